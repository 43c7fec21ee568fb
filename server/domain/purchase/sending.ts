import type { components } from '#contract/types.ts';
import { sendingRefusal, type SendingRefusal } from '#machines/purchase/sending.rules.ts';
import type { ErrorCode } from '../../errors.ts';
import {
  insertPurchaseEvent,
  type LockedPurchase,
  lockPurchase,
  writePurchase,
} from '../../db/repositories/purchase/change-purchase.ts';
import type { Transaction } from '../../db/engine/types.ts';
import { type LockedOrder, lockOrder } from '../../db/repositories/order/transition.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';
import type { SignedInCaller } from '../access/caller.ts';
import { canSee } from '../access/access.ts';
import { AppError } from '../kit/app-error.ts';
import { freshCaller } from '../access/fresh-caller.ts';
import { orderLineRules } from '#machines/order/order-line.rules.ts';
import { changePurchasedLines } from '../order/lines/change-lines.ts';
import { seenVersions } from '../order/lines/line-states.ts';
import { isLineMadeAlready } from '../order/made-already.ts';
import { readWrittenOrder } from '../order/placed-orders.ts';

type Schemas = components['schemas'];
type PlacedOrder = Schemas['PlacedOrder'];

const refusals = {
  order_state: 'order_not_for_purchase',
  nothing_waits: 'order_nothing_to_send',
} satisfies Record<SendingRefusal, ErrorCode>;

interface Target {
  purchase: LockedPurchase;
  albumId: number | null;
}

/** Lines of an order, and where they are to go. */
interface Sending {
  orderId: number;
  lineIds: readonly number[] | undefined;
  versions: Schemas['SendForm']['versions'];
  /** Whether lines that are in this purchase went where these are to go. */
  isThere: (purchase: LockedPurchase) => boolean;
  /** Locks the purchase; asked only if there is something to send. */
  target: (transaction: Transaction) => Promise<Target>;
}

/** Whether some of the lines are ordered, each of them in a purchase that fits. */
async function areAll(
  transaction: Transaction,
  shopId: number,
  lines: LockedOrder['lines'],
  isThere: Sending['isThere'],
): Promise<boolean> {
  const ids = new Set(lines.flatMap(({ state, purchaseId }) => (state === 'O' ? (purchaseId ?? []) : [])));
  for (const id of [...ids].sort((one, other) => one - other)) {
    const purchase = await lockPurchase(transaction, shopId, id);
    if (!purchase || !isThere(purchase)) return false;
  }
  return ids.size > 0;
}

/** Whether this person sent these lines, and nobody has changed them since. */
async function areMadeBy(
  transaction: Transaction,
  { order, lines, authorId }: { order: LockedOrder; lines: LockedOrder['lines']; authorId: number },
): Promise<boolean> {
  for (const line of lines)
    if (!(await isLineMadeAlready(transaction, { order, line }, { state: 'O', authorId, reason: '' }))) return false;
  return true;
}

/** Sends lines of an order to a purchase; throws not_found, validation, changed_meanwhile, or why they can't go. */
export async function sendLines(
  deps: DomainDeps,
  caller: SignedInCaller,
  { orderId, lineIds, versions, isThere, target }: Sending,
): Promise<PlacedOrder> {
  const { db, clock } = deps;
  const { shop, customer } = caller;
  await db.transaction(async (transaction) => {
    const order = await lockOrder(transaction, shop.id, orderId);
    if (!order || !canSee(customer, order.customerId, 'get_strange_orders')) throw new AppError('not_found');
    const named = new Set(lineIds ?? order.lines.map(({ id }) => id));
    const lines = order.lines.filter(({ id }) => named.has(id));
    if (lines.length < named.size) throw new AppError('validation', {}, { line_ids: 'unknown_record' });
    const refusal = sendingRefusal(order.state, lines);
    const seen = seenVersions(versions);
    const newer = lines.filter(({ id, version }) => (seen.get(id) ?? version) !== version);
    // A repetition after a lost answer: everything was sent there then. What a colleague sent elsewhere is no such
    // thing; nor is what they sent there from the version that was seen.
    if (refusal === 'nothing_waits' && (await areAll(transaction, shop.id, lines, isThere)))
      if (await areMadeBy(transaction, { order, lines: newer, authorId: customer.id })) return;
    if (newer.length > 0) throw new AppError('changed_meanwhile');
    if (refusal) throw new AppError(refusals[refusal], { from: order.state });
    const { purchase, albumId } = await target(transaction);
    const author = await freshCaller(transaction, caller, 'send_to_purchase_placed_order');
    if (!canSee(author.customer, order.customerId, 'get_strange_orders')) throw new AppError('not_found');
    if (orderLineRules.canOrder({ order: order.state, purchase: purchase.state }))
      throw new AppError('purchase_not_open', { from: purchase.state });
    const step = { authorId: customer.id, at: clock.now() };
    const waiting = lines.filter(({ state }) => state === 'W');
    const linesCount = await changePurchasedLines(
      transaction,
      order,
      waiting.map(({ id }) => ({ id, state: 'O', reason: '', moves: [], purchaseId: purchase.id, albumId })),
      step,
    );
    await insertPurchaseEvent(transaction, {
      shopId: shop.id,
      purchaseId: purchase.id,
      kind: 'lines_sent',
      orderId,
      linesCount,
      lineName: waiting[0]?.description ?? null,
      ...step,
    });
    // A receipt by somebody who hasn't seen these lines is refused.
    await writePurchase(transaction, { id: purchase.id });
  });
  return readWrittenOrder(deps, caller, orderId);
}

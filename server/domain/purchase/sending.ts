import type { components } from '#contract/types.ts';
import { orderLineRules } from '#machines/order/order-line.rules.ts';
import { type SendingRefusal, sendingRefusal } from '#machines/purchase/sending.rules.ts';
import type { Transaction } from '../../db/engine/types.ts';
import { type LockedOrder, lockOrder } from '../../db/repositories/order/transition.ts';
import { findAlbum } from '../../db/repositories/purchase/album.ts';
import {
  insertPurchase,
  insertPurchaseEvent,
  lockNewestOwn,
  lockPurchase,
  type LockedPurchase,
  lockPurchasing,
  writePurchase,
} from '../../db/repositories/purchase/change-purchase.ts';
import { findOpenPurchases } from '../../db/repositories/purchase/purchase.ts';
import type { ErrorCode } from '../../errors.ts';
import { nameByDay } from '../../texts/purchases.strings.ts';
import { canSee } from '../access/access.ts';
import type { SignedInCaller } from '../access/caller.ts';
import { freshCaller } from '../access/fresh-caller.ts';
import { AppError } from '../kit/app-error.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';
import { readWrittenOrder } from '../order/placed-orders.ts';
import { changePurchasedLines } from '../order/lines/change-lines.ts';
import { toIntermediary } from './purchase-answer.ts';

type PlacedOrder = components['schemas']['PlacedOrder'];

const refusals = {
  order_state: 'order_not_for_purchase',
  nothing_waits: 'order_nothing_to_send',
} satisfies Record<SendingRefusal, ErrorCode>;

/** The purchases that lines can be sent to, with their albums. */
export async function listOpenPurchases(
  { db }: DomainDeps,
  { shop }: SignedInCaller,
): Promise<components['schemas']['OpenPurchases']> {
  const found = await findOpenPurchases(db.orm, shop.id);
  return {
    result: found.map(({ intermediary, ...purchase }) => ({
      ...purchase,
      intermediary: intermediary && toIntermediary(intermediary),
    })),
  };
}

interface Target {
  purchase: LockedPurchase;
  albumId: number | null;
}

interface Sending {
  orderId: number;
  lineIds: readonly number[] | undefined;
  /** The versions of lines that the person saw. */
  seen?: ReadonlyMap<number, number>;
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

async function send(
  deps: DomainDeps,
  caller: SignedInCaller,
  { orderId, lineIds, seen, isThere, target }: Sending,
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
    // A repetition after a lost answer: everything was sent there then. What a colleague sent elsewhere is no such thing.
    if (refusal === 'nothing_waits' && (await areAll(transaction, shop.id, lines, isThere))) return;
    if (lines.some(({ id, version }) => (seen?.get(id) ?? version) !== version))
      throw new AppError('changed_meanwhile');
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

/**
 * Sends the order's waiting lines, or those named, to a purchase; returns the order. Throws not_found, validation for an unknown
 * purchase, album or line, order_nothing_to_send, order_not_for_purchase, purchase_not_open, changed_meanwhile for a line of
 * which another version was seen.
 */
export function sendToPurchase(
  deps: DomainDeps,
  caller: SignedInCaller,
  orderId: number,
  form: components['schemas']['SendForm'],
  seen?: Sending['seen'],
): Promise<PlacedOrder> {
  const { shop } = caller;
  return send(deps, caller, {
    orderId,
    lineIds: form.line_ids,
    ...(seen && { seen }),
    isThere: ({ id }) => id === form.purchase_id,
    target: async (transaction) => {
      const purchase = await lockPurchase(transaction, shop.id, form.purchase_id);
      if (!purchase) throw new AppError('validation', {}, { purchase_id: 'unknown_record' });
      if (form.album_id === undefined) return { purchase, albumId: null };
      const album = await findAlbum(transaction, shop.id, form.album_id);
      if (album?.purchase.id !== purchase.id) throw new AppError('validation', {}, { album_id: 'unknown_record' });
      return { purchase, albumId: album.id };
    },
  });
}

/** The same to the shop's own purchase: the newest open one, or a new one that is named by the day. */
export function sendToSelfPurchase(
  deps: DomainDeps,
  caller: SignedInCaller,
  orderId: number,
  form: components['schemas']['SendToOwnForm'],
  seen?: Sending['seen'],
): Promise<PlacedOrder> {
  const { shop, customer } = caller;
  return send(deps, caller, {
    orderId,
    lineIds: form.line_ids,
    ...(seen && { seen }),
    isThere: ({ intermediaryId }) => intermediaryId === null,
    target: async (transaction) => {
      const timeZone = await lockPurchasing(transaction, shop.id);
      const newest = await lockNewestOwn(transaction, shop.id);
      if (newest) return { purchase: newest, albumId: null };
      const at = deps.clock.now();
      const name = nameByDay(at, timeZone);
      const purchase = await insertPurchase(transaction, { shopId: shop.id, name, createdAt: at });
      const opened = { kind: 'state', toState: 'open', authorId: customer.id, at } as const;
      await insertPurchaseEvent(transaction, { shopId: shop.id, purchaseId: purchase.id, ...opened });
      return { purchase, albumId: null };
    },
  });
}

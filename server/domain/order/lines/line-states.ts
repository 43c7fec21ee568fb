import type { components } from '#contract/types.ts';
import { nextLines, orderLineRefusal } from '#machines/order/order-line.machine.ts';
import type { OrderLineFacts } from '#machines/order/order-line.rules.ts';
import { isLiveLine, type OrderLineState } from '#common/order-line.ts';
import type { PurchaseState } from '#machines/purchase/purchase.machine.ts';
import type { Transaction } from '../../../db/engine/types.ts';
import { lockBalance } from '../../../db/repositories/ledger/ledger.ts';
import type { OrderRow } from '../../../db/repositories/order/placed-order.ts';
import {
  type ChangedLine,
  findOrderOfLine,
  type LockedLine,
  type LockedOrder,
  lockOrder,
} from '../../../db/repositories/order/transition.ts';
import { insertPurchaseEvent, lockPurchase } from '../../../db/repositories/purchase/change-purchase.ts';
import { detailOf } from '../../../errors.ts';
import { canSee } from '../../access/access.ts';
import type { Customer, SignedInCaller } from '../../access/caller.ts';
import { freshCaller } from '../../access/fresh-caller.ts';
import { AppError } from '../../kit/app-error.ts';
import type { DomainDeps } from '../../kit/domain-deps.ts';
import { cleanText } from '../../kit/text.ts';
import { changePurchasedLines } from './change-lines.ts';
import { refusedLine } from './line-refusals.ts';
import { isCoveredBy } from '../order-sums.ts';
import { isLineMadeAlready } from '../made-already.ts';
import { type Forcing, forcingOf, roleIn } from '../order-role.ts';
import { checkTaken } from '../stock.ts';

type Schemas = components['schemas'];

/** What a change of several lines' states asks of each. */
interface Asked {
  state: OrderLineState;
  reason: string;
  at: Date;
  /** The lines that may take more of an item than there is. */
  forced: ReadonlySet<number>;
}

/** The line's transitions that this person may make, and what holds back the others; none for whoever isn't staff. */
export function nextLinesOf(
  viewer: Customer,
  order: OrderRow,
  { state, purchaseState, forcing }: { state: OrderLineState; purchaseState: PurchaseState | null; forcing: Forcing },
): Schemas['NextLineState'][] {
  if (roleIn(viewer, order.customer.id) !== 'staff') return [];
  const facts: Omit<OrderLineFacts, 'hasReason'> = {
    order: order.state,
    purchase: purchaseState,
    live: order.lines.filter(isLiveLine).length,
    isCovered: isCoveredBy(order.balance, order),
    ...forcing,
  };
  return nextLines(state, facts).map(({ state: to, needsReason, refusal }) => {
    const error = refusal && refusedLine(refusal, { from: state, to, facts });
    return { state: to, needs_reason: needsReason, refusal: error && detailOf(error.code, error.params) };
  });
}

/** Where a line leaves its purchase, and where it keeps it. */
function changed(line: LockedLine, { state, reason }: Asked): ChangedLine {
  const isIn = state !== 'W';
  return {
    id: line.id,
    state,
    reason: state === 'C' ? reason : '',
    moves: [],
    purchaseId: isIn ? line.purchaseId : null,
    albumId: isIn ? line.albumId : null,
  };
}

/** The facts of a line whose order is locked, with its purchase and its customer, and the caller as of then. */
async function factsOf(
  transaction: Transaction,
  asker: SignedInCaller,
  { order, line }: { order: LockedOrder; line: LockedLine },
): Promise<{ caller: SignedInCaller; facts: Omit<OrderLineFacts, 'hasReason'> }> {
  // The order before its purchase, and both before the customer, as everywhere.
  const { shopId, customerId } = order;
  const purchase = line.purchaseId === null ? undefined : await lockPurchase(transaction, shopId, line.purchaseId);
  const balance = await lockBalance(transaction, shopId, customerId);
  const caller = await freshCaller(transaction, asker);
  return {
    caller,
    facts: {
      order: order.state,
      purchase: purchase?.state ?? null,
      live: order.lines.filter(isLiveLine).length,
      isCovered: isCoveredBy(balance, order),
      ...(await forcingOf(transaction, caller, customerId)),
    },
  };
}

/**
 * Changes one line; returns its order. Throws not_found, forbidden, changed_meanwhile, or why the line can't change so.
 */
async function changeState(
  transaction: Transaction,
  asker: SignedInCaller,
  { id, version }: { id: number; version: number | undefined },
  asked: Asked,
): Promise<number> {
  const { shop } = asker;
  const orderId = await findOrderOfLine(transaction, shop.id, id);
  const order = orderId === undefined ? undefined : await lockOrder(transaction, shop.id, orderId);
  const line = order?.lines.find((one) => one.id === id);
  if (!order || !line) throw new AppError('not_found');
  const { caller, facts } = await factsOf(transaction, asker, { order, line });
  const { customer } = caller;
  if (!canSee(customer, order.customerId, 'get_strange_orders')) throw new AppError('not_found');
  if (roleIn(customer, order.customerId) !== 'staff') throw new AppError('forbidden');
  const { state: to, reason, at } = asked;
  if (version !== undefined && version !== line.version) {
    const isTold = await isLineMadeAlready(transaction, { order, line }, { state: to, authorId: customer.id, reason });
    if (isTold) return order.id;
    throw new AppError('changed_meanwhile');
  }
  const refusal = orderLineRefusal(line.state, to, { ...facts, hasReason: reason !== '' });
  if (refusal) throw refusedLine(refusal, { from: line.state, to, facts });
  const step = { authorId: customer.id, at };
  await changePurchasedLines(transaction, order, [changed(line, asked)], { ...step, reason });
  if (line.state === 'C' && !asked.forced.has(id)) await checkTaken(transaction, order);
  if (line.state === 'O' && to === 'W' && line.purchaseId !== null) {
    const event = { shopId: shop.id, purchaseId: line.purchaseId, kind: 'lines_returned', linesCount: 1 } as const;
    await insertPurchaseEvent(transaction, { ...event, ...step });
  }
  return order.id;
}

/**
 * Changes lines one by one to `state`; answers a verdict per id, in their order: what the line is now, or why it can't
 * change so. `changeOne` returns the line's order, and where it went if it did; it throws an AppError for a refusal.
 */
export async function verdictsOf(
  { ids, state }: Pick<Schemas['OrderLineStatesForm'], 'ids' | 'state'>,
  changeOne: (id: number) => Promise<{ orderId: number; sent?: Schemas['SentLine'] }>,
): Promise<Schemas['OrderLineVerdicts']> {
  const result: Schemas['OrderLineVerdicts']['result'] = [];
  // One after another: a person who sends a hundred takes one connection, not all.
  for (const id of new Set(ids)) {
    try {
      const { orderId, ...sent } = await changeOne(id);
      result.push({ id, ok: true, state, placed_order_id: orderId, ...sent });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      result.push({ id, ok: false, code: error.code, detail: detailOf(error.code, error.params) });
    }
  }
  return { result };
}

/** The versions of lines that the person saw, by their ids. */
export const seenVersions = (versions: Schemas['OrderLineStatesForm']['versions'] = []): ReadonlyMap<number, number> =>
  new Map(versions.map(({ id, version }) => [id, version]));

/** Changes the states of lines, each in a transaction of its own; answers a verdict per id. */
export function changeLineStates(
  { db, clock }: DomainDeps,
  caller: SignedInCaller,
  form: Schemas['OrderLineStatesForm'],
): Promise<Schemas['OrderLineVerdicts']> {
  const reason = cleanText(form.reason ?? '');
  const asked: Asked = { state: form.state, reason, at: clock.now(), forced: new Set(form.forced_ids) };
  const versions = seenVersions(form.versions);
  return verdictsOf(form, async (id) => ({
    orderId: await db.transaction((transaction) =>
      changeState(transaction, caller, { id, version: versions.get(id) }, asked),
    ),
  }));
}

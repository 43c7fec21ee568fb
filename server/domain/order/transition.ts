import { isDeepStrictEqual } from 'node:util';
import { moveLine } from '#machines/order/line-moves.ts';
import { isLinesRefusal, isLiveLine, linesInWay } from '#common/order-line.ts';
import { orderTransitionRefusal, type PlacedOrderState } from '#machines/order/placed-order.machine.ts';
import type { OrderFacts, OrderTransitionRefusal } from '#machines/order/placed-order.rules.ts';
import type { Transaction } from '../../db/engine/types.ts';
import { lockAccount } from '../../db/repositories/ledger/ledger.ts';
import { insertPurchaseEvent, lockPurchase } from '../../db/repositories/purchase/change-purchase.ts';
import {
  type LockedLine,
  type LockedOrder,
  writeLines,
  writeTransition,
} from '../../db/repositories/order/transition.ts';
import type { ErrorCode } from '../../errors.ts';
import { linesText } from '../../texts/orders.strings.ts';
import { AppError } from '../kit/app-error.ts';
import { settleOrder } from '../ledger/ledger.ts';
import { isEnded, shortageOf, sumsOf } from './order-sums.ts';

/** The error code of each refusal. */
export const refusalCodes = {
  same_state: 'order_same_state',
  finished: 'order_finished',
  not_allowed: 'order_move_not_allowed',
  staff_only: 'order_staff_only',
  prepaid: 'order_prepaid',
  customer_deleted: 'order_customer_deleted',
  merged: 'order_merged',
  no_lines: 'order_no_lines',
  not_priced: 'order_not_priced',
  lines_ordered: 'order_lines_ordered',
  lines_handed_over: 'order_lines_handed_over',
  lines_received: 'order_lines_received',
  lines_in_work: 'order_lines_in_work',
  balance_short: 'order_balance_short',
  own_order: 'order_own',
  reason_needed: 'order_reason_needed',
} satisfies Record<OrderTransitionRefusal, ErrorCode>;

/** The error of a refused transition. */
export function refusedTransition(
  code: OrderTransitionRefusal,
  { state: from, lines }: Pick<LockedOrder, 'state' | 'lines'>,
  to: PlacedOrderState,
): AppError {
  // A customer may cancel in other states; other transitions are never theirs.
  if (code === 'staff_only' && to !== 'canceled') return new AppError('forbidden');
  const isNamed = isLinesRefusal(code) ? linesInWay[code] : undefined;
  const found = lines.flatMap((line, index) =>
    isNamed?.(line) ? [{ number: index + 1, name: line.description }] : [],
  );
  return new AppError(refusalCodes[code], { from, to, lines: linesText(found) });
}

/** An order that ends keeps the sums that it had; its lines are cancelled only with it. */
function sumsIn(order: LockedOrder, to: PlacedOrderState, lines: readonly LockedLine[]) {
  const { total, isPriced, itemsCount, deliveryPrice } = order;
  return isEnded(to) ? { total, isPriced, itemsCount } : sumsOf(lines.filter(isLiveLine), deliveryPrice);
}

const movedLines = (order: LockedOrder, to: PlacedOrderState, reason: string): LockedLine[] =>
  order.lines.map((line) => ({ ...line, ...moveLine(line, to, reason) }));

/**
 * The purchases that ordered lines come back to with their order, locked in one order for everybody who locks several.
 */
async function lockPurchases(
  transaction: Transaction,
  order: LockedOrder,
  lines: readonly LockedLine[],
): Promise<ReadonlySet<number>> {
  const back = lines.filter(({ state }, index) => state === 'O' && order.lines[index]?.state === 'C');
  const ids = [...new Set(back.flatMap(({ purchaseId }) => purchaseId ?? []))].sort((a, b) => a - b);
  const open = new Set<number>();
  for (const id of ids) {
    const purchase = await lockPurchase(transaction, order.shopId, id);
    if (purchase?.state === 'open') open.add(id);
  }
  return open;
}

/**
 * Locks the purchases that a transition of a locked order needs. Everybody locks orders first, then purchases, then
 * customers, so it comes before the balance is locked.
 */
export async function lockForTransition(
  transaction: Transaction,
  order: LockedOrder,
  to: PlacedOrderState,
): Promise<void> {
  await lockPurchases(transaction, order, movedLines(order, to, ''));
}

/**
 * Ordered lines that are back with their order wait again, unless their purchase can still be changed; the purchase
 * that they leave tells of it.
 */
async function rejoin(
  transaction: Transaction,
  order: LockedOrder,
  lines: readonly LockedLine[],
  step: { authorId: number; at: Date },
): Promise<readonly LockedLine[]> {
  const open = await lockPurchases(transaction, order, lines);
  const leaves = ({ state, purchaseId }: LockedLine, index: number): boolean =>
    state === 'O' && order.lines[index]?.state === 'C' && purchaseId !== null && !open.has(purchaseId);
  const left = lines.filter(leaves);
  for (const purchaseId of new Set(left.flatMap((line) => line.purchaseId ?? []))) {
    const [first, ...others] = left.filter((line) => line.purchaseId === purchaseId);
    const told = { linesCount: 1 + others.length, lineName: first?.description ?? null };
    const event = { shopId: order.shopId, purchaseId, kind: 'lines_returned', ...told, ...step } as const;
    await insertPurchaseEvent(transaction, event);
  }
  return lines.map((line, index) =>
    leaves(line, index) ? { ...line, state: 'W', purchaseId: null, albumId: null } : line,
  );
}

/**
 * What a transition of a locked order is decided by: the lifecycle's facts, and what the balance lacks for it in
 * kopecks.
 */
export interface KnownFacts {
  facts: OrderFacts;
  short: number;
}

/** All that the lifecycle asks about a locked order; its customer's row stays locked until the transaction ends. */
export async function transitionFacts(
  transaction: Transaction,
  order: LockedOrder,
  mover: Pick<OrderFacts, 'by' | 'hasReason' | 'canForce' | 'needsColleague'>,
): Promise<KnownFacts> {
  const account = await lockAccount(transaction, order.shopId, order.customerId);
  const short = shortageOf(account.balance, order);
  const { isPrepaid, lines } = order;
  const facts = { ...mover, isPrepaid, lines, isCovered: short === 0 };
  const isMerged = order.mergedIntoId !== null;
  return { facts: { ...facts, isCustomerDeleted: account.isDeleted, isMerged }, short };
}

const isAllowed = Symbol('allowed');

/**
 * A transition that the lifecycle allows: nothing else can be carried out. `balanceShort` is what the balance lacks
 * where it is forced.
 */
export interface AllowedTransition {
  readonly [isAllowed]: true;
  to: PlacedOrderState;
  balanceShort: number | null;
}

/** Asks the lifecycle about a transition of a locked order; throws why it is refused. */
export function allow(order: LockedOrder, to: PlacedOrderState, { facts, short }: KnownFacts): AllowedTransition {
  const refusal = orderTransitionRefusal(order.state, to, facts);
  if (refusal) throw refusedTransition(refusal, order, to);
  const isForced = orderTransitionRefusal(order.state, to, { ...facts, canForce: false }) === 'balance_short';
  return { [isAllowed]: true, to, balanceShort: isForced ? short : null };
}

/** Carries out a transition of a locked order: its lines, its sums, its timeline, the ledger. */
export async function carryOut(
  transaction: Transaction,
  order: LockedOrder,
  { to, balanceShort }: AllowedTransition,
  step: { authorId: number; reason: string; at: Date },
): Promise<void> {
  const { id, shopId, customerId, state: from } = order;
  const { authorId, at } = step;
  const lines = await rejoin(transaction, order, movedLines(order, to, step.reason), { authorId, at });
  await writeLines(
    transaction,
    lines.filter((line, index) => !isDeepStrictEqual(line, order.lines[index])),
  );
  const sums = sumsIn(order, to, lines);
  await writeTransition(transaction, { shopId, orderId: id, from, to, balanceShort, ...step, ...sums });
  await settleOrder(transaction, { id, shopId, customerId, state: to, total: sums.total }, step);
}

import type { components } from '#contract/types.ts';
import type { LineEditingRefusal, LineRemovalRefusal } from '#machines/order/order-editing.rules.ts';
import type { ErrorCode } from '../../../errors.ts';
import { checkOpen, type Editing, lockForEditing } from '../open-order.ts';
import { findOrderOfLine, type LockedLine } from '../../../db/repositories/order/transition.ts';
import type { Transaction } from '../../../db/engine/types.ts';
import type { SignedInCaller } from '../../access/caller.ts';
import { AppError } from '../../kit/app-error.ts';
import type { DomainDeps } from '../../kit/domain-deps.ts';
import { toRoubles } from '../../kit/money.ts';
import { readWrittenOrder } from '../placed-orders.ts';

type PlacedOrder = components['schemas']['PlacedOrder'];

/** A line that a call has given another price, as it was before. */
export type LineBefore = components['schemas']['LineBefore'];

/** What a line was before it is written with another price. */
export const lineBefore = ({ id, version, price }: Pick<LockedLine, 'id' | 'version' | 'price'>): LineBefore => ({
  id,
  version: version + 1,
  price: price === null ? null : toRoubles(price),
});

/** What a call tells of lines that it has given another price. */
export const toldBefore = (
  before: readonly LineBefore[],
): Pick<components['schemas']['RepricedOrder'], 'lines_before'> =>
  before.length > 0 ? { lines_before: [...before] } : {};

/** What a refused change or removal of a line is called in the contract. */
export const lineRefusals = {
  editing_handed_on: 'editing_handed_on',
  editing_finished: 'order_finished',
  line_canceled: 'line_canceled',
  line_handed_over: 'line_handed_over',
  line_in_work: 'line_in_work',
  line_count_ordered: 'line_count_ordered',
  price_staff_only: 'price_staff_only',
  price_too_low: 'price_too_low',
  price_needed: 'price_needed',
  line_last: 'line_last',
  line_reason_needed: 'line_reason_needed',
} satisfies Record<LineEditingRefusal | LineRemovalRefusal, ErrorCode>;

/** A line that is being changed, with its locked order; the caller with the permissions that they have then. */
export interface OpenedLine extends Editing {
  line: LockedLine;
}

/**
 * Locks the order of a line that the caller may change. Throws not_found, forbidden, or why the order is closed to it;
 * null for another version.
 */
async function openLine(
  transaction: Transaction,
  asked: SignedInCaller,
  { lineId, version, what }: { lineId: number; version: number | undefined; what: 'edit' | 'delete' },
): Promise<{ orderId: number; opened: OpenedLine | null }> {
  const orderId = await findOrderOfLine(transaction, asked.shop.id, lineId);
  if (orderId === undefined) throw new AppError('not_found');
  const editing = await lockForEditing(transaction, asked, orderId, what);
  const line = editing.order.lines.find(({ id }) => id === lineId);
  // It was deleted while the lock was waited for.
  if (!line) throw new AppError('not_found');
  if (version !== undefined && version !== line.version) return { orderId, opened: null };
  checkOpen(editing);
  return { orderId, opened: { ...editing, line } };
}

/**
 * Runs a change of a line; answers what it does, and the order after it. Throws changed_meanwhile with the order for
 * another version.
 */
export async function changeLine<Told>(
  deps: DomainDeps,
  caller: SignedInCaller,
  named: Parameters<typeof openLine>[2],
  change: (transaction: Transaction, opened: OpenedLine) => Promise<Told>,
): Promise<{ order: PlacedOrder; told: Told }> {
  const { orderId, done } = await deps.db.transaction(async (transaction) => {
    const found = await openLine(transaction, caller, named);
    return { orderId: found.orderId, done: found.opened && { told: await change(transaction, found.opened) } };
  });
  const order = await readWrittenOrder(deps, caller, orderId);
  if (!done) throw new AppError('changed_meanwhile', {}, undefined, order);
  return { order, told: done.told };
}

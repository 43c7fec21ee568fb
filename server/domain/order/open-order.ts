import {
  type EditingFacts,
  type EditingRefusal,
  editingRefusal,
  editingRole,
} from '#machines/order/order-editing.rules.ts';
import type { Transaction } from '../../db/engine/types.ts';
import { type LockedOrder, lockOrder } from '../../db/repositories/order/transition.ts';
import type { ErrorCode } from '../../errors.ts';
import { canSee } from '../access/access.ts';
import type { SignedInCaller } from '../access/caller.ts';
import { AppError } from '../kit/app-error.ts';
import { callerOver } from './caller-over.ts';
import { paysInFull } from './order-role.ts';

/** The errors of an order that is closed to a change. */
const editingRefusals = {
  editing_accepted: 'editing_accepted',
  editing_handed_on: 'editing_handed_on',
  editing_finished: 'order_finished',
} as const satisfies Record<EditingRefusal, ErrorCode>;

/** An order that is locked, and who changes it. */
export interface Editing {
  caller: SignedInCaller;
  order: LockedOrder;
  by: EditingFacts['by'];
  /** Whether delivery costs this person what it costs everybody. */
  paysInFull: boolean;
}

/**
 * Locks an order that the caller may change at all, with the permissions that they have then; throws not_found or
 * forbidden.
 */
export async function lockForEditing(
  transaction: Transaction,
  asked: SignedInCaller,
  orderId: number,
  what: Parameters<typeof editingRole>[0] = 'edit',
): Promise<Editing> {
  const order = await lockOrder(transaction, asked.shop.id, orderId);
  const caller = await callerOver(transaction, asked, order);
  const { customer } = caller;
  if (!order || !canSee(customer, order.customerId, 'get_strange_orders')) throw new AppError('not_found');
  const by = editingRole(what, { isOwn: order.customerId === customer.id, flags: customer.flags });
  if (!by) throw new AppError('forbidden');
  return { caller, order, by, paysInFull: await paysInFull(transaction, caller, { by, customerId: order.customerId }) };
}

/**
 * Locks an order of the caller's own, whose lines their checkout may join and leave without edit_order, as it may place
 * another one; throws not_found for any other, whatever they may do with it.
 */
export async function lockOwn(transaction: Transaction, asked: SignedInCaller, orderId: number): Promise<Editing> {
  const order = await lockOrder(transaction, asked.shop.id, orderId);
  if (order?.customerId !== asked.customer.id) throw new AppError('not_found');
  return { caller: await callerOver(transaction, asked, order), order, by: 'customer', paysInFull: true };
}

/** Throws why the lines of a locked order can't be changed now. */
export function checkOpen({ order: { state }, by }: { order: LockedOrder; by: EditingFacts['by'] }): void {
  const closed = editingRefusal({ by, state });
  if (closed) throw new AppError(editingRefusals[closed], { from: state });
}

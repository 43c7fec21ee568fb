import type { EditingFacts } from '#machines/order/order-editing.rules.ts';
import type { OrderFacts } from '#machines/order/placed-order.rules.ts';
import type { Orm } from '../../db/engine/types.ts';
import type { Customer, SignedInCaller } from '../access/caller.ts';
import { needsColleague } from '../access/four-eyes.ts';

/**
 * The role in which the viewer may change the state of this customer's order, and of its lines; null where they may
 * not.
 */
export function roleIn(
  { id, flags }: Customer,
  customerId: number,
): Extract<OrderFacts['by'], 'customer' | 'staff'> | null {
  const isStaff = flags.has('update_state_placed_order');
  if (id === customerId) return isStaff ? 'staff' : 'customer';
  return isStaff && flags.has('get_strange_orders') ? 'staff' : null;
}

/** Whether somebody may hand goods over that the balance doesn't cover. */
export type Forcing = Required<Pick<OrderFacts, 'canForce' | 'needsColleague'>>;

/** Whether the caller may do that with this customer's order, or a colleague has to. */
export async function forcingOf(orm: Orm, caller: SignedInCaller, customerId: number): Promise<Forcing> {
  const flag = 'edit_balance_customers';
  const canForce = caller.customer.flags.has(flag);
  return { canForce, needsColleague: canForce && (await needsColleague(orm, caller, { customerId, flag })) };
}

/**
 * Whether delivery costs this person what it costs everybody: a customer, and staff whose own order takes a colleague.
 */
export async function paysInFull(
  orm: Orm,
  caller: SignedInCaller,
  { by, customerId }: { by: EditingFacts['by']; customerId: number },
): Promise<boolean> {
  return by === 'customer' || needsColleague(orm, caller, { customerId, flag: 'edit_strange_order' });
}

import type { OrderFacts } from '#machines/order/placed-order.rules.ts';
import type { Customer } from '../access/caller.ts';

/** The role in which the viewer may change the state of this customer's order, and of its lines; null where they may not. */
export function roleIn({ id, flags }: Customer, customerId: number): Exclude<OrderFacts['by'], 'purchase'> | null {
  const isStaff = flags.has('update_state_placed_order');
  if (id === customerId) return isStaff ? 'staff' : 'customer';
  return isStaff && flags.has('get_strange_orders') ? 'staff' : null;
}

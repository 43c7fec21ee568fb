import type { OrderFacts, OrderTransitionRefusal } from '#machines/order/placed-order.rules.ts';
import { type OrderDesk, PRICE } from './order-desk.ts';
import { bringMerged, chargeOf, type OrderMovers, setBalance } from './order-steps.ts';
import { done, type Person, type Told, REASON } from './walk-desk.ts';

/** The answer to each refusal. */
export const orderRefusals: Readonly<Record<OrderTransitionRefusal, Told>> = {
  same_state: { status: 409, code: 'order_same_state' },
  finished: { status: 409, code: 'order_finished' },
  not_allowed: { status: 409, code: 'order_move_not_allowed' },
  staff_only: { status: 403, code: 'forbidden' },
  prepaid: { status: 409, code: 'order_prepaid' },
  customer_deleted: { status: 409, code: 'order_customer_deleted' },
  merged: { status: 409, code: 'order_merged' },
  no_lines: { status: 409, code: 'order_no_lines' },
  not_priced: { status: 409, code: 'order_not_priced' },
  lines_ordered: { status: 409, code: 'order_lines_ordered' },
  lines_handed_over: { status: 409, code: 'order_lines_handed_over' },
  lines_received: { status: 409, code: 'order_lines_received' },
  lines_in_work: { status: 409, code: 'order_lines_in_work' },
  balance_short: { status: 409, code: 'order_balance_short' },
  own_order: { status: 409, code: 'order_own' },
  reason_needed: { status: 409, code: 'order_reason_needed' },
};

/** Whoever sends it: with the permissions that its facts speak of, and no other. */
async function senderOf({ desk }: OrderDesk, { by, canForce }: OrderFacts, owner: Person): Promise<Person> {
  if (by === 'customer') return owner;
  const flags = ['get_strange_orders', 'update_state_placed_order'] as const;
  return desk.person('Мария', ...flags, ...(canForce ? (['edit_balance_customers'] as const) : []));
}

/** Customers and staff: by a request of their own. */
export const people: OrderMovers = {
  withoutRequest: () => undefined,

  bring: async (orders, { facts, way }) => {
    // Merging cancels an order, which is its way to that state.
    const order = facts.isMerged ? await bringMerged(orders, [], true) : await orders.place();
    if (!facts.isMerged) {
      await orders.move(order.id, ...way);
      await orders.setLines(order, facts.lines);
    }
    await setBalance(orders, order, facts);
    if (facts.isCustomerDeleted) await orders.deleteOwner(order);
    return { ...order, sender: await senderOf(orders, facts, order.owner) };
  },

  send: async ({ desk }, { id, sender }, { to, facts }) => {
    const body = { state: to, reason: facts.hasReason ? REASON : '' };
    return desk.ask(sender, 'put', `/placed-order/${id}/update-state/`, body);
  },

  should: ({ from, to, facts, refusal, isForced }, { sender }, seen) => {
    // A customer may cancel in other states, so that they are told why not in this one.
    if (refusal === 'staff_only' && to === 'canceled') return { answer: { status: 409, code: 'order_staff_only' } };
    if (refusal !== null) return { answer: orderRefusals[refusal] };
    const charged = chargeOf(to, facts.lines);
    const entry = {
      what: `${from} → ${to}`,
      author: sender.name,
      reason: facts.hasReason ? REASON : '',
      ...(isForced && { short: (10 * PRICE - charged) / 100 }),
    };
    return { answer: done, seen: { ...seen, state: to, timeline: [...seen.timeline, entry], charged } };
  },
};

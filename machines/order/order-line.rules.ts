import type { components, PlacedOrderState } from '#contract/types.ts';

/** The facts that guards check. */
export interface OrderLineFacts {
  /** The state of the line's order. */
  order: PlacedOrderState;
  /** The state of the purchase that the line is in, or is to be sent to; null for none. */
  purchase: components['schemas']['PurchaseState'] | null;
  /** How many lines of its order count, with this one if it does. */
  live: number;
  hasReason: boolean;
  /** The customer's balance is not negative after this order is charged with what its lines cost now. */
  isCovered: boolean;
  /** Has the permission edit_balance_customers. */
  canForce: boolean;
  /** It is a line of an order of whoever moves it, and somebody else has that permission too; left out, it isn't. */
  needsColleague?: boolean;
}

/** Why a line refuses a transition. */
export type OrderLineRefusal =
  | 'same_state'
  | 'finished'
  | 'not_allowed'
  | 'order_handed_on'
  | 'order_finished'
  | 'order_collected'
  | 'order_not_accepted'
  | 'order_not_collected'
  | 'no_purchase'
  | 'purchase_not_open'
  | 'balance_short'
  | 'own_order'
  | 'last'
  | 'reason_needed';

type Rule<Needs extends keyof OrderLineFacts> = (facts: Pick<OrderLineFacts, Needs>) => OrderLineRefusal | null;

const finished: ReadonlySet<PlacedOrderState> = new Set(['completed', 'canceled', 'rejected']);
const handedOn: ReadonlySet<PlacedOrderState> = new Set(['delivery', 'done']);

const isOpen: Rule<'order'> = ({ order }) => {
  if (finished.has(order)) return 'order_finished';
  return handedOn.has(order) ? 'order_handed_on' : null;
};

/** Whether lines of an order in this state can still be bought. */
export const isOpenOrder = (order: PlacedOrderState): boolean => isOpen({ order }) === null;

const canOrder: Rule<'order' | 'purchase'> = (facts) => {
  const closed = isOpen(facts);
  if (closed) return closed;
  if (facts.order === 'created') return 'order_not_accepted';
  if (facts.purchase === null) return 'no_purchase';
  return facts.purchase === 'open' ? null : 'purchase_not_open';
};

const canWaitAgain: Rule<'order' | 'purchase'> = (facts) =>
  isOpen(facts) ?? (facts.purchase === null || facts.purchase === 'open' ? null : 'purchase_not_open');

const canCancel: Rule<'order' | 'live' | 'hasReason'> = (facts) => {
  const closed = isOpen(facts);
  if (closed) return closed;
  if (facts.live === 1) return 'last';
  return facts.hasReason ? null : 'reason_needed';
};

const canRestore: Rule<'order'> = (facts) => isOpen(facts) ?? (facts.order === 'collected' ? 'order_collected' : null);

const canHandOver: Rule<'order' | 'isCovered' | 'canForce' | 'needsColleague'> = (facts) => {
  const { order, isCovered, canForce, needsColleague } = facts;
  if (finished.has(order)) return 'order_finished';
  if (order !== 'collected' && !handedOn.has(order)) return 'order_not_collected';
  if (isCovered) return null;
  if (!canForce) return 'balance_short';
  return needsColleague ? 'own_order' : null;
};

/** The guards of the line's machine by name: each returns why the transition is refused, null if it is allowed. */
export const orderLineRules = { isOpen, canOrder, canWaitAgain, canCancel, canRestore, canHandOver };

import {
  billingRefusal,
  collectingRefusal,
  endingRefusal,
  leavingRefusal,
  type LineFacts,
  type LinesRefusal,
} from './order-line.ts';

/** The facts that guards check. */
export interface OrderFacts {
  by: 'customer' | 'staff';
  hasReason: boolean;
  /** The customer's balance is not negative after this order is charged with what its lines cost now. */
  isCovered: boolean;
  /** Has the permission edit_balance_customers. */
  canForce: boolean;
  /** The shop collects an order only after it is billed and paid; left out, it doesn't. */
  isPrepaid?: boolean;
  /** Its customer is deleted; left out, they aren't. */
  isCustomerDeleted?: boolean;
  lines: readonly LineFacts[];
}

/** Why an order refuses a transition. */
export type OrderTransitionRefusal =
  | 'same_state'
  | 'finished'
  | 'not_allowed'
  | 'staff_only'
  | 'prepaid'
  | 'customer_deleted'
  | LinesRefusal
  | 'balance_short'
  | 'reason_needed';

type Rule = (facts: OrderFacts) => OrderTransitionRefusal | null;

const isStaff: Rule = ({ by }) => (by === 'staff' ? null : 'staff_only');
const hasReason: Rule = (facts) => (facts.hasReason ? null : 'reason_needed');
const canBill: Rule = (facts) => isStaff(facts) ?? billingRefusal(facts.lines);
const canCollect: Rule = (facts) => isStaff(facts) ?? collectingRefusal(facts.lines);
const canCollectUnbilled: Rule = (facts) => isStaff(facts) ?? (facts.isPrepaid ? 'prepaid' : null) ?? canCollect(facts);
const canHandOver: Rule = (facts) => canCollect(facts) ?? (facts.isCovered || facts.canForce ? null : 'balance_short');
const canStepBack: Rule = (facts) => isStaff(facts) ?? hasReason(facts);
// Nobody is deleted while an order of theirs is under way, so none comes back to life after that.
const canRestore: Rule = (facts) =>
  isStaff(facts) ?? (facts.isCustomerDeleted ? 'customer_deleted' : null) ?? hasReason(facts);
const canStepBackCollected: Rule = (facts) => canCollect(facts) ?? hasReason(facts);
const canEnd: Rule = (facts) => isStaff(facts) ?? endingRefusal(facts.lines) ?? hasReason(facts);
const canCancel: Rule = (facts) => (facts.by === 'customer' ? leavingRefusal(facts.lines) : canEnd(facts));

/** The guards of the order's machine by name: each returns why the transition is refused, null if it is allowed. */
export const orderRules = {
  isStaff,
  canBill,
  canCollect,
  canCollectUnbilled,
  canHandOver,
  canStepBack,
  canRestore,
  canStepBackCollected,
  canEnd,
  canCancel,
};

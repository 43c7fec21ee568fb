import {
  billingRefusal,
  collectingRefusal,
  endingRefusal,
  isLiveLine,
  leavingRefusal,
  type LineFacts,
  type LinesRefusal,
} from '#common/order-line.ts';

/** The facts that guards check. */
export interface OrderFacts {
  /**
   * Whose move it is: a person's in their role, what a receipt of a purchase and its step back make of the order, or
   * what becomes of it when its lines move to another one, and come back.
   */
  by: 'customer' | 'staff' | 'purchase' | 'merge';
  hasReason: boolean;
  /** The customer's balance is not negative after this order is charged with what its lines cost now. */
  isCovered: boolean;
  /** Has the permission edit_balance_customers. */
  canForce: boolean;
  /** It is the order of whoever moves it, and somebody else has that permission too; left out, it isn't. */
  needsColleague?: boolean;
  /** The shop collects an order only after it is billed and paid; left out, it doesn't. */
  isPrepaid?: boolean;
  /** Its customer is deleted; left out, they aren't. */
  isCustomerDeleted?: boolean;
  /** Its lines have moved to another order; left out, they haven't. */
  isMerged?: boolean;
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
  | 'merged'
  | LinesRefusal
  | 'balance_short'
  | 'own_order'
  | 'reason_needed';

type Rule = (facts: OrderFacts) => OrderTransitionRefusal | null;

const isStaff: Rule = ({ by }) => (by === 'staff' ? null : 'staff_only');
const hasReason: Rule = (facts) => (facts.hasReason ? null : 'reason_needed');
const canBill: Rule = (facts) => isStaff(facts) ?? billingRefusal(facts.lines);
const canCollect: Rule = (facts) => isStaff(facts) ?? collectingRefusal(facts.lines);
const canCollectUnbilled: Rule = (facts) => isStaff(facts) ?? (facts.isPrepaid ? 'prepaid' : null) ?? canCollect(facts);
const isPaidFor: Rule = ({ isCovered, canForce, needsColleague }) => {
  if (isCovered) return null;
  if (!canForce) return 'balance_short';
  return needsColleague ? 'own_order' : null;
};
const canHandOver: Rule = (facts) => canCollect(facts) ?? isPaidFor(facts);
const canStepBack: Rule = (facts) => isStaff(facts) ?? hasReason(facts);
// What is handed over stays paid for: a line that is F by its order's move is back before the order is unbilled.
const canUnbill: Rule = (facts) => isStaff(facts) ?? endingRefusal(facts.lines) ?? hasReason(facts);
// Nobody is deleted while an order of theirs is under way, so none comes back to life after that.
const isCustomerThere: Rule = ({ isCustomerDeleted }) => (isCustomerDeleted ? 'customer_deleted' : null);
// An order that was merged has nothing to come back with before its lines do.
const hasOwnLines: Rule = ({ isMerged }) => (isMerged ? 'merged' : null);
const canRestore: Rule = (facts) => isStaff(facts) ?? hasOwnLines(facts) ?? isCustomerThere(facts) ?? hasReason(facts);
const canStepBackCollected: Rule = (facts) => canCollect(facts) ?? hasReason(facts);
const canEnd: Rule = (facts) => isStaff(facts) ?? endingRefusal(facts.lines) ?? hasReason(facts);
// A purchase ends an order with its last line, and no other. So does a merge, before any money has moved.
const isLeftEmpty: Rule = ({ lines }) => (lines.some(isLiveLine) ? 'not_allowed' : null);
const canCancelBilled: Rule = (facts) => {
  if (facts.by === 'merge') return 'not_allowed';
  return facts.by === 'purchase' ? isLeftEmpty(facts) : canEnd(facts);
};
const canCancel: Rule = (facts) => {
  if (facts.by === 'customer') return leavingRefusal(facts.lines);
  return facts.by === 'merge' ? isLeftEmpty(facts) : canCancelBilled(facts);
};
// An order that its purchase or a merge has ended comes back with its lines, never by a person: they restore it to
// created.
const canComeBack: Rule = (facts) => {
  const isBack = facts.by === 'purchase' || (facts.by === 'merge' && facts.isMerged === true);
  return isBack ? isCustomerThere(facts) : 'not_allowed';
};
const canComeBackNew: Rule = (facts) =>
  facts.by === 'purchase' || facts.by === 'merge' ? canComeBack(facts) : canRestore(facts);
const canComeBackBilled: Rule = (facts) =>
  facts.by === 'merge' ? 'not_allowed' : (canComeBack(facts) ?? billingRefusal(facts.lines));
const canComeBackPaid: Rule = (facts) => canComeBackBilled(facts) ?? (facts.isCovered ? null : 'balance_short');

/** The guards of the order's machine by name: each returns why the transition is refused, null if it is allowed. */
export const orderRules = {
  isStaff,
  canBill,
  canCollect,
  canCollectUnbilled,
  canHandOver,
  canStepBack,
  canUnbill,
  canRestore,
  canStepBackCollected,
  canEnd,
  canCancel,
  canCancelBilled,
  canComeBack,
  canComeBackNew,
  canComeBackBilled,
  canComeBackPaid,
};

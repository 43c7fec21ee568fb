import type { PlacedOrder } from '#contract/types.ts';
import { useCustomer, usePermission, useShop } from '#page/shop-context.tsx';
import { heldStates } from '#machines/order/placed-order.machine.ts';
import { heldReason, shortReason, transitionsStrings } from './transitions.strings.ts';

/** A transition that only the order's lines or the balance hold back, with the reason. */
export interface HeldState {
  state: PlacedOrder['state'];
  reason: string;
}

/** The transitions that this person could make, were it not for the order's lines or the balance. */
export function useHeldStates(order: PlacedOrder): HeldState[] {
  const { customer, state, lines, next_states: next, account } = order;
  const isOwn = useCustomer()?.id === customer.id;
  const isStaff = usePermission('update_state_placed_order');
  const { currency, is_prepaid: isPrepaid } = useShop();
  if (!isStaff && !isOwn) return [];
  const open = next.map((one) => one.state);
  const by = isStaff ? 'staff' : 'customer';
  const reasonOf = (refusal: ReturnType<typeof heldStates>[number]['refusal']): string => {
    if (refusal === 'prepaid') return transitionsStrings.prepaid;
    return refusal === 'balance_short' ? shortReason(account, currency) : heldReason(refusal, lines);
  };
  return heldStates(state, { by, lines, isPrepaid, open }).map(({ state: to, refusal }) => ({
    state: to,
    reason: reasonOf(refusal),
  }));
}

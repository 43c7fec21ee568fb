import type { PlacedOrder } from '#contract/types.ts';
import { useCustomer, usePermission } from '#entities/shop/shop-context.tsx';
import { heldStates } from '#machines/order/placed-order.machine.ts';
import { heldReason } from './transitions.strings.ts';

/** A transition that only the order's lines hold back, with the reason. */
export interface HeldState {
  state: PlacedOrder['state'];
  reason: string;
}

/** The transitions that this person could make, were it not for the order's lines. */
export function useHeldStates({ customer, state, lines }: PlacedOrder): HeldState[] {
  const isOwn = useCustomer()?.id === customer.id;
  const isStaff = usePermission('update_state_placed_order');
  if (!isStaff && !isOwn) return [];
  return heldStates(state, { by: isStaff ? 'staff' : 'customer', lines }).map((held) => ({
    state: held.state,
    reason: heldReason(held.refusal, lines),
  }));
}

import type { PlacedOrder } from '#contract/types.ts';
import { useCustomer } from '#page/shop-context.tsx';
import { editingRefusal, editingRole, isNoteOpen } from '#machines/order/order-editing.rules.ts';

/** Which parts of an order this person may change now. */
export interface OpenParts {
  delivery: boolean;
  price: boolean;
  note: boolean;
}

/** Which parts of the order this person may change now; null for none. */
export function useOpenParts({ customer, state }: PlacedOrder): OpenParts | null {
  const viewer = useCustomer();
  const isOwn = viewer?.id === customer.id;
  const by = editingRole('edit', { isOwn, flags: new Set(viewer?.permissions) });
  if (!by) return null;
  const delivery = editingRefusal({ by, state }) === null;
  const note = by === 'staff' && !isOwn && isNoteOpen(state);
  return delivery || note ? { delivery, price: by === 'staff', note } : null;
}

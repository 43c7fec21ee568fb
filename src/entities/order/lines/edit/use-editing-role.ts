import type { PlacedOrder } from '#contract/types.ts';
import { useCustomer } from '#page/shop-context.tsx';
import { type EditingFacts, editingRefusal, editingRole } from '#machines/order/order-editing.rules.ts';

/** In which role this person may change the order's lines, or take them out, now; null where they may not. */
export function useEditingRole(what: 'edit' | 'delete', { customer, state }: PlacedOrder): EditingFacts['by'] | null {
  const viewer = useCustomer();
  const by = editingRole(what, { isOwn: viewer?.id === customer.id, flags: new Set(viewer?.permissions) });
  return by && editingRefusal({ by, state }) === null ? by : null;
}

import { api, unwrap } from '#api/client.ts';
import type { Purchase, PurchaseChange } from '#contract/types.ts';
import { invalidatePurchases } from '#office/kit/purchase/purchase.queries.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';

type Change = Omit<PurchaseChange, 'version'>;
type Seen = Pick<Purchase, 'id' | 'version'>;

/** Changes a purchase as the person saw it; a colleague's change meanwhile is refused. */
export const updatePurchase = ({ id, version }: Seen, change: Change): Promise<Purchase> =>
  unwrap(api.PUT('/purchases/{id}/', { params: { path: { id } }, body: { version, ...change } }));

/** The same, with what it changes shown afterwards. */
export function useUpdatePurchase(purchase: Seen) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: Change) => updatePurchase(purchase, change),
    onSettled: () => invalidatePurchases(queryClient),
  });
}

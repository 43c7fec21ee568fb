import { api, unwrap } from '#api/client.ts';
import type { Purchase, PurchaseChange } from '#contract/types.ts';
import { invalidatePurchases } from '#office/kit/purchase/purchase.queries.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Changes a purchase as the person saw it; a colleague's change meanwhile is refused, and shown then. */
export function useUpdatePurchase({ id, version }: Pick<Purchase, 'id' | 'version'>, onDone?: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: Omit<PurchaseChange, 'version'>) =>
      unwrap(api.PUT('/purchases/{id}/', { params: { path: { id } }, body: { version, ...change } })),
    onSuccess: () => onDone?.(),
    onSettled: () => invalidatePurchases(queryClient),
  });
}

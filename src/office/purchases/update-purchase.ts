import { api, unwrap } from '#api/client.ts';
import type { Purchase, PurchaseChange, PurchaseLine } from '#contract/types.ts';
import { isChangedMeanwhile } from '#lib/api-error.ts';
import { readRefusal } from '#machines/kit/refusal.ts';
import { invalidatePurchases, purchaseQuery } from '#office/kit/purchase/purchase.queries.ts';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';

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

/**
 * Notes what these lines were bought for, and reads the purchase again. A purchase changes with each mark of its buyer:
 * only who has changed these very prices is told, so that nobody writes over a price that they haven't seen.
 */
export async function setBoughtPrice(
  queryClient: QueryClient,
  purchase: Seen,
  lines: readonly PurchaseLine[],
  price: number | null,
): Promise<void> {
  const query = purchaseQuery(purchase.id);
  const seen = new Map(lines.map((line) => [line.id, line.bought_price]));
  const bought_prices = lines.map(({ id }) => ({ line_id: id, price }));
  try {
    await updatePurchase(purchase, { bought_prices });
  } catch (error) {
    if (!isChangedMeanwhile(readRefusal(error))) throw error;
    const now = await queryClient.fetchQuery({ ...query, staleTime: 0 });
    const told = now.lines.filter(({ id }) => seen.has(id));
    // Told before, and only its answer was lost.
    const isKept = told.length === lines.length && told.every((line) => line.bought_price === price);
    if (!isKept) {
      if (told.some((line) => seen.get(line.id) !== line.bought_price)) throw error;
      await updatePurchase(now.purchase, { bought_prices });
    }
  }
  await queryClient.invalidateQueries({ queryKey: query.queryKey });
  for (const key of ['listPurchases', 'getPurchasesTotal']) void queryClient.invalidateQueries({ queryKey: [key] });
}

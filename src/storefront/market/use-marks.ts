import { api, unwrap } from '#api/client.ts';
import type { components } from '#contract/types.ts';
import { purchaseAlbumsQuery } from '#entities/purchase/albums/album.queries.ts';
import { useCustomer } from '#page/shop-context.tsx';
import { ApiError } from '#lib/api-error.ts';
import { notifyFailure } from '#ui/notifier/notifier.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { marketPurchasesQuery } from './market.queries.ts';
import { marketStrings } from './market.strings.ts';

/** What is told of a line: that it is bought, can't be had, or is to be bought again. */
export type LineMark = components['schemas']['LineMark'];

type MarketLine = components['schemas']['IntermediaryLine'];

/**
 * Tells of the lines of one row, one after another: each is kept by itself, so that a phone that goes dark loses none
 * that was sent. A failure leaves the others as they were, to be told again. `onMarked` hears which were told of, also
 * before a failure.
 */
export function useMarks(purchaseId: number, onMarked?: (lines: readonly MarketLine[]) => void) {
  const queryClient = useQueryClient();
  const id = useCustomer()?.id ?? 0;
  const lines = purchaseAlbumsQuery(id, purchaseId);
  const show = async (marked: readonly MarketLine[]): Promise<void> => {
    if (marked.length === 0) return;
    onMarked?.(marked);
    void queryClient.invalidateQueries({ queryKey: marketPurchasesQuery(id).queryKey });
    const now = new Map(marked.map((line) => [line.id, line]));
    const before = queryClient.getQueryData(lines.queryKey)?.lines ?? [];
    // What is left of a line is another line, which only the server knows.
    if (before.some((line) => (now.get(line.id)?.count ?? line.count) < line.count))
      return queryClient.invalidateQueries({ queryKey: lines.queryKey });
    // An earlier answer would bring lines back to those that are left.
    await queryClient.cancelQueries({ queryKey: lines.queryKey });
    queryClient.setQueryData(
      lines.queryKey,
      (known) => known && { ...known, lines: known.lines.map((line) => now.get(line.id) ?? line) },
    );
  };
  return useMutation({
    mutationFn: async (marks: readonly LineMark[]) => {
      const marked: MarketLine[] = [];
      try {
        for (const body of marks) {
          const path = { id, purchase_id: purchaseId };
          marked.push(await unwrap(api.PUT('/intermediary/{id}/purchases/{purchase_id}/', { params: { path }, body })));
        }
      } finally {
        await show(marked);
      }
    },
    // The shop may have settled it meanwhile.
    onError: (error) => {
      // The line goes away with the place that would tell of it.
      if (error instanceof ApiError && error.status === 404) notifyFailure(marketStrings.takenBack);
      return queryClient.invalidateQueries({ queryKey: lines.queryKey });
    },
  });
}

import { api, unwrap } from '#api/client.ts';
import type { components } from '#contract/types.ts';
import { purchaseAlbumsQuery } from '#entities/purchase/albums/album.queries.ts';
import { useCustomer } from '#page/shop-context.tsx';
import { ApiError } from '#lib/api-error.ts';
import { notifyFailure } from '#ui/notifier/notifier.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { marketPurchasesQuery } from './market.queries.ts';
import { marketStrings } from './market.strings.ts';

type Mark = Omit<components['schemas']['LineMark'], 'line_id'>;

/**
 * Says of a line that it is bought, or can't be had. Each line is sent by itself and at once: what a person has told
 * isn't lost when the phone goes dark, and no line waits for another. A failure leaves the line as it was, to be told
 * again.
 */
export function useMark(purchaseId: number, lineId: number) {
  const queryClient = useQueryClient();
  const id = useCustomer()?.id ?? 0;
  const lines = purchaseAlbumsQuery(id, purchaseId);
  return useMutation({
    mutationFn: (mark: Mark) =>
      unwrap(
        api.PUT('/intermediary/{id}/purchases/{purchase_id}/', {
          params: { path: { id, purchase_id: purchaseId } },
          body: { line_id: lineId, ...mark },
        }),
      ),
    onSuccess: async (line) => {
      void queryClient.invalidateQueries({ queryKey: marketPurchasesQuery(id).queryKey });
      const before = queryClient.getQueryData(lines.queryKey)?.lines.find((one) => one.id === line.id);
      // What is left of it is another line, which only the server knows.
      if (before && line.count < before.count) return queryClient.invalidateQueries({ queryKey: lines.queryKey });
      // An earlier answer would bring the line back to those that are left.
      await queryClient.cancelQueries({ queryKey: lines.queryKey });
      queryClient.setQueryData(
        lines.queryKey,
        (known) => known && { ...known, lines: known.lines.map((one) => (one.id === line.id ? line : one)) },
      );
    },
    // The shop may have settled it meanwhile.
    onError: (error) => {
      // The line goes away with the place that would tell of it.
      if (error instanceof ApiError && error.status === 404) notifyFailure(marketStrings.takenBack);
      return queryClient.invalidateQueries({ queryKey: lines.queryKey });
    },
  });
}

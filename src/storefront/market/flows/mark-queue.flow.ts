import { api, unwrap } from '#api/client.ts';
import { purchaseAlbumsQuery } from '#entities/purchase/albums/album.queries.ts';
import { readRefusal } from '#machines/kit/refusal.ts';
import { markQueueMachine, type SentMark } from '#machines/purchase/mark-queue.machine.ts';
import { defineFlow } from '#page/define-flow.ts';
import { notifyManager, type QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { type MarketLineData, marketPurchasesQuery } from '../market.queries.ts';

/** Shows a line as the server has answered it, before the list is read again. */
async function showMarked(
  queryClient: QueryClient,
  { intermediaryId: id, waiting: { purchaseId } }: SentMark,
  now: MarketLineData,
): Promise<void> {
  const { queryKey } = purchaseAlbumsQuery(id, purchaseId);
  const state = queryClient.getQueryState(queryKey);
  // What is known becomes fresh, though it was to be read: it is being read, or waits, or is not on the page.
  const isUnread = state !== undefined && (state.isInvalidated || state.fetchStatus !== 'idle');
  // An earlier answer would bring lines back to those that are left.
  await queryClient.cancelQueries({ queryKey });
  const before = queryClient.getQueryData(queryKey)?.lines.find((line) => line.id === now.id);
  const rest = before ? before.count - now.count : 0;
  const others = before && rest > 0 ? [{ ...before, count: rest, isLocked: true }] : [];
  queryClient.setQueryData(
    queryKey,
    (known) =>
      known && { ...known, lines: known.lines.flatMap((line) => (line.id === now.id ? [now, ...others] : [line])) },
  );
  // What is left of a line is another line, which only the server knows, as it does what was to be read.
  if (others.length > 0 || isUnread) void queryClient.invalidateQueries({ queryKey });
  // The list hears of it in a task of its own: a mark that is forgotten before brings the line back until then.
  await new Promise<void>((resolve) => notifyManager.schedule(resolve));
}

/** The marks of an intermediary, on the pages of their purchases. */
export const markQueueFlow = defineFlow(markQueueMachine, {
  effects: ({ queryClient }) => ({
    // Without the signal: a mark that was sent may have been taken.
    sendMark: fromPromise<void, SentMark>(async ({ input }) => {
      const { intermediaryId: id, waiting } = input;
      const { key, purchaseId, mark } = waiting;
      const params = { path: { id, purchase_id: purchaseId }, header: { 'Idempotency-Key': key } };
      try {
        const line = await unwrap(api.PUT('/intermediary/{id}/purchases/{purchase_id}/', { params, body: mark }));
        await showMarked(queryClient, input, line);
        void queryClient.invalidateQueries({ queryKey: marketPurchasesQuery(id).queryKey });
      } catch (error) {
        // The row is to show what the shop has made of it meanwhile.
        if (readRefusal(error).isAnswered)
          await queryClient.invalidateQueries({ queryKey: purchaseAlbumsQuery(id, purchaseId).queryKey });
        throw error;
      }
    }),
  }),
  // The server may have taken what nobody waits for any more.
  on: ({ queryClient }) => ({
    'marks.dropped': ({ intermediaryId: id, purchaseId }) => {
      void queryClient.invalidateQueries({ queryKey: purchaseAlbumsQuery(id, purchaseId).queryKey });
      void queryClient.invalidateQueries({ queryKey: marketPurchasesQuery(id).queryKey });
    },
  }),
});

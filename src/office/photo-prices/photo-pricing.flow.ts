import { api, unwrap } from '#api/client.ts';
import { invalidateAfterChange, orderAfter } from '#entities/order/changed-order.ts';
import { placedOrderQuery } from '#entities/order/order.queries.ts';
import { ApiError } from '#lib/api-error.ts';
import { type JudgedPhoto, type PhotoAnswer, photoPricingMachine } from '#machines/order/photo-pricing.machine.ts';
import { defineFlow } from '#page/define-flow.ts';
import type { PageDeps } from '#page/page-deps.ts';
import { notifyError, notifyFailure } from '#ui/notifier/notifier.ts';
import { fromPromise } from 'xstate';
import { photoPricesStrings } from './photo-prices.strings.ts';

async function savePrice({ queryClient }: PageDeps, { orderId, lineId, version, verdict }: JudgedPhoto) {
  if (verdict.kind !== 'price') return saveState({ orderId, lineId, version, verdict });
  const { content } = verdict;
  const call = api.PUT('/order/{id}/', { params: { path: { id: lineId } }, body: { ...content, version } });
  const { order, refusal } = await orderAfter(queryClient, orderId, call);
  const line = order.lines.find(({ id }) => id === lineId);
  // After a lost answer the repetition meets its own price.
  const isOurs = line?.price === content.price && (content.description ?? line.description) === line.description;
  return { isSaved: refusal === null || isOurs };
}

async function saveState({ lineId: id, version, verdict: { kind } }: JudgedPhoto): Promise<PhotoAnswer> {
  const change =
    kind === 'absent'
      ? { state: 'C' as const, reason: photoPricesStrings.absentReason.replaceAll('\u00A0', ' ') }
      : { state: 'W' as const };
  const body = { ids: [id], versions: [{ id, version }], ...change };
  const { result } = await unwrap(api.PUT('/order/state/', { body }));
  const [verdict] = result;
  if (!verdict || verdict.ok) return { isSaved: verdict !== undefined };
  if (verdict.code === 'changed_meanwhile') return { isSaved: false };
  throw new ApiError('http', verdict.detail, verdict);
}

/** The pricing of photos, on its page. */
export const photoPricingFlow = defineFlow(photoPricingMachine, {
  effects: (deps) => ({
    // Without the signal: a request that was sent must be finished and its answer cached.
    savePhoto: fromPromise<PhotoAnswer, JudgedPhoto>(async ({ input, signal }) => {
      try {
        const answer = await savePrice(deps, input);
        // Whoever has left the page is told all the same.
        if (signal.aborted && !answer.isSaved) notifyFailure(photoPricesStrings.refusedOf(input.orderId));
        return answer;
      } catch (error) {
        if (signal.aborted) notifyError(error, photoPricesStrings.refusedOf(input.orderId));
        throw error;
      } finally {
        if (signal.aborted) invalidateAfterChange(deps.queryClient);
      }
    }),
  }),
  on: ({ queryClient }) => ({
    'photo.answered': ({ orderId }) => {
      void queryClient.invalidateQueries({ queryKey: placedOrderQuery(orderId).queryKey });
      invalidateAfterChange(queryClient);
    },
  }),
});

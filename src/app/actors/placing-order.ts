import { unwrap, type Api } from '#api/client.ts';
import { placedOrderQuery } from '#api/queries/placed-order.ts';
import { makeUuid } from '#lib/uuid.ts';
import type { PlacingAnswer, PlacingForm, PlacingRequest } from '#machines/order/placing-order.machine.ts';
import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

interface Deps {
  api: Api;
  queryClient: QueryClient;
}

/** Keeps the key of the order that was submitted last: sent again unchanged, it is still that order. */
export function defineKeepPlacingKeyActor() {
  let kept = { fingerprint: '', key: '' };
  return fromPromise<string, PlacingForm>(({ input: order }) => {
    const fingerprint = JSON.stringify(order);
    if (kept.fingerprint !== fingerprint) kept = { fingerprint, key: makeUuid() };
    return Promise.resolve(kept.key);
  });
}

/** Places an order, which its page then has at once; or answers what the server asks about first. */
export const defineCreatePlacedOrderActor = ({ api, queryClient }: Deps) =>
  fromPromise<PlacingAnswer, PlacingRequest>(async ({ input: { key, order } }) => {
    const answer = await unwrap(api.POST('/placed-order/', { params: { header: { 'Idempotency-Key': key } }, body: order }));
    if ('warnings' in answer) return { warnings: answer.warnings };
    queryClient.setQueryData(placedOrderQuery(answer.id).queryKey, answer);
    return { orderId: answer.id };
  });

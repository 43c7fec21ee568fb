import { unwrap, type Api } from '#api/client.ts';
import { makeUuid } from '#lib/uuid.ts';
import type { PlacingAnswer, PlacingForm, PlacingRequest } from '#machines/order/placing-order.machine.ts';
import { fromPromise } from 'xstate';

/** Keeps the key of the order that was submitted last: sent again unchanged, it is still that order. */
export function defineKeepPlacingKeyActor() {
  let kept = { fingerprint: '', key: '' };
  return fromPromise<string, PlacingForm>(({ input: order }) => {
    const fingerprint = JSON.stringify(order);
    if (kept.fingerprint !== fingerprint) kept = { fingerprint, key: makeUuid() };
    return Promise.resolve(kept.key);
  });
}

/** Places an order, or answers what the server asks about first. */
export const defineCreatePlacedOrderActor = ({ api }: { api: Api }) =>
  fromPromise<PlacingAnswer, PlacingRequest>(async ({ input: { key, order } }) => {
    const answer = await unwrap(api.POST('/placed-order/', { params: { header: { 'Idempotency-Key': key } }, body: order }));
    return 'warnings' in answer ? { warnings: answer.warnings } : { orderId: answer.id };
  });

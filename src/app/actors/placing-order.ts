import { unwrap, type Api } from '#api/client.ts';
import { createKeyKeeper } from '#lib/key-keeper.ts';
import type { PlacingAnswer, PlacingForm, PlacingRequest } from '#machines/order/placing-order.machine.ts';
import { fromPromise } from 'xstate';

/** The effects of placing an order: sent again unchanged, it is still that order, until one is made. */
export function definePlacingOrderActors({ api }: { api: Api }) {
  const keys = createKeyKeeper<PlacingForm>();
  const keepKey = fromPromise<string, PlacingForm>(({ input: order }) => Promise.resolve(keys.keep(order)));
  const createPlacedOrder = fromPromise<PlacingAnswer, PlacingRequest>(async ({ input: { key, order } }) => {
    const answer = await unwrap(api.POST('/placed-order/', { params: { header: { 'Idempotency-Key': key } }, body: order }));
    if ('warnings' in answer) return { warnings: answer.warnings };
    keys.release(key);
    return { orderId: answer.id };
  });
  return { keepKey, createPlacedOrder };
}

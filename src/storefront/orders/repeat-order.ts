import { api, unwrap } from '#api/client.ts';
import { createSendOnce } from '#api/send-once.ts';
import type { components } from '#contract/types.ts';

// Outlives every view: pressed again after a lost answer, on a later visit too, it is the same repeat.
const sendOnce = createSendOnce();

/** Puts the items of one's own order into one's cart again, once until the server has answered that it is done. */
export function repeatPlacedOrder(id: number): Promise<components['schemas']['RepeatedOrder']> {
  return sendOnce(id, (key) =>
    unwrap(api.POST('/placed-order/{id}/repeat/', { params: { path: { id }, header: { 'Idempotency-Key': key } } })),
  );
}

import { api, unwrap } from '#api/client.ts';
import { createSendOnce } from '#api/send-once.ts';
import type { components } from '#contract/types.ts';

// Outlives every view, so that a retry after a lost answer sends the same key, even on a later visit to the page.
const sendOnce = createSendOnce();

/**
 * Puts the items of one's own order into the cart again, once: retries send the same key until an answer confirms it.
 */
export function repeatPlacedOrder(id: number): Promise<components['schemas']['RepeatedOrder']> {
  return sendOnce(id, (key) =>
    unwrap(api.POST('/placed-order/{id}/repeat/', { params: { path: { id }, header: { 'Idempotency-Key': key } } })),
  );
}

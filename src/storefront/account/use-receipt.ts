import type { ActorRefFrom } from 'xstate';
import type { payingMachine } from '#machines/payment/paying.machine.ts';
import { useStoredPictures, useUploads, type UploadsActor } from '#entities/upload/use-uploads.ts';
import { useLayoutEffect } from 'react';

/** The picture of a payment's receipt. */
export interface Receipt {
  uploads: UploadsActor;
  /** The id of the stored picture; null without one. */
  receiptId: string | null;
  /** False while the picture is being uploaded, and after the upload has failed. */
  isSettled: boolean;
  hasFailed: boolean;
}

/**
 * The picture of a payment's receipt. It is removed when the payment is made, so the next payment starts without one.
 */
export function useReceipt(actor: ActorRefFrom<typeof payingMachine>): Receipt {
  const uploads = useUploads(1);
  const { stored, isBusy, hasFailed } = useStoredPictures(uploads);
  const receiptId = stored[0]?.picture.id ?? null;
  const isSettled = !isBusy && !hasFailed;
  useLayoutEffect(() => {
    const { unsubscribe } = uploads.subscribe(() => actor.send({ type: 'form.changed' }));
    return unsubscribe;
  }, [actor, uploads]);
  useLayoutEffect(() => {
    const { unsubscribe } = actor.on('payment.created', () => uploads.send({ type: 'files.taken' }));
    return unsubscribe;
  }, [actor, uploads]);
  return { uploads, receiptId, isSettled, hasFailed };
}

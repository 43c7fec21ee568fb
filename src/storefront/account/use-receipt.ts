import type { ActorRefFrom } from 'xstate';
import type { payingMachine } from '#machines/payment/paying.machine.ts';
import { useStoredPictures, useUploads, type UploadsActor } from '#entities/upload/use-uploads.ts';
import { useLayoutEffect } from 'react';

/** The picture of a payment's receipt. */
export interface Receipt {
  uploads: UploadsActor;
  /** Of the picture once it is stored. */
  receiptId: string | null;
  /** False while the picture is on its way, or could not be sent. */
  isSettled: boolean;
  hasFailed: boolean;
}

/** The picture of a payment's receipt, which the payment takes along; another payment begins without. */
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

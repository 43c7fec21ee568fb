import type { MachineActor } from '#ui/machine-types.ts';
import { useStoredPictures, useUploads, type UploadsActor } from '#ui/photo-upload/use-uploads.ts';
import { useEffect, useLayoutEffect } from 'react';

/** The picture of a payment's receipt, which the payment is told of and takes along; another payment begins without. */
export function useReceipt(actor: MachineActor<'paying'>): { uploads: UploadsActor; hasFailed: boolean } {
  const uploads = useUploads(1);
  const { stored, isBusy, hasFailed } = useStoredPictures(uploads);
  const receiptId = stored[0]?.picture.id ?? null;
  const isSettled = !isBusy && !hasFailed;
  useEffect(() => actor.send({ type: 'receipt.changed', receiptId, isSettled }), [actor, receiptId, isSettled]);
  useLayoutEffect(() => {
    const { unsubscribe } = actor.on('payment.created', () => uploads.send({ type: 'files.taken' }));
    return unsubscribe;
  }, [actor, uploads]);
  return { uploads, hasFailed };
}

import { PhotoUpload } from '#ui/photo-upload/photo-upload.tsx';
import { useStoredPictures, useUploads } from '#ui/photo-upload/use-uploads.ts';
import { useEffect, useEffectEvent } from 'react';
import { payingStrings } from './paying.strings.ts';

/** A receipt as the form sees it; `isSettled` unless a picture is on its way or could not be sent. */
export interface Receipt {
  id: string | null;
  isSettled: boolean;
}

interface ReceiptFieldProps {
  onChange: (receipt: Receipt) => void;
  error: string | undefined;
  isDisabled: boolean;
}

/** The picture of a receipt. */
export function ReceiptField({ onChange, error, isDisabled }: ReceiptFieldProps) {
  const uploads = useUploads(1);
  const { stored, isBusy, hasFailed } = useStoredPictures(uploads);
  const id = stored[0]?.picture.id ?? null;
  const isSettled = !isBusy && !hasFailed;
  const tell = useEffectEvent(onChange);
  useEffect(() => tell({ id, isSettled }), [id, isSettled]);
  return <PhotoUpload uploads={uploads} label={payingStrings.receipt} hint={payingStrings.receiptHint} error={error} disabled={isDisabled} />;
}

import { PhotoUpload } from '#entities/upload/photo-upload.tsx';
import type { UploadsActor } from '#entities/upload/use-uploads.ts';
import { payingStrings } from './paying.strings.ts';

interface ReceiptFieldProps {
  uploads: UploadsActor;
  error: string | undefined;
  isDisabled: boolean;
}

/** The field for the picture of a receipt. */
export function ReceiptField({ uploads, error, isDisabled }: ReceiptFieldProps) {
  return (
    <PhotoUpload
      uploads={uploads}
      label={payingStrings.receipt}
      hint={payingStrings.receiptHint}
      error={error}
      disabled={isDisabled}
    />
  );
}

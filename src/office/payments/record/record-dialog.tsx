import { createSendOnce } from '#api/send-once.ts';
import type { components, Payment } from '#contract/types.ts';
import { useUploads } from '#entities/upload/use-uploads.ts';
import { useBranch } from '#routes/use-branch.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { recordStrings } from '../office-payments.strings.ts';
import { PaymentRecordForm, type RecordDraft } from './record-form.tsx';

type CustomerRef = components['schemas']['CustomerRef'];

const WIDTH = 440;

interface RecordDialogProps {
  isOpen: boolean;
  /** Whose payment it is; null where the form asks. */
  customerId: number | null;
  /** This customer, where the page knows who it is. */
  customer: CustomerRef | undefined;
  onClose: () => void;
}

/** The dialog that records a payment. It keeps what was typed while closed, until the payment is made. */
export function RecordDialog({ isOpen, customerId, customer, onClose }: RecordDialogProps) {
  const { getHref } = useBranch();
  const [, navigate] = useLocation();
  // Above the dialog, which drops its content when it closes: the same payment keeps its key after a lost answer.
  const [sendOnce] = useState(createSendOnce);
  const uploads = useUploads(1);
  const [typed, setTyped] = useState<Partial<RecordDraft>>({});
  const end = ({ id }: Payment): void => {
    setTyped({});
    uploads.send({ type: 'files.taken' });
    onClose();
    navigate(getHref('payment', { paymentId: id }));
  };
  return (
    <Dialog
      opened={isOpen}
      onClose={onClose}
      closeOnClickOutside={false}
      title={recordStrings.title}
      closeLabel={recordStrings.close}
      size={WIDTH}
    >
      <PaymentRecordForm
        customerId={customerId}
        customer={customer}
        kept={{ typed, onType: setTyped }}
        uploads={uploads}
        sendOnce={sendOnce}
        onSaved={end}
      />
    </Dialog>
  );
}

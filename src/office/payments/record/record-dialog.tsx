import type { components } from '#contract/types.ts';
import { useBranch } from '#entities/branch/use-branch.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { recordStrings } from '../office-payments.strings.ts';
import { RecordForm } from './record-form.tsx';

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
  const [made, setMade] = useState(0);
  return (
    <Dialog
      opened={isOpen}
      onClose={onClose}
      closeOnClickOutside={false}
      title={recordStrings.title}
      closeLabel={recordStrings.close}
      size={WIDTH}
    >
      <RecordForm
        // The next payment starts with an empty form.
        key={made}
        customerId={customerId}
        customer={customer}
        onMade={(paymentId) => {
          setMade(made + 1);
          onClose();
          navigate(getHref('payment', { paymentId }));
        }}
      />
    </Dialog>
  );
}

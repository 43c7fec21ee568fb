import { api, unwrap } from '#api/client.ts';
import { createSendOnce } from '#api/send-once.ts';
import type { components, PaymentForm } from '#contract/types.ts';
import { useBranch } from '#routes/use-branch.ts';
import { invalidatePayments } from '#entities/payment/payment.queries.ts';
import { useUploads } from '#entities/upload/use-uploads.ts';
import { useEdits } from '#ui/form/use-edits.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { recordStrings } from '../office-payments.strings.ts';
import { RecordForm, type RecordDraft } from './record-form.tsx';

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
  const queryClient = useQueryClient();
  // Above the dialog, which drops its content when it closes: the same payment keeps its key after a lost answer.
  const [sendOnce] = useState(createSendOnce);
  const uploads = useUploads(1);
  const sending = useMutation({
    mutationFn: (payment: PaymentForm) =>
      sendOnce(payment, (key) =>
        unwrap(api.POST('/payment/', { params: { header: { 'Idempotency-Key': key } }, body: payment })),
      ),
    onSuccess: ({ id }) => {
      edits.reset();
      uploads.send({ type: 'files.taken' });
      sending.reset();
      onClose();
      navigate(getHref('payment', { paymentId: id }));
    },
    // After a failure too: a payment whose answer got lost may have been made.
    onSettled: () => invalidatePayments(queryClient),
  });
  const edits = useEdits<RecordDraft>({ onChange: () => sending.error && sending.reset() });
  return (
    <Dialog
      opened={isOpen}
      onClose={onClose}
      closeOnClickOutside={false}
      title={recordStrings.title}
      closeLabel={recordStrings.close}
      size={WIDTH}
    >
      <RecordForm customerId={customerId} customer={customer} edits={edits} uploads={uploads} sending={sending} />
    </Dialog>
  );
}

import type { PaymentType } from '#contract/types.ts';
import { Dialog } from '#ui/dialog.tsx';
import { paymentDialogs, useIsOpen } from '#ui/disclosures.ts';
import { useProvidedActor } from '#ui/provided-machines.tsx';
import { useCustomer, type Customer } from '#ui/shop-context.tsx';
import { useSelector } from '@xstate/react';
import { kindStrings, payingStrings } from './paying.strings.ts';
import { PayingForm } from './paying-form.tsx';
import { PaymentComplete } from './payment-complete.tsx';

const WIDTH = 440;

/** One payment, from the form to its number. */
function Paying({ kind, customer }: { kind: PaymentType; customer: Customer }) {
  const actor = useProvidedActor('paying', { kind, customerId: customer.id });
  const isComplete = useSelector(actor, (snapshot) => snapshot.matches('complete'));
  if (isComplete) return <PaymentComplete actor={actor} onClose={paymentDialogs[kind].close} />;
  return <PayingForm actor={actor} customer={customer} />;
}

/** The dialog of a top-up or of a refund; each opening of it is another payment. */
export function PaymentDialog({ kind }: { kind: PaymentType }) {
  const isOpen = useIsOpen(paymentDialogs[kind]);
  const customer = useCustomer();
  return (
    <Dialog
      opened={isOpen && customer !== null}
      onClose={paymentDialogs[kind].close}
      closeOnClickOutside={false}
      title={kindStrings[kind].title}
      closeLabel={payingStrings.close}
      size={WIDTH}
    >
      {customer && <Paying kind={kind} customer={customer} />}
    </Dialog>
  );
}

import type { PaymentType } from '#contract/types.ts';
import { Dialog } from '#ui/dialog.tsx';
import { paymentDialogs, useIsOpen } from '#ui/disclosures.ts';
import { useProvidedActor } from '#ui/provided-machines.tsx';
import { useCustomer, type Customer } from '#ui/shop-context.tsx';
import { useSelector } from '@xstate/react';
import { useLayoutEffect } from 'react';
import { kindStrings, payingStrings } from './paying.strings.ts';
import { PayingForm } from './paying-form.tsx';
import { PaymentComplete } from './payment-complete.tsx';
import { useReceipt } from './use-receipt.ts';

const WIDTH = 440;

function CustomerPaymentDialog({ kind, customer }: { kind: PaymentType; customer: Customer }) {
  const { close } = paymentDialogs[kind];
  const isOpen = useIsOpen(paymentDialogs[kind]);
  const actor = useProvidedActor('paying', { kind, customerId: customer.id });
  const receipt = useReceipt(actor);
  const isMade = useSelector(actor, (snapshot) => snapshot.hasTag('made'));
  useLayoutEffect(() => actor.send({ type: isOpen ? 'dialog.opened' : 'dialog.closed' }), [actor, isOpen]);
  return (
    <Dialog
      opened={isOpen}
      onClose={close}
      closeOnClickOutside={false}
      title={kindStrings[kind].title}
      closeLabel={payingStrings.close}
      size={WIDTH}
    >
      {isMade ? <PaymentComplete actor={actor} onClose={close} /> : <PayingForm actor={actor} receipt={receipt} customer={customer} />}
    </Dialog>
  );
}

/** The dialog of a top-up or of a refund; closed, it keeps what was filled in until the payment is made. */
export function PaymentDialog({ kind }: { kind: PaymentType }) {
  const customer = useCustomer();
  return customer && <CustomerPaymentDialog kind={kind} customer={customer} />;
}

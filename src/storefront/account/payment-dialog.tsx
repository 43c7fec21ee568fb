import { payingFlow } from '#storefront/account/flows/paying.flow.ts';
import { useFlow } from '#page/use-flow.ts';
import type { PaymentType } from '#contract/types.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { takeWantedSum } from '#entities/payment/top-up.ts';
import { paymentDialogs } from '#entities/shop/overlays.ts';
import { useCustomer, type Customer } from '#page/shop-context.tsx';
import { useSelector } from '@xstate/react';
import { useAtom } from '@xstate/store-react';
import { useLayoutEffect } from 'react';
import { kindStrings, payingStrings } from './paying.strings.ts';
import { PayingFormView } from './paying-form.tsx';
import { PaymentComplete } from './payment-complete.tsx';
import { usePayingForm } from './use-paying-form.ts';
import { useReceipt } from './use-receipt.ts';

const WIDTH = 440;

function CustomerPaymentDialog({ kind, customer }: { kind: PaymentType; customer: Customer }) {
  const { close } = paymentDialogs[kind];
  const isOpen = useAtom(paymentDialogs[kind].isOpen);
  const actor = useFlow(payingFlow, { kind, customerId: customer.id });
  const receipt = useReceipt(actor);
  const paying = usePayingForm(actor, customer, receipt);
  const isMade = useSelector(actor, (snapshot) => snapshot.hasTag('made'));
  useLayoutEffect(() => actor.send({ type: isOpen ? 'dialog.opened' : 'dialog.closed' }), [actor, isOpen]);
  const { change } = paying.form;
  useLayoutEffect(() => {
    const wanted = isOpen && kind === 'top_up' ? takeWantedSum() : null;
    if (wanted !== null) change({ amount: String(wanted) });
  }, [isOpen, kind, change]);
  return (
    <Dialog
      opened={isOpen}
      onClose={close}
      closeOnClickOutside={false}
      title={kindStrings[kind].title}
      closeLabel={payingStrings.close}
      size={WIDTH}
    >
      {isMade ? (
        <PaymentComplete actor={actor} onClose={close} />
      ) : (
        <PayingFormView actor={actor} paying={paying} receipt={receipt} customer={customer} />
      )}
    </Dialog>
  );
}

/** The dialog of a top-up or a refund. It keeps the form's contents while closed, until the payment is made. */
export function PaymentDialog({ kind }: { kind: PaymentType }) {
  const customer = useCustomer();
  return customer && <CustomerPaymentDialog kind={kind} customer={customer} />;
}

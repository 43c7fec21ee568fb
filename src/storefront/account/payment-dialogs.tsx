import { PaymentDialog } from './payment-dialog.tsx';

/** The dialogs of payments. */
export function PaymentDialogs() {
  return (
    <>
      <PaymentDialog kind="top_up" />
      <PaymentDialog kind="refund" />
    </>
  );
}

import { PaymentDialog } from './payment-dialog.tsx';

/** The dialogs of both types of payments. */
export function PaymentDialogs() {
  return (
    <>
      <PaymentDialog kind="top_up" />
      <PaymentDialog kind="refund" />
    </>
  );
}

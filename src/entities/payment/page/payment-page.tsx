import type { Payment } from '#contract/types.ts';
import { WithdrawButton } from '../payments/withdraw-button.tsx';
import classes from './payment-page.module.css';
import { PaymentLoader, prefetchPayment } from './payment-loader.tsx';
import { PaymentView } from './payment-view.tsx';

function OwnPayment({ payment }: { payment: Payment }) {
  return (
    <PaymentView payment={payment}>
      <div className={classes['links']}>
        <WithdrawButton payment={payment} />
      </div>
    </PaymentView>
  );
}

export { prefetchPayment as prefetch };

/** The page of one payment of the person's own. */
export function PaymentPage() {
  return <PaymentLoader View={OwnPayment} />;
}

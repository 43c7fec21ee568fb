import type { Payment } from '#contract/types.ts';
import { useBranch } from '#routes/use-branch.ts';
import { customerName } from '#entities/customer/customer-name.ts';
import { DetailPhone, OrderDetail } from '#entities/order/page/order-detail.tsx';
import { PaymentLoader, prefetchPayment } from '#entities/payment/page/payment-loader.tsx';
import { PaymentView } from '#entities/payment/page/payment-view.tsx';
import { usePermission } from '#page/shop-context.tsx';
import { Button } from '@mantine/core';
import { Link } from 'wouter';
import { DecisionButtons } from './decision/decision-buttons.tsx';
import { Decisions } from './decision/decisions.tsx';
import { PhoneChanged } from './decision/phone-changed.tsx';
import { PaymentEdit } from './edit/payment-edit.tsx';
import { officePaymentsStrings } from './office-payments.strings.ts';
import classes from './payment-page.module.css';
import { useCustomerBalance } from './use-customer-balance.ts';

function Links({ payment: { customer } }: { payment: Payment }) {
  const { getHref } = useBranch();
  const seesHistory = usePermission('get_strange_balance_history');
  const params = { customerId: customer.id };
  return (
    <div className={classes['links']}>
      <Button component={Link} variant="subtle" href={getHref('payments', params)}>
        {officePaymentsStrings.toCustomer}
      </Button>
      {seesHistory && (
        <Button component={Link} variant="subtle" href={getHref('history', params)}>
          {officePaymentsStrings.toHistory}
        </Button>
      )}
    </div>
  );
}

function OfficePayment({ payment }: { payment: Payment }) {
  const { customer } = payment;
  const { getHref } = useBranch();
  const balance = useCustomerBalance(customer.id);
  const details = (
    <>
      <OrderDetail name={officePaymentsStrings.customer}>
        <Link href={getHref('payments', { customerId: customer.id })}>{customerName(customer)}</Link>
        <DetailPhone phone={customer.phone} />
      </OrderDetail>
      {balance !== undefined && <OrderDetail name={officePaymentsStrings.balance}>{balance}</OrderDetail>}
    </>
  );
  return (
    <Decisions>
      <PaymentView payment={payment} details={details}>
        <PhoneChanged payment={payment} />
        <DecisionButtons payment={payment} size="sm" />
        <PaymentEdit payment={payment} />
        <Links payment={payment} />
      </PaymentView>
    </Decisions>
  );
}

export { prefetchPayment as prefetch };

/** The page of one payment of a customer. */
export function OfficePaymentPage() {
  return <PaymentLoader View={OfficePayment} />;
}

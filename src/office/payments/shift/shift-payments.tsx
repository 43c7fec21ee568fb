import { api, unwrap } from '#api/client.ts';
import type { Payment } from '#contract/types.ts';
import { customerName } from '#entities/customer/customer-name.ts';
import accountClasses from '#entities/payment/account-rows.module.css';
import { paymentTypeNames, paymentWayNames } from '#entities/payment/account.strings.ts';
import { PaymentAmount } from '#entities/payment/payment-parts.tsx';
import { paymentsKey } from '#entities/payment/payment.queries.ts';
import { shopPaymentsBranch } from '#common/routes/branches.ts';
import { timeIn } from '#lib/dates.ts';
import { formatAmount } from '#lib/money.ts';
import { useShop } from '#page/shop-context.tsx';
import { getBranchHref } from '#routes/branch-href.ts';
import { WalletIcon } from '#ui/later-icons.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { MessageState } from '#ui/states/message-state.tsx';
import { Skeleton, Title } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { paramsOf, type Shift } from './shift.ts';
import classes from './shift.module.css';
import { shiftStrings } from './shift.strings.ts';

const ROWS_PER_CALL = 100;
/** More than anybody confirms in a day. */
const MOST = 2_000;

/** All confirmed payments of a shift, the newest first. */
const shiftPaymentsQuery = (shift: Shift) =>
  queryOptions({
    queryKey: [...paymentsKey, 'shift', shift],
    queryFn: async ({ signal }) => {
      // A payment that is confirmed meanwhile moves the others to the next page: each is taken once.
      const found = new Map<number, Payment>();
      for (let page = 1; ; page += 1) {
        const query = { scope: 'shop', state: 'F', ...paramsOf(shift), page, limit: ROWS_PER_CALL } as const;
        const { result, pages } = await unwrap(api.GET('/payment/', { params: { query }, signal }));
        for (const payment of result) found.set(payment.id, payment);
        if (page >= pages || found.size >= MOST) return { payments: [...found.values()], isCut: page < pages };
      }
    },
  });

const columns = shiftStrings.columnsOfPayments;

function Row({ payment }: { payment: Payment }) {
  const { id, customer, type, way, decided_at: at } = payment;
  const { time_zone: timeZone } = useShop();
  return (
    <tr>
      <td>
        <Link
          className={accountClasses['link']}
          href={getBranchHref(shopPaymentsBranch, 'payment', { paymentId: id })}
        >{`№\u00A0${id}`}</Link>
      </td>
      <td className={classes['time']}>{at && timeIn(at, timeZone)}</td>
      <td>
        {customerName(customer)}
        <span className={classes['counts']}>
          {paymentTypeNames[type]}, {paymentWayNames[way]}
        </span>
      </td>
      <td className={classes['amount']}>
        <PaymentAmount payment={payment} />
      </td>
    </tr>
  );
}

/** The payments of a shift one by one, as they are printed too. */
export function ShiftPayments({ shift }: { shift: Shift }) {
  const { data, error, isFetching, refetch } = useQuery(shiftPaymentsQuery(shift));
  if (error && !isFetching) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton h={180} radius="md" mt={32} />;
  const { payments, isCut } = data;
  if (payments.length === 0)
    return (
      <MessageState
        icon={<WalletIcon size={32} />}
        title={shiftStrings.noPayments}
        text={shiftStrings.noPaymentsHint}
      />
    );
  return (
    <section className={classes['payments']}>
      <Title order={2} size="h4">
        {shiftStrings.payments}
      </Title>
      <table className={classes['list']} aria-label={shiftStrings.payments}>
        <thead>
          <tr>
            <th scope="col">{columns.number}</th>
            <th scope="col" className={classes['time']}>
              {columns.at}
            </th>
            <th scope="col">{columns.customer}</th>
            <th scope="col" className={classes['amount']}>
              {columns.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {payments.map((payment) => (
            <Row key={payment.id} payment={payment} />
          ))}
        </tbody>
      </table>
      {isCut && <p role="status">{shiftStrings.cut(formatAmount(payments.length))}</p>}
      <p className={classes['signed']}>
        <span>{shiftStrings.signed.gave}</span>
        <span>{shiftStrings.signed.took}</span>
      </p>
    </section>
  );
}

import type { Payment } from '#contract/types.ts';
import { DateTime } from '#entities/shop/date-time.tsx';
import { WalletIcon } from '#ui/later-icons.tsx';
import { defineRows } from '#ui/list/define-rows.tsx';
import { MessageState } from '#ui/states/message-state.tsx';
import type { ReactNode } from 'react';
import classes from '../account-rows.module.css';
import { accountStrings, paymentTypeNames, paymentWayNames } from '../account.strings.ts';
import { PaymentAmount, PaymentNotes, PaymentNumber, PaymentStateBadge } from '../payment-parts.tsx';
import { ReceiptLink } from './receipt-link.tsx';
import { WithdrawButton } from './withdraw-button.tsx';

const { columns } = accountStrings;

function Card({ row: payment }: { row: Payment }) {
  return (
    <>
      <div className={classes['line']}>
        <h2>{paymentTypeNames[payment.type]}</h2>
        <PaymentAmount payment={payment} />
      </div>
      <div className={classes['line']}>
        <span className={classes['dim']}>
          <PaymentNumber paymentId={payment.id} /> · <DateTime value={payment.created_at} /> ·{' '}
          {paymentWayNames[payment.way]}
        </span>
        <PaymentStateBadge state={payment.state} />
      </div>
      <PaymentNotes payment={payment} />
      <div className={classes['links']}>
        <ReceiptLink payment={payment} />
        <WithdrawButton payment={payment} />
      </div>
    </>
  );
}

function NoPayments({ icon }: { icon: ReactNode }) {
  return <MessageState icon={icon} title={accountStrings.noPayments} text={accountStrings.noPaymentsHint} />;
}

/** The view of a list of payments. */
export const PaymentRows = defineRows<Payment>({
  Card,
  columns: [
    { title: columns.number, kind: 'nowrap', cell: ({ id }) => <PaymentNumber paymentId={id} /> },
    { title: columns.date, kind: 'nowrap', cell: ({ created_at: at }) => <DateTime value={at} /> },
    { title: columns.type, cell: ({ type }) => paymentTypeNames[type] },
    { title: columns.way, cell: ({ way }) => paymentWayNames[way] },
    {
      title: columns.note,
      cell: (payment) => (
        <div className={classes['note']}>
          <PaymentNotes payment={payment} />
        </div>
      ),
    },
    { title: columns.receipt, cell: (payment) => <ReceiptLink payment={payment} /> },
    {
      title: columns.state,
      cell: (payment) => (
        <div className={classes['decision']}>
          <PaymentStateBadge state={payment.state} />
          <WithdrawButton payment={payment} />
        </div>
      ),
    },
    { title: columns.amount, kind: 'amount', cell: (payment) => <PaymentAmount payment={payment} /> },
  ],
  icon: <WalletIcon size={32} />,
  Empty: NoPayments,
  nothingFoundHint: accountStrings.nothingFoundHint,
});

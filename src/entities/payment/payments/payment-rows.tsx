import type { Payment, PaymentState } from '#contract/types.ts';
import { useBranch } from '#entities/branch/use-branch.ts';
import { ColorBadge } from '#entities/order/state-badge.tsx';
import { DateTime } from '#entities/shop/date-time.tsx';
import { WalletIcon } from '#ui/later-icons.tsx';
import { defineRows } from '#ui/list/define-rows.tsx';
import { MessageState } from '#ui/states/message-state.tsx';
import type { ReactNode } from 'react';
import classes from '../account-rows.module.css';
import { accountStrings, paymentStateNames, paymentTypeNames, paymentWayNames } from '../account.strings.ts';
import { SignedAmount } from '../signed-amount.tsx';
import { ReceiptLink } from './receipt-link.tsx';
import { WithdrawButton } from './withdraw-button.tsx';

const { columns } = accountStrings;
const stateColors: Readonly<Record<PaymentState, string>> = { W: 'gray', F: 'green', C: 'red' };

function Amount({ payment: { type, amount, state } }: { payment: Payment }) {
  return <SignedAmount value={type === 'refund' ? -amount : amount} isVoid={state === 'C'} />;
}

function State({ state }: { state: PaymentState }) {
  return <ColorBadge color={stateColors[state]}>{paymentStateNames[state]}</ColorBadge>;
}

function Notes({ payment: { author, comment, reason } }: { payment: Payment }) {
  return (
    <>
      {author !== null && (
        <span className={classes['dim']}>
          {accountStrings.askedBy}: {author || accountStrings.shop}
        </span>
      )}
      {comment && <span>{comment}</span>}
      {reason && (
        <span className={classes['dim']}>
          {accountStrings.answer}: {reason}
        </span>
      )}
    </>
  );
}

function Card({ row: payment }: { row: Payment }) {
  return (
    <>
      <div className={classes['line']}>
        <h2>{paymentTypeNames[payment.type]}</h2>
        <Amount payment={payment} />
      </div>
      <div className={classes['line']}>
        <span className={classes['dim']}>
          {`№\u00A0${payment.id}`} · <DateTime value={payment.created_at} /> · {paymentWayNames[payment.way]}
        </span>
        <State state={payment.state} />
      </div>
      <Notes payment={payment} />
      <div className={classes['links']}>
        <ReceiptLink payment={payment} />
        <WithdrawButton payment={payment} />
      </div>
    </>
  );
}

function NoPayments({ icon }: { icon: ReactNode }) {
  const isOwn = useBranch().scope === 'own';
  const hint = isOwn ? accountStrings.noPaymentsHint : accountStrings.noPaymentsOfHint;
  return <MessageState icon={icon} title={accountStrings.noPayments} text={hint} />;
}

/** The view of a list of payments. */
export const PaymentRows = defineRows<Payment>({
  Card,
  columns: [
    { title: columns.number, kind: 'nowrap', cell: ({ id }) => `№\u00A0${id}` },
    { title: columns.date, kind: 'nowrap', cell: ({ created_at: at }) => <DateTime value={at} /> },
    { title: columns.type, cell: ({ type }) => paymentTypeNames[type] },
    { title: columns.way, cell: ({ way }) => paymentWayNames[way] },
    {
      title: columns.note,
      cell: (payment) => (
        <div className={classes['note']}>
          <Notes payment={payment} />
        </div>
      ),
    },
    { title: columns.receipt, cell: (payment) => <ReceiptLink payment={payment} /> },
    {
      title: columns.state,
      cell: (payment) => (
        <div className={classes['decision']}>
          <State state={payment.state} />
          <WithdrawButton payment={payment} />
        </div>
      ),
    },
    { title: columns.amount, kind: 'amount', cell: (payment) => <Amount payment={payment} /> },
  ],
  icon: <WalletIcon size={32} />,
  Empty: NoPayments,
  nothingFoundHint: accountStrings.nothingFoundHint,
});

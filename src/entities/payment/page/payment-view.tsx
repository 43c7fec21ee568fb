import { BackLink } from '#ui/navigation/back-link.tsx';
import type { components, Payment } from '#contract/types.ts';
import { useBranch } from '#routes/use-branch.ts';
import { OrderDetail } from '#entities/order/page/order-detail.tsx';
import { DateTime } from '#entities/shop/date-time.tsx';
import { useShop } from '#page/shop-context.tsx';
import { formatMoney } from '#lib/money.ts';
import { readName } from '#lib/read-address.ts';
import { useBackLink } from '#ui/navigation/back-target.ts';
import { Title } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import { accountStrings, paymentTypeNames, paymentWayNames } from '../account.strings.ts';
import { PaymentAmount, PaymentStateBadge } from '../payment-parts.tsx';
import { ReceiptLink } from '../payments/receipt-link.tsx';
import classes from './payment-page.module.css';

type Schemas = components['schemas'];

function ChangedField({ field, from, to }: Schemas['PaymentFieldChange']) {
  const { currency } = useShop();
  const shown = (value: string | number): string => {
    if (typeof value === 'number') return formatMoney(value, currency);
    const way = field === 'way' ? readName(paymentWayNames, value) : undefined;
    return (way ? paymentWayNames[way] : value) || accountStrings.noValue;
  };
  return (
    <li>
      {accountStrings.changed[field]}: {shown(from)} → {shown(to)}
    </li>
  );
}

function Changes({ changes }: Pick<Payment, 'changes'>) {
  if (changes.length === 0) return null;
  return (
    <section>
      <h2 className={classes['section']}>{accountStrings.changes}</h2>
      <ol className={classes['changes']}>
        {changes.toReversed().map(({ fields, author, at }, index) => (
          <li key={changes.length - index}>
            <ul>
              {fields.map((change) => (
                <ChangedField key={change.field} {...change} />
              ))}
            </ul>
            <span className={classes['who']}>
              <DateTime value={at} /> · {author || accountStrings.shop}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface PaymentViewProps {
  payment: Payment;
  /** Receives the element of the state, to focus it. */
  stateRef?: Ref<HTMLSpanElement>;
  /** Details that are shown above the others. */
  details?: ReactNode;
  /** Buttons below the details. */
  children: ReactNode;
}

/** A payment: what it is, who asked for it and who decided, and what was changed while it waited. */
export function PaymentView({ payment, stateRef, details, children }: PaymentViewProps) {
  const { id, type, way, state, author, comment, reason } = payment;
  const back = useBackLink(useBranch().getHref('payments'));
  return (
    <div className={classes['page']}>
      <header>
        <BackLink {...back}>{accountStrings.toPayments}</BackLink>
        <div className={classes['head']}>
          <Title order={1}>{accountStrings.payment(id)}</Title>
          <span ref={stateRef} role="status" tabIndex={-1}>
            <PaymentStateBadge state={state} />
          </span>
        </div>
        <p className={classes['amount']}>
          <PaymentAmount payment={payment} />
        </p>
      </header>
      <dl className={classes['details']}>
        {details}
        <OrderDetail name={accountStrings.type}>
          {paymentTypeNames[type]}, {paymentWayNames[way]}
        </OrderDetail>
        <OrderDetail name={accountStrings.askedAt}>
          <DateTime value={payment.created_at} />
          {author !== null && ` · ${author || accountStrings.shop}`}
        </OrderDetail>
        {comment && <OrderDetail name={accountStrings.columns.note}>{comment}</OrderDetail>}
        {payment.receipt && (
          <OrderDetail name={accountStrings.receipt}>
            <ReceiptLink payment={payment} isPicture />
          </OrderDetail>
        )}
        {payment.decided_at !== null && (
          <OrderDetail name={accountStrings.decision}>
            <DateTime value={payment.decided_at} /> · {payment.decided_by || accountStrings.shop}
          </OrderDetail>
        )}
        {reason && <OrderDetail name={accountStrings.reason}>{reason}</OrderDetail>}
      </dl>
      {children}
      <Changes changes={payment.changes} />
    </div>
  );
}

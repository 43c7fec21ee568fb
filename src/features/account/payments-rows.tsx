import type { Payment, PaymentState } from '#contract/types.ts';
import { formatDateTime } from '#lib/dates.ts';
import { ColorBadge } from '#ui/state-badge.tsx';
import { accountStrings, paymentStateNames, paymentTypeNames, paymentWayNames } from './account.strings.ts';
import classes from './account-table.module.css';
import { ReceiptLink } from './receipt-link.tsx';
import { SignedAmount } from './signed-amount.tsx';

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

/** Payments as a table. */
export function PaymentsTable({ payments }: { payments: readonly Payment[] }) {
  return (
    <table className={classes['table']}>
      <thead>
        <tr>
          <th scope="col">{columns.number}</th>
          <th scope="col">{columns.date}</th>
          <th scope="col">{columns.type}</th>
          <th scope="col">{columns.way}</th>
          <th scope="col">{columns.note}</th>
          <th scope="col">{columns.receipt}</th>
          <th scope="col">{columns.state}</th>
          <th scope="col" className={classes['amount']}>
            {columns.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {payments.map((payment) => (
          <tr key={payment.id}>
            <td className={classes['nowrap']}>{`№\u00A0${payment.id}`}</td>
            <td className={classes['nowrap']}>{formatDateTime(payment.created_at)}</td>
            <td>{paymentTypeNames[payment.type]}</td>
            <td>{paymentWayNames[payment.way]}</td>
            <td>
              <div className={classes['note']}>
                <Notes payment={payment} />
              </div>
            </td>
            <td>
              <ReceiptLink payment={payment} />
            </td>
            <td>
              <State state={payment.state} />
            </td>
            <td className={classes['amount']}>
              <Amount payment={payment} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Payments as cards. */
export function PaymentsCards({ payments }: { payments: readonly Payment[] }) {
  return (
    <ul className={classes['cards']}>
      {payments.map((payment) => (
        <li key={payment.id} className={classes['card']}>
          <div className={classes['line']}>
            <h2>{paymentTypeNames[payment.type]}</h2>
            <Amount payment={payment} />
          </div>
          <div className={classes['line']}>
            <span className={classes['dim']}>
              {`№\u00A0${payment.id}`} · {formatDateTime(payment.created_at)} · {paymentWayNames[payment.way]}
            </span>
            <State state={payment.state} />
          </div>
          <Notes payment={payment} />
          <div className={classes['links']}>
            <ReceiptLink payment={payment} />
          </div>
        </li>
      ))}
    </ul>
  );
}

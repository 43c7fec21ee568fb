import type { BalanceEntry } from '#contract/types.ts';
import { formatDateTime, shopDayOf } from '#lib/dates.ts';
import { paths, type MoneyAddress } from '#lib/paths.ts';
import { Money } from '#ui/money.tsx';
import { Link } from 'wouter';
import { accountStrings, entryTypeNames } from './account.strings.ts';
import classes from './account-table.module.css';
import { SignedAmount } from './signed-amount.tsx';

const { columns } = accountStrings;

interface RowsProps {
  entries: readonly BalanceEntry[];
  customerId: number;
}

/** The list that the payment of an entry is at the top of: what is confirmed was asked for that day or before. */
const listUpTo = ({ type, at }: BalanceEntry): MoneyAddress => ({ type, state: 'F', until: shopDayOf(at) });

function EntryLinks({ entry, customerId }: { entry: BalanceEntry; customerId: number }) {
  const { order_id: orderId, payment_id: paymentId } = entry;
  return (
    <>
      {orderId !== null && (
        <Link className={classes['link']} href={paths.placedOrder.getHref(orderId)}>
          {accountStrings.order(orderId)}
        </Link>
      )}
      {paymentId !== null && (
        <Link className={classes['link']} href={paths.payments.getHref(customerId, listUpTo(entry))}>
          {accountStrings.payment(paymentId)}
        </Link>
      )}
    </>
  );
}

/** What changed a balance, as a table. */
export function BalanceHistoryTable({ entries, customerId }: RowsProps) {
  return (
    <table className={classes['table']}>
      <thead>
        <tr>
          <th scope="col">{columns.date}</th>
          <th scope="col">{columns.entry}</th>
          <th scope="col">{columns.note}</th>
          <th scope="col">{columns.author}</th>
          <th scope="col" className={classes['amount']}>
            {columns.amount}
          </th>
          <th scope="col" className={classes['amount']}>
            {columns.balance}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td className={classes['nowrap']}>{formatDateTime(entry.at)}</td>
            <td>{entryTypeNames[entry.type]}</td>
            <td>
              <div className={classes['note']}>
                <EntryLinks entry={entry} customerId={customerId} />
                {entry.reason && <span>{entry.reason}</span>}
              </div>
            </td>
            <td>{entry.author || accountStrings.shop}</td>
            <td className={classes['amount']}>
              <SignedAmount value={entry.amount} />
            </td>
            <td className={classes['amount']}>
              <Money value={entry.balance} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What changed a balance, as cards. */
export function BalanceHistoryCards({ entries, customerId }: RowsProps) {
  return (
    <ul className={classes['cards']}>
      {entries.map((entry) => (
        <li key={entry.id} className={classes['card']}>
          <div className={classes['line']}>
            <h2>{entryTypeNames[entry.type]}</h2>
            <SignedAmount value={entry.amount} />
          </div>
          <div className={classes['line']}>
            <span className={classes['dim']}>
              {formatDateTime(entry.at)} · {entry.author || accountStrings.shop}
            </span>
            <span className={classes['dim']}>
              {accountStrings.balanceAfter}: <Money value={entry.balance} />
            </span>
          </div>
          {entry.reason && <span>{entry.reason}</span>}
          <div className={classes['links']}>
            <EntryLinks entry={entry} customerId={customerId} />
          </div>
        </li>
      ))}
    </ul>
  );
}

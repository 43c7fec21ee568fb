import type { BalanceEntry } from '#contract/types.ts';
import { useBranch } from '#routes/use-branch.ts';
import { Money } from '#entities/shop/money.tsx';
import { DateTime } from '#entities/shop/date-time.tsx';
import { WalletIcon } from '#ui/later-icons.tsx';
import { defineRows } from '#ui/list/define-rows.tsx';
import { MessageState } from '#ui/states/message-state.tsx';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import classes from '../account-rows.module.css';
import { accountStrings, entryTypeNames } from '../account.strings.ts';
import { SignedAmount } from '../signed-amount.tsx';

const { columns } = accountStrings;

function EntryLinks({ entry }: { entry: BalanceEntry }) {
  const { getHref } = useBranch();
  const { order_id: orderId, payment_id: paymentId } = entry;
  return (
    <>
      {orderId !== null && (
        <Link className={classes['link']} href={getHref('order', { orderId })}>
          {accountStrings.order(orderId)}
        </Link>
      )}
      {paymentId !== null && (
        <Link className={classes['link']} href={getHref('payment', { paymentId })}>
          {accountStrings.payment(paymentId)}
        </Link>
      )}
    </>
  );
}

function Card({ row: entry }: { row: BalanceEntry }) {
  return (
    <>
      <div className={classes['line']}>
        <h2>{entryTypeNames[entry.type]}</h2>
        <SignedAmount value={entry.amount} />
      </div>
      <div className={classes['line']}>
        <span className={classes['dim']}>
          <DateTime value={entry.at} /> · {entry.author || accountStrings.shop}
        </span>
        <span className={classes['dim']}>
          {accountStrings.balanceAfter}: <Money value={entry.balance} />
        </span>
      </div>
      {entry.reason && <span>{entry.reason}</span>}
      <div className={classes['links']}>
        <EntryLinks entry={entry} />
      </div>
    </>
  );
}

function NoEntries({ icon }: { icon: ReactNode }) {
  const isOfOrder = useBranch().screen === 'orderHistory';
  const title = isOfOrder ? accountStrings.noHistoryOfOrder : accountStrings.noHistory;
  const hint = isOfOrder ? accountStrings.noHistoryOfOrderHint : accountStrings.noHistoryHint;
  return <MessageState icon={icon} title={title} text={hint} />;
}

/** The view of a balance history. */
export const EntryRows = defineRows<BalanceEntry>({
  Card,
  columns: [
    { title: columns.date, kind: 'nowrap', cell: ({ at }) => <DateTime value={at} /> },
    { title: columns.entry, cell: ({ type }) => entryTypeNames[type] },
    {
      title: columns.note,
      cell: (entry) => (
        <div className={classes['note']}>
          <EntryLinks entry={entry} />
          {entry.reason && <span>{entry.reason}</span>}
        </div>
      ),
    },
    { title: columns.author, cell: ({ author }) => author || accountStrings.shop },
    { title: columns.amount, kind: 'amount', cell: ({ amount }) => <SignedAmount value={amount} /> },
    { title: columns.balance, kind: 'amount', cell: ({ balance }) => <Money value={balance} /> },
  ],
  icon: <WalletIcon size={32} />,
  Empty: NoEntries,
  nothingFoundHint: accountStrings.nothingFoundHint,
});

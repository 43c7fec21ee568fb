import type { Payment } from '#contract/types.ts';
import classes from './account-table.module.css';
import { accountStrings } from './account.strings.ts';

/** The way to a payment's receipt, where it has one. */
export function ReceiptLink({ payment: { id, receipt } }: { payment: Payment }) {
  if (!receipt) return null;
  const largest = receipt.sources.at(-1)?.url ?? receipt.url;
  return (
    <a className={classes['link']} href={largest} target="_blank" rel="noreferrer" aria-label={accountStrings.receiptOf(id)}>
      {accountStrings.receipt}
    </a>
  );
}

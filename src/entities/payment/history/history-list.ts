import { defineList } from '#ui/list/define-list.ts';
import { type Asked, choice, period, sentBy } from '#ui/list/filters/filters.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { accountSkeleton } from '../account-skeleton.ts';
import { accountStrings, entryTypeNames } from '../account.strings.ts';
import { type BalanceHistoryParams, balanceHistoryQuery } from './balance-history.queries.ts';

interface HistoryScope {
  /** Undefined for the person's own. */
  customerId: number | undefined;
  /** The order whose entries are shown; undefined for all entries. */
  orderId: number | undefined;
}

const filters = {
  type: choice({
    label: accountStrings.entry,
    any: accountStrings.anyEntry,
    names: entryTypeNames,
    sends: 'type',
  }),
  period,
};

/** The balance history of the person, or of the customer in scope. */
export const historyList = defineList({
  filters,
  query: (asked: Asked<typeof filters>, { customerId, orderId }: HistoryScope) =>
    balanceHistoryQuery({
      ...sentBy<BalanceHistoryParams>()(filters, asked),
      ...(orderId !== undefined && { order_id: orderId }),
      ...(customerId !== undefined && { customer_id: customerId }),
    }),
  skeleton: accountSkeleton,
  Rows: lazyPart(() => import('./entry-rows.tsx'), 'EntryRows'),
});

import { defineList } from '#ui/list/define-list.ts';
import { choice, period } from '#ui/list/filters/filters.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { accountStrings, entryTypeNames } from '../account.strings.ts';
import { accountSkeleton } from '../account-skeleton.ts';
import { balanceHistoryQuery } from './balance-history.queries.ts';

interface HistoryScope {
  /** Undefined for the person's own. */
  customerId: number | undefined;
  /** The order whose entries are shown; undefined for all entries. */
  orderId: number | undefined;
}

/** The balance history of the person, or of the customer in scope. */
export const historyList = defineList({
  filters: {
    type: choice({ label: accountStrings.entry, any: accountStrings.anyEntry, names: entryTypeNames }),
    period,
  },
  query: ({ type, period, page }, { customerId, orderId }: HistoryScope) =>
    balanceHistoryQuery({
      ...(type && { type }),
      ...period,
      ...(orderId !== undefined && { order_id: orderId }),
      ...(customerId !== undefined && { customer_id: customerId }),
      ...(page && { page }),
    }),
  skeleton: accountSkeleton,
  Rows: lazyPart(() => import('./entry-rows.tsx'), 'EntryRows'),
});

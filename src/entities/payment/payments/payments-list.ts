import { defineList } from '#ui/list/define-list.ts';
import { choice, period } from '#ui/list/filters/filters.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { accountStrings, paymentStateNames, paymentTypeNames } from '../account.strings.ts';
import { accountSkeleton } from '../account-skeleton.ts';
import { paymentsQuery } from '../payment.queries.ts';

/** Payments of the person; the server refuses those of another customer in scope. */
export const paymentsList = defineList({
  filters: {
    type: choice({ label: accountStrings.type, any: accountStrings.anyType, names: paymentTypeNames }),
    state: choice({ label: accountStrings.state, any: accountStrings.anyState, names: paymentStateNames }),
    period,
  },
  query: ({ type, state, period, page }, customerId: number | undefined) =>
    paymentsQuery({
      ...(customerId !== undefined && { customer_id: customerId }),
      ...(type && { type }),
      ...(state && { state }),
      ...period,
      ...(page && { page }),
    }),
  skeleton: accountSkeleton,
  Rows: lazyPart(() => import('./payment-rows.tsx'), 'PaymentRows'),
});

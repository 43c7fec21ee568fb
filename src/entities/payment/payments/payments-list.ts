import { defineList } from '#ui/list/define-list.ts';
import { type Asked, choice, period, sentBy } from '#ui/list/filters/filters.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { accountSkeleton } from '../account-skeleton.ts';
import { accountStrings, paymentStateNames, paymentTypeNames } from '../account.strings.ts';
import { type PaymentListParams, paymentsQuery } from '../payment.queries.ts';

const filters = {
  type: choice({
    label: accountStrings.type,
    any: accountStrings.anyType,
    names: paymentTypeNames,
    sends: 'type',
  }),
  state: choice({
    label: accountStrings.state,
    any: accountStrings.anyState,
    names: paymentStateNames,
    sends: 'state',
  }),
  period,
};

/** Payments of the person; the server refuses those of another customer in scope. */
export const paymentsList = defineList({
  filters,
  query: (asked: Asked<typeof filters>, customerId: number | undefined) =>
    paymentsQuery({
      ...(customerId !== undefined && { customer_id: customerId }),
      ...sentBy<PaymentListParams>()(filters, asked),
    }),
  skeleton: accountSkeleton,
  Rows: lazyPart(() => import('./payment-rows.tsx'), 'PaymentRows'),
});

import {
  accountStrings,
  paymentStateNames,
  paymentTypeNames,
  paymentWayNames,
} from '#entities/payment/account.strings.ts';
import { accountSkeleton } from '#entities/payment/account-skeleton.ts';
import { type PaymentListParams, paymentsQuery } from '#entities/payment/payment.queries.ts';
import { defineList } from '#ui/list/define-list.ts';
import { amounts, type Asked, choice, period, search } from '#ui/list/filters/filters.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { officePaymentsStrings } from './office-payments.strings.ts';

const filters = {
  state: choice({ label: accountStrings.state, any: accountStrings.anyState, names: paymentStateNames }),
  type: choice({ label: accountStrings.type, any: accountStrings.anyType, names: paymentTypeNames }),
  way: choice({ label: officePaymentsStrings.way, any: officePaymentsStrings.anyWay, names: paymentWayNames }),
  amount: amounts(officePaymentsStrings.amount),
  period,
};

const loadRows = () => import('./office-payment-rows.tsx');

/** Those that wait come first, with the filters of the address. */
const paramsOf = ({ state, type, way, amount, period, page }: Asked<typeof filters>): PaymentListParams => ({
  order_by: 'waiting',
  ...(state && { state }),
  ...(type && { type }),
  ...(way && { way }),
  ...(amount?.min !== undefined && { amount_min: amount.min }),
  ...(amount?.max !== undefined && { amount_max: amount.max }),
  ...period,
  ...(page && { page }),
});

/** The payments of all customers. */
export const shopPayments = defineList({
  filters: { search: search(officePaymentsStrings.search), ...filters },
  query: ({ search, ...asked }) =>
    paymentsQuery({ scope: 'shop', ...(search && { search_text: search }), ...paramsOf(asked) }),
  skeleton: accountSkeleton,
  Rows: lazyPart(loadRows, 'ShopPaymentRows'),
});

/** The payments of one customer. */
export const customerPayments = defineList({
  filters,
  query: (asked, customerId: number) => paymentsQuery({ customer_id: customerId, ...paramsOf(asked) }),
  skeleton: accountSkeleton,
  Rows: lazyPart(loadRows, 'CustomerPaymentRows'),
});

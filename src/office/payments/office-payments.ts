import { accountSkeleton } from '#entities/payment/account-skeleton.ts';
import { paymentsQuery } from '#entities/payment/payment.queries.ts';
import { defineList } from '#ui/list/define-list.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { customerFilters, paramsOf, shopFilters, shopParamsOf } from './payment-filters.ts';

const loadRows = () => import('./office-payment-rows.tsx');

/** The payments of all customers. */
export const shopPayments = defineList({
  filters: shopFilters,
  query: (asked) => paymentsQuery(shopParamsOf(asked)),
  skeleton: accountSkeleton,
  Rows: lazyPart(loadRows, 'ShopPaymentRows'),
});

/** The payments of one customer. */
export const customerPayments = defineList({
  filters: customerFilters,
  query: (asked, customerId: number) => paymentsQuery({ customer_id: customerId, ...paramsOf(asked) }),
  skeleton: accountSkeleton,
  Rows: lazyPart(loadRows, 'CustomerPaymentRows'),
});

import {
  accountStrings,
  paymentStateNames,
  paymentTypeNames,
  paymentWayNames,
} from '#entities/payment/account.strings.ts';
import type { PaymentListParams, PaymentTotalParams } from '#entities/payment/payment.queries.ts';
import { amounts, type Asked, choice, flag, narrowedTo, search } from '#ui/list/filters/filters.ts';
import { period } from '#ui/list/filters/period/period.ts';
import { sentBy } from '#ui/list/filters/sent-by.ts';
import { CustomerLabel } from '#office/kit/customer/customer-label.tsx';
import { officePaymentsStrings } from './office-payments.strings.ts';

/** The filters of a customer's payments. */
export const customerFilters = {
  state: choice({
    label: accountStrings.state,
    any: accountStrings.anyState,
    names: paymentStateNames,
    sends: 'state',
  }),
  type: choice({
    label: accountStrings.type,
    any: accountStrings.anyType,
    names: paymentTypeNames,
    isRare: true,
    sends: 'type',
  }),
  way: choice({
    label: officePaymentsStrings.way,
    any: officePaymentsStrings.anyWay,
    names: paymentWayNames,
    isRare: true,
    sends: 'way',
  }),
  amount: amounts(officePaymentsStrings.amount, 'amount'),
  period,
};

/** The filters of the payments of all customers. */
export const shopFilters = {
  search: search(officePaymentsStrings.search),
  ...customerFilters,
  byDecision: flag(officePaymentsStrings.byDecision, 'by_decision'),
  decider: narrowedTo(officePaymentsStrings.decider, 'decided_by', CustomerLabel),
};

/** What the server is asked for by the filters; those that wait come first. */
export const paramsOf = (asked: Asked<typeof shopFilters>): PaymentListParams => ({
  order_by: 'waiting',
  ...sentBy<PaymentListParams>()(shopFilters, asked),
});

/** The same of the payments of all customers. */
export const shopParamsOf = (asked: Asked<typeof shopFilters>): PaymentListParams => ({
  scope: 'shop',
  ...paramsOf(asked),
});

/** What the totals are asked for: they tell of each state. */
export const totalParamsOf = ({
  state: _state,
  page: _page,
  ...asked
}: Asked<typeof shopFilters>): PaymentTotalParams => sentBy<PaymentListParams>()(shopFilters, asked);

import {
  accountStrings,
  paymentStateNames,
  paymentTypeNames,
  paymentWayNames,
} from '#entities/payment/account.strings.ts';
import type { PaymentListParams } from '#entities/payment/payment.queries.ts';
import { amounts, type Asked, choice, period, search } from '#ui/list/filters/filters.ts';
import { sentBy } from '#ui/list/filters/sent-by.ts';
import { officePaymentsStrings } from './office-payments.strings.ts';

/** The filters of a customer's payments. */
export const customerFilters = {
  state: choice({
    label: accountStrings.state,
    any: accountStrings.anyState,
    names: paymentStateNames,
    sends: 'state',
  }),
  type: choice({ label: accountStrings.type, any: accountStrings.anyType, names: paymentTypeNames, sends: 'type' }),
  way: choice({
    label: officePaymentsStrings.way,
    any: officePaymentsStrings.anyWay,
    names: paymentWayNames,
    sends: 'way',
  }),
  amount: amounts(officePaymentsStrings.amount, 'amount'),
  period,
};

/** The filters of the payments of all customers. */
export const shopFilters = { search: search(officePaymentsStrings.search), ...customerFilters };

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

import {
  accountStrings,
  paymentStateNames,
  paymentTypeNames,
  paymentWayNames,
} from '#entities/payment/account.strings.ts';
import type { PaymentListParams } from '#entities/payment/payment.queries.ts';
import { amounts, type Asked, choice, period, search } from '#ui/list/filters/filters.ts';
import { officePaymentsStrings } from './office-payments.strings.ts';

/** The filters of a customer's payments. */
export const customerFilters = {
  state: choice({ label: accountStrings.state, any: accountStrings.anyState, names: paymentStateNames }),
  type: choice({ label: accountStrings.type, any: accountStrings.anyType, names: paymentTypeNames }),
  way: choice({ label: officePaymentsStrings.way, any: officePaymentsStrings.anyWay, names: paymentWayNames }),
  amount: amounts(officePaymentsStrings.amount),
  period,
};

/** Those that wait come first, with the filters of the address. */
export const paramsOf = ({
  state,
  type,
  way,
  amount,
  period,
  page,
}: Asked<typeof customerFilters>): PaymentListParams => ({
  order_by: 'waiting',
  ...(state && { state }),
  ...(type && { type }),
  ...(way && { way }),
  ...(amount?.min !== undefined && { amount_min: amount.min }),
  ...(amount?.max !== undefined && { amount_max: amount.max }),
  ...period,
  ...(page && { page }),
});

/** The filters of the payments of all customers. */
export const shopFilters = { search: search(officePaymentsStrings.search), ...customerFilters };

/** What the server is asked for by these filters. */
export const shopParamsOf = ({ search: text, ...asked }: Asked<typeof shopFilters>): PaymentListParams => ({
  scope: 'shop',
  ...(text && { search_text: text }),
  ...paramsOf(asked),
});

/** What a payment makes out of date: balances, and every list that shows it or counts those that wait. */
export const paymentsRefreshed = [
  'getCurrentRetail',
  'getCurrentCustomer',
  'getCustomer',
  'listPayments',
  'getPayment',
  'getPaymentsTotal',
];

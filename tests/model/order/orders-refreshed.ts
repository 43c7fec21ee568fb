/** What a change of an order makes out of date: the lists of orders and lines, and the shop's counts of both. */
export const ordersRefreshed = [
  'listPlacedOrders',
  'getPlacedOrdersTotal',
  'listOrderLines',
  'getOrderLinesTotal',
  'listOrderGroups',
  'getDay',
  'getCurrentRetail',
];

/** The same, and the balance of whoever looks. */
export const ordersAndBalance = [...ordersRefreshed, 'getCurrentCustomer'];

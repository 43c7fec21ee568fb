import { placedOrderStates } from '#machines/order/placed-order.machine.ts';

const DAY_MS = 86_400_000;

const dayBefore = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
const text = (words: string): string => `search_text=${encodeURIComponent(words)}`;
const everyState = placedOrderStates.map((state) => `order_state=${state}`).join('&');

/**
 * What staff open all day, each with its usual filters and totals. Days are counted back from now, as staff count them.
 */
export const listAddresses: Readonly<Record<string, string>> = {
  orders: '/api/placed-order/?scope=shop',
  'orders, page 40': '/api/placed-order/?scope=shop&page=40',
  'orders by state': '/api/placed-order/?scope=shop&state=created&state=accepted',
  'orders by name': `/api/placed-order/?scope=shop&${text('Гончаренко')}`,
  'orders by last digits': `/api/placed-order/?scope=shop&${text('0123')}`,
  'orders by item': `/api/placed-order/?scope=shop&${text('ваза дымчатая')}`,
  'orders of a week': `/api/placed-order/?scope=shop&since=${dayBefore(7)}&until=${dayBefore(1)}`,
  'orders of a sum': '/api/placed-order/?scope=shop&sum_min=5000&sum_max=9000',
  'orders of debtors': '/api/placed-order/?scope=shop&owing=true',
  'orders of a purchase': '/api/placed-order/?scope=shop&purchase_id=3',
  'orders by sum, descending': '/api/placed-order/?scope=shop&order_by=-sum',
  'totals of orders': '/api/placed-order/total/?scope=shop',
  'totals of orders by state': '/api/placed-order/total/?scope=shop&state=created&state=accepted',
  'totals of orders by item': `/api/placed-order/total/?scope=shop&${text('ваза дымчатая')}`,
  lines: '/api/order/?limit=100',
  'lines of all orders': `/api/order/?limit=100&${everyState}`,
  'lines of all orders by item': `/api/order/?limit=100&${everyState}&${text('ваза дымчатая')}`,
  'totals of lines of all orders': `/api/order/total/?${everyState}`,
  'lines by state': '/api/order/?limit=100&state=O',
  'lines by item': `/api/order/?limit=100&${text('ваза дымчатая')}`,
  'lines without a price': '/api/order/?limit=100&unpriced=true',
  'totals of lines': '/api/order/total/',
  'totals of lines by item': `/api/order/total/?${text('ваза дымчатая')}`,
  groups: '/api/order/groups/',
  'groups by name': `/api/order/groups/?${text('Гончаренко')}`,
  payments: '/api/payment/?scope=shop&order_by=waiting',
  'payments by name': `/api/payment/?scope=shop&${text('Гончаренко')}`,
  purchases: '/api/purchases/',
  day: '/api/retail/day/',
};

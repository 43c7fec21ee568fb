import type { freshnessMachine } from '#machines/shell/freshness.machine.ts';
import { defineTable } from '../kit/table.ts';

const isNews = ({ event }: { event: { output: { since: string } } }): boolean => event.output.since !== '2-20';
const isNone = (step: { event: { output: { since: string } } }): boolean => !isNews(step);

/** Where an order is listed or counted, and order 12 itself. */
const ofOrder12 = [
  'getCurrentRetail',
  'getDay',
  'getOrderLinesTotal',
  'getPlacedOrder {"id":12}',
  'getPlacedOrdersTotal',
  'getPurchase',
  'getPurchasesTotal',
  'listOrderGroups',
  'listOrderLines',
  'listPlacedOrders',
  'listPurchases',
];
/** Too much has changed to be told. */
const everything = [
  'countCustomers',
  'getCurrentCustomer',
  'getCurrentRetail',
  'getCustomer',
  'getDay',
  'getInfoPage',
  'getOrderLinesTotal',
  'getPayment',
  'getPaymentsTotal',
  'getPlacedOrder',
  'getPlacedOrder {"id":12}',
  'getPlacedOrder {"id":13}',
  'getPlacedOrdersTotal',
  'getPurchase',
  'getPurchasesTotal',
  'listBalanceHistory',
  'listCategories',
  'listCustomers',
  'listDeliveries',
  'listDeliveryPoints',
  'listInfoPages',
  'listOpenPurchases',
  'listOrderGroups',
  'listOrderLines',
  'listPayments',
  'listPermissionGroups',
  'listPlacedOrders',
  'listPurchases',
];

/** Design: "Freshness". Asked every five seconds while the page is visible, every twenty after a failure. */
export const freshnessTable = defineTable<typeof freshnessMachine>({
  starts: [{ to: 'hidden', context: { intervalMs: 5_000, retryMs: 20_000, since: null } }],
  states: {
    hidden: {},
    asking: { calls: { askChanges: ({ since }) => ({ since }) } },
    resting: { delays: { interval: 5_000 } },
    lost: { delays: { retry: 20_000 } },
  },
  rows: [
    { in: 'hidden', on: 'page.shown', to: 'asking' },
    {
      in: 'asking',
      on: 'askChanges done',
      when: isNews,
      to: 'resting',
      sets: ({ event }) => ({ since: event.output.since }),
      emits: ({ event }) => [{ type: 'changes.heard', all: event.output.all, changes: event.output.changes }],
      after: ({ event }) => ({ refreshed: event.output.all ? everything : ofOrder12 }),
    },
    { in: 'asking', on: 'askChanges done', when: isNone, to: 'resting', sets: { since: '2-20' } },
    { in: 'asking', on: 'askChanges failed', to: 'lost' },
    { in: 'asking', on: 'page.hidden', to: 'hidden' },
    { in: 'resting', on: 'after interval', to: 'asking' },
    { in: 'resting', on: 'page.hidden', to: 'hidden' },
    { in: 'lost', on: 'after retry', to: 'asking' },
    { in: 'lost', on: 'page.hidden', to: 'hidden' },
    { in: 'lost', on: 'connection.restored', to: 'asking' },
  ],
  requests: {
    askChanges: ({ since }) => [{ method: 'GET', path: since === null ? '/changes/' : `/changes/?since=${since}` }],
  },
});

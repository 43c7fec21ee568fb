import { bulkFlow } from '#entities/bulk/bulk.flow.ts';
import type { BulkChange } from '#machines/shell/bulk-action.machine.ts';
import { pageOf } from '#tests/support/dom/test-page.tsx';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createActor } from 'xstate';

interface Sent {
  method: string;
  path: string;
  body: unknown;
}

type Answer = (request: Sent) => object;

const keys = [
  'countCustomers',
  'countItems',
  'getCurrentCustomer',
  'getCurrentRetail',
  'getCustomer',
  'getItem',
  'getOrderLinesTotal',
  'getPayment',
  'getPlacedOrder',
  'getPlacedOrdersTotal',
  'getPurchase',
  'listAudit',
  'listBalanceHistory',
  'listCategories',
  'listCustomers',
  'listItems',
  'listOpenPurchases',
  'listOrderGroups',
  'listOrderLines',
  'listPayments',
  'listPermissionGroups',
  'listPlacedOrders',
  'listPurchases',
  'listShopItems',
];

/** Two rows at versions 4 and 9 are changed on the flow itself; `refreshed` are the queries that are fetched anew. */
async function change(chosen: BulkChange, answer: Answer) {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const body: unknown = await request.clone().json();
    const call = { method: request.method, path: new URL(request.url).pathname, body };
    sent.push(call);
    const { status, ...rest } = { status: 200, ...answer(call) };
    return Response.json(rest, { status });
  });
  const queryClient = new QueryClient();
  for (const key of keys) queryClient.setQueryData([key], {});
  const { machine, handle } = bulkFlow.connect(pageOf({}, queryClient).deps);
  const actor = createActor(machine, { input: {} });
  actor.on('*', handle);
  actor.start();
  onTestFinished(() => {
    actor.stop();
    vi.unstubAllGlobals();
  });
  const seen = [
    { id: 31, version: 4 },
    { id: 52, version: 9 },
  ];
  actor.send({ type: 'change.chosen', change: chosen, ids: [31, 52], seen });
  await expect.poll(() => actor.getSnapshot().value).toBe('finished');
  const ended = () => {
    const { done, unchanged, refused } = actor.getSnapshot().context;
    const refreshed = keys.filter((key) => queryClient.getQueryState([key])?.isInvalidated);
    return { sent, refreshed, done, unchanged, refused };
  };
  const retry = async () => {
    actor.send({ type: 'refused.retried' });
    await expect.poll(() => actor.getSnapshot().value).toBe('finished');
    return ended();
  };
  return { ...ended(), retry };
}

const versions = [
  { id: 31, version: 4 },
  { id: 52, version: 9 },
];
const allOk: Answer = () => ({
  result: [
    { id: 31, ok: true },
    { id: 52, ok: true },
  ],
});
const one: Answer = () => ({});

const withOrders = [
  'getCurrentCustomer',
  'getCurrentRetail',
  'getOrderLinesTotal',
  'getPlacedOrder',
  'getPlacedOrdersTotal',
  'getPurchase',
  'listBalanceHistory',
  'listOpenPurchases',
  'listOrderGroups',
  'listOrderLines',
  'listPlacedOrders',
  'listPurchases',
];
const withPayments = [
  'getCurrentCustomer',
  'getCurrentRetail',
  'getCustomer',
  'getPayment',
  'listBalanceHistory',
  'listPayments',
];
const withCustomers = ['countCustomers', 'getCustomer', 'listAudit', 'listCustomers', 'listPermissionGroups'];
const withItems = ['countItems', 'getItem', 'listAudit', 'listCategories', 'listItems', 'listShopItems'];

it.each<[string, BulkChange, Answer, Sent[], string[]]>([
  [
    'a state of orders',
    { of: 'orders', state: 'canceled', reason: 'Нет в наличии' },
    allOk,
    [
      {
        method: 'PUT',
        path: '/api/placed-order/list/',
        body: { ids: [31, 52], versions, change: { state: 'canceled', reason: 'Нет в наличии' } },
      },
    ],
    withOrders,
  ],
  [
    'a text of orders',
    { of: 'orders', form: { note: 'Звонить после обеда' } },
    allOk,
    [
      {
        method: 'PUT',
        path: '/api/placed-order/list/',
        body: { ids: [31, 52], versions, change: { note: 'Звонить после обеда' } },
      },
    ],
    withOrders,
  ],
  [
    'orders to a purchase',
    { of: 'orders', purchaseId: 6, albumId: 8 },
    one,
    [31, 52].map((id) => ({
      method: 'PUT',
      path: `/api/placed-order/${id}/send-to-purchase/`,
      body: { purchase_id: 6, album_id: 8 },
    })),
    withOrders,
  ],
  [
    'orders to the shop’s own purchase',
    { of: 'orders', purchaseId: null },
    one,
    [31, 52].map((id) => ({ method: 'PUT', path: `/api/placed-order/${id}/send-to-self-purchase/`, body: {} })),
    withOrders,
  ],
  [
    'a state of lines',
    { of: 'lines', state: 'P', reason: '' },
    allOk,
    [{ method: 'PUT', path: '/api/order/state/', body: { ids: [31, 52], versions, state: 'P' } }],
    withOrders,
  ],
  [
    'lines to a purchase',
    { of: 'lines', purchaseId: 6 },
    allOk,
    [{ method: 'PUT', path: '/api/order/state/', body: { ids: [31, 52], versions, state: 'O', purchase_id: 6 } }],
    withOrders,
  ],
  [
    'a price of lines',
    { of: 'lines', form: { price: 450.5 } },
    one,
    [
      { method: 'PUT', path: '/api/order/31/', body: { price: 450.5, version: 4 } },
      { method: 'PUT', path: '/api/order/52/', body: { price: 450.5, version: 9 } },
    ],
    withOrders,
  ],
  [
    'payments',
    { of: 'payments', state: 'C', reason: 'Дважды' },
    one,
    [
      { method: 'PUT', path: '/api/payment/31/', body: { state: 'C', reason: 'Дважды', version: 4 } },
      { method: 'PUT', path: '/api/payment/52/', body: { state: 'C', reason: 'Дважды', version: 9 } },
    ],
    withPayments,
  ],
  [
    'customers',
    { of: 'customers', change: { customer_type: 'wholesale' } },
    allOk,
    [
      {
        method: 'PUT',
        path: '/api/customers/list/',
        body: { ids: [31, 52], versions, change: { customer_type: 'wholesale' } },
      },
    ],
    withCustomers,
  ],
  [
    'items',
    { of: 'items', change: { is_hidden: true }, batchId: 'b-7' },
    allOk,
    [
      {
        method: 'PUT',
        path: '/api/items/list/',
        body: { ids: [31, 52], versions, batch_id: 'b-7', is_preview: false, change: { is_hidden: true } },
      },
    ],
    withItems,
  ],
])('%s: is sent once and shown anew', async (_name, chosen, answer, sent, refreshed) => {
  const { retry: _, ...ended } = await change(chosen, answer);
  expect(ended).toEqual({ sent, refreshed, done: 2, unchanged: 0, refused: [] });
});

const isShort: Answer = ({ body }) => {
  const { forced_ids: forced } = body as { forced_ids?: number[] };
  return {
    result: [
      { id: 31, ok: true },
      forced?.includes(52)
        ? { id: 52, ok: true }
        : { id: 52, ok: false, code: 'stock_below_zero', detail: 'Осталось 3.' },
    ].filter(({ id }) => (body as { ids: number[] }).ids.includes(id)),
  };
};

it.each<[string, BulkChange]>([
  ['orders', { of: 'orders', state: 'accepted', reason: '' }],
  ['lines', { of: 'lines', state: 'W', reason: '' }],
])('%s that a person said yes to are forced when repeated, and no others', async (_, chosen) => {
  const { retry } = await change(chosen, isShort);
  const { sent, done, refused } = await retry();
  expect({ done, refused }).toEqual({ done: 2, refused: [] });
  expect(sent.map(({ body }) => body)).toMatchObject([{ ids: [31, 52] }, { ids: [52], forced_ids: [52] }]);
  expect(sent[0]?.body).not.toHaveProperty('forced_ids');
});

it('a refused payment stays refused with the server’s words, and the others are done', async () => {
  const { done, refused } = await change({ of: 'payments', state: 'F', reason: '' }, ({ path }) =>
    path === '/api/payment/52/'
      ? { status: 409, code: 'payment_own', detail: 'Свой платёж подтверждает другой сотрудник.' }
      : {},
  );
  expect({ done, refused }).toEqual({
    done: 1,
    refused: [{ id: 52, detail: 'Свой платёж подтверждает другой сотрудник.', canForce: false }],
  });
});

it('items whose prices were so before are counted apart', async () => {
  const prices = (retail: number) => ({ retail_price: retail, trade_price: 80 });
  const { done, unchanged } = await change(
    { of: 'items', change: { prices: { of: 'retail', per_cent: 10, round_to: 1 } }, batchId: 'b-8' },
    () => ({
      result: [
        { id: 31, ok: true, before: prices(120), after: prices(132) },
        { id: 52, ok: true, before: prices(1), after: prices(1) },
      ],
    }),
  );
  expect({ done, unchanged }).toEqual({ done: 2, unchanged: 1 });
});

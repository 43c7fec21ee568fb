import { api, unwrap } from '#api/client.ts';
import type { components } from '#contract/types.ts';
import { defineFlow } from '#page/define-flow.ts';
import { freshnessMachine } from '#machines/shell/freshness.machine.ts';
import type { QueryKey } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

type Schemas = components['schemas'];
type Kind = Schemas['Change']['kind'];

const askChanges = fromPromise<Schemas['Changes'], { since: string | null }>(({ input: { since }, signal }) =>
  unwrap(api.GET('/changes/', { params: { query: since === null ? {} : { since } }, signal })),
);

/** The queries that show records of a kind, or are counted over them. */
const lists: Readonly<Record<Kind, readonly string[]>> = {
  order: [
    'listPlacedOrders',
    'getPlacedOrdersTotal',
    'listOrderLines',
    'getOrderLinesTotal',
    'listOrderGroups',
    'listPurchases',
    'getPurchasesTotal',
    'getPurchase',
    'getCurrentRetail',
    'getDay',
  ],
  payment: ['listPayments', 'getPaymentsTotal', 'listOrderGroups', 'getCurrentCustomer', 'getCurrentRetail', 'getDay'],
  purchase: ['listPurchases', 'getPurchasesTotal', 'listOpenPurchases', 'getDay'],
  customer: [
    'getCurrentCustomer',
    'getCustomer',
    'listCustomers',
    'countCustomers',
    'listBalanceHistory',
    'listOrderGroups',
    'getPlacedOrder',
  ],
  shop: ['getCurrentRetail', 'listInfoPages', 'getInfoPage'],
  delivery: ['listDeliveries'],
  delivery_point: ['listDeliveryPoints'],
  category: ['listCategories'],
  // Its members have its permissions.
  permission_group: ['listPermissionGroups', 'getCurrentCustomer', 'getCustomer'],
};

/** The query of a single record. */
const singles: Readonly<Partial<Record<Kind, string>>> = {
  order: 'getPlacedOrder',
  payment: 'getPayment',
  purchase: 'getPurchase',
};

const kinds = Object.keys(lists) as Kind[];

function keysOf({ all, changes }: Pick<Schemas['Changes'], 'all' | 'changes'>): QueryKey[] {
  if (all) return kinds.flatMap((kind) => [...lists[kind], singles[kind] ?? []].flat()).map((name) => [name]);
  const changed = new Set(changes.map(({ kind }) => kind));
  const names = new Set([...changed].flatMap((kind) => lists[kind]));
  const records = changes.flatMap(({ kind, id }): QueryKey[] => {
    const name = singles[kind];
    return name === undefined || names.has(name) ? [] : [[name, { id }]];
  });
  return [...[...names].map((name) => [name]), ...records];
}

/** Fetches again what has changed elsewhere, as far as it is shown; the rest when it is next looked at. */
export const freshnessFlow = defineFlow(freshnessMachine, {
  effects: () => ({ askChanges }),
  on: ({ queryClient }) => ({
    'changes.heard': (heard) => {
      for (const queryKey of keysOf(heard)) void queryClient.invalidateQueries({ queryKey });
    },
  }),
});

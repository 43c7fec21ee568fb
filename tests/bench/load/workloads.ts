import { randomUUID } from 'node:crypto';
import type { Facts } from './facts.ts';

/** A request as the generator sends it. */
export interface BenchRequest {
  method: 'GET' | 'PUT';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** What is asked of both sides under one name. */
export interface Workload {
  name: WorkloadName;
  kind: 'reads' | 'writes';
  /** Whether a request can be sent only once. */
  isOnce: boolean;
  requests(facts: Facts): BenchRequest[];
}

export type WorkloadName =
  'catalogue list' | 'search' | 'item' | 'drawn page' | "staff's orders" | 'cart edit' | 'checkout';

const PAGES = 20;
const SAMPLES = 256;
// Stems, beginnings of words, several words, as people type them.
const searches = [
  'кружка синяя',
  'плед',
  'чайн',
  'вазы из стекла',
  'светильник',
  'подарочная тарелка',
  'керамик',
  'полотенце лён',
  'корзины',
  'поднос бамбук',
  'скал',
  'дымчатая ваза',
];

// What browsers send: answers are compressed for them.
const common = { 'accept-encoding': 'gzip, deflate, br' };
const bearer = (token: string) => ({ ...common, authorization: `Bearer ${token}` });
const json = { 'content-type': 'application/json' };
const count = (length: number) => Array.from({ length }, (_, index) => index);
const get = (path: string, headers: Record<string, string> = common): BenchRequest => ({
  method: 'GET',
  path,
  headers,
});

function checkout({ deliveryId, pointId, buyers }: Facts, cartId: string, index: number): BenchRequest[] {
  const buyer = buyers[index % buyers.length];
  if (!buyer) return [];
  const delivery = {
    customer_id: buyer.customerId,
    delivery_id: deliveryId,
    delivery_point_id: pointId,
    recipient_name: 'Анна Смирнова',
  };
  const headers = { ...bearer(buyer.token), ...json, 'idempotency-key': randomUUID() };
  return [
    {
      method: 'PUT',
      path: `/api/cart/${cartId}/checkout/`,
      headers,
      body: JSON.stringify({ cart_id: cartId, comment: '', delivery }),
    },
  ];
}

/** Everything that is measured under load; guests read, customers write. */
export const workloads: readonly Workload[] = [
  {
    name: 'catalogue list',
    kind: 'reads',
    isOnce: false,
    requests: () => count(PAGES).map((page) => get(`/api/item/list/?page=${page + 1}`)),
  },
  {
    name: 'search',
    kind: 'reads',
    isOnce: false,
    requests: () => searches.map((text) => get(`/api/item/list/?search_text=${encodeURIComponent(text)}`)),
  },
  {
    name: 'item',
    kind: 'reads',
    isOnce: false,
    requests: ({ items, firstItemId }) =>
      count(SAMPLES).map((index) => get(`/api/item/${firstItemId + ((index * 37) % items)}/`)),
  },
  {
    name: 'drawn page',
    kind: 'reads',
    isOnce: false,
    requests: () => count(PAGES).map((page) => get(`/catalog/?page=${page + 1}`, { ...common, accept: 'text/html' })),
  },
  {
    name: "staff's orders",
    kind: 'reads',
    isOnce: false,
    requests: ({ staffToken }) =>
      count(PAGES).map((page) => get(`/api/placed-order/?scope=shop&page=${page + 1}`, bearer(staffToken))),
  },
  {
    name: 'cart edit',
    kind: 'writes',
    isOnce: false,
    requests: ({ buyers }) =>
      buyers.map(({ token, cartId, lineId }, index) => ({
        method: 'PUT',
        path: `/api/cart/${cartId}/cart-item/${lineId}/`,
        headers: { ...bearer(token), ...json },
        body: JSON.stringify({ count: 1 + (index % 9), comment: 'Синюю, если есть' }),
      })),
  },
  {
    name: 'checkout',
    kind: 'writes',
    isOnce: true,
    requests: (facts) => facts.fullCarts.flatMap((cartId, index) => checkout(facts, cartId, index)),
  },
];

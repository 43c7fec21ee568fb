import { TodayPage } from '#app/pages/today-page.tsx';
import type { components } from '#contract/types.ts';
import { categoriesQuery } from '#entities/item/category.queries.ts';
import { itemsQuery } from '#entities/item/item.queries.ts';
import type { Customer } from '#page/shop-context.tsx';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createActor } from 'xstate';
import { answerCalls } from './answer-calls.ts';
import { orderStaff } from './orders-site.tsx';
import { TestPage } from './test-page.tsx';

type ShopDay = components['schemas']['ShopDay'];

/** A day on which something of everything waits. */
export const someDay: ShopDay = {
  setup: null,
  orders: {
    created: { count: 1, since: '2026-11-22T08:00:01.000Z', came: { today: 14, yesterday: 2 } },
    unpriced: { count: 12, since: '2026-11-22T04:00:00.000Z' },
    standing: { count: 3, since: '2026-11-18T08:00:00.000Z' },
    states: [
      { state: 'created', count: 4, sum: 5170.5, since: '2026-11-20T08:00:00.000Z' },
      { state: 'accepted', count: 0, sum: 0, since: null },
      { state: 'need_pay', count: 21, sum: 84_300, since: '2026-11-13T08:00:00.000Z' },
      { state: 'collected', count: 1, sum: 990, since: '2026-11-22T06:00:00.000Z' },
      { state: 'delivery', count: 2, sum: 1640, since: '2026-11-19T08:00:00.000Z' },
    ],
    days: [
      { day: '2026-11-20', count: 2, sum: 300 },
      { day: '2026-11-21', count: 0, sum: 0 },
      { day: '2026-11-22', count: 3, sum: 1500.5 },
    ],
  },
  debts: {
    ages: [
      { from_days: 0, count: 1, sum: 200.5 },
      { from_days: 4, count: 0, sum: 0 },
      { from_days: 8, count: 2, sum: 4000 },
    ],
    debtors: [
      {
        id: 31,
        user: { first_name: 'Инна', last_name: 'Лебедева' },
        sum: 2600,
        since: '2026-11-12T08:00:00.000Z',
      },
      { id: 17, user: { first_name: 'Пётр', last_name: '' }, sum: 1400, since: '2026-11-13T08:00:00.000Z' },
      { id: 8, user: { first_name: '', last_name: '' }, sum: 200.5, since: '2026-11-22T06:00:00.000Z' },
    ],
  },
  payments: { count: 5, since: '2026-11-21T08:00:00.000Z', came: { today: 4, yesterday: 7 } },
  purchases: { count: 0, since: null },
};

const agesOf = (...counts: readonly number[]) =>
  ([0, 2, 4, 8] as const).map((days, index) => ({ from_days: days, count: counts[index] ?? 0 }));

/** Figures of which no two are equal. */
export const someFigures: components['schemas']['DayFigures'] = {
  payments: {
    day: '2026-11-22',
    ways: [
      { way: 'sbp', count: 3, sum: 4000.5, waiting: 250 },
      { way: 'card', count: 1, sum: 1000, waiting: 0 },
      { way: 'transfer', count: 0, sum: 0, waiting: 0 },
      { way: 'cash', count: 2, sum: -500, waiting: 0 },
    ],
    hours: [
      { hour: 0, sum: 0 },
      { hour: 1, sum: 1200.5 },
      { hour: 2, sum: 1200.5 },
      { hour: 3, sum: 4500.5 },
    ],
  },
  buyers: {
    last: {
      new: { customers: 4, orders: 6, sum: 1300.5 },
      returning: { customers: 7, orders: 9, sum: 500 },
    },
    before: {
      new: { customers: 2, orders: 5, sum: 810 },
      returning: { customers: 1, orders: 3, sum: 90 },
    },
  },
  ages: [
    { state: 'created', ages: agesOf(4, 2, 0, 1) },
    { state: 'accepted', ages: agesOf(0, 0, 0, 0) },
    { state: 'need_pay', ages: agesOf(0, 3, 8, 5) },
    { state: 'collected', ages: agesOf(6, 0, 0, 0) },
    { state: 'delivery', ages: agesOf(0, 0, 7, 0) },
  ],
  purchases: [
    {
      id: 43,
      name: 'Ткани',
      state: 'received',
      ordered: 20,
      bought: 15,
      came: 10,
      handed_over: 5,
      money: { total: 6100, margin: -730.5, unknown_count: 4 },
    },
    {
      id: 41,
      name: 'Посуда',
      state: 'open',
      ordered: 0,
      bought: 0,
      came: 0,
      handed_over: 0,
      money: { total: 0, margin: 0, unknown_count: 0 },
    },
  ],
  closed: {
    count: 13,
    money: { total: 70_400, margin: 21_300, unknown_count: 0 },
    purchases: [
      {
        id: 38,
        name: 'Ткани',
        state: 'closed',
        ordered: 32,
        bought: 31,
        came: 31,
        handed_over: 8,
        money: { total: 5200, margin: 1410.5, unknown_count: 0 },
      },
    ],
  },
  goods: {
    top: [{ id: 51, name: 'Кувшин', count: 12, sum: 3600.5 }],
    ending: [
      { id: 52, name: 'Ваза', stock: 1, days: 0 },
      { id: 53, name: 'Миска', stock: 6, days: 5 },
    ],
    dead: { count: 22, sum: 91_000, items: [{ id: 54, name: 'Поднос', stock: 9, sum: 840 }] },
  },
};

/**
 * Opens a page of the shop, where every call but that of the figures has this answer; tells the paths that were asked
 * for.
 */
export function openPage(
  page: ReactNode,
  customer: Customer | null,
  answer: () => Response,
  figures: () => Response = () => Response.json(someFigures),
): string[] {
  const asked: string[] = [];
  answerCalls(async ({ url }: Request) => {
    const { pathname } = new URL(url);
    asked.push(pathname);
    return pathname.endsWith('/figures/') ? figures() : answer();
  });
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  queryClient.setQueryData(categoriesQuery.queryKey, []);
  const none = { result: [], page: 1, pages: 0, total: 0, searched_as: null, lacks_words: false };
  for (const order of ['discount', 'new'] as const)
    queryClient.setQueryData(itemsQuery({ order_by: order, limit: 12 }).queryKey, none);
  render(
    <TestPage customer={customer} queryClient={queryClient} actors={{ cart: createActor(cartMachine) }}>
      {page}
    </TestPage>,
  );
  return asked;
}

/** Opens «Сегодня». */
export const openToday = (customer: Customer | null, answer: () => Response, figures?: () => Response) =>
  openPage(<TodayPage />, customer, answer, figures);

/** Staff who may do all that the page tells of. */
export const allStaff: Customer = {
  ...orderStaff,
  permissions: [
    ...orderStaff.permissions,
    'edit_strange_order',
    'get_strange_payments',
    'edit_payments',
    'get_purchase',
  ],
};

import { pageRoutes } from '#common/routes/pages.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import type { components } from '#contract/types.ts';
import { CheckoutCompletePage } from '#storefront/checkout/checkout-complete-page.tsx';
import type { Customer } from '#page/shop-context.tsx';
import { OfficeOverlays } from '#app/overlays/office-overlays.tsx';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { BranchRoutes } from '#tests/support/dom/branch-routes.tsx';
import { someCustomer, someRetail, TestPage } from '#tests/support/dom/test-page.tsx';
import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { Route } from 'wouter';
import { createActor } from 'xstate';

type Order = components['schemas']['PlacedOrder'];

/** Someone who may see and move the orders of others. */
export const orderStaff: Customer = {
  ...someCustomer,
  id: 2,
  permissions: ['get_strange_orders', 'update_state_placed_order'],
};

/** A call that the server of orders got; its address is decoded. */
export interface Asked {
  method: string;
  address: string;
  /** The JSON that was sent; undefined where nothing was. */
  body: unknown;
}

/**
 * A server with these orders, whose totals it answers untold; `move` answers to a move, `edit` to a change of a line,
 * `setStates` to one of lines' states.
 */
export function serveOrders(
  orders: Order[],
  move: (order: Order) => Response | Promise<Response> = (order) => Response.json(order),
  edit: (lineId: number) => Response | Promise<Response> = () => Response.json(orders[0]),
  setStates: () => Response = () => Response.json({ result: [] }),
): Asked[] {
  const asked: Asked[] = [];
  const cardOf = ({
    id,
    version,
    customer,
    state,
    is_covered,
    is_collected,
    total,
    is_priced,
    items_count,
    created_at,
  }: Order) => ({
    id,
    version,
    customer,
    state,
    is_covered,
    is_collected,
    total,
    is_priced,
    items_count,
    created_at,
    image_urls: [],
  });
  answerCalls(async (request: Request) => {
    const { method, url } = request;
    const { pathname, search } = new URL(url);
    if (pathname === '/api/placed-order/total/')
      return Response.json({
        orders: 12,
        pieces: 3456,
        sum: 1290.5,
        canceled_sum: 0,
        unpriced: 2,
        states: [
          { state: 'created', orders: 7 },
          { state: 'collected', orders: 1004 },
        ],
      });
    const body: unknown = method === 'PUT' ? await request.clone().json() : undefined;
    asked.push({ method, address: decodeURIComponent(pathname + search), body });
    if (pathname === '/api/placed-order/')
      return Response.json({ result: orders.map(cardOf), page: 1, pages: 2, total: 30 });
    if (pathname === '/api/order/state/') return setStates();
    const lineId = /^\/api\/order\/(\d+)\/$/.exec(pathname)?.[1];
    if (lineId !== undefined) return edit(Number(lineId));
    const order = orders.find(({ id }) => pathname.startsWith(`/api/placed-order/${id}/`));
    if (!order) return Response.json({ code: 'not_found', detail: 'Не найдено.' }, { status: 404 });
    return method === 'PUT' ? move(order) : Response.json(order);
  });
  return asked;
}

/** Opens the pages of orders at an address, of a shop in a time zone that is paid in advance or not. */
export function openOrders(
  address: string,
  customer: Customer | null,
  timeZone = 'Europe/Moscow',
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  isPrepaid = false,
): void {
  history.replaceState(null, '', address);
  render(
    <TestPage
      retail={{ ...someRetail, time_zone: timeZone, is_prepaid: isPrepaid }}
      customer={customer}
      queryClient={queryClient}
      actors={{ cart: createActor(cartMachine) }}
    >
      <BranchRoutes />
      <OfficeOverlays />
      <Route path={pageRoutes.checkoutComplete.path} component={CheckoutCompletePage} />
    </TestPage>,
  );
}

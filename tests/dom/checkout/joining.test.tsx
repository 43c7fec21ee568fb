import { cartQuery } from '#entities/cart/cart.queries.ts';
import { deliveriesQuery, deliveryPointsQuery } from '#entities/order/delivery.queries.ts';
import { placedOrderQuery } from '#entities/order/order.queries.ts';
import { CheckoutPanel } from '#storefront/checkout/checkout-panel.tsx';
import { CheckoutCompletePage } from '#storefront/checkout/checkout-complete-page.tsx';
import { checkoutMachine, type CheckoutRequest } from '#machines/order/checkout.machine.ts';
import { ApiError } from '#lib/api-error.ts';
import type { components } from '#contract/types.ts';
import type { PageActors } from '#page/page-deps.ts';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { cartOf, lineOf } from '#tests/support/dom/cart-samples.ts';
import { deferred } from '#tests/support/deferred.ts';
import { orderOf, someDeliveries, somePoints } from '#tests/support/dom/order-samples.ts';
import { someCustomer, someRetail, TestPage } from '#tests/support/dom/test-page.tsx';
import { QueryClient } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';

type Card = components['schemas']['PlacedOrderCard'];

const cardOf = (id: number, total: number): Card => ({ ...orderOf({ id, total }), image_urls: [] });
const goods = { itemsTotal: 1000, lines: [{ id: 1, price: 500 }] };
let sent: CheckoutRequest[];
let orders: Card[];
let refuse: ApiError | null;
let listed: Promise<void>;

beforeEach(() => {
  [sent, orders, refuse, listed] = [[], [cardOf(15, 700), cardOf(12, 1290)], null, Promise.resolve()];
});

function openCheckout(least = 0) {
  answerCalls(async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/api/placed-order/' && searchParams.get('state') === 'created') {
      await listed;
      return Response.json({ page: 1, limit: 3, total: orders.length, result: orders });
    }
    throw new Error(`Nobody answers ${pathname}`);
  });
  const queryClient = new QueryClient();
  queryClient.setQueryDefaults(deliveriesQuery.queryKey, { staleTime: Number.POSITIVE_INFINITY });
  queryClient.setQueryDefaults(deliveryPointsQuery.queryKey, { staleTime: Number.POSITIVE_INFINITY });
  queryClient.setQueryData(deliveriesQuery.queryKey, someDeliveries);
  queryClient.setQueryData(deliveryPointsQuery.queryKey, somePoints);
  const machine = checkoutMachine.provide({
    actors: {
      flushCart: fromPromise(async () => 'cart'),
      checkoutCart: fromPromise<{ orderId: number }, CheckoutRequest>(async ({ input }) => {
        sent.push(input);
        if (refuse) throw refuse;
        return { orderId: 12 };
      }),
    },
  });
  const checkout: PageActors['checkout'] = createActor(machine).start();
  checkout.send({ type: 'checkout.requested', isSignedIn: true });
  // As the flow does.
  checkout.on('checkout.failed', () => void queryClient.invalidateQueries({ queryKey: ['listPlacedOrders'] }));
  render(
    <TestPage
      actors={{ checkout }}
      customer={someCustomer}
      queryClient={queryClient}
      retail={{ ...someRetail, min_order_sum: least }}
    >
      <CheckoutPanel {...goods} />
    </TestPage>,
  );
  return queryClient;
}

const choice = (name: RegExp) => screen.findByRole('radio', { name });

it('offers each new order beside a separate one, which is chosen', async () => {
  openCheckout();
  expect(await choice(/Отдельный заказ/)).toBeChecked();
  const group = screen.getByRole('radiogroup', { name: 'Куда добавить товары' });
  expect(
    within(group)
      .getAllByRole('radio')
      .map((radio) => radio.closest('[class*=card]')?.textContent),
  ).toEqual([
    'Отдельный заказСо\u00A0своей доставкой',
    expect.stringMatching(/^Добавить к\sзаказу №\s15700\s₽Оформлен 21\sноя/),
    expect.stringMatching(/^Добавить к\sзаказу №\s121\s290\s₽Оформлен 21\sноя/),
  ]);
  expect(screen.getByLabelText('Получатель')).toBeVisible();
});

it('sends the lines to the chosen order, and asks for no delivery', async () => {
  const user = userEvent.setup();
  openCheckout();
  await user.click(await choice(/№\s12/));
  expect(screen.queryByLabelText('Получатель')).toBeNull();
  expect(screen.getByText(/останутся как в\sэтом заказе/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Добавить к\sзаказу · 1\s000/ }));
  await expect
    .poll(() => sent)
    .toEqual([
      {
        cart: 'cart',
        order: { order_id: 12, comment: '', expected_total: 1000, expected_lines: [{ id: 1, price: 500 }] },
      },
    ]);
});

it('says what the order comes to already, and what is added to it', async () => {
  const user = userEvent.setup();
  openCheckout();
  await user.click(await choice(/№\s12/));
  const sums = screen.getByText(/^Уже в\sзаказе №\s12$/).closest('dl');
  expect(sums?.textContent.replaceAll('\u00A0', ' ')).toBe('Уже в заказе № 121 290 ₽Товары1 000 ₽Добавим1 000 ₽');
});

it('offers no order of its own for goods below the least sum, and joins the newest one', async () => {
  const user = userEvent.setup();
  openCheckout(1000.01);
  expect(await choice(/№\s15/)).toBeChecked();
  expect(screen.queryByRole('radio', { name: /Отдельный заказ/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Добавить к\sзаказу · 1\s000/ }));
  await expect.poll(() => sent[0]?.order.order_id).toBe(15);
});

it('joins no other order where the one that was chosen for small goods is new no more', async () => {
  const user = userEvent.setup();
  const queryClient = openCheckout(1000.01);
  expect(await choice(/№\s15/)).toBeChecked();
  orders = [cardOf(12, 1290)];
  await queryClient.invalidateQueries({ queryKey: ['listPlacedOrders'] });
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Заказ №\s15 уже не\sновый: к\sнему не\sдобавить\.$/);
  expect(await choice(/№\s12/)).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: /^Оформить заказ ·/ }));
  expect(sent).toEqual([]);
});

it('offers an order of its own for the least sum itself', async () => {
  openCheckout(1000);
  expect(await choice(/Отдельный заказ/)).toBeChecked();
});

it('asks to choose again where that order is new no more, and says why', async () => {
  const user = userEvent.setup();
  openCheckout();
  await user.click(await choice(/№\s12/));
  orders = [cardOf(15, 700)];
  const detail = 'Заказ № 12 уже в статусе «Принят»: к нему не добавить. Оформите отдельный заказ.';
  refuse = new ApiError('http', detail, { status: 409, code: 'order_not_new', detail });
  await user.click(screen.getByRole('button', { name: /^Добавить к\sзаказу ·/ }));
  expect(await screen.findByText(detail)).toBeVisible();
  expect(await screen.findByText(/^Заказ №\s12 уже не\sновый/)).toBeVisible();
  await user.click(await choice(/Отдельный заказ/));
  expect(await screen.findByLabelText('Получатель')).toBeVisible();
  expect(screen.queryByRole('radio', { name: /№\s12/ })).toBeNull();
});

it.each([
  { left: 'another', others: () => [cardOf(15, 700)] },
  { left: 'none', others: () => [] },
])('places nothing until another is chosen, where staff take it up meanwhile and $left is left', async ({ others }) => {
  const user = userEvent.setup();
  const queryClient = openCheckout();
  await user.click(await choice(/№\s12/));
  orders = others();
  await queryClient.invalidateQueries({ queryKey: ['listPlacedOrders'] });
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Заказ №\s12 уже не\sновый: к\sнему не\sдобавить\.$/);
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: /^Оформить заказ ·/ }));
  expect(sent).toEqual([]);
  await user.click(await choice(/Отдельный заказ/));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByLabelText('Получатель')).toBeVisible();
});

it('keeps what was written to the order before it was chosen, and sends it along', async () => {
  const user = userEvent.setup();
  openCheckout();
  await choice(/№\s12/);
  await user.type(screen.getByLabelText('Комментарий к заказу'), 'Упакуйте');
  await user.click(await choice(/№\s12/));
  await user.type(screen.getByLabelText('Комментарий к заказу'), ' в подарок ');
  await user.click(screen.getByRole('button', { name: /^Добавить к\sзаказу ·/ }));
  await expect.poll(() => sent[0]?.order).toMatchObject({ order_id: 12, comment: 'Упакуйте в подарок' });
});

it('lets an order be filled in while nobody has answered which are new', async () => {
  const { promise, resolve } = deferred<void>();
  listed = promise;
  openCheckout();
  expect(await screen.findByLabelText('Получатель')).toBeVisible();
  expect(screen.queryByText('Отдельный заказ')).toBeNull();
  resolve();
  expect(await choice(/Отдельный заказ/)).toBeChecked();
});

it('asks nothing where there is no new order', async () => {
  orders = [];
  openCheckout();
  expect(await screen.findByLabelText('Получатель')).toBeVisible();
  expect(screen.queryByText('Отдельный заказ')).toBeNull();
});

const addition = {
  kind: 'lines' as const,
  id: 57,
  move: 'came' as const,
  lines: 3,
  order_id: null,
  author: 'Анна Смирнова',
  at: '2026-11-21T10:00:00.000Z',
  reason: '',
};
const added = orderOf({ id: 12, timeline: [...orderOf().timeline, addition] });

function openComplete(order: components['schemas']['PlacedOrder'], undo: () => Response) {
  const undone: unknown[] = [];
  answerCalls(async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/api/placed-order/12/undo-addition/') {
      undone.push(await request.json());
      return undo();
    }
    if (pathname === '/api/cart/') return Response.json(cartOf([lineOf({ id: 3, count: 2 })]));
    return Response.json(order);
  });
  window.history.replaceState(null, '', '/checkout-complete/?order=12');
  const queryClient = new QueryClient();
  queryClient.setQueryData(placedOrderQuery(12).queryKey, order);
  render(
    <TestPage customer={someCustomer} queryClient={queryClient}>
      <CheckoutCompletePage />
    </TestPage>,
  );
  return { undone, queryClient };
}

it('says afterwards that it was added, and puts it back into the cart', async () => {
  const user = userEvent.setup();
  const back = { ...addition, id: 58, move: 'left' as const, at: '2026-11-21T10:05:00.000Z' };
  const { undone, queryClient } = openComplete(added, () =>
    Response.json({ ...added, timeline: [...added.timeline, back] }),
  );
  expect(await screen.findByRole('heading', { name: /Добавлено к\sзаказу №\s12/ })).toBeVisible();
  expect(document.title).toMatch(/^Добавлено к\sзаказу №\s12 — /);
  await user.click(await screen.findByRole('button', { name: /Вернуть в\sкорзину/ }));
  expect(await screen.findByRole('heading', { name: /^Товары снова в\sкорзине$/ })).toBeVisible();
  expect(screen.getByText('Заказ остался как был.')).toBeVisible();
  expect(undone).toEqual([{ addition_id: 57 }]);
  expect(queryClient.getQueryData(cartQuery.queryKey)?.items).toHaveLength(1);
});

it('says nothing of it once the shop has taken the order up', async () => {
  openComplete({ ...added, state: 'accepted' }, () => Response.json({}));
  expect(await screen.findByRole('heading', { name: 'Заказ оформлен' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Вернуть в\sкорзину/ })).toBeNull();
});

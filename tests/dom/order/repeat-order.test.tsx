import { cartQuery } from '#entities/cart/cart.queries.ts';
import { createQueryClient } from '#app/start/query-client.ts';
import { RepeatButton, RepeatInList } from '#storefront/orders/repeat-button.tsx';
import { lineActorId } from '#machines/cart/cart.machine.ts';
import { cartDrawer, photoOrderDialog } from '#entities/shop/overlays.ts';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { startSite } from '#tests/support/dom/site.ts';
import { snackbar } from '#ui/notifier/notifier.ts';
import { deferred } from '#tests/support/deferred.ts';
import { lineOf } from '#tests/support/dom/cart-samples.ts';
import { lineOfOrder } from '#tests/support/dom/order-samples.ts';
import type { Permission } from '#contract/types.ts';
import { CartServer } from '#tests/support/dom/cart-server.ts';
import { someCustomer, TestPage } from '#tests/support/dom/test-page.tsx';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

const REPEAT = '/api/placed-order/12/repeat/';
const twoCups = { added: 1, missing: [], photos: 0 };

let server: CartServer;
/** The keys that came, and the answer to each. */
let keys: (string | null)[];
let answer: () => Response | Promise<Response>;

beforeEach(() => {
  server = new CartServer([lineOf({ id: 1, count: 1 })]);
  keys = [];
  answer = () => Response.json(twoCups);
  answerCalls(async (request: Request) => {
    if (new URL(request.url).pathname !== REPEAT) return server.fetch(request);
    server.calls.push({ method: 'POST', path: REPEAT, body: undefined, change: null, keepalive: false });
    keys.push(request.headers.get('Idempotency-Key'));
    return answer();
  });
});

/** The button of one's order over a cart that runs. */
async function show(lines = [lineOfOrder()], permissions: Permission[] = []) {
  const queryClient = createQueryClient();
  const { page: _page, ...actors } = startSite({ queryClient });
  await expect.poll(() => actors.cart.getSnapshot().matches('ready')).toBe(true);
  const { unmount: leave } = render(
    <TestPage customer={{ ...someCustomer, permissions }} queryClient={queryClient} actors={actors}>
      <RepeatButton order={{ id: 12, lines }} />
    </TestPage>,
  );
  server.calls = [];
  const count = () => queryClient.getQueryData(cartQuery.queryKey)?.items[0]?.count;
  return { cart: actors.cart, queryClient, count, leave };
}

const press = () => fireEvent.click(screen.getByText('Повторить заказ'));
const asked = () =>
  server.calls
    .filter(({ path }) => path.includes('/cart') || path === REPEAT)
    .map(({ method, path }) => `${method} ${path.split('?')[0]}`);
const isIdle = () => expect.poll(() => screen.getByRole('button').hasAttribute('data-loading')).toBe(false);

it('puts its items into the cart, fetches that anew and shows it', async () => {
  await show();
  press();
  await expect.poll(() => cartDrawer.isOpen.get()).toBe(true);
  expect(asked()).toEqual([`POST ${REPEAT}`, 'GET /api/cart/']);
  expect(snackbar.isOpen.get()).toBe(false);
});

it('shows what it has put into the cart, though an answer from before it comes late', async () => {
  const { queryClient, count } = await show();
  const late = deferred<void>();
  let isFirst = true;
  answerCalls(async (request) => {
    if (new URL(request.url).pathname === REPEAT) {
      server.items = [lineOf({ id: 1, count: 3 })];
      return Response.json(twoCups);
    }
    const given = await server.fetch(request);
    if (isFirst) {
      isFirst = false;
      await late.promise;
    }
    return given;
  });
  void queryClient.prefetchQuery({ ...cartQuery, staleTime: 0 });
  press();
  await expect.poll(() => count()).toBe(3);
  late.resolve();
});

it('saves what is being changed in the cart before', async () => {
  const { cart } = await show();
  cart.getSnapshot().children[lineActorId(1)]?.send({ type: 'count.changed', count: 4 });
  press();
  await expect.poll(() => cartDrawer.isOpen.get()).toBe(true);
  expect(asked().slice(0, 2)).toEqual([expect.stringMatching(/^PUT .*\/cart-item\/1\/$/), `POST ${REPEAT}`]);
});

it('asks under one key until it is done, though its page is left meanwhile, and then under another', async () => {
  const { leave } = await show();
  const answers = [() => Promise.reject(new TypeError('Failed to fetch')), () => new Response('', { status: 502 })];
  answer = () => answers.shift()?.() ?? Response.json(twoCups);
  for (const _ of [1, 2]) {
    press();
    await expect.poll(() => snackbar.isOpen.get()).toBe(true);
    act(snackbar.close);
    await isIdle();
  }
  leave();
  await show();
  press();
  await expect.poll(() => cartDrawer.isOpen.get()).toBe(true);
  await isIdle();
  press();
  await expect.poll(() => keys).toHaveLength(4);
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
  expect(keys.slice(0, 3)).toEqual([keys[0], keys[0], keys[0]]);
  expect(keys[3]).not.toBe(keys[0]);
});

it('shows the cart as it has become though the answer got lost', async () => {
  const { count } = await show();
  answer = () => {
    server.items = [lineOf({ id: 1, count: 3 })];
    return Promise.reject(new TypeError('Failed to fetch'));
  };
  press();
  await expect.poll(count).toBe(3);
  expect(cartDrawer.isOpen.get()).toBe(false);
});

it('names what is no longer sold', async () => {
  answer = () => Response.json({ added: 1, missing: ['Ваза'], photos: 0 });
  await show();
  press();
  await expect.poll(() => snackbar.isOpen.get()).toBe(true);
  expect(cartDrawer.isOpen.get()).toBe(true);
});

it('leaves the cart closed where nothing of it is sold any more', async () => {
  answer = () => Response.json({ added: 0, missing: ['Ваза'], photos: 0 });
  await show();
  press();
  await expect.poll(() => snackbar.isOpen.get()).toBe(true);
  expect(cartDrawer.isOpen.get()).toBe(false);
});

it('offers an order of photos by photos again, to those who may, and asks nothing for the cart', async () => {
  const photo = lineOfOrder({ item_id: null });
  const { leave } = await show([photo]);
  expect(screen.queryByRole('button')).toBeNull();
  leave();
  await show([photo], ['create_order']);
  expect(screen.queryByText('Повторить заказ')).toBeNull();
  fireEvent.click(screen.getByText('Заказать по фото ещё раз'));
  expect(photoOrderDialog.isOpen.get()).toBe(true);
  expect(asked()).toEqual([]);
});

it('says of an order with items and photos that the photos are to be ordered again', async () => {
  answer = () => Response.json({ added: 1, missing: [], photos: 1 });
  await show([lineOfOrder(), lineOfOrder({ id: 2, item_id: null })]);
  press();
  await expect.poll(() => cartDrawer.isOpen.get()).toBe(true);
  expect(snackbar.isOpen.get()).toBe(true);
});

it('says why it was refused', async () => {
  answer = () => Response.json({ code: 'cart_full', detail: 'В корзине слишком много товаров.' }, { status: 409 });
  await show();
  press();
  await expect.poll(() => snackbar.isOpen.get()).toBe(true);
  expect(cartDrawer.isOpen.get()).toBe(false);
});

/** The button of one's order in a list. */
async function showInList(permissions: Permission[] = []) {
  const queryClient = createQueryClient();
  const { page: _page, ...actors } = startSite({ queryClient });
  await expect.poll(() => actors.cart.getSnapshot().matches('ready')).toBe(true);
  render(
    <TestPage customer={{ ...someCustomer, permissions }} queryClient={queryClient} actors={actors}>
      <RepeatInList orderId={12} />
    </TestPage>,
  );
  fireEvent.click(screen.getByRole('button', { name: /^Повторить заказ №\s12$/ }));
}

it('repeats an order from the list', async () => {
  await showInList();
  await expect.poll(() => cartDrawer.isOpen.get()).toBe(true);
  expect(keys).toHaveLength(1);
});

it.each<{ permissions: Permission[]; opens: boolean }>([
  { permissions: ['create_order'], opens: true },
  { permissions: [], opens: false },
])(
  'says of photos alone that they are ordered again, by a form for who may: $opens',
  async ({ permissions, opens }) => {
    answer = () => Response.json({ added: 0, missing: [], photos: 2 });
    await showInList(permissions);
    await expect.poll(() => snackbar.isOpen.get()).toBe(true);
    expect([photoOrderDialog.isOpen.get(), cartDrawer.isOpen.get()]).toEqual([opens, false]);
  },
);

import { cartQuery } from '#entities/cart/cart.queries.ts';
import { cartChangeStorage, cartIdStorage, tokenStorage } from '#api/storage.ts';
import { linesOf } from '#machines/cart/cart.machine.ts';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { startSite } from '#tests/support/dom/site.ts';
import { cartDrawer } from '#entities/shop/overlays.ts';
import { flushCart } from '#entities/cart/flush-cart.ts';
import { snackbar } from '#ui/notifier/notifier.ts';
import { cartOf, lineOf } from '#tests/support/dom/cart-samples.ts';
import { deferred } from '#tests/support/deferred.ts';
import { CartServer } from '#tests/support/dom/cart-server.ts';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';

const { id: CART_ID } = cartOf([]);

// Its code loads with the first message.
const snackbarOpens = () => expect.poll(() => snackbar.isOpen.get()).toBe(true);

async function startShop(server: CartServer) {
  answerCalls(server.fetch);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const actors = startSite({ queryClient });
  await expect.poll(() => actors.cart.getSnapshot().hasTag('busy')).toBe(false);
  const line = () => {
    const [first] = linesOf(actors.cart.getSnapshot());
    if (!first) throw new Error('The cart is empty');
    return first;
  };
  const cached = () => queryClient.getQueryData(cartQuery.queryKey)?.items;
  /** The count of the first line as a person sees it. */
  const shownCount = () => line().getSnapshot().context.edits.count ?? cached()?.[0]?.count;
  return { ...actors, queryClient, line, cached, shownCount };
}

describe('the cart of the page', () => {
  it("keeps a guest's cart id, so that the cart survives a reload", async () => {
    const server = new CartServer([lineOf({ count: 3 })]);
    await startShop(server);
    expect(cartIdStorage.read()).toBe(CART_ID);
    const reloaded = await startShop(server);
    expect(server.cartLoads().at(-1)).toBe(`/api/cart/?cart_id=${CART_ID}`);
    expect(reloaded.shownCount()).toBe(3);
  });

  it('asks for one and the same cart in two tabs of a first visit', async () => {
    const server = new CartServer();
    await Promise.all([startShop(server), startShop(server)]);
    const [first, second] = server.cartLoads();
    expect(first).toMatch(/cart_id=[\da-f-]{36}$/);
    expect(second).toBe(first);
  });

  it('leaves it to the account to name its cart', async () => {
    tokenStorage.write('token');
    const server = new CartServer();
    server.customerId = 7;
    await startShop(server);
    expect(server.cartLoads()).toEqual(['/api/cart/']);
  });

  it("sends the kept id at sign-in, and removes it once the account's cart is there", async () => {
    cartIdStorage.write(CART_ID);
    const server = new CartServer([lineOf()]);
    server.customerId = 7;
    await startShop(server);
    expect(server.cartLoads()).toEqual([`/api/cart/?cart_id=${CART_ID}`]);
    expect(cartIdStorage.read()).toBeNull();
  });

  it('keeps the id when the cart cannot be fetched, says so and tries again when asked', async () => {
    cartIdStorage.write(CART_ID);
    const server = new CartServer([lineOf()]);
    const answer = server.fetch;
    const broken = Object.assign(server, { fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
    const { cart } = await startShop(broken);
    expect(cart.getSnapshot().matches('failed')).toBe(true);
    await snackbarOpens();
    expect(cartIdStorage.read()).toBe(CART_ID);
    answerCalls(answer);
    cart.send({ type: 'retry.requested' });
    await expect.poll(() => linesOf(cart.getSnapshot())).toHaveLength(1);
  });

  it('puts an item in and shows its line', async () => {
    const server = new CartServer();
    const { cart, cached } = await startShop(server);
    cart.send({ type: 'item.chosen', itemId: 7, count: 2 });
    await expect.poll(() => linesOf(cart.getSnapshot())).toHaveLength(1);
    expect(server.callsOf('POST')[0]).toMatchObject({
      path: `/api/cart/${CART_ID}/cart-item/`,
      body: { item_id: 7, count: 2 },
    });
    expect(cached()).toMatchObject([{ item_id: 7, count: 2 }]);
  });

  it('saves waiting edits the moment the page is hidden, in a call that outlives it', async () => {
    const server = new CartServer([lineOf()]);
    const { line, cached } = await startShop(server);
    line().send({ type: 'count.changed', count: 4 });
    line().send({ type: 'comment.changed', comment: 'синюю' });
    expect(server.callsOf('PUT')).toEqual([]);
    window.dispatchEvent(new Event('pagehide'));
    await expect.poll(() => cached()).toMatchObject([{ count: 4, comment: 'синюю' }]);
    expect(server.callsOf('PUT')).toMatchObject([{ body: { count: 4, comment: 'синюю' }, keepalive: true }]);
  });

  it('numbers its saves, so that one that is overtaken on the way does nothing', async () => {
    const server = new CartServer([lineOf()]);
    const { line, cached } = await startShop(server);
    for (const count of [4, 5]) {
      line().send({ type: 'count.changed', count });
      line().send({ type: 'flush.requested' });
      await expect.poll(() => cached()?.[0]?.count).toBe(count);
    }
    const [[page, first], [samePage, second]] = server.callsOf('PUT').map(({ change }) => change?.split(':') ?? []) as [
      string[],
      string[],
    ];
    expect(page).toMatch(/^[\da-f-]{36}$/);
    expect([samePage, Number(second) > Number(first)]).toEqual([page, true]);
  });

  it('saves waiting edits before a sign-out ends the token', async () => {
    tokenStorage.write('token');
    const server = new CartServer([lineOf()]);
    server.customerId = 7;
    const { session, line } = await startShop(server);
    await expect.poll(() => session.getSnapshot().value).toBe('signedIn');
    line().send({ type: 'count.changed', count: 4 });
    session.send({ type: 'logout.requested' });
    await expect.poll(() => session.getSnapshot().value).toBe('ended');
    const changes = server.calls.filter(({ method }) => method !== 'GET');
    expect(changes).toMatchObject([
      { method: 'PUT', body: { count: 4 } },
      { method: 'DELETE', path: '/api/auth/token/' },
    ]);
  });

  it("shows the server's value and says so when a change is refused", async () => {
    const server = new CartServer([lineOf({ count: 2 })]);
    const { line, shownCount } = await startShop(server);
    server.items = [lineOf({ count: 6 })];
    server.refuse(409, 'Так нельзя.');
    line().send({ type: 'count.changed', count: 4 });
    line().send({ type: 'flush.requested' });
    expect(shownCount()).toBe(4);
    await expect.poll(shownCount).toBe(6);
    await snackbarOpens();
  });

  it('fetches the cart all the same when a saved line cuts the fetch short', async () => {
    const server = new CartServer([lineOf({ id: 1 }), lineOf({ id: 2, item_id: 8 })]);
    const { cart, cached, line } = await startShop(server);
    const [, second] = linesOf(cart.getSnapshot());
    server.items = server.items.map((item) => ({ ...item, price: 700 }));
    server.refuse(409, 'Так нельзя.');
    const release = server.holdLoads();
    line().send({ type: 'count.changed', count: 4 });
    line().send({ type: 'flush.requested' });
    await expect.poll(() => server.cartLoads()).toHaveLength(2);
    server.refusal = null;
    second?.send({ type: 'count.changed', count: 5 });
    second?.send({ type: 'flush.requested' });
    await expect.poll(() => cached()?.[1]?.count).toBe(5);
    release();
    await expect.poll(() => cached()?.[0]?.price).toBe(700);
  });

  it('fetches the cart again when a change fails while an answer from before it is on the way', async () => {
    const server = new CartServer([lineOf()]);
    const { cart, cached } = await startShop(server);
    const late = deferred<void>();
    answerCalls(async (request) => {
      const answer = await server.fetch(request);
      if (request.method === 'GET') await late.promise;
      // The server has carried it out, and its answer gets lost.
      if (request.method === 'POST' && server.refusal === null) throw new TypeError('Failed to fetch');
      return answer;
    });
    server.refuse(409, 'Нет в наличии');
    cart.send({ type: 'item.chosen', itemId: 8, count: 1 });
    await expect.poll(() => server.cartLoads()).toHaveLength(2);
    server.refusal = null;
    cart.send({ type: 'item.chosen', itemId: 9, count: 1 });
    await expect.poll(() => server.items).toHaveLength(2);
    await expect.poll(() => cart.getSnapshot().context.additions).toEqual([]);
    late.resolve();
    await expect.poll(() => cached()?.map(({ id }) => id)).toEqual([1, 2]);
  });

  it('deletes a line only after a yes in the dialog', async () => {
    const server = new CartServer([lineOf()]);
    const { cart, confirm, line } = await startShop(server);
    line().send({ type: 'deletion.requested' });
    expect(confirm.getSnapshot().context.question).toMatchObject({ kind: 'deleteLine', name: 'Чашка' });
    confirm.send({ type: 'question.declined' });
    await expect.poll(() => line().getSnapshot().value).toBe('idle');
    expect(server.callsOf('DELETE')).toEqual([]);
    line().send({ type: 'deletion.requested' });
    confirm.send({ type: 'question.confirmed' });
    await expect.poll(() => linesOf(cart.getSnapshot())).toEqual([]);
    expect(server.callsOf('DELETE')).toHaveLength(1);
  });

  it('closes the question when the page is hidden with a pending edit', async () => {
    const { confirm, line } = await startShop(new CartServer([lineOf()]));
    line().send({ type: 'count.changed', count: 4 });
    line().send({ type: 'deletion.requested' });
    window.dispatchEvent(new Event('pagehide'));
    await expect.poll(() => confirm.getSnapshot().value).toBe('idle');
  });

  it('is fetched again when it is opened, since another tab may have changed it', async () => {
    const server = new CartServer([lineOf({ count: 2 })]);
    const { cached, queryClient } = await startShop(server);
    server.items = [lineOf({ count: 7 })];
    queryClient.setQueryData(cartQuery.queryKey, (cart) => cart, { updatedAt: Date.now() - 2_000 });
    cartDrawer.open();
    await expect.poll(() => cached()?.[0]?.count).toBe(7);
  });

  it('is fetched again within a second when another tab has changed it, and tells others of its own', async () => {
    const server = new CartServer([lineOf({ count: 2 })]);
    const { cached, line, cart } = await startShop(server);
    server.items = [lineOf({ count: 7 })];
    window.dispatchEvent(new StorageEvent('storage', { key: `${location.host}-cart-changed` }));
    await expect.poll(() => cached()?.[0]?.count).toBe(7);
    const before = cartChangeStorage.read();
    line().send({ type: 'count.changed', count: 4 });
    await flushCart(cart);
    expect(cartChangeStorage.read()).not.toBe(before);
  });

  it('is fetched again when its tab is shown seconds after it was fetched', async () => {
    const server = new CartServer([lineOf({ count: 2 })]);
    const { cached, queryClient } = await startShop(server);
    queryClient.setDefaultOptions({ queries: { staleTime: 10_000, retry: false } });
    server.items = [lineOf({ count: 7 })];
    queryClient.setQueryData(cartQuery.queryKey, (cart) => cart, { updatedAt: Date.now() - 2_000 });
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => cached()?.[0]?.count).toBe(7);
  });

  it('keeps a comment that another tab has saved when only the count is edited', async () => {
    const server = new CartServer([lineOf({ count: 2, comment: 'в коробке' })]);
    const { cart, cached, line, queryClient } = await startShop(server);
    line().send({ type: 'count.changed', count: 4 });
    server.items = [lineOf({ count: 2, comment: 'без коробки' })];
    queryClient.setQueryData(cartQuery.queryKey, (known) => known, { updatedAt: Date.now() - 2_000 });
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => cached()?.[0]?.comment).toBe('без коробки');
    await flushCart(cart);
    expect(server.callsOf('PUT')).toMatchObject([{ body: { count: 4, comment: 'без коробки' } }]);
  });
});

describe('flushing the cart before checkout', () => {
  const signal = new AbortController().signal;

  it('waits until the server has every edit', async () => {
    const server = new CartServer([lineOf()]);
    const { cart, line } = await startShop(server);
    line().send({ type: 'count.changed', count: 4 });
    await flushCart(cart, signal);
    expect(server.items).toMatchObject([{ count: 4 }]);
    expect(server.callsOf('PUT')).toHaveLength(1);
  });

  it('is refused when an edit is, while an item is still being added', async () => {
    const server = new CartServer([lineOf()]);
    const { cart, line } = await startShop(server);
    const release = server.holdAdditions();
    cart.send({ type: 'item.chosen', itemId: 8, count: 1 });
    await expect.poll(() => server.callsOf('POST')).toHaveLength(1);
    server.refuse(422, 'Так нельзя.');
    line().send({ type: 'count.changed', count: 4 });
    const flushed = flushCart(cart, signal).then(
      () => 'saved',
      ({ status }: { status: number }) => status,
    );
    await expect.poll(() => server.callsOf('PUT')).toHaveLength(1);
    await expect.poll(() => line().getSnapshot().value).toBe('idle');
    release();
    expect(await flushed).toBe(422);
  });

  it('is refused when an edit is', async () => {
    const server = new CartServer([lineOf()]);
    const { cart, line } = await startShop(server);
    server.refuse(503, 'Сервис временно недоступен.');
    line().send({ type: 'count.changed', count: 4 });
    await expect(flushCart(cart, signal)).rejects.toMatchObject({ status: 503 });
  });

  it('resolves at once for a cart without pending edits', async () => {
    const { cart } = await startShop(new CartServer([lineOf()]));
    await expect(flushCart(cart, signal)).resolves.toBeUndefined();
  });

  it("doesn't wait for a line that is deleted meanwhile", async () => {
    const server = new CartServer([lineOf()]);
    const { cart, confirm, line } = await startShop(server);
    line().send({ type: 'deletion.requested' });
    confirm.send({ type: 'question.confirmed' });
    await expect.poll(() => line().getSnapshot().value).toBe('deleting');
    await flushCart(cart, signal);
    expect(server.items).toEqual([]);
  });
});

import { lineActorId } from '#machines/cart/cart.machine.ts';
import type { CheckoutOrder } from '#machines/order/checkout.machine.ts';
import { cartDrawer } from '#entities/shop/overlays.ts';
import { phoneLoginFlow } from '#storefront/auth/flows/phone-login.flow.ts';
import { currentCustomerQuery } from '#entities/customer/customer.queries.ts';
import { checkoutKeyStorage, checkoutReturnStorage, tokenStorage } from '#api/storage.ts';
import { goOnAfterReload } from '#app/start/after-reload.ts';
import { cartOf, lineOf } from '#tests/support/dom/cart-samples.ts';
import { deferred } from '#tests/support/deferred.ts';
import { loadSite, placed, refused, startShopServer } from '#tests/support/dom/checkout-site.ts';
import { describe, expect, it } from 'vitest';

const order: CheckoutOrder = {
  comment: '',
  expected_total: 1000,
  delivery: { customer_id: 7, delivery_id: 1, delivery_point_id: 5, recipient_name: 'Анна Смирнова' },
};
type Site = Awaited<ReturnType<typeof loadSite>>;

function submit({ checkout }: Site, sent: CheckoutOrder = order): void {
  checkout.send({ type: 'checkout.requested', isSignedIn: true });
  checkout.send({ type: 'form.submitted', order: sent });
}
const isFilling = ({ checkout }: Site) => expect.poll(() => checkout.getSnapshot().matches('filling')).toBe(true);

describe('sending an order', () => {
  it('is one call however often the button is pressed, and empties the cart', async () => {
    const server = startShopServer();
    const site = await loadSite();
    cartDrawer.open();
    submit(site);
    submit(site);
    await expect.poll(() => server.checkouts).toHaveLength(1);
    submit(site);
    server.checkouts[0]?.resolve(placed(12));
    await expect.poll(() => site.gone).toEqual(['/checkout-complete/?order=12']);
    expect(server.checkouts.map(({ body }) => body)).toEqual([{ ...order, cart_id: server.cart.id }]);
    expect(site.cachedCart()?.items).toEqual([]);
    expect(site.cart.getSnapshot().context.lineIds).toEqual([]);
    expect(cartDrawer.isOpen.get()).toBe(false);
    expect(site.checkout.getSnapshot().matches('closed')).toBe(true);
  });

  it('leaves its delivery and its recipient for the next order', async () => {
    const server = startShopServer();
    const site = await loadSite();
    const isStale = () => site.queryClient.getQueryState(currentCustomerQuery.queryKey)?.isInvalidated;
    submit(site);
    await expect.poll(() => server.checkouts).toHaveLength(1);
    expect(isStale()).toBe(false);
    server.checkouts[0]?.resolve(placed());
    await expect.poll(isStale).toBe(true);
  });

  it('keeps its key while no answer comes, also past a reload, and forgets it once the order is placed', async () => {
    const server = startShopServer();
    const site = await loadSite();
    submit(site);
    await expect.poll(() => server.checkouts).toHaveLength(1);
    server.checkouts[0]?.reject(new TypeError('Failed to fetch'));
    await isFilling(site);
    submit(site);
    await expect.poll(() => server.checkouts).toHaveLength(2);

    const reloaded = await loadSite();
    submit(reloaded);
    await expect.poll(() => server.checkouts).toHaveLength(3);
    const keys = server.checkouts.map(({ key }) => key);
    expect(keys[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(new Set(keys).size).toBe(1);
    server.checkouts[2]?.resolve(placed());
    await expect.poll(() => reloaded.gone).toHaveLength(1);
    expect(checkoutKeyStorage.read()).toBeNull();
  });

  it('asks again after an order whose answer got lost, though the cart is empty by now', async () => {
    const server = startShopServer();
    const site = await loadSite();
    submit(site);
    await expect.poll(() => server.checkouts).toHaveLength(1);
    server.checkouts[0]?.reject(new TypeError('Failed to fetch'));
    await isFilling(site);
    site.cart.send({ type: 'cart.received', cart: { cartId: server.cart.id, isGuest: false, lineIds: [] } });
    site.checkout.send({ type: 'retry.requested' });
    await expect.poll(() => server.checkouts).toHaveLength(2);
    expect(server.checkouts[1]).toMatchObject({ key: server.checkouts[0]?.key, body: server.checkouts[0]?.body });
  });

  it('has a new key where the form is another', async () => {
    const server = startShopServer();
    const site = await loadSite();
    submit(site);
    await expect.poll(() => server.checkouts).toHaveLength(1);
    server.checkouts[0]?.resolve(refused(422, 'validation'));
    await isFilling(site);
    submit(site, { ...order, comment: 'Позвоните' });
    await expect.poll(() => server.checkouts).toHaveLength(2);
    expect(server.checkouts[1]?.key).not.toBe(server.checkouts[0]?.key);
  });

  it('has a new key where the cart is another, even with the same goods', async () => {
    const server = startShopServer();
    const site = await loadSite();
    submit(site);
    await expect.poll(() => server.checkouts).toHaveLength(1);
    server.cart = { ...server.cart, items: cartOf([lineOf({ id: 2, count: 2 })]).items };
    const reloaded = await loadSite();
    submit(reloaded);
    await expect.poll(() => server.checkouts).toHaveLength(2);
    expect(server.checkouts[1]?.key).not.toBe(server.checkouts[0]?.key);
  });
});

describe('what comes before and after', () => {
  it('waits until the edits of the cart are saved', async () => {
    const server = startShopServer();
    const save = deferred<Response>();
    server.saveLine = () => save.promise;
    const site = await loadSite();
    site.cart.getSnapshot().children[lineActorId(1)]?.send({ type: 'count.changed', count: 3 });
    submit(site);
    await expect.poll(() => server.saves).toBe(1);
    expect(server.checkouts).toEqual([]);
    save.resolve(Response.json(lineOf({ id: 1, count: 3 })));
    await expect.poll(() => server.checkouts).toHaveLength(1);
  });

  it('sends nothing where an edit is refused, and keeps the form', async () => {
    const server = startShopServer();
    server.saveLine = async () => refused(404, 'not_found');
    const site = await loadSite();
    const failures: unknown[] = [];
    site.checkout.on('checkout.failed', ({ error }) => failures.push(error));
    site.cart.getSnapshot().children[lineActorId(1)]?.send({ type: 'count.changed', count: 3 });
    site.checkout.send({ type: 'checkout.requested', isSignedIn: true });
    site.checkout.send({ type: 'form.changed', edits: { comment: 'Позвоните' } });
    site.checkout.send({ type: 'form.submitted', order });
    await expect.poll(() => failures).toHaveLength(1);
    expect(server.checkouts).toEqual([]);
    expect(site.checkout.getSnapshot().context).toMatchObject({
      edits: { comment: 'Позвоните' },
      refusal: { code: 'not_found' },
    });
  });

  it('takes a guest to sign-in, and on to the checkout after it', async () => {
    startShopServer();
    const site = await loadSite();
    cartDrawer.open();
    site.checkout.send({ type: 'checkout.requested', isSignedIn: false });
    expect(cartDrawer.isOpen.get()).toBe(false);
    expect(site.login.getSnapshot()).toMatchObject({ context: { reason: 'checkout' } });
    expect(site.login.getSnapshot().matches('closed')).toBe(false);
    expect(site.checkout.getSnapshot().matches('closed')).toBe(true);
    const signedIn = { type: 'phoneLogin.signedIn', token: 'new', reason: 'checkout', after: null };
    phoneLoginFlow.connect(site.page.deps).handle(signedIn);
    expect(checkoutReturnStorage.read()).not.toBeNull();
    expect(site.gone).toEqual(['/item/7/']);
    const reloaded = await loadSite();
    goOnAfterReload(reloaded.checkout);
    expect(cartDrawer.isOpen.get()).toBe(true);
    expect(reloaded.checkout.getSnapshot().matches('filling')).toBe(true);
    expect(checkoutReturnStorage.read()).toBeNull();
  });

  it('opens nothing once the sign-in is lost again, nor after any other reload', async () => {
    startShopServer();
    const site = await loadSite();
    goOnAfterReload(site.checkout);
    tokenStorage.clear();
    checkoutReturnStorage.write('open');
    goOnAfterReload(site.checkout);
    expect(cartDrawer.isOpen.get()).toBe(false);
    expect(site.checkout.getSnapshot().matches('closed')).toBe(true);
    expect(site.login.getSnapshot().matches('closed')).toBe(true);
  });

  it('fetches the cart anew where prices have changed, and tells why', async () => {
    const server = startShopServer();
    const site = await loadSite();
    submit(site);
    await expect.poll(() => server.checkouts).toHaveLength(1);
    server.cart = { ...server.cart, items: [lineOf({ id: 1, count: 2, price: 600 })], total: 1200 };
    server.checkouts[0]?.resolve(refused(409, 'price_changed'));
    await expect.poll(() => site.cachedCart()?.total).toBe(1200);
    expect(site.checkout.getSnapshot().context.refusal).toEqual({
      isAnswered: true,
      code: 'price_changed',
      detail: 'Отказ.',
      fields: {},
    });
  });
});

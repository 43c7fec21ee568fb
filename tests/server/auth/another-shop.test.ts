import { expect } from 'vitest';
import { deleteCustomer } from '#server/domain/customer/delete-customer.ts';
import { SocialBrowser } from '#tests/support/browser/social.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';
import { TestApp } from '#tests/support/server/test-app.ts';

/** Who is known in one shop is somebody new in the next, though their phone and their network are the same. */
describeShop('signing in to two shops of one server', (it) => {
  let one: TestApp;
  let other: TestApp;

  it.beforeAll(async ({ site, stock }) => {
    one = site.app;
    other = await TestApp.open(await SmallShop.open(stock.db));
  });
  it.afterAll(() => other.close());

  const signInByNetwork = async (app: TestApp) => {
    const browser = new SocialBrowser(app, 'vk-oauth2');
    const page = (await browser.start()).replace(/^http:\/\/[^/]+/, '');
    const consent = await browser.open(`${page}&answer=allow&name=${encodeURIComponent('Вера Котова')}`);
    const { searchParams } = await browser.comeBack(String(consent.headers['location']));
    const { token = '' } = (await browser.exchange(searchParams.get('code'))).body;
    const { status, body } = await app.get<{ id: number }>('/api/customers/current/', { token });
    return { status, id: body.id };
  };
  const phone = '79005550123';
  const ask = async (app: TestApp, way: 'send-call' | 'send-receive-call') =>
    (await app.get<{ request_id: string; number?: string }>(`/api/auth/${way}/?phone=${phone}`)).body;
  const ringsOf = async (app: TestApp) =>
    (await app.get<{ result: object[] }>(`/api/demo/calls/?phone=${phone}`)).body.result.length;
  const stateOf = async (app: TestApp, id: string) =>
    (await app.get<{ status_code: number }>(`/api/auth/call-status/?request_id=${id}`)).body.status_code;

  it('makes a customer of each by a network', async () => {
    const known = await signInByNetwork(one);
    expect(known.status).toBe(200);
    const here = await signInByNetwork(other);
    expect(here.status).toBe(200);
    expect(here.id).not.toBe(known.id);
    expect(await signInByNetwork(one)).toEqual(known);
  });

  it('shows the calls of a phone to the shop that rang it', async () => {
    await ask(one, 'send-call');
    expect([await ringsOf(one), await ringsOf(other)]).toEqual([1, 0]);
  });

  it('takes a person’s own call for the shop that they called, and ends none of another with a customer', async () => {
    const [here, there] = [await ask(one, 'send-receive-call'), await ask(other, 'send-receive-call')];
    const waiting = await stateOf(one, here.request_id);
    expect(here.number).toBe(there.number);
    await other.call('POST', '/api/demo/calls/', { body: { phone, number: there.number } });
    expect(await stateOf(other, there.request_id)).not.toBe(waiting);
    expect(await stateOf(one, here.request_id)).toBe(waiting);

    const { shop } = other;
    const { customer } = await shop.customer({ phone });
    await deleteCustomer(shop.deps, {
      caller: await shop.staff('get_customers', 'delete_customers'),
      path: { customer_id: customer.id },
    });
    expect(await stateOf(one, here.request_id)).toBe(waiting);
  });
});

import { expect } from 'vitest';
import type { components } from '#contract/types.ts';
import { deviceName } from '#server/auth/device-name.strings.ts';
import { issueToken } from '#server/auth/tokens.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';

const chrome =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 ' +
  'Mobile/15E148 Safari/604.1';

describeShop('where a person is signed in', (it) => {
  it('is listed by device, ended one by one, and all but here', async ({ site: { app, shop } }) => {
    const signIn = ({ customer }: SignedInCaller, userAgent: string) => {
      shop.clock.pass(60_000);
      return issueToken(shop.db.orm, {
        shopId: shop.shopId,
        customerId: customer.id,
        now: shop.clock.now(),
        userAgent,
      });
    };
    const list = async (token: string) =>
      (await app.call<components['schemas']['SessionList']>('GET', '/api/auth/sessions/', { token })).body.result;
    const statusOf = async (token: string) => (await app.call('GET', '/api/customers/current/', { token })).status;
    const anna = await shop.customer();
    const [phone, tablet, other] = [await signIn(anna, chrome), await signIn(anna, safari), await signIn(anna, '')];
    const stranger = await signIn(await shop.customer(), chrome);
    const found = await list(phone);
    expect(found.map(({ device, is_current: isHere }) => [device, isHere])).toEqual([
      ['Неизвестное устройство', false],
      ['Safari, iPhone', false],
      ['Chrome, Android', true],
    ]);
    const ended = found[1]?.id ?? '';
    expect((await app.call('DELETE', `/api/auth/sessions/${ended}/`, { token: stranger })).status).toBe(404);
    expect(await statusOf(tablet)).toBe(200);
    expect((await app.call('DELETE', `/api/auth/sessions/${ended}/`, { token: phone })).status).toBe(204);
    expect([await statusOf(tablet), await statusOf(other)]).toEqual([401, 200]);
    expect((await app.call('DELETE', `/api/auth/sessions/${ended}/`, { token: phone })).status).toBe(404);
    expect((await app.call('DELETE', '/api/auth/sessions/', { token: phone })).status).toBe(204);
    expect([await statusOf(phone), await statusOf(other), await statusOf(stranger)]).toEqual([200, 401, 200]);
    expect(await list(phone)).toHaveLength(1);
  });

  it.for([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0.0.0 YaBrowser/24.12.0 Safari/537.36',
      'Яндекс Браузер, Windows',
    ],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0', 'Edge, Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox, Linux'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.1 Safari/605.1.15', 'Safari, Mac'],
    ['curl/8.5.0', 'Неизвестное устройство'],
  ] as const)('is named after %s', ([userAgent, name]) => {
    expect(deviceName(userAgent)).toBe(name);
  });

  it('has the browser that signed in by a call', async ({ site: { app, shop } }) => {
    const phone = '79550000444';
    const { body: asked } = await app.call<{ request_id: string }>('GET', `/api/auth/send-call/?phone=${phone}`);
    const { body: calls } = await app.call<{ result: { caller_number: string }[] }>(
      'GET',
      `/api/demo/calls/?phone=${phone}`,
    );
    const code = calls.result[0]?.caller_number.slice(-4) ?? '';
    const { body } = await app.call<{ token: string }>(
      'GET',
      `/api/auth/token/?provider=phone&request_id=${asked.request_id}&code=${code}`,
      { headers: { 'user-agent': safari } },
    );
    const { body: sessions } = await app.call<components['schemas']['SessionList']>('GET', '/api/auth/sessions/', {
      token: body.token,
    });
    expect(sessions.result).toMatchObject([
      { device: 'Safari, iPhone', is_current: true, created_at: shop.clock.now().toISOString() },
    ]);
  });
});

import { like } from 'drizzle-orm';
import { afterAll, beforeEach, expect } from 'vitest';
import { rateLimits } from '#server/db/schema.ts';
import type { TestDatabase } from '#tests/support/server/database.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';
import { SmsRu, smsRuFaults } from '#tests/support/server/sms-ru.ts';
import { TestApp } from '#tests/support/server/test-app.ts';

interface Answer {
  code?: string;
  detail?: string;
  retry_after?: number;
}

const second = 1_000;
const hour = 3_600 * second;

describeShop('calls', (it) => {
  let db: TestDatabase;
  let shop: SmallShop;
  let app: TestApp;
  let service: SmsRu;
  let real: TestApp;
  let lines = 0;

  it.beforeAll(async ({ site }) => {
    ({ db, shop, app } = site);
    service = await SmsRu.open();
    real = await TestApp.open(await SmallShop.open(db, { isDemo: false }), { env: { ...service.env, DEMO: 'off' } });
  });
  beforeEach(async () => {
    service.fault = null;
    await db.orm.delete(rateLimits);
  });
  afterAll(async () => {
    await Promise.all([real.close(), service.close()]);
  });

  const askIn =
    (site: TestApp) =>
    (phone: string, address = `10.0.0.${(lines += 1)}`, way = 'send-call') =>
      site.get<Answer>(`/api/auth/${way}/?phone=${phone}`, { address });
  const send = (phone: string, address?: string, way?: string) => askIn(app)(phone, address, way);
  const sendReal = (phone: string, address?: string, way?: string) => askIn(real)(phone, address, way);
  const phoneOf = (n: number) => `7900000${String(n).padStart(4, '0')}`;

  it('ring a phone once a minute', async () => {
    expect((await send(phoneOf(1))).status).toBe(200);
    shop.clock.pass(18 * second);
    const refused = await send(phoneOf(1));
    expect(refused).toMatchObject({
      status: 429,
      body: {
        code: 'too_many_requests',
        detail: 'Слишком много попыток. Повторите через 42\u00A0секунды.',
        retry_after: 42,
      },
    });
    expect(refused.headers['retry-after']).toBe('42');
    shop.clock.pass(42 * second - 1);
    expect((await send(phoneOf(1))).body.detail).toContain('через 1\u00A0секунду.');
    shop.clock.pass(1);
    expect((await send(phoneOf(1))).status).toBe(200);
  });

  it('ring a phone five times an hour for one address, and a refusal is not counted', async () => {
    const start = shop.clock.now().getTime();
    for (let call = 0; call < 5; call += 1) {
      expect((await send(phoneOf(2), '10.9.0.1')).status).toBe(200);
      expect((await send(phoneOf(2), '10.9.0.1')).status).toBe(429);
      shop.clock.pass(60 * second);
    }
    expect((await send(phoneOf(2), '10.9.0.1')).body).toMatchObject({
      detail: 'Слишком много попыток. Повторите через 55\u00A0минут.',
      retry_after: 55 * 60,
    });
    shop.clock.pass(start + hour - shop.clock.now().getTime());
    expect((await send(phoneOf(2), '10.9.0.1')).status).toBe(200);
  });

  it('are asked for ten times an hour from an address', async () => {
    for (let call = 0; call < 10; call += 1) expect((await sendReal(phoneOf(100 + call), '10.1.1.1')).status).toBe(200);
    expect((await sendReal(phoneOf(110), '10.1.1.1')).body).toMatchObject({
      code: 'too_many_requests',
      retry_after: 3_600,
    });
    expect((await sendReal(phoneOf(110), '10.1.1.2')).status).toBe(200);
  });

  it('are asked for a thousand times an hour from an address of a demo shop, which rings nobody', async () => {
    for (let call = 0; call < 11; call += 1) expect((await send(phoneOf(500 + call), '10.1.1.1')).status).toBe(200);
    await db.orm.update(rateLimits).set({ points: 999 }).where(like(rateLimits.key, 'address:%'));
    expect((await send(phoneOf(520), '10.1.1.1')).status).toBe(200);
    expect((await send(phoneOf(521), '10.1.1.1')).body).toMatchObject({
      code: 'too_many_requests',
      retry_after: 3_600,
    });
  });

  it('are open again to an address after an hour', async () => {
    for (let call = 0; call < 10; call += 1) await sendReal(phoneOf(600 + call), '10.4.4.4');
    real.shop.clock.pass(hour - 1);
    expect((await sendReal(phoneOf(610), '10.4.4.4')).body).toMatchObject({ retry_after: 1 });
    real.shop.clock.pass(1);
    expect((await sendReal(phoneOf(610), '10.4.4.4')).status).toBe(200);
  });

  it('of both ways together are ten an hour from an address', async () => {
    for (let call = 0; call < 5; call += 1) expect((await sendReal(phoneOf(400 + call), '10.3.3.3')).status).toBe(200);
    for (let call = 0; call < 5; call += 1)
      expect((await sendReal(phoneOf(400 + call), '10.3.3.3', 'send-receive-call')).status).toBe(200);
    for (const way of ['send-call', 'send-receive-call'])
      expect((await sendReal(phoneOf(410), '10.3.3.3', way)).status).toBe(429);
  });

  it('count an IPv6 line as one address', async () => {
    for (let call = 0; call < 10; call += 1) await sendReal(phoneOf(200 + call), `2001:db8:1:2::${call}`);
    expect((await sendReal(phoneOf(210), '2001:db8:1:2:aaaa:bbbb:cccc:dddd')).status).toBe(429);
    expect((await sendReal(phoneOf(210), '2001:db8:1:3::1')).status).toBe(200);
  });

  it('know an address by what the proxy in front says, not by what the caller makes up', async () => {
    const behind = await TestApp.open(real.shop, { env: { ...service.env, TRUST_PROXY: 'on' } });
    const from = (phone: string, forwarded: string) =>
      behind.get<Answer>(`/api/auth/send-call/?phone=${phone}`, {
        address: '10.9.9.9',
        headers: { 'x-forwarded-for': forwarded },
      });
    for (let call = 0; call < 10; call += 1)
      expect((await from(phoneOf(300 + call), `1.2.3.${call}, 203.0.113.7`)).status).toBe(200);
    expect((await from(phoneOf(310), '1.2.3.99, 203.0.113.7')).status).toBe(429);
    expect((await from(phoneOf(310), '203.0.113.8')).status).toBe(200);
    await behind.close();
  });

  it('of the two ways are counted apart, so that the second is open when the first is used up', async () => {
    expect((await send(phoneOf(3))).status).toBe(200);
    expect((await send(phoneOf(3), '10.2.2.2', 'send-receive-call')).status).toBe(200);
    expect((await send(phoneOf(3), '10.2.2.2', 'send-receive-call')).status).toBe(429);
  });

  it('asked for fifty times at once ring a phone once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(phoneOf(4))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('that the service refuses are not counted for the phone, and those that it may have made are', async () => {
    for (const way of ['send-call', 'send-receive-call']) {
      service.fault = smsRuFaults.refusing(201, 'Нет средств');
      const unavailable = {
        status: 503,
        body: { code: 'telephony_unavailable', detail: 'Звонки временно недоступны. Попробуйте позже.' },
      };
      expect(await sendReal(phoneOf(7), '10.5.5.5', way)).toMatchObject(unavailable);
      service.fault = smsRuFaults.status(500);
      expect(await sendReal(phoneOf(7), '10.5.5.5', way)).toMatchObject(unavailable);
      service.fault = null;
      expect((await sendReal(phoneOf(7), '10.5.5.5', way)).body).toMatchObject({
        code: 'too_many_requests',
        retry_after: 60,
      });
    }
    expect(real.logged.join('\n')).toContain('out of money');
    expect(real.logged.join('\n')).not.toMatch(new RegExp(`${phoneOf(7)}|${SmsRu.key}`));
  });

  it('that the service refuses are counted for the address, or nothing would limit them', async () => {
    service.fault = smsRuFaults.refusing(207, 'На этот номер нельзя отправлять сообщения');
    for (let call = 0; call < 5; call += 1) {
      for (const way of ['send-call', 'send-receive-call'])
        expect((await sendReal(phoneOf(8), '10.6.6.6', way)).status).toBe(503);
    }
    const asked = service.asked.length;
    for (const way of ['send-call', 'send-receive-call']) {
      expect((await sendReal(phoneOf(8), '10.6.6.6', way)).body).toMatchObject({
        code: 'too_many_requests',
        retry_after: 3_600,
      });
    }
    expect(service.asked).toHaveLength(asked);
    expect((await sendReal(phoneOf(8), '10.6.6.7')).status).toBe(503);
  });

  it('do not ring where no telephony is set up', async () => {
    const none = await TestApp.open(shop, { env: { DEMO: 'off' } });
    for (const way of ['send-call', 'send-receive-call']) {
      const ask = () => none.get<Answer>(`/api/auth/${way}/?phone=${phoneOf(5)}`);
      // The second isn't told to wait: the call that never was isn't counted.
      for (const answer of [await ask(), await ask()])
        expect(answer).toMatchObject({ status: 503, body: { code: 'telephony_unavailable' } });
    }
    expect((await none.get(`/api/demo/calls/?phone=${phoneOf(5)}`)).status).toBe(404);
    await none.close();
  });

  it('do not reach the simulator in a real shop, even where demo mode is on', async () => {
    const other = await TestApp.open(await SmallShop.open(db, { isDemo: false }), { env: { DEMO: 'on' } });
    for (const way of ['send-call', 'send-receive-call']) {
      expect(await other.get<Answer>(`/api/auth/${way}/?phone=${phoneOf(6)}`)).toMatchObject({
        status: 503,
        body: { code: 'telephony_unavailable' },
      });
    }
    expect((await other.get(`/api/demo/calls/?phone=${phoneOf(6)}`)).status).toBe(404);
    expect(
      (await other.call('POST', '/api/demo/calls/', { body: { phone: phoneOf(6), number: '78005553535' } })).status,
    ).toBe(404);
    expect((await other.get('/api/retail/current/')).body).toMatchObject({ demo: false });
    expect((await app.get('/api/retail/current/')).body).toMatchObject({ demo: true });
    await other.close();
  });
});

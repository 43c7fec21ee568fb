import { eq, like } from 'drizzle-orm';
import { afterAll, beforeEach, expect } from 'vitest';
import { customerGroups, customers, permissionGroups, rateLimits } from '#server/db/schema.ts';
import { times } from '#tests/support/server/at-once.ts';
import type { TestDatabase } from '#tests/support/server/database.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';
import { SmsRu, smsRuFaults } from '#tests/support/server/sms-ru.ts';
import { TestApp } from '#tests/support/server/test-app.ts';

interface Answer {
  code?: string;
  detail?: string;
  retry_after?: number;
  request_id: string;
  number: string;
  token: string;
}

const hour = 3_600_000;
const day = 24 * hour;

describeShop('what a caller with many addresses can do in a real shop', (it) => {
  let db: TestDatabase;
  let shop: SmallShop;
  let app: TestApp;
  let service: SmsRu;
  let phones = 79_000_000_000;
  let addresses = 0;

  it.beforeAll(async ({ stock }) => {
    ({ db } = stock);
    service = await SmsRu.open();
    shop = await SmallShop.open(db, { isDemo: false });
    app = await TestApp.open(shop, { env: { ...service.env, DEMO: 'off', CALLS_PER_HOUR: '7' } });
  });
  beforeEach(async () => {
    service.fault = null;
    await db.orm.delete(rateLimits);
  });
  afterAll(async () => {
    await Promise.all([app.close(), service.close()]);
  });

  const newPhone = () => String((phones += 1));
  /** Each in a network of its own. */
  const newAddress = () => `10.${(addresses += 1) >> 8}.${addresses & 255}.1`;
  const send = (phone: string, address = newAddress(), way = 'send-call') =>
    app.get<Answer>(`/api/auth/${way}/?phone=${phone}`, { address });
  const exchange = (id: string, code: string | null, address = newAddress()) =>
    app.get<Answer>(`/api/auth/token/?provider=phone&request_id=${id}${code === null ? '' : `&code=${code}`}`, {
      address,
    });
  /** A call that no limit stands in the way of, and its code. */
  const ring = async (phone = newPhone()) => {
    await db.orm.delete(rateLimits).where(like(rateLimits.key, 'budget:%'));
    const { body } = await send(phone);
    return { id: body.request_id, code: '0417' };
  };
  const signInByOwnCall = async (phone: string) => {
    const { body } = await send(phone, newAddress(), 'send-receive-call');
    service.receive(phone, body.number);
    return exchange(body.request_id, null);
  };

  it('rings as many phones an hour as the shop allows, and leaves everybody their own call', async () => {
    for (const _ of times(7, () => 0)) expect((await send(newPhone())).status).toBe(200);
    const refused = await send(newPhone());
    expect(refused).toMatchObject({
      status: 429,
      body: {
        code: 'calls_used_up',
        detail:
          'Сейчас мы не можем вам позвонить. Позвоните сами по указанному номеру или повторите через 60\u00A0минут.',
        retry_after: 3_600,
      },
    });
    expect((await signInByOwnCall(newPhone())).status).toBe(200);
    shop.clock.pass(hour - 1);
    expect((await send(newPhone())).body.code).toBe('calls_used_up');
    shop.clock.pass(1);
    expect((await send(newPhone())).status).toBe(200);
  });

  it('rings no phone more when fifty are asked for at once, and counts nothing for those refused', async () => {
    const wanted = times(50, newPhone);
    const answers = await Promise.all(wanted.map((phone) => send(phone)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
    expect(answers.filter(({ body }) => body.code === 'calls_used_up')).toHaveLength(43);
    await db.orm.delete(rateLimits).where(like(rateLimits.key, 'budget:%'));
    const [first = ''] = wanted.filter((_, index) => answers[index]?.status === 429);
    expect((await send(first)).status).toBe(200);
  });

  it('warns of it once in the log, and tells whoever settles the shop until the hour is over', async () => {
    const told = async (flags: Parameters<SmallShop['customer']>[0]) => {
      const token = await app.tokenOf(await shop.customer(flags));
      return (await app.get<{ calls_used_up: boolean }>('/api/retail/current/', { token })).body.calls_used_up;
    };
    const warnings = () => app.logged.filter((line) => line.includes('budget of calls')).length;
    const before = warnings();
    for (const _ of times(6, () => 0)) await send(newPhone());
    expect([warnings() - before, await told({ flags: ['edit_retail'] })]).toEqual([0, false]);
    await send(newPhone());
    for (const _ of times(3, () => 0)) await send(newPhone());
    expect(warnings() - before).toBe(1);
    expect(await told({ flags: ['edit_retail'] })).toBe(true);
    expect(await told({ flags: ['get_strange_orders'] })).toBe(false);
    shop.clock.pass(hour);
    expect(await told({ flags: ['edit_retail'] })).toBe(false);
  });

  it('uses nothing of the budget for a phone that has not rung', async () => {
    service.fault = smsRuFaults.refusing(201, 'Нет средств');
    for (const _ of times(9, () => 0)) expect((await send(newPhone())).status).toBe(503);
    service.fault = null;
    for (const _ of times(7, () => 0)) expect((await send(newPhone())).status).toBe(200);
  });

  it('silences no phone from one address: five of its fifteen rings an hour, and none of its own calls', async () => {
    const phone = newPhone();
    const [one, owner] = [newAddress(), newAddress()];
    const rings = async (address: string, way?: string) => {
      await db.orm.delete(rateLimits).where(like(rateLimits.key, 'budget:%'));
      const { status } = await send(phone, address, way);
      shop.clock.pass(60_000);
      return status;
    };
    const statuses = [];
    for (const _ of times(10, () => 0)) statuses.push(await rings(one));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429, 429, 429]);
    expect(await rings(owner)).toBe(200);
    for (const _ of times(4, () => 0)) await rings(owner);
    for (const _ of times(5, () => 0)) expect(await rings(newAddress())).toBe(200);
    expect(await rings(newAddress())).toBe(429);
    expect(await rings(newAddress(), 'send-receive-call')).toBe(200);
  });

  it.for([
    ['an address', () => ['10.200.0.1'], '10.200.0.1', 10],
    ['a network of IPv4', () => times(30, (index) => `10.201.0.${index}`), '10.201.0.250', 30],
    ['a network of IPv6', () => times(30, (index) => `2001:db8:7:${index}::1`), '2001:db8:7:ffff::1', 30],
  ] as const)('takes so many wrong codes a day from %s, and then no more', async ([, from, next, most]) => {
    const sources = from();
    for (const index of times(most, (at) => at)) {
      const { id } = await ring();
      expect((await exchange(id, '1111', sources[index % sources.length])).body.code).toBe('code_wrong');
    }
    const refusal = { status: 403, body: { code: 'use_receive_call' } };
    const { id, code } = await ring();
    expect(await exchange(id, code, next)).toMatchObject(refusal);
    expect(await send(newPhone(), next)).toMatchObject(refusal);
    // Elsewhere the same code is good, and here the person's own call.
    expect((await exchange(id, code)).status).toBe(200);
    expect((await send(newPhone(), next, 'send-receive-call')).status).toBe(200);
    shop.clock.pass(day);
    const later = await ring();
    expect((await exchange(later.id, later.code, next)).status).toBe(200);
  });

  it('takes no more of them at once, and counts no right code', async () => {
    const calls = [];
    for (const _ of times(20, () => 0)) calls.push(await ring());
    const answers = await Promise.all(calls.map(({ id }) => exchange(id, '1111', '10.202.0.1')));
    expect(answers.filter(({ body }) => body.code === 'code_wrong')).toHaveLength(10);
    expect(answers.filter(({ body }) => body.code === 'use_receive_call')).toHaveLength(10);
    for (const _ of times(12, () => 0)) {
      const { id, code } = await ring();
      expect((await exchange(id, code, '10.203.0.1')).status).toBe(200);
    }
  });

  it('enters no account that holds a permission by a code, right as it may be; its own call does', async () => {
    const group = { shopId: shop.shopId, name: 'Кассир', flags: ['edit_payments'] };
    const [cashiers] = await db.orm.insert(permissionGroups).values(group).returning();
    const owner = newPhone();
    const keeper = await shop.customer({ phone: owner, flags: ['edit_retail'] });
    const letStaffInByCode = async (isOn: boolean) => {
      const body = { staff_sign_in_by_code: isOn };
      expect((await app.call('PUT', '/api/retail/', { token: await app.tokenOf(keeper), body })).status).toBe(200);
    };
    const cashier = newPhone();
    const { customer } = await shop.customer({ phone: cashier });
    await db.orm
      .insert(customerGroups)
      .values({ shopId: shop.shopId, customerId: customer.id, groupId: cashiers?.id ?? 0 });
    for (const phone of [owner, cashier]) {
      const { id, code } = await ring(phone);
      expect(await exchange(id, code)).toMatchObject({
        status: 403,
        body: {
          code: 'staff_use_receive_call',
          detail: 'Сотрудники входят своим звонком: позвоните по указанному номеру. Или войдите через соцсеть.',
        },
      });
      expect((await signInByOwnCall(phone)).status).toBe(200);
    }
    await letStaffInByCode(true);
    shop.clock.pass(hour);
    const { id, code } = await ring(owner);
    expect((await exchange(id, code)).status).toBe(200);
    await letStaffInByCode(false);
  });

  it('takes nobody for staff who holds what everybody new is given', async () => {
    const group = { shopId: shop.shopId, name: 'Для всех новых', flags: ['create_order'], isForNew: true };
    const [everybody] = await db.orm.insert(permissionGroups).values(group).returning();
    const phone = newPhone();
    const { id, code } = await ring(phone);
    expect((await exchange(id, code)).status).toBe(200);
    shop.clock.pass(hour);
    const again = await ring(phone);
    expect((await exchange(again.id, again.code)).status).toBe(200);
    await db.orm
      .update(customers)
      .set({ flags: ['create_order', 'create_item'] })
      .where(eq(customers.phone, phone));
    shop.clock.pass(hour);
    const staff = await ring(phone);
    expect((await exchange(staff.id, staff.code)).body.code).toBe('staff_use_receive_call');
    await db.orm.delete(permissionGroups).where(eq(permissionGroups.id, everybody?.id ?? 0));
  });
});

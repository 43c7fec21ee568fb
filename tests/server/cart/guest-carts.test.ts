import { randomUUID } from 'node:crypto';
import { like } from 'drizzle-orm';
import { expect } from 'vitest';
import { carts, rateLimits } from '#server/db/schema.ts';
import type { TestDatabase } from '#tests/support/server/database.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import type { SmallShop } from '#tests/support/server/small-shop.ts';
import type { TestApp } from '#tests/support/server/test-app.ts';

describeShop('new carts of guests', (it) => {
  let db: TestDatabase;
  let shop: SmallShop;
  let app: TestApp;
  let itemIds: number[];

  it.beforeAll(async ({ site }) => {
    ({ db, shop, app } = site);
    itemIds = [];
    for (let item = 0; item < 21; item += 1) itemIds.push(await shop.item());
  });

  const put = (
    cartId: string,
    { address = '10.0.0.1', token, item = 0 }: { address?: string; token?: string; item?: number } = {},
  ) =>
    app.call<{ code?: string; retry_after?: number }>('POST', `/api/cart/${cartId}/cart-item/`, {
      body: { item_id: itemIds[item], count: 1 },
      address,
      ...(token !== undefined && { token }),
    });
  const isHour = like(rateLimits.key, 'cart:10.0.0.1:%:3600');
  const isDay = like(rateLimits.key, 'cart:10.0.0.1:%:86400');
  const begun = async () => (await db.orm.select().from(rateLimits).where(isHour))[0]?.points;

  it('are counted by address when they begin, and then with each ten lines', async () => {
    const cartId = randomUUID();
    const counted: (number | undefined)[] = [];
    for (let item = 0; item < 21; item += 1) {
      expect((await put(cartId, { item })).status).toBe(200);
      counted.push(await begun());
    }
    expect(counted).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3]);
    for (let item = 0; item < 21; item += 1) expect((await put(cartId, { item })).status).toBe(200);
    expect(await begun()).toBe(3);
    expect((await put(randomUUID())).status).toBe(200);
    expect(await begun()).toBe(4);
  });

  it('that could not begin are not counted, nor are those of customers', async () => {
    const before = await begun();
    const missing = await app.call('POST', `/api/cart/${randomUUID()}/cart-item/`, {
      body: { item_id: 999_999, count: 1 },
      address: '10.0.0.1',
    });
    expect(missing.status).toBe(404);
    expect((await put(randomUUID(), { token: await app.tokenOf(await shop.customer()) })).status).toBe(200);
    expect(await begun()).toBe(before);
  });

  it('are five hundred an hour from an address; those that have begun go on', async () => {
    const own = randomUUID();
    await put(own);
    const growing = randomUUID();
    for (let item = 0; item < 10; item += 1) await put(growing, { item });
    await db.orm.update(rateLimits).set({ points: 499 }).where(isHour);
    expect((await put(randomUUID())).status).toBe(200);
    const [count, refusedId] = [await db.orm.$count(carts), randomUUID()];
    expect(await put(growing, { item: 10 })).toMatchObject({ status: 429, body: { retry_after: 3_600 } });
    expect(await put(refusedId)).toMatchObject({
      status: 429,
      body: { code: 'too_many_requests', retry_after: 3_600 },
    });
    expect(await db.orm.$count(carts)).toBe(count);
    expect((await put(own)).status).toBe(200);
    expect((await put(randomUUID(), { address: '10.0.0.2' })).status).toBe(200);
    shop.clock.pass(3_600_000);
    expect((await put(refusedId)).status).toBe(200);
  });

  it('are two thousand a day from an address', async () => {
    shop.clock.pass(86_400_000);
    await put(randomUUID());
    await db.orm.update(rateLimits).set({ points: 1_999 }).where(isDay);
    expect((await put(randomUUID())).status).toBe(200);
    shop.clock.pass(7_200_000);
    expect(await put(randomUUID())).toMatchObject({ status: 429, body: { retry_after: 79_200 } });
    shop.clock.pass(79_200_000);
    expect((await put(randomUUID())).status).toBe(200);
  });

  it('begun by hundreds at once never exceed the limit', async () => {
    shop.clock.pass(3_600_000);
    await put(randomUUID());
    await db.orm.update(rateLimits).set({ points: 495 }).where(isHour);
    const answers = await Promise.all(Array.from({ length: 40 }, () => put(randomUUID())));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(35);
  });
});

import { randomUUID } from 'node:crypto';
import { like } from 'drizzle-orm';
import { expect } from 'vitest';
import { carts, rateLimits } from '#server/db/schema.ts';
import { GUEST_CARTS_AN_HOUR } from '#server/domain/cart/cart.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { describeShop } from '#tests/support/shop-test.ts';
import type { SmallShop } from '#tests/support/small-shop.ts';
import type { TestApp } from '#tests/support/test-app.ts';

describeShop('new carts of guests', (it) => {
  let db: TestDatabase;
  let shop: SmallShop;
  let app: TestApp;
  let itemId: number;

  it.beforeAll(async ({ site }) => {
    ({ db, shop, app } = site);
    itemId = await shop.item();
  });

  const put = (cartId: string, { address = '10.0.0.1', token }: { address?: string; token?: string } = {}) =>
    app.call<{ code?: string; retry_after?: number }>('POST', `/api/cart/${cartId}/cart-item/`, {
      body: { item_id: itemId, count: 1 },
      address,
      ...(token !== undefined && { token }),
    });
  const begun = async () =>
    (await db.orm.select().from(rateLimits).where(like(rateLimits.key, 'cart:10.0.0.1:%')))[0]?.points;

  it('are counted by address when they begin, not when they grow', async () => {
    const cartId = randomUUID();
    for (let line = 0; line < 3; line += 1) expect((await put(cartId)).status).toBe(200);
    expect(await begun()).toBe(1);
    expect((await put(randomUUID())).status).toBe(200);
    expect(await begun()).toBe(2);
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
    await db.orm.update(rateLimits).set({ points: GUEST_CARTS_AN_HOUR - 1 });
    expect((await put(randomUUID())).status).toBe(200);
    const [count, refusedId] = [await db.orm.$count(carts), randomUUID()];
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

  it('begun by hundreds at once never exceed the limit', async () => {
    shop.clock.pass(3_600_000);
    await put(randomUUID());
    await db.orm
      .update(rateLimits)
      .set({ points: GUEST_CARTS_AN_HOUR - 5 })
      .where(like(rateLimits.key, 'cart:10.0.0.1:%'));
    const answers = await Promise.all(Array.from({ length: 40 }, () => put(randomUUID())));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(35);
  });
});

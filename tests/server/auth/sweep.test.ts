import { expect } from 'vitest';
import { callRequests, demoCalls, rateLimits, socialCodes, tokens } from '#server/db/schema.ts';
import { sweepAuth } from '#server/auth/sweep.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';

const day = 86_400_000;

describeShop('what signing in leaves behind', (it) => {
  it('is deleted once it has ended, and not before', async ({ ownSite }) => {
    const { db, shop, app } = ownSite;
    const left = async () =>
      (
        await Promise.all(
          [tokens, callRequests, demoCalls, rateLimits, socialCodes].map((table) => db.orm.$count(table)),
        )
      ).join();
    const caller = await shop.customer();
    await app.tokenOf(caller);
    await app.get('/api/auth/send-call/?phone=79000000001');
    const expiresAt = new Date(shop.clock.now().getTime() + 60_000);
    await db.orm.insert(socialCodes).values({
      hash: 'a',
      shopId: shop.shopId,
      provider: 'vk-oauth2',
      customerId: caller.customer.id,
      browserHash: 'b',
      expiresAt,
    });
    expect(await left()).toBe('1,1,1,4,1');
    await sweepAuth(shop.deps);
    expect(await left()).toBe('1,1,1,4,1');
    shop.clock.pass(day + 300_001);
    await sweepAuth(shop.deps);
    expect(await left()).toBe('1,0,0,0,0');
    shop.clock.pass(30 * day);
    await sweepAuth(shop.deps);
    expect(await left()).toBe('0,0,0,0,0');
  });
});

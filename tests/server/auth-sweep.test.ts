import { expect, it } from 'vitest';
import { callRequests, demoCalls, rateLimits, socialCodes, tokens } from '#server/db/schema.ts';
import { sweepAuth } from '#server/domain/auth/sweep.ts';
import { describeOnEachEngine, freshDatabase } from '#tests/support/database.ts';
import { SmallShop } from '#tests/support/small-shop.ts';
import { TestApp } from '#tests/support/test-app.ts';

const day = 86_400_000;

describeOnEachEngine('what signing in leaves behind', (engine) => {
  it('is forgotten once it has ended, and not before', async () => {
    const db = await freshDatabase(engine);
    const shop = await SmallShop.open(db);
    const app = await TestApp.open(shop);
    const left = async () => (await Promise.all([tokens, callRequests, demoCalls, rateLimits, socialCodes].map((table) => db.orm.$count(table)))).join();
    const visitor = await shop.customer();
    await app.tokenOf(visitor);
    await app.get('/api/auth/send-call/?phone=79000000001');
    const expiresAt = new Date(shop.clock.now().getTime() + 60_000);
    await db.orm.insert(socialCodes).values({ hash: 'a', shopId: shop.shopId, provider: 'vk-oauth2', customerId: visitor.customer.id, browserHash: 'b', expiresAt });
    expect(await left()).toBe('1,1,1,3,1');
    await sweepAuth(shop.writing);
    expect(await left()).toBe('1,1,1,3,1');
    shop.clock.pass(day + 300_001);
    await sweepAuth(shop.writing);
    expect(await left()).toBe('1,0,0,0,0');
    shop.clock.pass(30 * day);
    await sweepAuth(shop.writing);
    expect(await left()).toBe('0,0,0,0,0');
    await app.close();
    await db.close();
  });
});

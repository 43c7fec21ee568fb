import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { findOrInsertBySocial } from '#server/db/repositories/auth/social.ts';
import { findOrInsertByPhone } from '#server/db/repositories/customer/customer.ts';
import { customerGroups, permissionGroups } from '#server/db/schema.ts';
import type { TestDatabase } from '#tests/support/server/database.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';

describeShop('the group for everybody new', (it) => {
  let db: TestDatabase;
  let shop: SmallShop;
  let forNew: number;

  const addGroup = async (shopId: number, isForNew: boolean): Promise<number> => {
    const values = { shopId, name: 'Группа', flags: ['create_order'], isForNew };
    const [group] = await db.orm.insert(permissionGroups).values(values).returning({ id: permissionGroups.id });
    return group?.id ?? 0;
  };

  it.beforeAll(async ({ stock }) => {
    ({ db, shop } = stock);
    await addGroup(shop.shopId, false);
    await addGroup((await SmallShop.open(db)).shopId, true);
    forNew = await addGroup(shop.shopId, true);
  });

  const byPhone = (phone: string) =>
    db.transaction((orm) => findOrInsertByPhone(orm, { shopId: shop.shopId, phone, now: shop.clock.now() }));
  const bySocial = (subject: string) =>
    db.transaction((orm) =>
      findOrInsertBySocial(
        orm,
        { shopId: shop.shopId, provider: 'vk-oauth2', subject },
        { firstName: 'Анна', lastName: '', now: shop.clock.now() },
      ),
    );
  const groupsOf = async (id: number) =>
    (await db.orm.select().from(customerGroups).where(eq(customerGroups.customerId, id))).map(({ groupId }) => groupId);

  it.for([
    ['phone', byPhone],
    ['network', bySocial],
  ] as const)('is joined at the first sign-in by %s, and not at a later one', async ([, signIn]) => {
    const { id } = await signIn('79000000031');
    expect(await groupsOf(id)).toEqual([forNew]);
    await db.orm.delete(customerGroups).where(eq(customerGroups.customerId, id));
    expect(await signIn('79000000031')).toEqual({ id, isDeleted: false });
    expect(await groupsOf(id)).toEqual([]);
  });

  it('is one of a shop at most', async () => {
    await expect(addGroup(shop.shopId, true)).rejects.toThrow();
  });
});

import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { customers, permissionGroups, shops } from '#server/db/schema.ts';
import { createShopFinder } from '#server/domain/shop/shops.ts';
import { addHost, createShop, listShops, removeHost, ShopRefusedError } from '#server/domain/shop/manage-shops.ts';
import { allPermissions } from '#server/domain/permission/permissions.ts';
import { outcomes, times } from '#tests/support/server/at-once.ts';
import { describeShopOnEachEngine } from '#tests/support/server/shop-test.ts';
import type { SmallShop } from '#tests/support/server/small-shop.ts';

describeShopOnEachEngine('shops that an operator makes', (it) => {
  const newHost = () => `${randomUUID()}.example`;
  const make = ({ deps }: SmallShop, hosts: readonly string[] = [newHost()], phone = '79550000001') =>
    createShop(deps, { name: 'Лавка', phone, hosts });
  const hostsOf = async ({ deps }: SmallShop, id: number) =>
    (await listShops(deps)).find((shop) => shop.id === id)?.hosts;
  const refusalOf = async (wish: Promise<unknown>) => {
    const refused: unknown = await wish.catch((error: unknown) => error);
    return refused instanceof ShopRefusedError ? [refused.code, refused.about] : refused;
  };

  it('have one person, who may do everything, and a group for everybody new', async ({ stock: { shop } }) => {
    const { orm } = shop.db;
    const id = await make(shop);
    const people = await orm.select().from(customers).where(eq(customers.shopId, id));
    expect(people).toMatchObject([{ phone: '79550000001', flags: [], firstName: '', balance: 0 }]);
    const groups = await orm.select().from(permissionGroups).where(eq(permissionGroups.shopId, id));
    expect(groups.map(({ name, flags, isForNew }) => ({ name, flags: flags.length, isForNew }))).toEqual([
      { name: 'Владелец', flags: allPermissions.length, isForNew: false },
      { name: 'Для всех новых', flags: 1, isForNew: true },
    ]);
    const [made] = await orm.select().from(shops).where(eq(shops.id, id));
    expect(made).toMatchObject({ name: 'Лавка', isDemo: false, currency: '₽', primaryColor: '#0074E0' });
  });

  it('answer at each of their hosts, and lead to the first', async ({ stock: { shop } }) => {
    const [main, second, third] = [newHost(), newHost(), newHost()];
    const id = await make(shop, [main, second]);
    await addHost(shop.deps, { shopId: id, host: third });
    const find = createShopFinder(shop.deps);
    for (const host of [main, second, `${third}:8080`]) expect(await find(host)).toMatchObject({ id, host: main });
  });

  it('lose a host, and lead to another when it was the first, but keep the last', async ({ stock: { shop } }) => {
    const [main, second] = [newHost(), newHost()];
    const id = await make(shop, [main, second]);
    await removeHost(shop.deps, { shopId: id, host: main });
    expect(await hostsOf(shop, id)).toEqual([second]);
    expect(await refusalOf(removeHost(shop.deps, { shopId: id, host: second }))).toEqual(['last_host', second]);
    expect(await refusalOf(removeHost(shop.deps, { shopId: id, host: main }))).toEqual(['no_host', main]);
    expect(await refusalOf(addHost(shop.deps, { shopId: 999_999, host: main }))).toEqual(['no_shop', '999999']);
  });

  it("take no host of another shop's, first or further", async ({ stock: { shop } }) => {
    const [main, second] = [newHost(), newHost()];
    const id = await make(shop, [main, second]);
    for (const host of [main, second]) {
      expect(await refusalOf(make(shop, [host]))).toEqual(['host_taken', host]);
      expect(await refusalOf(addHost(shop.deps, { shopId: id, host }))).toEqual(['host_taken', host]);
    }
  });

  it('are one where two are made at one host at once', async ({ stock: { shop } }) => {
    const host = newHost();
    const { kept } = await outcomes(times(4, () => make(shop, [host])));
    expect(kept).toHaveLength(1);
    expect((await listShops(shop.deps)).filter(({ hosts }) => hosts.includes(host))).toHaveLength(1);
  });

  it('answer for any host where there is one such at most', async ({ stock: { shop } }) => {
    const id = await make(shop, []);
    expect(await createShopFinder(shop.deps)(newHost())).toMatchObject({ id, host: null });
    expect(await refusalOf(make(shop, []))).toEqual(['host_needed', String(id)]);
    const host = newHost();
    await addHost(shop.deps, { shopId: id, host });
    expect(await hostsOf(shop, id)).toEqual([host]);
    const [first] = await shop.db.orm
      .select()
      .from(shops)
      .where(and(eq(shops.id, id), eq(shops.host, host)));
    expect(first?.id).toBe(id);
  });
});

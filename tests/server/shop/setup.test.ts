import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import * as tables from '#server/db/schema.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { createShop } from '#server/domain/shop/manage-shops.ts';
import { getDay } from '#server/domain/shop/get-day.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import { only, SmallShop } from '#tests/support/server/small-shop.ts';

const allFlags = [
  'edit_retail',
  'make_delivery',
  'make_delivery_point',
  'edit_item',
  'create_item',
  'create_customers',
] as const;

interface NewShop {
  shopId: number;
  owner: SignedInCaller;
  /** The steps with whether each is done; null where there are none. */
  steps: (caller?: SignedInCaller) => Promise<Record<string, boolean> | null>;
}

/** A shop as `shop create` makes it, beside another that has everything. */
async function openNew(beside: SmallShop): Promise<NewShop> {
  const { db, deps } = beside;
  const shopId = await createShop(deps, { name: 'Новая', phone: '79000000031', hosts: [`${Math.random()}.test`] });
  const [made] = await db.orm.select().from(tables.customers).where(eq(tables.customers.shopId, shopId));
  const customer = { id: made?.id ?? 0, customerType: 'retail', flags: new Set(allFlags) } as const;
  const owner = { ...beside.guest, shop: { ...beside.guest.shop, id: shopId }, customer };
  return {
    shopId,
    owner,
    steps: async (caller = owner) => {
      const { setup } = await getDay(deps, { caller });
      return setup && Object.fromEntries(setup.map((step) => [step.name, step.is_done]));
    },
  };
}

const nothing = { requisites: false, delivery: false, point: false, category: false, item: false, staff: false };

describeShop('setting a new shop up', (it) => {
  it('has six steps, each done by what it names, and is over with the last', async ({ stock: { db } }) => {
    const beside = await SmallShop.open(db);
    const { shopId, steps } = await openNew(beside);
    expect(await steps()).toEqual(nothing);
    await db.orm.update(tables.shops).set({ requisites: 'СБП' }).where(eq(tables.shops.id, shopId));
    expect(await steps()).toEqual({ ...nothing, requisites: true });
    await db.orm.insert(tables.deliveries).values({ shopId, name: 'Сами', kind: 'pickup' });
    expect(await steps()).toEqual({ ...nothing, requisites: true, delivery: true });
    await db.orm.insert(tables.deliveryPoints).values({ shopId, name: 'На углу', address: 'Садовая, 2' });
    expect(await steps()).toMatchObject({ point: true, category: false });
    const categoryId = only(await db.orm.insert(tables.categories).values({ shopId, name: 'Чай' }).returning()).id;
    expect(await steps()).toMatchObject({ category: true, item: false });
    await db.orm.insert(tables.items).values({ shopId, categoryId, name: 'Улун', retailPrice: 100 });
    expect(await steps()).toMatchObject({ item: true, staff: false });
    await db.orm.insert(tables.customers).values({ shopId, flags: ['get_strange_orders'] });
    expect(await steps()).toBeNull();
  });

  it('needs no pickup point where nothing is picked up', async ({ stock: { db } }) => {
    const { shopId, steps } = await openNew(await SmallShop.open(db));
    await db.orm.insert(tables.deliveries).values({ shopId, name: 'Почта', kind: 'address' });
    expect(await steps()).toEqual({ ...nothing, delivery: true, point: true });
  });

  it('does not begin again with what is deleted', async ({ stock: { db } }) => {
    const beside = await SmallShop.open(db);
    const { shopId, steps } = await openNew(beside);
    const deletedAt = beside.clock.now();
    await db.orm.insert(tables.deliveries).values({ shopId, name: 'Сами', kind: 'pickup', deletedAt });
    await db.orm.insert(tables.deliveryPoints).values({ shopId, name: 'На углу', address: 'Дом 2', deletedAt });
    expect(await steps()).toMatchObject({ delivery: true, point: true });
  });

  it('takes shoppers for no staff, and members of a group of staff for it', async ({ stock: { db } }) => {
    const { shopId, steps } = await openNew(await SmallShop.open(db));
    const groups = await db.orm
      .select()
      .from(tables.permissionGroups)
      .where(eq(tables.permissionGroups.shopId, shopId));
    const join = async (isForNew: boolean) => {
      const values = { shopId, flags: ['create_order'] };
      const { id: customerId } = only(await db.orm.insert(tables.customers).values(values).returning());
      const groupId = groups.find((group) => group.isForNew === isForNew)?.id ?? 0;
      await db.orm.insert(tables.customerGroups).values({ shopId, customerId, groupId });
    };
    await join(true);
    expect(await steps()).toMatchObject({ staff: false });
    await join(false);
    expect(await steps()).toMatchObject({ staff: true });
  });

  it('needs neither an item nor staff once the shop was ordered from', async ({ stock: { db } }) => {
    const shop = await SmallShop.open(db);
    const owner = await shop.customer({ flags: ['edit_retail', 'create_item', 'create_customers'] });
    const buyer = await shop.customer();
    const steps = async () => (await getDay(shop.deps, { caller: owner })).setup;
    expect(await steps()).toEqual([
      { name: 'requisites', is_done: false },
      { name: 'item', is_done: false },
      { name: 'staff', is_done: false },
    ]);
    await shop.order(buyer);
    await db.orm.update(tables.items).set({ deletedAt: shop.clock.now() }).where(eq(tables.items.shopId, shop.shopId));
    expect(await steps()).toEqual([
      { name: 'requisites', is_done: false },
      { name: 'item', is_done: true },
      { name: 'staff', is_done: true },
    ]);
  });

  it('is told to those who can do a step, and of these steps alone', async ({ stock: { db } }) => {
    const { owner, steps } = await openNew(await SmallShop.open(db));
    const withFlags = (...flags: (typeof allFlags)[number][]): SignedInCaller => ({
      ...owner,
      customer: { ...owner.customer, flags: new Set(flags) },
    });
    expect(await steps(withFlags('make_delivery', 'create_item'))).toEqual({ delivery: false, item: false });
    expect(await steps(withFlags())).toBeNull();
  });
});

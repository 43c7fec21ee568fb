import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { expect } from 'vitest';
import { categories, customers, deliveries, deliveryPoints, items, shops } from '#server/db/schema.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { listAudit } from '#server/domain/audit/audit.ts';
import { undoChange } from '#server/domain/audit/undo.ts';
import { updateCategory } from '#server/domain/catalogue/edit-category.ts';
import { updateItem } from '#server/domain/catalogue/edit-item.ts';
import { deleteCustomer, recoverCustomer, updateCustomer } from '#server/domain/customer/change-customer.ts';
import { getCustomer } from '#server/domain/customer/customers.ts';
import { listDeliveries, updateDelivery } from '#server/domain/delivery/deliveries.ts';
import { listDeliveryPoints, updateDeliveryPoint } from '#server/domain/delivery/points.ts';
import {
  createPermissionGroup,
  listPermissionGroups,
  updatePermissionGroup,
} from '#server/domain/permission/permission-groups.ts';
import { allPermissions } from '#server/domain/permission/permissions.ts';
import { updateRetail } from '#server/domain/shop/settings.ts';
import { getRetail } from '#server/domain/shop/shops.ts';
import { lockWaits, outcomes } from '#tests/support/server/at-once.ts';
import { describeShopOnPostgres } from '#tests/support/server/shop-test.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';

/** A record whose name is changed. */
interface Named {
  /** The table that whoever changes it waits for. */
  held: PgTable;
  rename: (name: string) => Promise<unknown>;
  name: () => Promise<string | undefined>;
}

describeShopOnPostgres('an undo and another change at once', (it) => {
  let shop: SmallShop;
  let owner: SignedInCaller;

  it.beforeEach(async ({ stock }) => {
    shop = await SmallShop.open(stock.db);
    owner = await shop.staff(...allPermissions);
  });

  const readRetail = async () => ({ ...(await getRetail(shop.deps, owner, [])), calls_used_up: false });
  const lastEntry = async (): Promise<number> => {
    const { result } = await listAudit(shop.deps, owner, { page: 1, limit: 24 });
    return result[0]?.id ?? 0;
  };
  const undo = (entry: number) => undoChange(shop.deps, owner, entry, readRetail);
  /** Makes both calls wait for what is locked, so that they go on in this order. */
  const inOrder = async (held: PgTable, first: () => Promise<unknown>, second: () => Promise<unknown>) => {
    const { both } = await shop.db.transaction(async (transaction) => {
      await transaction.select().from(held).for('no key update');
      const one = outcomes([first()]);
      await expect.poll(() => lockWaits(shop.db.orm)).toBe(1);
      const other = outcomes([second()]);
      await expect.poll(() => lockWaits(shop.db.orm)).toBe(2);
      return { both: Promise.all([one, other]) };
    });
    return (await both).map(({ codes }) => codes);
  };

  const records: Record<string, () => Promise<Named>> = {
    'an item': async () => {
      const id = await shop.item();
      return {
        held: items,
        rename: (name) => updateItem(shop.deps, owner, { id, name }),
        name: async () => (await shop.db.orm.select().from(items).where(eq(items.id, id)))[0]?.name,
      };
    },
    'a category': async () => {
      const id = shop.categoryId;
      return {
        held: categories,
        rename: (name) => updateCategory(shop.deps, owner, id, { name }),
        name: async () => (await shop.db.orm.select().from(categories).where(eq(categories.id, id)))[0]?.name,
      };
    },
    'a customer': async () => {
      const { id } = (await shop.customer()).customer;
      return {
        held: customers,
        rename: (name) => updateCustomer(shop.deps, owner, id, { first_name: name }),
        name: async () => (await shop.db.orm.select().from(customers).where(eq(customers.id, id)))[0]?.firstName,
      };
    },
    'a permission group': async () => {
      const form = { name: 'Кассиры', permissions: [], is_for_new: false };
      const { id } = await createPermissionGroup(shop.deps, owner, { key: randomUUID(), form });
      return {
        held: shops,
        rename: (name) => updatePermissionGroup(shop.deps, owner, id, { name }),
        name: async () => (await listPermissionGroups(shop.deps, owner)).result[0]?.name,
      };
    },
    'the settings': async () => ({
      held: shops,
      rename: (name) => updateRetail(shop.deps, owner, { name }, readRetail),
      name: async () => (await readRetail()).name,
    }),
    'a delivery method': async () => ({
      held: deliveries,
      rename: (name) => updateDelivery(shop.deps, owner, shop.courierId, { name }),
      name: async () => (await listDeliveries(shop.deps, owner)).find(({ id }) => id === shop.courierId)?.name,
    }),
    'a pickup point': async () => ({
      held: deliveryPoints,
      rename: (name) => updateDeliveryPoint(shop.deps, owner, shop.pointId, { name }),
      name: async () => (await listDeliveryPoints(shop.deps, owner))[0]?.name,
    }),
  };

  for (const [what, make] of Object.entries(records)) {
    it(`of ${what}: refuses to write over the change that came first`, async () => {
      const { held, rename, name } = await make();
      await rename('Второе');
      const entry = await lastEntry();
      const codes = await inOrder(
        held,
        () => rename('Третье'),
        () => undo(entry),
      );
      expect([codes, await name()]).toEqual([[[], ['undo_too_late']], 'Третье']);
    });

    it(`of ${what}: keeps the change that came after`, async () => {
      const { held, rename, name } = await make();
      await rename('Второе');
      const entry = await lastEntry();
      const codes = await inOrder(
        held,
        () => undo(entry),
        () => rename('Третье'),
      );
      expect([codes, await name()]).toEqual([[[], []], 'Третье']);
    });
  }

  it('of a deletion and of a recovery: is done once', async () => {
    const { id } = (await shop.customer()).customer;
    await deleteCustomer(shop.deps, owner, id);
    const deleted = await lastEntry();
    const recover = () => recoverCustomer(shop.deps, owner, id);
    expect(await inOrder(shops, recover, () => undo(deleted))).toEqual([[], ['undo_too_late']]);
    const recovered = await lastEntry();
    const twice = () => undo(recovered);
    expect(await inOrder(shops, twice, twice)).toEqual([[], ['undo_too_late']]);
    expect((await getCustomer(shop.deps, owner, id)).is_deleted).toBe(true);
  });
});

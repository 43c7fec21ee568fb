import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { expect } from 'vitest';
import { categories, customers, deliveries, deliveryPoints, items, shops } from '#server/db/schema.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { listAudit } from '#server/domain/audit/list-audit.ts';
import { undoChange } from '#server/domain/audit/undo-change.ts';
import { updateCategory } from '#server/domain/category/update-category.ts';
import { updateItem } from '#server/domain/catalogue/update-item.ts';
import { deleteCustomer } from '#server/domain/customer/delete-customer.ts';
import { recoverCustomer } from '#server/domain/customer/recover-customer.ts';
import { updateCustomer } from '#server/domain/customer/update-customer.ts';
import { getCustomer } from '#server/domain/customer/get-customer.ts';
import { listDeliveries } from '#server/domain/delivery/list-deliveries.ts';
import { updateDelivery } from '#server/domain/delivery/update-delivery.ts';
import { listDeliveryPoints } from '#server/domain/delivery/list-delivery-points.ts';
import { updateDeliveryPoint } from '#server/domain/delivery/update-delivery-point.ts';
import { createPermissionGroup } from '#server/domain/permission/create-permission-group.ts';
import { listPermissionGroups } from '#server/domain/permission/list-permission-groups.ts';
import { updatePermissionGroup } from '#server/domain/permission/update-permission-group.ts';
import { allPermissions } from '#server/domain/permission/permissions.ts';
import { changeRetail } from '#server/domain/shop/settings.ts';
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
    const { result } = await listAudit(shop.deps, { caller: owner, query: { page: 1, limit: 24 } });
    return result[0]?.id ?? 0;
  };
  const undo = (entry: number) => undoChange(shop.deps, { caller: owner, path: { id: entry } });
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
        rename: (name) => updateItem(shop.deps, { caller: owner, body: { id, name } }),
        name: async () => (await shop.db.orm.select().from(items).where(eq(items.id, id)))[0]?.name,
      };
    },
    'a category': async () => {
      const id = shop.categoryId;
      return {
        held: categories,
        rename: (name) => updateCategory(shop.deps, { caller: owner, path: { id }, body: { name } }),
        name: async () => (await shop.db.orm.select().from(categories).where(eq(categories.id, id)))[0]?.name,
      };
    },
    'a customer': async () => {
      const { id } = (await shop.customer()).customer;
      return {
        held: customers,
        rename: (name) =>
          updateCustomer(shop.deps, { caller: owner, path: { customer_id: id }, body: { first_name: name } }),
        name: async () => (await shop.db.orm.select().from(customers).where(eq(customers.id, id)))[0]?.firstName,
      };
    },
    'a permission group': async () => {
      const form = { name: 'Кассиры', permissions: [], is_for_new: false };
      const { id } = await createPermissionGroup(shop.deps, {
        caller: owner,
        header: { 'idempotency-key': randomUUID() },
        body: form,
      });
      return {
        held: shops,
        rename: (name) => updatePermissionGroup(shop.deps, { caller: owner, path: { id }, body: { name } }),
        name: async () => (await listPermissionGroups(shop.deps, { caller: owner })).result[0]?.name,
      };
    },
    'the settings': async () => ({
      held: shops,
      rename: (name) => changeRetail(shop.deps, owner, { name }),
      name: async () => (await readRetail()).name,
    }),
    'a delivery method': async () => ({
      held: deliveries,
      rename: (name) => updateDelivery(shop.deps, { caller: owner, path: { id: shop.courierId }, body: { name } }),
      name: async () =>
        (await listDeliveries(shop.deps, { caller: owner })).result.find(({ id }) => id === shop.courierId)?.name,
    }),
    'a pickup point': async () => ({
      held: deliveryPoints,
      rename: (name) => updateDeliveryPoint(shop.deps, { caller: owner, path: { id: shop.pointId }, body: { name } }),
      name: async () => (await listDeliveryPoints(shop.deps, { caller: owner })).result[0]?.name,
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
    await deleteCustomer(shop.deps, { caller: owner, path: { customer_id: id } });
    const deleted = await lastEntry();
    const recover = () => recoverCustomer(shop.deps, { caller: owner, path: { customer_id: id } });
    expect(await inOrder(shops, recover, () => undo(deleted))).toEqual([[], ['undo_too_late']]);
    const recovered = await lastEntry();
    const twice = () => undo(recovered);
    expect(await inOrder(shops, twice, twice)).toEqual([[], ['undo_too_late']]);
    expect((await getCustomer(shop.deps, { caller: owner, path: { customer_id: id } })).is_deleted).toBe(true);
  });
});

import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { components } from '#contract/types.ts';
import { customers, items } from '#server/db/schema.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { listAudit } from '#server/domain/audit/list-audit.ts';
import { recordChange } from '#server/domain/audit/audit.ts';
import { undoChange } from '#server/domain/audit/undo-change.ts';
import { deleteItem } from '#server/domain/catalogue/delete-item.ts';
import { createCategory } from '#server/domain/category/create-category.ts';
import { listCategories } from '#server/domain/category/list-categories.ts';
import { updateCategory } from '#server/domain/category/update-category.ts';
import { updateItem } from '#server/domain/catalogue/update-item.ts';
import { deleteCustomer } from '#server/domain/customer/delete-customer.ts';
import { updateCustomer } from '#server/domain/customer/update-customer.ts';
import { getCustomer } from '#server/domain/customer/get-customer.ts';
import { allPermissions } from '#server/domain/permission/permissions.ts';
import { createPermissionGroup } from '#server/domain/permission/create-permission-group.ts';
import { listPermissionGroups } from '#server/domain/permission/list-permission-groups.ts';
import { updatePermissionGroup } from '#server/domain/permission/update-permission-group.ts';
import { changeRetail } from '#server/domain/shop/settings.ts';
import { getRetail } from '#server/domain/shop/shops.ts';
import { refusalOf } from '#tests/support/server/purchase-desk.ts';
import { lockWaits, outcomes } from '#tests/support/server/at-once.ts';
import { describeShop, describeShopOnPostgres } from '#tests/support/server/shop-test.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';

describeShop('a change that is undone', (it) => {
  let shop: SmallShop;
  let owner: SignedInCaller;

  it.beforeEach(async ({ stock }) => {
    shop = await SmallShop.open(stock.db);
    owner = await shop.staff(...allPermissions);
  });

  const readRetail = async () => ({ ...(await getRetail(shop.deps, owner, [])), calls_used_up: false });
  /** What was changed last, as the audit lists it. */
  const last = async (by = owner, index = 0): Promise<components['schemas']['AuditEntry']> => {
    const { result } = await listAudit(shop.deps, { caller: by, query: { page: 1, limit: 24 } });
    const entry = result[index];
    if (!entry) throw new Error('Nothing was changed');
    return entry;
  };
  const makeGroup = () =>
    createPermissionGroup(shop.deps, {
      caller: owner,
      header: { 'idempotency-key': randomUUID() },
      body: { name: 'Кассиры', permissions: [], is_for_new: false },
    });
  const undo = (id: number, by = owner) => undoChange(shop.deps, { caller: by, path: { id } });
  const item = async (id: number) => (await shop.db.orm.select().from(items).where(eq(items.id, id)))[0];

  it('has the values of before, and is told like any other', async () => {
    const id = await shop.item({ name: 'Ваза', retailPrice: 10_000 });
    await updateItem(shop.deps, { caller: owner, body: { id, name: 'Кувшин', retail_price: 250.5 } });
    const changed = await last();
    expect(changed).toMatchObject({ action: 'changed', label: 'Кувшин', can_undo: true });
    await undo(changed.id);
    expect(await item(id)).toMatchObject({ name: 'Ваза', retailPrice: 10_000, version: 3 });
    expect(await last()).toMatchObject({ before: { name: 'Кувшин' }, after: { name: 'Ваза' }, can_undo: true });
  });

  it('of permissions is offered to whoever has them', async () => {
    const { id } = await makeGroup();
    await updatePermissionGroup(shop.deps, { caller: owner, path: { id }, body: { permissions: ['edit_item'] } });
    const manager = await shop.staff('edit_retail');
    const [byOwner, byManager] = [await last(), await last(manager)];
    expect([byOwner.can_undo, byManager.can_undo]).toEqual([true, false]);
    expect(await refusalOf(undo(byManager.id, manager))).toBe('permission_lacking');
    await undo(byOwner.id);
    const { result } = await listPermissionGroups(shop.deps, { caller: owner });
    expect(result.find((group) => group.id === id)?.permissions).toEqual([]);
  });

  it('leaves other fields that were changed since, and refuses where the same was', async () => {
    const id = await shop.item({ name: 'Ваза' });
    await updateItem(shop.deps, { caller: owner, body: { id, name: 'Кувшин' } });
    const renamed = await last();
    await updateItem(shop.deps, { caller: owner, body: { id, is_hidden: true } });
    await undo(renamed.id);
    expect(await item(id)).toMatchObject({ name: 'Ваза', isHidden: true });
    const { result } = await listAudit(shop.deps, { caller: owner, query: { page: 1, limit: 24 } });
    expect(result.map(({ after, can_undo }) => [after, can_undo])).toEqual([
      [{ name: 'Ваза' }, true],
      [{ is_hidden: true }, true],
      [{ name: 'Кувшин' }, false],
    ]);
    expect(await refusalOf(undo(renamed.id))).toBe('undo_too_late');
  });

  it('lets in again whoever was deleted', async () => {
    const { customer } = await shop.customer();
    await deleteCustomer(shop.deps, { caller: owner, path: { customer_id: customer.id } });
    const deleted = await last();
    expect(deleted).toMatchObject({ entity: 'customer', action: 'deleted', can_undo: true });
    await undo(deleted.id);
    expect((await getCustomer(shop.deps, { caller: owner, path: { customer_id: customer.id } })).is_deleted).toBe(
      false,
    );
    const recovered = await last();
    expect(recovered).toMatchObject({ action: 'recovered', can_undo: true });
    expect((await last(owner, 1)).can_undo).toBe(false);
    expect(await refusalOf(undo(deleted.id))).toBe('undo_too_late');
    const recoverer = await shop.staff('edit_retail', 'get_customers', 'recovery_customers');
    expect(await refusalOf(undo(recovered.id, recoverer))).toBe('forbidden');
    await undo(recovered.id);
    expect((await getCustomer(shop.deps, { caller: owner, path: { customer_id: customer.id } })).is_deleted).toBe(true);
  });

  it('puts back what a person, a group and the shop were', async () => {
    const { customer } = await shop.customer({ phone: '79660000001' });
    await updateCustomer(shop.deps, {
      caller: owner,
      path: { customer_id: customer.id },
      body: { phone: '79660000002', permissions: ['create_order'] },
    });
    await undo((await last()).id);
    expect(await getCustomer(shop.deps, { caller: owner, path: { customer_id: customer.id } })).toMatchObject({
      phone: '79660000001',
      own_permissions: [],
    });

    const group = await makeGroup();
    await updatePermissionGroup(shop.deps, {
      caller: owner,
      path: { id: group.id },
      body: { permissions: ['edit_payments'] },
    });
    await undo((await last()).id);
    expect((await listPermissionGroups(shop.deps, { caller: owner })).result).toMatchObject([
      { name: 'Кассиры', permissions: [] },
    ]);

    await changeRetail(shop.deps, owner, { currency: '€', min_order_sum: 500 });
    await undo((await last()).id);
    expect(await readRetail()).toMatchObject({ currency: '₽', min_order_sum: 0 });
  });

  it('of a group’s name is refused where another has got it, and says so', async () => {
    const { id } = await makeGroup();
    await updatePermissionGroup(shop.deps, { caller: owner, path: { id }, body: { name: 'Склад' } });
    const renamed = await last();
    const other = await createPermissionGroup(shop.deps, {
      caller: owner,
      header: { 'idempotency-key': randomUUID() },
      body: { name: 'кассиры', permissions: [], is_for_new: false },
    });
    await expect(undo(renamed.id)).rejects.toMatchObject({
      code: 'group_name_taken',
      message: expect.stringContaining('Прежнее название этой группы уже занято другой.'),
    });
    await updatePermissionGroup(shop.deps, { caller: owner, path: { id: other.id }, body: { name: 'Доставка' } });
    await undo(renamed.id);
    const { result } = await listPermissionGroups(shop.deps, { caller: owner });
    expect(result.map(({ name }) => name)).toEqual(['Доставка', 'Кассиры']);
  });

  it('of a category’s name is refused where one beside it has got it, and says so', async () => {
    const name = async (id: number, text: string) =>
      updateCategory(shop.deps, { caller: owner, path: { id }, body: { name: text } });
    await name(shop.categoryId, 'Вазы');
    const renamed = await last();
    const other = await createCategory(shop.deps, {
      caller: owner,
      header: { 'idempotency-key': randomUUID() },
      body: { name: 'посуда' },
    });
    await expect(undo(renamed.id)).rejects.toMatchObject({
      code: 'category_name_taken',
      message: expect.stringContaining('Рядом уже есть категория с\u00A0прежним названием этой.'),
    });
    await name(other.id, 'Кувшины');
    await undo(renamed.id);
    const { result } = await listCategories(shop.deps, { caller: owner });
    expect(result.map((category) => category.name)).toEqual(['Посуда', 'Кувшины']);
  });

  it('is none where it would leave somebody without a phone', async () => {
    const { customer } = await shop.customer({ phone: null });
    await updateCustomer(shop.deps, {
      caller: owner,
      path: { customer_id: customer.id },
      body: { phone: '79660000003' },
    });
    const given = await last();
    expect(given).toMatchObject({ action: 'changed', before: { phone: null }, can_undo: false });
    expect(await refusalOf(undo(given.id))).toBe('undo_not_possible');
  });

  it("needs the permission of the record's own change, and keeps its rules", async () => {
    const id = await shop.item({ name: 'Ваза' });
    await updateItem(shop.deps, { caller: owner, body: { id, name: 'Кувшин' } });
    const reader = await shop.staff('edit_retail', 'get_customers');
    const seen = await last(reader);
    expect(seen.can_undo).toBe(false);
    expect(await refusalOf(undo(seen.id, reader))).toBe('forbidden');
    const { customer } = await shop.customer();
    await updateCustomer(shop.deps, {
      caller: owner,
      path: { customer_id: customer.id },
      body: { permissions: ['edit_payments'] },
    });
    await updateCustomer(shop.deps, { caller: owner, path: { customer_id: customer.id }, body: { permissions: [] } });
    const editor = await shop.staff('edit_retail', 'edit_customers', 'get_customers');
    expect(await refusalOf(undo((await last()).id, editor))).toBe('permission_lacking');
  });

  it('of a person needs the permission to see them too', async () => {
    const { customer } = await shop.customer();
    await updateCustomer(shop.deps, {
      caller: owner,
      path: { customer_id: customer.id },
      body: { comment: 'Торгуется' },
    });
    const changed = await last();
    await deleteCustomer(shop.deps, { caller: owner, path: { customer_id: customer.id } });
    const deleted = await last();
    const blind = await shop.staff('edit_retail', 'edit_customers', 'recovery_customers');
    for (const [index, { id }] of [deleted, changed].entries()) {
      expect(await last(blind, index)).toMatchObject({ id, can_undo: false });
      expect(await refusalOf(undo(id, blind))).toBe('forbidden');
    }
    expect((await getCustomer(shop.deps, { caller: owner, path: { customer_id: customer.id } })).is_deleted).toBe(true);
  });

  it('is none of the first phone or the first name of a person', async () => {
    const { customer } = await shop.customer({ firstName: '' });
    await updateCustomer(shop.deps, {
      caller: owner,
      path: { customer_id: customer.id },
      body: { phone: '79660000003' },
    });
    await updateCustomer(shop.deps, {
      caller: owner,
      path: { customer_id: customer.id },
      body: { first_name: 'Ольга' },
    });
    for (const index of [0, 1]) {
      const entry = await last(owner, index);
      expect(entry.can_undo).toBe(false);
      expect(await refusalOf(undo(entry.id))).toBe('undo_not_possible');
    }
    expect(await getCustomer(shop.deps, { caller: owner, path: { customer_id: customer.id } })).toMatchObject({
      phone: '79660000003',
      user: { first_name: 'Ольга' },
    });
  });

  it('is none where a record was made, or is gone for good', async () => {
    await makeGroup();
    const made = await last();
    expect(made).toMatchObject({ action: 'created', can_undo: false });
    expect(await refusalOf(undo(made.id))).toBe('undo_not_possible');
    expect(await refusalOf(undo(999_999))).toBe('not_found');
    const id = await shop.item();
    await updateItem(shop.deps, { caller: owner, body: { id, name: 'Кувшин' } });
    await deleteItem(shop.deps, { caller: owner, path: { id } });
    expect(await refusalOf(undo((await last(owner, 1)).id))).toBe('undo_too_late');
  });

  it("is not another shop's", async ({ stock }) => {
    const other = await SmallShop.open(stock.db);
    const stranger = await other.staff(...allPermissions);
    const id = await shop.item({ name: 'Ваза' });
    await updateItem(shop.deps, { caller: owner, body: { id, name: 'Кувшин' } });
    const { id: entry } = await last();
    expect(await refusalOf(undoChange(other.deps, { caller: stranger, path: { id: entry } }))).toBe('not_found');
    expect(await item(id)).toMatchObject({ name: 'Кувшин' });
  });
});

describeShopOnPostgres('a change that is undone while a colleague changes the record', (it) => {
  it('stays, and so does what the colleague wrote', async ({ stock: { db, shop } }) => {
    const owner = await shop.staff(...allPermissions);
    const { customer } = await shop.customer();
    await updateCustomer(shop.deps, {
      caller: owner,
      path: { customer_id: customer.id },
      body: { comment: 'Звонить утром' },
    });
    const [entry] = (await listAudit(shop.deps, { caller: owner, query: { page: 1, limit: 1 } })).result;
    const { undone } = await db.transaction(async (transaction) => {
      const theirs = { comment: 'Звонить вечером', version: sql`${customers.version} + 1` };
      await transaction.update(customers).set(theirs).where(eq(customers.id, customer.id));
      const [before, after] = [{ comment: 'Звонить утром' }, { comment: 'Звонить вечером' }];
      const change = { entity: 'customer' as const, id: customer.id, label: 'Анна', before, after };
      await recordChange(transaction, owner, shop.clock.now(), change);
      const begun = outcomes([undoChange(shop.deps, { caller: owner, path: { id: entry?.id ?? 0 } })]);
      await expect.poll(() => lockWaits(db.orm)).toBe(1);
      return { undone: begun };
    });
    expect((await undone).codes).toEqual(['undo_too_late']);
    expect(await getCustomer(shop.deps, { caller: owner, path: { customer_id: customer.id } })).toMatchObject({
      comment: 'Звонить вечером',
    });
  });
});

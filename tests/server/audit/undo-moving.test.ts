import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { components } from '#contract/types.ts';
import { categories, items, shops, uploads } from '#server/db/schema.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { listAudit } from '#server/domain/audit/list-audit.ts';
import { undoChange } from '#server/domain/audit/undo-change.ts';
import { updateCategory } from '#server/domain/category/update-category.ts';
import { deleteItem } from '#server/domain/catalogue/delete-item.ts';
import { recoverItem } from '#server/domain/catalogue/recover-item.ts';
import { updateItem } from '#server/domain/catalogue/update-item.ts';
import { updateItems } from '#server/domain/catalogue/update-items.ts';
import { updateCustomer } from '#server/domain/customer/update-customer.ts';
import { getCustomer } from '#server/domain/customer/get-customer.ts';
import { createDeliveryPoint } from '#server/domain/delivery/create-delivery-point.ts';
import { listDeliveryPoints } from '#server/domain/delivery/list-delivery-points.ts';
import { updateDeliveryPoint } from '#server/domain/delivery/update-delivery-point.ts';
import { createPermissionGroup } from '#server/domain/permission/create-permission-group.ts';
import { deletePermissionGroup } from '#server/domain/permission/delete-permission-group.ts';
import { allPermissions } from '#server/domain/permission/permissions.ts';
import { changeRetail } from '#server/domain/shop/settings.ts';
import { getRetail } from '#server/domain/shop/shops.ts';
import { refusalOf } from '#tests/support/server/purchase-desk.ts';
import { describeShopOnEachEngine } from '#tests/support/server/shop-test.ts';
import { SmallShop, somePicture } from '#tests/support/server/small-shop.ts';

describeShopOnEachEngine('a change of what moves by itself, or refers to others, that is undone', (it) => {
  let shop: SmallShop;
  let owner: SignedInCaller;

  it.beforeEach(async ({ stock }) => {
    shop = await SmallShop.open(stock.db);
    owner = await shop.staff(...allPermissions);
  });

  const readRetail = async () => ({ ...(await getRetail(shop.deps, owner, [])), calls_used_up: false });
  const last = async (index = 0): Promise<components['schemas']['AuditEntry']> => {
    const { result } = await listAudit(shop.deps, { caller: owner, query: { page: 1, limit: 24 } });
    const entry = result[index];
    if (!entry) throw new Error('Nothing was changed');
    return entry;
  };
  const undo = (id: number, by = owner) => undoChange(shop.deps, { caller: by, path: { id } });
  const undoLast = async () => undo((await last()).id);
  const item = async (id: number) => (await shop.db.orm.select().from(items).where(eq(items.id, id)))[0];
  /** As an order does it: without an entry. */
  const order = (id: number, stock: number) => shop.db.orm.update(items).set({ stock }).where(eq(items.id, id));
  /** A picture that this person has uploaded. */
  const upload = async (key: string, { customer } = owner): Promise<string> => {
    const id = randomUUID();
    const image = { ...somePicture, key };
    const { shopId } = shop;
    await shop.db.orm
      .insert(uploads)
      .values({ id, shopId, customerId: customer.id, image, createdAt: shop.clock.now() });
    return id;
  };

  it('puts back the stock and the counts', async () => {
    const id = await shop.item({ stock: 10, countStep: 2 });
    await updateItem(shop.deps, { caller: owner, body: { id, stock: 40, count_step: 6, count_min: 12 } });
    expect(await last()).toMatchObject({ can_undo: true });
    await undoLast();
    expect(await item(id)).toMatchObject({ stock: 10, countStep: 2, countMin: 1 });
  });

  it('leaves what orders have taken of the stock since, as long as there is so much', async () => {
    const id = await shop.item({ stock: 10 });
    await updateItem(shop.deps, { caller: owner, body: { id, stock: 40 } });
    await order(id, 33);
    await undoLast();
    expect(await item(id)).toMatchObject({ stock: 3 });
    expect(await last()).toMatchObject({ before: { stock: 33 }, after: { stock: 3 } });
    await updateItem(shop.deps, { caller: owner, body: { id, stock: 20 } });
    await order(id, 16);
    expect(await refusalOf(undoLast())).toBe('undo_too_late');
    expect(await item(id)).toMatchObject({ stock: 16 });
  });

  it('makes an item uncounted again, and counted again', async () => {
    const id = await shop.item();
    await updateItem(shop.deps, { caller: owner, body: { id, stock: 5 } });
    await order(id, 4);
    await undoLast();
    expect(await item(id)).toMatchObject({ stock: null });
    await undoLast();
    expect(await item(id)).toMatchObject({ stock: 4 });
  });

  it('puts back pictures that were taken off or put in another order, whoever uploaded them', async () => {
    const id = await shop.item({ images: [somePicture] });
    const colleague = await shop.staff('edit_item');
    const second = await upload('up/cd/cdef', colleague);
    const images = [{ file_id: second }, { file_id: somePicture.key }];
    await updateItem(shop.deps, { caller: colleague, body: { id, images } });
    await updateItem(shop.deps, { caller: owner, body: { id, images: [{ file_id: somePicture.key }] } });
    await undoLast();
    expect((await item(id))?.images.map(({ key }) => key)).toEqual(['up/cd/cdef', somePicture.key]);
    await updateItem(shop.deps, { caller: owner, body: { id, images: [] } });
    // Nobody has uploaded the other one.
    expect(await refusalOf(undoLast())).toBe('undo_not_possible');
    expect((await item(id))?.images).toEqual([]);
  });

  it('puts back the groups of a person by what they are, not by their names', async () => {
    const form = { permissions: ['edit_payments' as const], is_for_new: false };
    const create = () =>
      createPermissionGroup(shop.deps, {
        caller: owner,
        header: { 'idempotency-key': randomUUID() },
        body: { ...form, name: 'Кассиры' },
      });
    const first = await create();
    const { customer } = await shop.customer();
    await updateCustomer(shop.deps, {
      caller: owner,
      path: { customer_id: customer.id },
      body: { group_ids: [first.id] },
    });
    await updateCustomer(shop.deps, { caller: owner, path: { customer_id: customer.id }, body: { group_ids: [] } });
    const emptied = await last();
    expect(emptied).toMatchObject({ can_undo: true, before: { groups: ['Кассиры'] }, after: { groups: [] } });
    const clerk = await shop.staff('edit_retail', 'edit_customers', 'get_customers');
    expect(await refusalOf(undo(emptied.id, clerk))).toBe('permission_lacking');
    await undo(emptied.id);
    expect((await getCustomer(shop.deps, { caller: owner, path: { customer_id: customer.id } })).groups).toEqual([
      { id: first.id, name: 'Кассиры' },
    ]);
    await undoLast();
    await deletePermissionGroup(shop.deps, { caller: owner, path: { id: first.id } });
    await create();
    expect(await refusalOf(undo((await last(2)).id))).toBe('undo_not_possible');
  });

  it('puts back contacts and the logo of the shop', async () => {
    const logo = { ...somePicture, key: 'up/10/logo' };
    await shop.db.orm
      .update(shops)
      .set({ contacts: { phone: '79660000001' } })
      .where(eq(shops.id, shop.shopId));
    await changeRetail(shop.deps, owner, { logo_id: await upload(logo.key) });
    const change = { contacts: { phone: '', vk: 'https://vk.com/shop' }, logo_id: null };
    await changeRetail(shop.deps, owner, change);
    expect(await last()).toMatchObject({ can_undo: true });
    await undoLast();
    const { contacts, logo: shown } = await readRetail();
    expect(contacts).toEqual({ phone: '79660000001' });
    expect(JSON.stringify(shown)).toContain('up/10/logo');
  });

  it('puts back the place of a category', async () => {
    const values = { shopId: shop.shopId, name: 'Вазы', position: 1 };
    const [other] = await shop.db.orm.insert(categories).values(values).returning({ id: categories.id });
    const inOrder = async () => {
      const rows = await shop.db.orm.select().from(categories).where(eq(categories.shopId, shop.shopId));
      return rows.toSorted((a, b) => a.position - b.position).map(({ name }) => name);
    };
    await updateCategory(shop.deps, { caller: owner, path: { id: other?.id ?? 0 }, body: { place: 0 } });
    expect(await inOrder()).toEqual(['Вазы', 'Посуда']);
    await undoLast();
    expect(await inOrder()).toEqual(['Посуда', 'Вазы']);
  });

  it('puts back the picture of a category, and of a pickup point', async () => {
    await updateCategory(shop.deps, {
      caller: owner,
      path: { id: shop.categoryId },
      body: { file_id: await upload('up/ca/cat') },
    });
    await updateCategory(shop.deps, { caller: owner, path: { id: shop.categoryId }, body: { file_id: null } });
    await undoLast();
    const point = { name: 'Склад', address: 'Лесная, 5', hours: '' };
    const form = { ...point, image_id: await upload('up/po/point') };
    const { id } = await createDeliveryPoint(shop.deps, {
      caller: owner,
      header: { 'idempotency-key': randomUUID() },
      body: form,
    });
    await updateDeliveryPoint(shop.deps, { caller: owner, path: { id }, body: { image_id: null } });
    await undoLast();
    const points = (await listDeliveryPoints(shop.deps, { caller: owner })).result;
    expect(points.find((one) => one.id === id)?.image?.url).toContain('up/po/point');
    // Of the category the first of the two changes is left: its picture was none before.
    const entries = (await listAudit(shop.deps, { caller: owner, query: { page: 1, limit: 24 } })).result;
    expect(entries.filter(({ entity }) => entity === 'category').map(({ after }) => after?.['image'])).toEqual([
      'up/ca/cat',
      null,
      'up/ca/cat',
    ]);
  });

  it('deletes again what was recovered, one or as a batch', async () => {
    const ids = await shop.items({ name: 'Ваза', retailPrice: 1 }, { name: 'Миска', retailPrice: 1 });
    for (const id of ids) await deleteItem(shop.deps, { caller: owner, path: { id } });
    await recoverItem(shop.deps, { caller: owner, path: { id: ids[0] ?? 0 } });
    const recovered = await last();
    expect(recovered).toMatchObject({ action: 'recovered', can_undo: true });
    await undo(recovered.id);
    expect((await item(ids[0] ?? 0))?.deletedAt).not.toBeNull();
    expect(await refusalOf(undo(recovered.id))).toBe('undo_too_late');
    const batch = randomUUID();
    const many = (batchId: string, change: components['schemas']['ItemsChange']) =>
      updateItems(shop.deps, { caller: owner, body: { ids, batch_id: batchId, is_preview: false, change } });
    await many(batch, { is_deleted: false });
    const again = randomUUID();
    for (const { ok } of (await many(again, { undo_of: batch })).result) expect(ok).toBe(true);
    // The same call once more changes nothing.
    await many(again, { undo_of: batch });
    expect((await Promise.all(ids.map(item))).map((one) => [one?.deletedAt !== null, one?.version])).toEqual([
      [true, 6],
      [true, 4],
    ]);
  });
});

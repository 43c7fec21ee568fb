import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { auditEntries, customers, orderLines, purchases } from '#server/db/schema.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { listAudit } from '#server/domain/audit/list-audit.ts';
import { undoChange } from '#server/domain/audit/undo-change.ts';
import { createCategory } from '#server/domain/category/create-category.ts';
import { deleteCategory } from '#server/domain/category/delete-category.ts';
import { updateCategory } from '#server/domain/category/update-category.ts';
import { createItem } from '#server/domain/catalogue/create-item.ts';
import { deleteItem } from '#server/domain/catalogue/delete-item.ts';
import { recoverItem } from '#server/domain/catalogue/recover-item.ts';
import { updateItem } from '#server/domain/catalogue/update-item.ts';
import { updateItems } from '#server/domain/catalogue/update-items.ts';
import { createCustomer } from '#server/domain/customer/create-customer.ts';
import { createDelivery } from '#server/domain/delivery/create-delivery.ts';
import { deleteDelivery } from '#server/domain/delivery/delete-delivery.ts';
import { updateDelivery } from '#server/domain/delivery/update-delivery.ts';
import { createDeliveryPoint } from '#server/domain/delivery/create-delivery-point.ts';
import { deleteDeliveryPoint } from '#server/domain/delivery/delete-delivery-point.ts';
import { updateDeliveryPoint } from '#server/domain/delivery/update-delivery-point.ts';
import { allPermissions } from '#server/domain/permission/permissions.ts';
import { createAlbum } from '#server/domain/purchase/albums/create-album.ts';
import { deleteAlbum } from '#server/domain/purchase/albums/delete-album.ts';
import { updateAlbum } from '#server/domain/purchase/albums/update-album.ts';
import { createPurchase } from '#server/domain/purchase/create-purchase.ts';
import { deletePurchase } from '#server/domain/purchase/delete-purchase.ts';
import { sendToPurchase } from '#server/domain/purchase/send-to-purchase.ts';
import { sendToSelfPurchase } from '#server/domain/purchase/send-to-self-purchase.ts';
import { updateInfoPage } from '#server/domain/shop/update-info-page.ts';
import { changeRetail } from '#server/domain/shop/settings.ts';
import { PurchaseDesk, refusalOf } from '#tests/support/server/purchase-desk.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import type { SmallShop } from '#tests/support/server/small-shop.ts';

/** The records that the changes are of. */
interface Records {
  categoryId: number;
  itemId: number;
  goneId: number;
  purchaseId: number;
  irinaId: number;
  albumId: number;
  orderId: number;
  entryId: number;
}

type Change = (shop: SmallShop, by: SignedInCaller, records: Records) => Promise<unknown>;

const key = () => randomUUID();

/** By somebody who was identified while they had every permission, and has none by now. */
const changes: readonly (readonly [what: string, change: Change, refusal: string])[] = [
  [
    'makes no customer',
    ({ deps }, by) =>
      createCustomer(deps, {
        caller: by,
        header: { 'idempotency-key': key() },
        body: { phone: '79440000001', first_name: 'Ира', last_name: '', customer_type: 'wholesale' },
      }),
    'forbidden',
  ],
  [
    'makes no item',
    ({ deps, categoryId }, by) =>
      createItem(deps, {
        caller: by,
        header: { 'idempotency-key': key() },
        body: { name: 'Ваза', category_id: categoryId, retail_price: 1 },
      }),
    'forbidden',
  ],
  [
    'changes no price',
    ({ deps }, by, { itemId: id }) => updateItem(deps, { caller: by, body: { id, retail_price: 1 } }),
    'forbidden',
  ],
  [
    'deletes no item',
    ({ deps }, by, { itemId }) => deleteItem(deps, { caller: by, path: { id: itemId } }),
    'forbidden',
  ],
  [
    'recovers no item',
    ({ deps }, by, { goneId }) => recoverItem(deps, { caller: by, path: { id: goneId } }),
    'forbidden',
  ],
  [
    'undoes nothing',
    (shop, by, { entryId }) => undoChange(shop.deps, { caller: by, path: { id: entryId } }),
    'forbidden',
  ],
  [
    'makes no category',
    ({ deps }, by) =>
      createCategory(deps, {
        caller: by,
        header: { 'idempotency-key': key() },
        body: { name: 'Вазы', parent_id: null },
      }),
    'forbidden',
  ],
  [
    'changes no category',
    ({ deps }, by, { categoryId }) =>
      updateCategory(deps, { caller: by, path: { id: categoryId }, body: { name: 'Вазы' } }),
    'forbidden',
  ],
  [
    'deletes no category',
    ({ deps }, by, { categoryId: id }) => deleteCategory(deps, { caller: by, path: { id }, query: {} }),
    'forbidden',
  ],
  [
    'makes no delivery method',
    ({ deps }, by) =>
      createDelivery(deps, {
        caller: by,
        header: { 'idempotency-key': key() },
        body: { name: 'Почта', description: '', price: 1, free_from: null, kind: 'address' },
      }),
    'forbidden',
  ],
  [
    'changes no delivery method',
    ({ deps, courierId }, by) => updateDelivery(deps, { caller: by, path: { id: courierId }, body: { price: 1 } }),
    'forbidden',
  ],
  [
    'deletes no delivery method',
    ({ deps, courierId }, by) => deleteDelivery(deps, { caller: by, path: { id: courierId } }),
    'forbidden',
  ],
  [
    'makes no point',
    ({ deps }, by) =>
      createDeliveryPoint(deps, {
        caller: by,
        header: { 'idempotency-key': key() },
        body: { name: 'У реки', address: 'Мира, 1', hours: '' },
      }),
    'forbidden',
  ],
  [
    'changes no point',
    ({ deps, pointId }, by) =>
      updateDeliveryPoint(deps, { caller: by, path: { id: pointId }, body: { name: 'У реки' } }),
    'forbidden',
  ],
  [
    'deletes no point',
    ({ deps, pointId }, by) => deleteDeliveryPoint(deps, { caller: by, path: { id: pointId } }),
    'forbidden',
  ],
  ['changes no settings', ({ deps }, by) => changeRetail(deps, by, { name: 'Моя' }), 'forbidden'],
  [
    'changes no page',
    ({ deps }, by) => updateInfoPage(deps, { caller: by, path: { slug: 'delivery' }, body: { text: 'Не возим' } }),
    'forbidden',
  ],
  [
    'opens no purchase',
    ({ deps }, by) =>
      createPurchase(deps, { caller: by, header: { 'idempotency-key': key() }, body: { name: 'Моя', comment: '' } }),
    'forbidden',
  ],
  [
    'deletes no purchase',
    ({ deps }, by, { purchaseId }) => deletePurchase(deps, { caller: by, path: { id: purchaseId } }),
    'forbidden',
  ],
  [
    'makes no album',
    ({ deps }, by, { irinaId: id, purchaseId }) =>
      createAlbum(deps, {
        caller: by,
        path: { id, purchase_id: purchaseId },
        header: { 'idempotency-key': key() },
        body: { name: 'Мой', file_ids: [] },
      }),
    'not_found',
  ],
  [
    'changes no album',
    ({ deps }, by, { irinaId: id, purchaseId, albumId }) =>
      updateAlbum(deps, {
        caller: by,
        path: { id, purchase_id: purchaseId, album_id: albumId },
        body: { version: 1, name: 'Мой' },
      }),
    'not_found',
  ],
  [
    'deletes no album',
    ({ deps }, by, { irinaId: id, purchaseId, albumId }) =>
      deleteAlbum(deps, { caller: by, path: { id, purchase_id: purchaseId, album_id: albumId } }),
    'not_found',
  ],
  [
    'sends no line',
    ({ deps }, by, { orderId, purchaseId: purchase_id }) =>
      sendToPurchase(deps, { caller: by, path: { id: orderId }, body: { purchase_id } }),
    'forbidden',
  ],
  [
    'sends no line to a new purchase',
    ({ deps }, by, { orderId }) => sendToSelfPurchase(deps, { caller: by, path: { id: orderId }, body: {} }),
    'forbidden',
  ],
];

describeShop('whoever lost their permissions while a change waited', (it) => {
  let shop: SmallShop;
  let late: SignedInCaller;
  let records: Records;

  it.beforeAll(async ({ stock }) => {
    ({ shop } = stock);
    const { deps } = shop;
    const owner = await shop.staff(...allPermissions);
    const desk = await PurchaseDesk.open(shop);
    const irina = await desk.intermediary();
    const irinaId = irina.customer.id;
    const { id: purchaseId } = await desk.purchase({ intermediary_id: irinaId });
    const album = { id: irinaId, purchaseId, key: key(), form: { name: 'Альбом', file_ids: [] } };
    const { id: albumId } = await createAlbum(deps, {
      caller: owner,
      path: { id: album.id, purchase_id: album.purchaseId },
      header: { 'idempotency-key': album.key },
      body: album.form,
    });
    const [itemId, goneId] = [await shop.item(), await shop.item({ deletedAt: shop.clock.now() })];
    await updateItem(deps, { caller: owner, body: { id: itemId, name: 'Кружка' } });
    const { result } = await listAudit(deps, {
      caller: owner,
      query: { entity: 'item', record_id: itemId, page: 1, limit: 1 },
    });
    const { id: categoryId } = await createCategory(deps, {
      caller: owner,
      header: { 'idempotency-key': key() },
      body: { name: 'Пустая', parent_id: null },
    });
    const { id: orderId } = await desk.order();
    records = { categoryId, itemId, goneId, purchaseId, irinaId, albumId, orderId, entryId: result[0]?.id ?? 0 };
    late = await shop.staff(...allPermissions);
    await shop.db.orm.update(customers).set({ flags: [] }).where(eq(customers.id, late.customer.id));
  });

  const written = async () => {
    const { orm } = shop.db;
    const lines = await orm.select().from(orderLines);
    return {
      people: await orm.$count(customers),
      purchases: await orm.$count(purchases),
      entries: await orm.$count(auditEntries),
      states: lines.map(({ state }) => state),
    };
  };

  for (const [what, change, refusal] of changes)
    it(what, async () => {
      const before = await written();
      expect(await refusalOf(change(shop, late, records))).toBe(refusal);
      expect(await written()).toEqual(before);
    });

  it('changes none of many items', async () => {
    const form = { ids: [records.itemId], change: { discount: 90 }, batch_id: key(), is_preview: false };
    expect((await updateItems(shop.deps, { caller: late, body: form })).result).toMatchObject([
      { ok: false, code: 'forbidden' },
    ]);
  });
});

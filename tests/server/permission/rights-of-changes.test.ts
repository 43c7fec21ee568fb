import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { auditEntries, customers, orderLines, purchases } from '#server/db/schema.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { listAudit } from '#server/domain/audit/audit.ts';
import { undoChange } from '#server/domain/audit/undo.ts';
import { createCategory, deleteCategory, updateCategory } from '#server/domain/catalogue/edit-category.ts';
import { createItem, deleteItem, recoverItem, updateItem } from '#server/domain/catalogue/edit-item.ts';
import { updateItems } from '#server/domain/catalogue/many-items.ts';
import { createCustomer } from '#server/domain/customer/customers.ts';
import { createDelivery, deleteDelivery, updateDelivery } from '#server/domain/delivery/deliveries.ts';
import { createDeliveryPoint, deleteDeliveryPoint, updateDeliveryPoint } from '#server/domain/delivery/points.ts';
import { allPermissions } from '#server/domain/permission/permissions.ts';
import { createAlbum, deleteAlbum, updateAlbum } from '#server/domain/purchase/albums.ts';
import { createPurchase, deletePurchase } from '#server/domain/purchase/purchases.ts';
import { sendToPurchase, sendToSelfPurchase } from '#server/domain/purchase/sending.ts';
import { updateInfoPage } from '#server/domain/shop/info-pages.ts';
import { updateRetail } from '#server/domain/shop/settings.ts';
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
const unread = () => Promise.reject(new Error('Nothing was changed'));

/** By somebody who was identified while they had every permission, and has none by now. */
const changes: readonly (readonly [what: string, change: Change, refusal: string])[] = [
  [
    'makes no customer',
    ({ deps }, by) =>
      createCustomer(deps, by, {
        key: key(),
        form: { phone: '79440000001', first_name: 'Ира', last_name: '', customer_type: 'wholesale' },
      }),
    'forbidden',
  ],
  [
    'makes no item',
    ({ deps, categoryId }, by) =>
      createItem(deps, by, { key: key(), form: { name: 'Ваза', category_id: categoryId, retail_price: 1 } }),
    'forbidden',
  ],
  ['changes no price', ({ deps }, by, { itemId: id }) => updateItem(deps, by, { id, retail_price: 1 }), 'forbidden'],
  ['deletes no item', ({ deps }, by, { itemId }) => deleteItem(deps, by, itemId), 'forbidden'],
  ['recovers no item', ({ deps }, by, { goneId }) => recoverItem(deps, by, goneId), 'forbidden'],
  ['undoes nothing', (shop, by, { entryId }) => undoChange(shop.deps, by, entryId, unread), 'forbidden'],
  [
    'makes no category',
    ({ deps }, by) => createCategory(deps, by, { key: key(), form: { name: 'Вазы', parent_id: null } }),
    'forbidden',
  ],
  [
    'changes no category',
    ({ deps }, by, { categoryId }) => updateCategory(deps, by, categoryId, { name: 'Вазы' }),
    'forbidden',
  ],
  [
    'deletes no category',
    ({ deps }, by, { categoryId: id }) => deleteCategory(deps, by, { id, itemsTo: undefined }),
    'forbidden',
  ],
  [
    'makes no delivery method',
    ({ deps }, by) =>
      createDelivery(deps, by, {
        key: key(),
        form: { name: 'Почта', description: '', price: 1, free_from: null, kind: 'address' },
      }),
    'forbidden',
  ],
  [
    'changes no delivery method',
    ({ deps, courierId }, by) => updateDelivery(deps, by, courierId, { price: 1 }),
    'forbidden',
  ],
  ['deletes no delivery method', ({ deps, courierId }, by) => deleteDelivery(deps, by, courierId), 'forbidden'],
  [
    'makes no point',
    ({ deps }, by) =>
      createDeliveryPoint(deps, by, { key: key(), form: { name: 'У реки', address: 'Мира, 1', hours: '' } }),
    'forbidden',
  ],
  [
    'changes no point',
    ({ deps, pointId }, by) => updateDeliveryPoint(deps, by, pointId, { name: 'У реки' }),
    'forbidden',
  ],
  ['deletes no point', ({ deps, pointId }, by) => deleteDeliveryPoint(deps, by, pointId), 'forbidden'],
  ['changes no settings', ({ deps }, by) => updateRetail(deps, by, { name: 'Моя' }, unread), 'forbidden'],
  ['changes no page', ({ deps }, by) => updateInfoPage(deps, by, 'delivery', { text: 'Не возим' }), 'forbidden'],
  [
    'opens no purchase',
    ({ deps }, by) => createPurchase(deps, by, { key: key(), form: { name: 'Моя', comment: '' } }),
    'forbidden',
  ],
  ['deletes no purchase', ({ deps }, by, { purchaseId }) => deletePurchase(deps, by, purchaseId), 'forbidden'],
  [
    'makes no album',
    ({ deps }, by, { irinaId: id, purchaseId }) =>
      createAlbum(deps, by, { id, purchaseId, key: key(), form: { name: 'Мой', file_ids: [] } }),
    'not_found',
  ],
  [
    'changes no album',
    ({ deps }, by, { irinaId: id, purchaseId, albumId }) =>
      updateAlbum(deps, by, { id, purchaseId, albumId }, { version: 1, name: 'Мой' }),
    'not_found',
  ],
  [
    'deletes no album',
    ({ deps }, by, { irinaId: id, purchaseId, albumId }) => deleteAlbum(deps, by, { id, purchaseId, albumId }),
    'not_found',
  ],
  [
    'sends no line',
    ({ deps }, by, { orderId, purchaseId: purchase_id }) => sendToPurchase(deps, by, orderId, { purchase_id }),
    'forbidden',
  ],
  [
    'sends no line to a new purchase',
    ({ deps }, by, { orderId }) => sendToSelfPurchase(deps, by, orderId, {}),
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
    const { id: albumId } = await createAlbum(deps, owner, album);
    const [itemId, goneId] = [await shop.item(), await shop.item({ deletedAt: shop.clock.now() })];
    await updateItem(deps, owner, { id: itemId, name: 'Кружка' });
    const { result } = await listAudit(deps, owner, { entity: 'item', record_id: itemId, page: 1, limit: 1 });
    const { id: categoryId } = await createCategory(deps, owner, {
      key: key(),
      form: { name: 'Пустая', parent_id: null },
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
    expect((await updateItems(shop.deps, late, form)).result).toMatchObject([{ ok: false, code: 'forbidden' }]);
  });
});

import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as tables from '#server/db/schema.ts';
import { permissions } from '#server/contract/document.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { updateCustomer } from '#server/domain/customer/update-customer.ts';
import { checkoutCart } from '#server/domain/order/placed/checkout-cart.ts';
import { updateOrderLine } from '#server/domain/order/lines/update-order-line.ts';
import { updatePlacedOrder } from '#server/domain/order/placed/update-placed-order.ts';
import { mergePlacedOrder } from '#server/domain/order/merging/merge-placed-order.ts';
import { updatePlacedOrderState } from '#server/domain/order/placed/update-placed-order-state.ts';
import { getPlacedOrder } from '#server/domain/order/placed/get-placed-order.ts';
import { updatePayment } from '#server/domain/payment/update-payment.ts';
import { createAlbum } from '#server/domain/purchase/albums/create-album.ts';
import { createPurchase } from '#server/domain/purchase/create-purchase.ts';
import { sendToPurchase } from '#server/domain/purchase/send-to-purchase.ts';
import { updatePurchase } from '#server/domain/purchase/update-purchase.ts';
import { updateInfoPage } from '#server/domain/shop/update-info-page.ts';
import { only, somePicture, type SmallShop } from '#tests/support/server/small-shop.ts';

/** The ids of a shop whose records have every optional part. */
export interface FullShop {
  /** May do everything, is an intermediary, and has records of their own. */
  owner: SignedInCaller;
  buyer: SignedInCaller;
  orderId: number;
  /** An order that was moved on though the balance was short. */
  forcedId: number;
  /** An order whose lines have moved to another one. */
  mergedId: number;
  intoId: number;
  purchaseId: number;
  /** A purchase that was received. */
  receivedId: number;
  importId: number;
}

/** Fills what belongs to nobody's order: categories, items, delivery, groups, an import, a saved view. */
async function fillRecords({ db: { orm }, shopId, categoryId, clock, ...shop }: SmallShop, owner: SignedInCaller) {
  const { id: authorId } = owner.customer;
  const at = clock.now();
  await orm.insert(tables.categories).values({ shopId, name: 'Вазы', parentId: categoryId, image: somePicture });
  await orm.update(tables.deliveries).set({ freeFrom: 500_000 }).where(eq(tables.deliveries.id, shop.courierId));
  await orm.update(tables.deliveryPoints).set({ image: somePicture }).where(eq(tables.deliveryPoints.id, shop.pointId));
  const group = { shopId, name: 'Кассиры', flags: ['edit_payments'] };
  const groupId = only(await orm.insert(tables.permissionGroups).values(group).returning()).id;
  await orm.insert(tables.customerGroups).values({ shopId, customerId: authorId, groupId });
  await orm.insert(tables.listViews).values({ shopId, customerId: authorId, list: 'orders', name: 'Долги', query: '' });
  await orm.insert(tables.auditEntries).values({
    shopId,
    at,
    authorId,
    entity: 'permission_group',
    recordId: groupId,
    action: 'changed',
    label: 'Кассиры',
    before: { name: 'Касса' },
    after: { name: 'Кассиры' },
    batchId: randomUUID(),
  });
  const file = { fileName: 'items.csv', file: Buffer.from('Артикул'), state: 'previewed', format: 'csv' } as const;
  const importId = only(
    await orm
      .insert(tables.itemImports)
      .values({ shopId, authorId, ...file, createdAt: at, touchedAt: at })
      .returning(),
  ).id;
  await orm.insert(tables.itemImportRows).values({
    shopId,
    importId,
    number: 2,
    cells: ['Ч-1'],
    verdict: 'update',
    itemId: 7,
    changes: [{ field: 'name', before: 'Чаша', after: 'Чашка' }],
    problems: [{ field: 'category', detail: 'Нет такой', missingCategory: 'Посуда / Космос' }],
  });
  return { importId };
}

/**
 * A payment with a receipt, asked for by staff and changed before it was decided, one that waits, and one of the
 * owner's own.
 */
async function fillPayments(shop: SmallShop, owner: SignedInCaller, customerId: number): Promise<void> {
  const change = { amount: 90.5, way: 'card', comment: 'С карты' } as const;
  const id = await shop.payment(customerId);
  const { payments } = tables;
  const asked = { receipt: somePicture, createdBy: owner.customer.id };
  await shop.db.orm.update(payments).set(asked).where(eq(payments.id, id));
  await updatePayment(shop.deps, { caller: owner, path: { id }, body: change });
  await updatePayment(shop.deps, { caller: owner, path: { id }, body: { state: 'F' } });
  await shop.payment(owner.customer.id, { amount: 30_000 });
  await shop.payment(customerId, { kind: 'refund', amount: 5_000 });
  await updateCustomer(shop.deps, { caller: owner, path: { customer_id: customerId }, body: { phone: '79000000022' } });
  // Who could decide it instead of the owner.
  await shop.customer({ firstName: 'Мария', flags: ['edit_payments'] });
}

/** An order of an item with a picture, in an intermediary's album, edited, moved and billed. */
async function fillOrder(shop: SmallShop, owner: SignedInCaller, buyer: SignedInCaller) {
  const { deps } = shop;
  const by = owner.customer.id;
  const itemId = await shop.item({ images: [somePicture], tradePrice: 40_000, stock: 17, article: 'Ч-1' });
  const cartId = await shop.cart(buyer, [{ itemId, count: 3 }]);
  const { id: orderId } = await checkoutCart(deps, {
    caller: buyer,
    path: { cart_id: cartId },
    header: { 'idempotency-key': randomUUID() },
    body: shop.form(cartId, buyer),
  });
  await updatePlacedOrder(deps, { caller: owner, path: { id: orderId }, body: { comment: 'Позвонить' } });
  const [line] = (await getPlacedOrder(deps, { caller: owner, path: { id: orderId } })).lines;
  await updateOrderLine(deps, { caller: owner, path: { id: line?.id ?? 0 }, body: { count: 2, price: 450 } });
  await updatePlacedOrderState(deps, { caller: owner, path: { id: orderId }, body: { state: 'accepted', reason: '' } });
  const form = { name: 'Фабрика', comment: '', intermediary_id: by };
  const { id: purchaseId } = await createPurchase(deps, {
    caller: owner,
    header: { 'idempotency-key': randomUUID() },
    body: form,
  });
  const picture = await shop.upload(owner);
  const album = { id: by, purchaseId, key: randomUUID(), form: { name: 'Чашки', file_ids: [picture] } };
  const { id: albumId } = await createAlbum(deps, {
    caller: owner,
    path: { id: album.id, purchase_id: album.purchaseId },
    header: { 'idempotency-key': album.key },
    body: album.form,
  });
  await sendToPurchase(deps, {
    caller: owner,
    path: { id: orderId },
    body: { purchase_id: purchaseId, album_id: albumId },
  });
  const bought = { bought_prices: [{ line_id: line?.id ?? 0, price: 300 }] };
  await updatePurchase(deps, { caller: owner, path: { id: purchaseId }, body: bought });
  await updatePlacedOrderState(deps, { caller: owner, path: { id: orderId }, body: { state: 'need_pay', reason: '' } });
  const forcedId = await shop.order(buyer, 700_000);
  for (const state of ['accepted', 'need_pay', 'delivery'] as const)
    await updatePlacedOrderState(deps, { caller: owner, path: { id: forcedId }, body: { state, reason: '' } });
  const [intoId, mergedId] = [await shop.order(buyer), await shop.order(buyer)];
  const body = { into_id: intoId, version: 1, into_version: 1 };
  await mergePlacedOrder(deps, { caller: owner, path: { id: mergedId }, body });
  return { orderId, forcedId, mergedId, intoId, purchaseId };
}

/** A purchase of the owner that was received, with one line that came, and one that is closed. */
async function fillReceived({ db: { orm }, shopId, clock }: SmallShop, owner: SignedInCaller, orderId: number) {
  const { purchases, purchaseEvents, orderLines } = tables;
  const made = { shopId, name: 'Склад', intermediaryId: owner.customer.id, state: 'received' } as const;
  const purchaseId = only(await orm.insert(purchases).values(made).returning()).id;
  const event = { kind: 'state', fromState: 'sent', toState: 'received', at: clock.now() } as const;
  await orm.insert(purchaseEvents).values({ shopId, purchaseId, ...event });
  await orm.update(orderLines).set({ purchaseId }).where(eq(orderLines.orderId, orderId));
  const closedId = only(
    await orm
      .insert(purchases)
      .values({ ...made, state: 'closed' })
      .returning(),
  ).id;
  const closing = { kind: 'state', fromState: 'received', toState: 'closed', at: clock.now() } as const;
  await orm.insert(purchaseEvents).values({ shopId, purchaseId: closedId, ...closing });
  return { receivedId: purchaseId };
}

/** Of this order's item the stock is about to end; another item has stood there for long. */
async function fillGoods(shop: SmallShop, orderId: number): Promise<void> {
  const { items, orderLines } = tables;
  const line = only(await shop.db.orm.select().from(orderLines).where(eq(orderLines.orderId, orderId)));
  await shop.db.orm
    .update(items)
    .set({ stock: 1 })
    .where(eq(items.id, line.itemId ?? 0));
  await shop.item({ name: 'Поднос', stock: 3, createdAt: new Date('2026-01-01') });
}

/** Fills a shop. */
export async function fillShop(shop: SmallShop): Promise<FullShop> {
  const owner = await shop.customer({ firstName: 'Ольга', phone: '79000000021', flags: permissions });
  const buyer = await shop.customer({ firstName: 'Анна', phone: '79000000023' });
  const { customers } = tables;
  await shop.db.orm
    .update(customers)
    .set({ isIntermediary: true, avatar: somePicture })
    .where(eq(customers.id, owner.customer.id));
  await updateInfoPage(shop.deps, { caller: owner, path: { slug: 'returns' }, body: { text: 'Две недели' } });
  const records = await fillRecords(shop, owner);
  await fillPayments(shop, owner, buyer.customer.id);
  const order = await fillOrder(shop, owner, buyer);
  const received = await fillReceived(shop, owner, order.forcedId);
  // Orders of the day: one that nobody has taken up, and one that nobody has priced for long.
  await shop.order(buyer);
  const unpriced = await shop.order(owner);
  const { placedOrders, orderLines } = tables;
  await shop.db.orm
    .update(placedOrders)
    .set({ isPriced: false, stateSince: new Date('2026-10-01') })
    .where(eq(placedOrders.id, unpriced));
  await shop.db.orm.update(orderLines).set({ price: null, count: 9 }).where(eq(orderLines.orderId, unpriced));
  await fillGoods(shop, unpriced);
  return { owner, buyer, ...records, ...order, ...received };
}

import { randomUUID } from 'node:crypto';
import type { components } from '#contract/types.ts';
import type { OperationId } from '#server/contract/operation.ts';
import { customerGroups, itemOtherCategories } from '#server/db/schema.ts';
import { getCart } from '#server/domain/cart/get-cart.ts';
import { PurchaseDesk } from '#tests/support/server/purchase-desk.ts';
import { asCustomer, type CaseMaker, categoryOf, groupOf, once } from './makers.ts';
import { changeBy, firstCaseOf, records, saleOf, toSend } from './name-records.ts';
import { idAt, type Naming, withId } from './namings.ts';
import type { OperationCase, World } from './world.ts';

const bodyOf = (body: Required<OperationCase>['body']): OperationCase => ({ body });

/** By `lines` the rows alone are looked up, by a waybill the whole orders that they are of. */
const reportOf = (kind: 'lines' | 'waybill', what: object) => bodyOf({ what, kind, format: 'json' });
const reports = (whatOf: (sale: Awaited<ReturnType<typeof saleOf>>) => object): CaseMaker[] =>
  (['lines', 'waybill'] as const).map(
    (kind): CaseMaker =>
      async (world) =>
        reportOf(kind, whatOf(await saleOf(world))),
  );

const undoOf =
  (entity: components['schemas']['AuditEntity'], id: OperationId): CaseMaker =>
  async (world, caller) => ({ path: { id: (await changeBy(id, entity, world, caller)).id } });

const undoes: Readonly<Record<components['schemas']['AuditEntity'], CaseMaker>> = {
  item: undoOf('item', 'updateItem'),
  category: undoOf('category', 'updateCategory'),
  customer: undoOf('customer', 'updateCustomer'),
  permission_group: undoOf('permission_group', 'updatePermissionGroup'),
  retail: undoOf('retail', 'updateRetail'),
  delivery: undoOf('delivery', 'updateDelivery'),
  delivery_point: undoOf('delivery_point', 'updateDeliveryPoint'),
  info_page: undoOf('info_page', 'updateInfoPage'),
};

/** The entry of a batch, as filters of the audit. */
const auditOf =
  (filter: 'record_id' | 'author_id' | 'batch_id'): CaseMaker =>
  async (world, caller) => {
    const entry = await changeBy(filter === 'batch_id' ? 'updateItems' : 'updateItem', 'item', world, caller);
    const value = { record_id: entry.recordId, author_id: entry.authorId, batch_id: entry.batchId }[filter];
    return { query: { [filter]: value ?? 0 } };
  };

const sending =
  (make: (made: Awaited<ReturnType<typeof toSend>>) => OperationCase): CaseMaker =>
  async (world) =>
    make(await toSend(world));

const receiving =
  (make: (lineId: number) => OperationCase['body']): CaseMaker =>
  async ({ shop }) => {
    const desk = await PurchaseDesk.open(shop);
    const order = await desk.order();
    const { id } = await desk.sent(order);
    return { path: { id }, body: make(order.lines[0]?.id ?? 0) ?? {} };
  };

/** A group that the stranger is in. */
async function joinedGroup(world: World): Promise<number> {
  const [{ shopId, db }, groupId] = [world.shop, await groupOf(world)];
  await db.orm.insert(customerGroups).values({ shopId, customerId: world.stranger.customer.id, groupId });
  return groupId;
}
const ofGroup: CaseMaker = async (world) => ({ query: { group_id: await joinedGroup(world) } });

const ofCategory: CaseMaker = async (world) => ({ query: { category_id: (await saleOf(world)).categoryId } });
const ofPurchase: CaseMaker = async (world) => ({
  query: { scope: 'shop', purchase_id: (await saleOf(world)).purchaseId },
});

/** A change of an item that is in a second category. */
const changingItem =
  (changeOf: (made: { categoryId: number; secondId: number }) => object): CaseMaker =>
  async ({ shop }) => {
    const [itemId, categoryId, secondId] = [await shop.item(), await categoryOf(shop), await categoryOf(shop)];
    await shop.db.orm.insert(itemOtherCategories).values({ shopId: shop.shopId, itemId, categoryId: secondId });
    return { body: { ids: [itemId], batch_id: randomUUID(), change: changeOf({ categoryId, secondId }) } };
  };

const sendLines = ({ lineId, purchaseId, albumId }: Awaited<ReturnType<typeof toSend>>): OperationCase =>
  bodyOf({ ids: [lineId], state: 'O', purchase_id: purchaseId, album_id: albumId });

/** The operation's own case, which says this of the first of its records too. */
const beside =
  (operation: OperationId, more: (id: number) => Required<OperationCase>['body']): CaseMaker =>
  async (world, caller) => {
    const { body, ...made } = await firstCaseOf(operation)(world, caller);
    const [id = 0] = (body?.['ids'] ?? []) as readonly number[];
    return { ...made, body: { ...body, ...more(id) } };
  };
/** Of a version that it hasn't. */
const seen = (id: number) => ({ versions: [{ id, version: 70 }] });

/** The requests that name a record where the operation's own case doesn't, by the key of the naming. */
const samples: Readonly<Record<string, readonly CaseMaker[]>> = {
  'undoChange path.id': Object.values(undoes),
  'listAudit query.record_id': [auditOf('record_id')],
  'listAudit query.author_id': [auditOf('author_id')],
  'listAudit query.batch_id': [auditOf('batch_id')],
  'createReport body.what.order': reports(({ orderId }) => ({ order: orderId })),
  'createReport body.what.ids.[]': reports(({ lineId }) => ({ ids: [lineId] })),
  'createReport body.what.order_ids.[]': reports(({ orderId }) => ({ order_ids: [orderId] })),
  'createReport body.what.lines.customer_id': reports(({ customerId }) => ({ lines: { customer_id: customerId } })),
  'createReport body.what.lines.customer_ids.[]': reports(({ customerId }) => ({
    lines: { customer_ids: [customerId] },
  })),
  'createReport body.what.lines.placed_order_id': reports(({ orderId }) => ({ lines: { placed_order_id: orderId } })),
  'createReport body.what.lines.purchase_id': reports(({ purchaseId }) => ({ lines: { purchase_id: purchaseId } })),
  'createReport body.what.lines.category_id': reports(({ categoryId }) => ({ lines: { category_id: categoryId } })),
  'listOrderLines query.category_id': [ofCategory],
  'listOrderLineIds query.category_id': [ofCategory],
  'getOrderLinesTotal query.category_id': [ofCategory],
  'createReport body.what.orders.customer_id': reports(({ customerId }) => ({ orders: { customer_id: customerId } })),
  'createReport body.what.orders.purchase_id': reports(({ purchaseId }) => ({
    orders: { scope: 'shop', purchase_id: purchaseId },
  })),
  'createReport body.what.purchase': reports(({ purchaseId }) => ({ purchase: purchaseId })),
  'listPlacedOrders query.purchase_id': [ofPurchase],
  'listPlacedOrderIds query.purchase_id': [ofPurchase],
  'getPlacedOrdersTotal query.purchase_id': [ofPurchase],
  'listBalanceHistory query.order_id': [
    async ({ shop }) => {
      const desk = await PurchaseDesk.open(shop);
      const { id } = await desk.order('accepted need_pay collected');
      return { query: { customer_id: desk.anna.customer.id, order_id: id } };
    },
  ],
  'listCustomers query.group_id': [ofGroup],
  'countCustomers query.group_id': [ofGroup],
  'updateCustomer body.group_ids.[]': [
    async (world) => ({
      path: { customer_id: world.stranger.customer.id },
      body: { group_ids: [await groupOf(world)] },
    }),
  ],
  'updateCustomers body.versions.[].id': [
    beside('updateCustomers', (id) => ({ ...seen(id), change: { customer_type: 'wholesale' } })),
  ],
  'updateItems body.versions.[].id': [beside('updateItems', seen)],
  'updateOrderLineStates body.versions.[].id': [beside('updateOrderLineStates', seen)],
  'updateOrderLineStates body.forced_ids.[]': [beside('updateOrderLineStates', (id) => ({ forced_ids: [id] }))],
  'updatePlacedOrders body.versions.[].id': [
    beside('updatePlacedOrders', (id) => ({ ...seen(id), change: { note: 'Позвонить' } })),
  ],
  'updatePlacedOrders body.forced_ids.[]': [
    beside('updatePlacedOrders', (id) => ({ forced_ids: [id], change: { note: 'Позвонить' } })),
  ],
  'checkoutCart body.expected_lines.[].id': [
    async ({ shop, app }) => {
      const buyer = await shop.customer();
      await shop.cart(buyer, [{ itemId: await shop.item() }]);
      const { id, items } = await getCart(shop.deps, { caller: buyer, query: {} });
      const lines = items.map((line) => ({ id: line.id, price: line.price + 1 }));
      return {
        path: { cart_id: id },
        headers: { 'idempotency-key': randomUUID() },
        body: { ...shop.form(id, buyer), expected_lines: lines },
        token: await app.tokenOf(buyer),
      };
    },
  ],
  'checkoutCart body.order_id': [
    async ({ shop, app }) => {
      const buyer = await shop.customer({ flags: ['edit_order'] });
      const orderId = await shop.order(buyer);
      const cartId = await shop.cart(buyer, [{ itemId: await shop.item() }]);
      return {
        path: { cart_id: cartId },
        headers: { 'idempotency-key': randomUUID() },
        body: { cart_id: cartId, order_id: orderId },
        token: await app.tokenOf(buyer),
      };
    },
  ],
  'updateCustomers body.change.leave_group_id': [
    async (world) =>
      bodyOf({ ids: [world.stranger.customer.id], change: { leave_group_id: await joinedGroup(world) } }),
  ],
  'updateItems body.change.category_id': [changingItem(({ categoryId }) => ({ category_id: categoryId }))],
  'updateItems body.change.add_category_id': [changingItem(({ categoryId }) => ({ add_category_id: categoryId }))],
  'updateItems body.change.remove_category_id': [changingItem(({ secondId }) => ({ remove_category_id: secondId }))],
  'updateItems body.change.undo_of': [
    async (world, caller) => {
      const { recordId, batchId } = await changeBy('updateItems', 'item', world, caller);
      return bodyOf({ ids: [recordId], batch_id: randomUUID(), change: { undo_of: batchId } });
    },
  ],
  'createPlacedOrder body.lines.[].file_id': [
    async (world, caller) => {
      const { body, ...made } = await firstCaseOf('createPlacedOrder')(world, caller);
      const lines = [{ file_id: await world.shop.upload(asCustomer(world, caller)), count: 1, comment: 'Такую' }];
      return { ...made, body: { ...body, lines } };
    },
  ],
  'createOrderLine body.file_id': [
    async (world, caller) => {
      const fileId = await world.shop.upload(asCustomer(world, caller));
      return once({ placed_order_id: (await toSend(world)).orderId, file_id: fileId, description: 'Ваза', count: 2 });
    },
  ],
  'updateOrderLineStates body.purchase_id': [sending(sendLines)],
  'updateOrderLineStates body.album_id': [sending(sendLines)],
  'sendToPurchase body.purchase_id': [
    sending(({ orderId, purchaseId }) => ({
      path: { id: orderId },
      body: { purchase_id: purchaseId },
    })),
  ],
  'sendToPurchase body.album_id': [
    sending(({ orderId, purchaseId, albumId }) => ({
      path: { id: orderId },
      body: { purchase_id: purchaseId, album_id: albumId },
    })),
  ],
  'sendToPurchase body.line_ids.[]': [
    sending(({ orderId, purchaseId, lineId }) => ({
      path: { id: orderId },
      body: { purchase_id: purchaseId, line_ids: [lineId] },
    })),
  ],
  'sendToPurchase body.versions.[].id': [
    sending(({ orderId, purchaseId, lineId }) => ({
      path: { id: orderId },
      body: { purchase_id: purchaseId, ...seen(lineId) },
    })),
  ],
  'sendToSelfPurchase body.versions.[].id': [
    sending(({ orderId, lineId }) => ({
      path: { id: orderId },
      body: seen(lineId),
    })),
  ],
  'sendToSelfPurchase body.line_ids.[]': [
    sending(({ orderId, lineId }) => ({
      path: { id: orderId },
      body: { line_ids: [lineId] },
    })),
  ],
  'updatePurchase body.receipt.line_ids.[]': [
    receiving((id) => ({ state: 'received', receipt: { line_ids: [id], rest: 'O' } })),
  ],
  'updatePurchase body.receipt.counts.[].line_id': [
    receiving((id) => ({
      state: 'received',
      receipt: { line_ids: [id], counts: [{ line_id: id, count: 1 }], rest: 'O' },
    })),
  ],
  'updatePurchase body.receipt.rest_line_ids.[]': [
    receiving((id) => ({ state: 'received', receipt: { line_ids: [], rest: 'C', rest_line_ids: [id] } })),
  ],
  'updatePurchase body.bought_prices.[].line_id': [
    receiving((id) => ({ bought_prices: [{ line_id: id, price: 300 }] })),
  ],
  'updatePurchase body.taken_back_line_ids.[]': [
    async ({ shop }) => {
      const desk = await PurchaseDesk.open(shop);
      const order = await desk.order();
      const { id } = await desk.sent(order);
      const lineIds = order.lines.map((line) => line.id);
      await desk.update(id, { state: 'received', receipt: { line_ids: lineIds, rest: 'O' } });
      return { path: { id }, body: { taken_back_line_ids: lineIds.slice(0, 1) } };
    },
  ],
  'updatePurchase body.returned_line_ids.[]': [
    async (world) => {
      const { purchaseId, lineId } = await saleOf(world);
      return { path: { id: purchaseId }, body: { returned_line_ids: [lineId] } };
    },
  ],
};

/** The requests of a naming: its samples, or the operation's own case, which gets a record where it names none. */
export function requestsOf(naming: Naming): readonly CaseMaker[] {
  const { operation, at, key } = naming;
  const field = at.findLast((step) => step !== '[]') ?? '';
  return (
    samples[key] ?? [
      async (world, caller) => {
        const made = await firstCaseOf(operation.id)(world, caller);
        if (idAt(made, naming) !== undefined) return made;
        const record = records[field];
        if (!record) throw new Error(`${key} has no sample, and no record is called ${field}`);
        return withId(made, naming, await record(world, caller));
      },
    ]
  );
}

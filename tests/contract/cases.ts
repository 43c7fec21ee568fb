import { randomUUID } from 'node:crypto';
import type { OperationId } from '#server/contract/operation.ts';
import { PurchaseDesk } from '#tests/support/server/purchase-desk.ts';
import { importCases } from './import-cases.ts';
import {
  addLine,
  albumOf,
  asCustomer,
  auditEntryOf,
  categoryOf,
  changeItems,
  checkoutFor,
  comeBack,
  decide,
  editLine,
  groupOf,
  newCategoryName,
  newGroupName,
  onCart,
  once,
  onDelivery,
  onForeignView,
  onInfoPage,
  onIntermediary,
  onOrder,
  onPoint,
  onPurchase,
  onView,
  type OperationCases,
  payFor,
  placeFor,
  plain,
  purchaseOf,
  readCode,
  removeLine,
  requestCall,
  sendOrder,
  sendPicture,
  sessionOf,
  withTokenOf,
} from './makers.ts';
import { mergeCases } from './merge-cases.ts';

/** Every operation of the contract; one that is missing here doesn't compile. */
export const cases: Readonly<Record<OperationId, OperationCases>> = {
  sendCall: { nobody: async (world) => ({ query: { phone: world.newPhone() } }) },
  sendReceiveCall: { nobody: async (world) => ({ query: { phone: world.newPhone() } }) },
  getCallStatus: {
    nobody: async (world) => ({ query: { request_id: (await requestCall(world, 'send-receive-call')).id } }),
  },
  getToken: {
    nobody: async (world) => {
      const { id, phone } = await requestCall(world, 'send-call');
      return { query: { provider: 'phone', request_id: id, code: await readCode(world, phone) } };
    },
  },
  finishSocialLogin: { nobody: comeBack },
  deleteToken: { own: (world, caller) => withTokenOf(world, caller, caller.signedIn) },
  listSessions: { own: plain },
  endOtherSessions: {
    own: async (world, caller) => withTokenOf(world, caller, caller.signedIn && (await world.shop.customer())),
  },
  endSession: {
    own: async (world, caller) => ({ path: { id: await sessionOf(world, asCustomer(world, caller)) } }),
    foreign: async (world) => ({ path: { id: await sessionOf(world, world.stranger) } }),
  },
  listDemoCalls: { nobody: async (world) => ({ query: { phone: world.newPhone() } }) },
  createDemoCall: {
    nobody: async (world) => {
      const { phone, number } = await requestCall(world, 'send-receive-call');
      return { body: { phone, number } };
    },
  },
  getCurrentRetail: { nobody: plain },
  updateRetail: { nobody: async () => ({ body: { description: 'Вещи для дома' } }) },
  listInfoPages: { nobody: plain },
  getInfoPage: { nobody: onInfoPage },
  updateInfoPage: { nobody: async () => ({ path: { slug: 'returns' }, body: { text: 'Напишите нам.' } }) },
  listCustomers: { nobody: plain },
  countCustomers: { nobody: plain },
  updateCustomers: { nobody: async ({ shop }) => ({ body: { ids: [(await shop.customer()).customer.id] } }) },
  createCustomer: { nobody: async (world) => once({ first_name: 'Анна', phone: world.newPhone() }) },
  getCustomer: { nobody: async ({ stranger }) => ({ path: { customer_id: stranger.customer.id } }) },
  updateCustomer: {
    own: async (world, caller) => ({
      path: { customer_id: asCustomer(world, caller).customer.id },
      body: { first_name: 'Анна' },
    }),
    foreign: async (world) => ({
      path: { customer_id: (await world.shop.customer()).customer.id },
      body: { first_name: 'Анна' },
    }),
  },
  deleteCustomer: { nobody: async ({ shop }) => ({ path: { customer_id: (await shop.customer()).customer.id } }) },
  recoverCustomer: { nobody: async ({ shop }) => ({ path: { customer_id: (await shop.customer()).customer.id } }) },
  editCustomerBalance: {
    nobody: async ({ shop }) => ({
      path: { customer_id: (await shop.customer()).customer.id },
      ...once({ amount: 150.5, reason: 'Ошибка' }),
    }),
  },
  getCurrentCustomer: { own: plain },
  listPermissions: { nobody: plain },
  listPermissionGroups: { nobody: plain },
  createPermissionGroup: { nobody: async () => once({ name: newGroupName() }) },
  updatePermissionGroup: {
    nobody: async (world) => ({ path: { id: await groupOf(world) }, body: { name: newGroupName() } }),
  },
  deletePermissionGroup: { nobody: async (world) => ({ path: { id: await groupOf(world) } }) },
  listAudit: { nobody: plain },
  undoChange: { nobody: async (world) => ({ path: { id: await auditEntryOf(world) } }) },
  listCategories: { nobody: plain },
  createCategory: { nobody: async () => once({ name: newCategoryName() }) },
  updateCategory: {
    nobody: async ({ shop }) => ({ path: { id: await categoryOf(shop) }, body: { name: newCategoryName() } }),
  },
  deleteCategory: { nobody: async ({ shop }) => ({ path: { id: await categoryOf(shop) } }) },
  listItems: { nobody: plain },
  countItems: { nobody: plain },
  getItem: { nobody: async ({ itemId }) => ({ path: { id: itemId } }) },
  listShopItems: { nobody: plain },
  updateItems: { nobody: changeItems },
  exportItems: { nobody: async () => ({ query: { format: 'csv' } }) },
  ...importCases,
  createItem: { nobody: async ({ shop }) => once({ name: 'Чашка', category_id: shop.categoryId, retail_price: 500 }) },
  updateItem: {
    nobody: async ({ shop }) => ({ body: { id: await shop.item(), version: 1, name: 'Чашка с блюдцем' } }),
  },
  deleteItem: { nobody: async ({ shop }) => ({ path: { id: await shop.item() } }) },
  recoverItem: { nobody: async ({ shop }) => ({ path: { id: await shop.item({ deletedAt: shop.clock.now() }) } }) },
  listFavourites: { own: plain },
  addFavourite: { own: async ({ itemId }) => ({ body: { item_id: itemId } }) },
  deleteFavourite: {
    own: async ({ itemId }) => ({ path: { item_id: itemId }, headers: { 'change-number': `${randomUUID()}:1` } }),
  },
  uploadFile: { own: sendPicture },
  getCart: { own: plain },
  clearCart: onCart(({ cartId }) => ({ path: { cart_id: cartId } })),
  addCartItem: onCart(({ cartId }, { itemId }) => ({ path: { cart_id: cartId }, body: { item_id: itemId } })),
  updateCartItem: onCart(({ cartId, lineId }) => ({
    path: { cart_id: cartId, cart_item_id: lineId },
    body: { count: 2, comment: '' },
  })),
  deleteCartItem: onCart(({ cartId, lineId }) => ({ path: { cart_id: cartId, cart_item_id: lineId } })),
  checkoutCart: { own: checkoutFor('own'), foreign: checkoutFor('foreign') },
  listDeliveries: { nobody: plain },
  createDelivery: { nobody: async () => once({ name: 'Почта', price: 300, kind: 'address' }) },
  updateDelivery: { nobody: onDelivery({ body: { version: 1, price: 350 } }) },
  deleteDelivery: { nobody: onDelivery({}) },
  listDeliveryPoints: { nobody: plain },
  createDeliveryPoint: { nobody: async () => once({ name: 'На рынке', address: 'Кузнечный, 3' }) },
  updateDeliveryPoint: { nobody: onPoint({ body: { version: 1, hours: 'Пн–пт' } }) },
  deleteDeliveryPoint: { nobody: onPoint({}) },
  listPlacedOrders: {
    own: plain,
    foreign: [
      async () => ({ query: { scope: 'shop' } }),
      async ({ stranger }) => ({ query: { customer_id: stranger.customer.id } }),
    ],
  },
  getPlacedOrdersTotal: {
    own: plain,
    foreign: [
      async () => ({ query: { scope: 'shop' } }),
      async ({ stranger }) => ({ query: { customer_id: stranger.customer.id } }),
    ],
  },
  listPlacedOrderIds: {
    own: plain,
    foreign: [
      async () => ({ query: { scope: 'shop' } }),
      async ({ stranger }) => ({ query: { customer_id: stranger.customer.id } }),
    ],
  },
  // Of each order a verdict says whether this person may change it.
  updatePlacedOrders: { own: onOrder((id) => ({ body: { ids: [id] } })).own },
  getPlacedOrder: onOrder((id) => ({ path: { id } })),
  createPlacedOrder: { own: placeFor('own'), foreign: placeFor('foreign') },
  repeatPlacedOrder: onOrder((id) => ({ path: { id }, headers: { 'idempotency-key': randomUUID() } })),
  ...mergeCases,
  getOrderReport: onOrder((id) => ({ path: { id } })),
  createReport: onOrder((order) => ({ body: { what: { order }, kind: 'waybill', format: 'csv' } })),
  listPayments: {
    own: plain,
    foreign: [
      async () => ({ query: { scope: 'shop' } }),
      async ({ stranger }) => ({ query: { customer_id: stranger.customer.id } }),
    ],
  },
  getPaymentsTotal: { own: plain },
  createPayment: { own: payFor('own'), foreign: payFor('foreign') },
  getPayment: {
    own: async (world, caller) => ({
      path: { id: await world.shop.payment(asCustomer(world, caller).customer.id) },
    }),
    foreign: async ({ shop, stranger }) => ({ path: { id: await shop.payment(stranger.customer.id) } }),
  },
  updatePayment: {
    own: async (world, caller) => decide(await world.shop.payment(asCustomer(world, caller).customer.id), 'C'),
    ownAsStaff: async (world, caller) => ({
      path: { id: await world.shop.payment(asCustomer(world, caller).customer.id) },
      body: { amount: 70, version: 1 },
    }),
    foreign: async ({ shop, stranger }) => decide(await shop.payment(stranger.customer.id), 'F'),
  },
  listBalanceHistory: {
    own: plain,
    foreign: async ({ stranger }) => ({ query: { customer_id: stranger.customer.id } }),
  },
  updatePlacedOrderState: {
    ...onOrder((id) => ({ path: { id }, body: { state: 'canceled', reason: 'Передумали' } })),
    ownAsStaff: onOrder((id) => ({ path: { id }, body: { state: 'accepted' } })).own,
  },
  listChanges: { own: plain },
  listListViews: { own: async () => ({ query: { list: 'orders' } }) },
  saveListView: { own: async () => ({ body: { list: 'orders', name: randomUUID(), query: 'owing=1' } }) },
  updateListView: {
    own: onView((id) => ({ path: { id }, body: { query: 'page=2' } })),
    foreign: onForeignView((id) => ({ path: { id }, body: { query: 'page=2' } })),
  },
  deleteListView: { own: onView((id) => ({ path: { id } })) },
  listOrderLines: { nobody: plain },
  listOrderLineIds: { nobody: plain },
  updateOrderLineStates: {
    nobody: async (world) => {
      const { path } = await removeLine(world, world.stranger);
      return { body: { ids: [path?.['id'] ?? 0], state: 'P' } };
    },
  },
  getOrderLinesTotal: { nobody: plain },
  getDay: { nobody: plain },
  getDayFigures: { nobody: plain },
  listOrderGroups: { nobody: plain },
  listPurchases: { nobody: plain },
  getPurchasesTotal: { nobody: plain },
  createPurchase: { nobody: async () => once({ name: 'Фабрика' }) },
  getPurchase: { nobody: onPurchase((id) => ({ path: { id } })) },
  updatePurchase: { nobody: onPurchase((id) => ({ path: { id }, body: { state: 'stopped' } })) },
  deletePurchase: { nobody: onPurchase((id) => ({ path: { id } })) },
  listOpenPurchases: { nobody: plain },
  sendToPurchase: {
    own: sendOrder('own', async (world) => ({ purchase_id: await purchaseOf(world) })),
    foreign: sendOrder('foreign', async (world) => ({ purchase_id: await purchaseOf(world) })),
  },
  sendToSelfPurchase: {
    own: sendOrder('own', async () => ({})),
    foreign: sendOrder('foreign', async () => ({})),
  },
  listIntermediaries: { own: plain },
  listAlbums: { own: plain },
  listIntermediaryPurchases: onIntermediary(async (id) => ({ path: { id } })),
  listIntermediaryDeliveries: onIntermediary(async (id) => ({ path: { id } })),
  listPurchaseAlbums: onIntermediary(async (id, world) => ({
    path: { id, purchase_id: await purchaseOf(world, id) },
  })),
  markPurchaseLine: onIntermediary(async (id, world) => {
    const desk = await PurchaseDesk.open(world.shop);
    const { id: purchaseId } = await desk.purchase({ intermediary_id: id });
    const { lines } = await desk.send((await desk.order()).id, { purchase_id: purchaseId });
    return { path: { id, purchase_id: purchaseId }, body: { line_id: lines[0]?.id ?? 0, state: 'P' } };
  }),
  createAlbum: onIntermediary(async (id, world) => ({
    path: { id, purchase_id: await purchaseOf(world, id) },
    ...once({ name: 'Чашки' }),
  })),
  updateAlbum: onIntermediary(async (id, world) => ({
    path: await albumOf(world, id),
    body: { version: 1, name: 'Чашки и блюдца', file_ids: [] },
  })),
  deleteAlbum: onIntermediary(async (id, world) => ({ path: await albumOf(world, id) })),
  updatePlacedOrder: {
    ownAsStaff: async (world, caller) => ({
      path: { id: await world.shop.order(asCustomer(world, caller)) },
      body: { comment: 'Позвонить' },
    }),
    foreign: async ({ shop, stranger }) => ({ path: { id: await shop.order(stranger) }, body: { note: 'Позвонить' } }),
  },
  createOrderLine: {
    ownAsStaff: async (world, caller) => addLine(world, asCustomer(world, caller)),
    foreign: async (world) => addLine(world, world.stranger),
  },
  updateOrderLine: {
    ownAsStaff: async (world, caller) => editLine(world, asCustomer(world, caller)),
    foreign: async (world) => editLine(world, world.stranger),
  },
  deleteOrderLine: {
    ownAsStaff: async (world, caller) => removeLine(world, asCustomer(world, caller)),
    foreign: async (world) => removeLine(world, world.stranger),
  },
};

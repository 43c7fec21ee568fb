import type { Permission } from '#contract/types.ts';
import type { OperationId } from '#server/contract/operation.ts';

/**
 * Who may call an operation. Written by hand from the specification (section 6) and the design (section 4), never from
 * the contract.
 */
export interface Access {
  /** Everybody, whoever is signed in, or whoever holds one of these permissions; others answer 401 and 403. */
  to: 'everybody' | 'signed in' | readonly [Permission, ...Permission[]];
  /**
   * What a token that has ended does: it answers 401 unless the token is ignored, or its holder is served as a guest.
   */
  token?: 'ignored' | 'optional';
  /**
   * What other people's records need: without the first they answer 404, without the second 403. Left out, they answer
   * 404 to all.
   */
  others?: readonly [sees: Permission, does?: Permission];
  /** What one's own records need where the request is for staff; without it they answer 403. */
  ownAsStaff?: Permission;
}

const everybody = { to: 'everybody' } as const satisfies Access;
const tokenless = { to: 'everybody', token: 'ignored' } as const satisfies Access;
const signedIn = { to: 'signed in' } as const satisfies Access;
const holdersOf = (...to: [Permission, ...Permission[]]): Access => ({ to });
const ownAndOf = (...others: [Permission, Permission?]): Access => ({ to: 'signed in', others });

/** Every operation; one that is missing, or is no more, doesn't compile. */
export const accessTable = {
  // Sign-in and sessions
  sendCall: tokenless,
  sendReceiveCall: tokenless,
  getCallStatus: tokenless,
  getToken: tokenless,
  finishSocialLogin: tokenless,
  listDemoCalls: tokenless,
  createDemoCall: tokenless,
  deleteToken: signedIn,
  listSessions: signedIn,
  endOtherSessions: signedIn,
  endSession: signedIn,

  // The shop
  getCurrentRetail: { to: 'everybody', token: 'optional' },
  updateRetail: holdersOf('edit_retail'),
  getDay: signedIn,
  getDayFigures: signedIn,
  getInfoPage: tokenless,
  listInfoPages: holdersOf('edit_retail'),
  updateInfoPage: holdersOf('edit_retail'),
  listChanges: signedIn,
  listAudit: holdersOf('edit_retail'),
  undoChange: holdersOf('edit_retail'),
  listListViews: signedIn,
  saveListView: signedIn,
  updateListView: signedIn,
  deleteListView: signedIn,

  // People and their permissions
  getCurrentCustomer: signedIn,
  listCustomers: holdersOf('get_customers'),
  countCustomers: holdersOf('get_customers'),
  updateCustomers: holdersOf('get_customers'),
  getCustomer: holdersOf('get_customers', 'get_strange_orders', 'get_strange_payments', 'get_strange_balance_history'),
  createCustomer: holdersOf('create_customers'),
  updateCustomer: ownAndOf('get_customers', 'edit_customers'),
  deleteCustomer: holdersOf('delete_customers'),
  recoverCustomer: holdersOf('recovery_customers'),
  editCustomerBalance: holdersOf('edit_balance_customers'),
  listPermissions: holdersOf('edit_retail', 'get_customers', 'create_customers', 'edit_customers'),
  listPermissionGroups: holdersOf('edit_retail', 'get_customers', 'create_customers', 'edit_customers'),
  createPermissionGroup: holdersOf('edit_retail'),
  updatePermissionGroup: holdersOf('edit_retail'),
  deletePermissionGroup: holdersOf('edit_retail'),

  // The catalogue
  listCategories: tokenless,
  listItems: everybody,
  countItems: everybody,
  getItem: everybody,
  createCategory: holdersOf('edit_item'),
  updateCategory: holdersOf('edit_item'),
  deleteCategory: holdersOf('edit_item'),
  createItem: holdersOf('create_item'),
  updateItem: holdersOf('edit_item'),
  deleteItem: holdersOf('delete_item'),
  recoverItem: holdersOf('delete_item'),
  listShopItems: holdersOf('edit_item', 'delete_item'),
  updateItems: holdersOf('edit_item', 'delete_item'),
  exportItems: holdersOf('edit_item'),
  createItemImport: holdersOf('create_item', 'edit_item'),
  getItemImport: holdersOf('create_item', 'edit_item'),
  updateItemImport: holdersOf('create_item', 'edit_item'),
  listItemImportRows: holdersOf('create_item', 'edit_item'),
  getItemImportErrors: holdersOf('create_item', 'edit_item'),
  addItemImportPictures: holdersOf('create_item', 'edit_item'),
  moveItemImport: holdersOf('create_item', 'edit_item'),
  addFavourite: signedIn,
  listFavourites: signedIn,
  deleteFavourite: signedIn,
  uploadFile: signedIn,

  // The cart, and where an order goes
  getCart: everybody,
  clearCart: everybody,
  addCartItem: everybody,
  updateCartItem: everybody,
  deleteCartItem: everybody,
  checkoutCart: ownAndOf('create_strange_order'),
  listDeliveries: tokenless,
  createDelivery: holdersOf('make_delivery'),
  updateDelivery: holdersOf('make_delivery'),
  deleteDelivery: holdersOf('make_delivery'),
  listDeliveryPoints: tokenless,
  createDeliveryPoint: holdersOf('make_delivery_point'),
  updateDeliveryPoint: holdersOf('make_delivery_point'),
  deleteDeliveryPoint: holdersOf('make_delivery_point'),

  // Orders and their lines
  listPlacedOrders: ownAndOf('get_strange_orders'),
  listPlacedOrderIds: ownAndOf('get_strange_orders'),
  getPlacedOrdersTotal: ownAndOf('get_strange_orders'),
  getPlacedOrder: ownAndOf('get_strange_orders'),
  getOrderReport: ownAndOf('get_strange_orders'),
  createReport: ownAndOf('get_strange_orders'),
  createPlacedOrder: { to: ['create_order'], others: ['create_strange_order'] },
  repeatPlacedOrder: signedIn,
  undoCartAddition: signedIn,
  mergePlacedOrder: { ...ownAndOf('get_strange_orders', 'edit_strange_order'), ownAsStaff: 'edit_order' },
  unmergePlacedOrder: { ...ownAndOf('get_strange_orders', 'edit_strange_order'), ownAsStaff: 'edit_order' },
  // Each order has a verdict.
  updatePlacedOrders: signedIn,
  updatePlacedOrder: { ...ownAndOf('get_strange_orders', 'edit_strange_order'), ownAsStaff: 'edit_order' },
  updatePlacedOrderState: {
    ...ownAndOf('get_strange_orders', 'update_state_placed_order'),
    ownAsStaff: 'update_state_placed_order',
  },
  listOrderLines: holdersOf('get_strange_orders'),
  listOrderLineIds: holdersOf('get_strange_orders'),
  getOrderLinesTotal: holdersOf('get_strange_orders'),
  listOrderGroups: holdersOf('get_strange_orders'),
  createOrderLine: { ...ownAndOf('get_strange_orders', 'edit_strange_order'), ownAsStaff: 'edit_order' },
  updateOrderLine: { ...ownAndOf('get_strange_orders', 'edit_strange_order'), ownAsStaff: 'edit_order' },
  deleteOrderLine: { ...ownAndOf('get_strange_orders', 'delete_strange_order'), ownAsStaff: 'delete_order' },
  updateOrderLineStates: holdersOf('update_state_placed_order'),

  // Money
  listPayments: ownAndOf('get_strange_payments'),
  getPaymentsTotal: holdersOf('get_strange_payments'),
  getPayment: ownAndOf('get_strange_payments'),
  createPayment: ownAndOf('create_strange_payments'),
  updatePayment: { ...ownAndOf('get_strange_payments', 'edit_payments'), ownAsStaff: 'edit_payments' },
  listBalanceHistory: ownAndOf('get_strange_balance_history'),

  // Purchases and intermediaries
  listOpenPurchases: holdersOf('send_to_purchase_placed_order'),
  sendToPurchase: { to: ['send_to_purchase_placed_order'], others: ['get_strange_orders'] },
  sendToSelfPurchase: { to: ['send_to_purchase_placed_order'], others: ['get_strange_orders'] },
  listPurchases: holdersOf('get_purchase'),
  getPurchasesTotal: holdersOf('get_purchase'),
  createPurchase: holdersOf('get_purchase'),
  getPurchase: holdersOf('get_purchase'),
  updatePurchase: holdersOf('get_purchase'),
  deletePurchase: holdersOf('get_purchase'),
  listIntermediaries: signedIn,
  listAlbums: signedIn,
  listIntermediaryPurchases: ownAndOf('get_purchase'),
  listIntermediaryDeliveries: ownAndOf('get_purchase'),
  markPurchaseLine: ownAndOf('get_purchase'),
  listPurchaseAlbums: ownAndOf('get_purchase'),
  createAlbum: ownAndOf('get_purchase'),
  updateAlbum: ownAndOf('get_purchase'),
  deleteAlbum: ownAndOf('get_purchase'),
} as const satisfies Readonly<Record<OperationId, Access>>;

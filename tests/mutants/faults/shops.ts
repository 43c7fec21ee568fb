import type { Fault } from './fault.ts';

const twoShops = { project: 'contract', file: 'tests/contract/two-shops.test.ts' } as const;
const foreignNames = { project: 'contract', file: 'tests/contract/foreign-names.test.ts' } as const;

/** An owner of another shop asks for a record by this operation. */
const reach = (operation: string): Fault['test'] => ({
  ...twoShops,
  title: `reaches nothing of another by ${operation}`,
});
/** An owner of another shop names a record in this part of a request. */
const naming = (part: string): Fault['test'] => ({
  ...foreignNames,
  title: `is told what is told of no record by ${part}`,
});

/** Queries that forget which shop they are asked of. */
export const shops: readonly Fault[] = [
  {
    name: 'a payment is read from any shop',
    file: 'server/db/repositories/payment/payment.ts',
    find: '.where(and(eq(payments.id, id), eq(payments.shopId, shopId)));',
    replace: '.where(eq(payments.id, id));',
    test: reach('getPayment'),
  },
  {
    name: 'a payment is locked in any shop',
    file: 'server/db/repositories/payment/payment.ts',
    find: '.where(and(eq(payments.id, id), eq(payments.shopId, shopId)))\n    .for',
    replace: '.where(eq(payments.id, id))\n    .for',
    test: naming('updatePayment path.id'),
  },
  {
    name: 'a customer of a list is of any shop',
    file: 'server/db/repositories/customer/customer.ts',
    find: '  and(eq(customers.id, id), eq(customers.shopId, shopId));',
    replace: '  and(eq(customers.id, id));',
    test: naming('listPayments query.customer_id'),
  },
  {
    name: 'a group of permissions is found in any shop',
    file: 'server/db/repositories/customer/permission-group.ts',
    find: 'and(eq(permissionGroups.shopId, shopId), eq(permissionGroups.id, id))',
    replace: 'eq(permissionGroups.id, id)',
    test: reach('updatePermissionGroup'),
  },
  {
    name: 'a pickup point is changed in any shop',
    file: 'server/db/repositories/delivery/delivery.ts',
    find: 'eq(deliveryPoints.id, id), eq(deliveryPoints.shopId, shopId)',
    replace: 'eq(deliveryPoints.id, id)',
    test: reach('updateDeliveryPoint'),
  },
  {
    name: 'a purchase takes lines of any shop',
    file: 'server/db/repositories/purchase/purchases-of.ts',
    find: '    eq(purchases.shopId, shopId),\n',
    replace: '',
    test: reach('getPurchase'),
  },
  {
    name: 'open purchases of all shops are offered',
    file: 'server/db/repositories/purchase/purchase.ts',
    find: "and(eq(purchases.shopId, shopId), eq(purchases.state, 'open')",
    replace: "and(eq(purchases.state, 'open')",
    test: { project: 'contract', file: 'tests/contract/beside-another.test.ts' },
  },
  {
    name: 'purchases of all shops are listed',
    file: 'server/db/repositories/purchase/purchase.ts',
    find: '    eq(purchases.shopId, asked.shopId),\n',
    replace: '',
    test: { project: 'contract', file: 'tests/contract/beside-another.test.ts' },
  },
  {
    name: 'an order is found in any shop',
    file: 'server/db/repositories/order/placed-order.ts',
    find: "        eq(placedOrders.shopId, given('shopId')),\n",
    replace: '',
    test: reach('getPlacedOrder'),
  },
  {
    name: 'an order is moved in any shop',
    file: 'server/db/repositories/order/transition.ts',
    find: '.where(and(eq(placedOrders.id, id), eq(placedOrders.shopId, shopId), isNull(placedOrders.deletedAt)))',
    replace: '.where(and(eq(placedOrders.id, id), isNull(placedOrders.deletedAt)))',
    test: naming('updatePlacedOrderState path.id'),
  },
  {
    name: 'an order of any shop is repeated',
    file: 'server/db/repositories/order/repeat.ts',
    find: '        eq(placedOrders.shopId, shopId),\n        eq(placedOrders.customerId, customerId),',
    replace: '',
    test: reach('repeatPlacedOrder'),
  },
  {
    name: 'a report is made of lines of any shop',
    file: 'server/db/repositories/order/report.ts',
    find: 'and(eq(orderLines.shopId, shopId), isNull(placedOrders.deletedAt))',
    replace: 'isNull(placedOrders.deletedAt)',
    test: naming('createReport body.'),
  },
  {
    name: 'an item of any shop becomes a favourite',
    file: 'server/db/repositories/favourite/favourite.ts',
    find: "and(eq(items.id, given('itemId')), eq(items.shopId, given('shopId')))",
    replace: "and(eq(items.id, given('itemId')))",
    test: {
      project: 'server',
      file: 'tests/server/catalogue/favourites.test.ts',
      title: 'refuse an item that is no longer sold, unknown, or of another shop',
    },
  },
  {
    name: 'a cart of any shop is worked on',
    file: 'server/db/repositories/cart/cart.ts',
    find: "        eq(carts.shopId, given('shopId')),\n        or(and(",
    replace: '        or(and(',
    test: { ...foreignNames, title: 'finds no cart as a guest by' },
  },
  {
    name: 'the cart of a guest of any shop is shown',
    file: 'server/db/repositories/cart/cart.ts',
    find: "          eq(carts.shopId, given('shopId')),\n          or(eq",
    replace: '          or(eq',
    test: { ...foreignNames, title: 'finds no cart as a guest by getCart' },
  },
  {
    name: 'an entry of the audit is undone in any shop',
    file: 'server/db/repositories/audit/audit.ts',
    find: 'and(eq(auditEntries.shopId, shopId), eq(auditEntries.id, id))',
    replace: 'eq(auditEntries.id, id)',
    test: naming('undoChange path.id'),
  },
  {
    name: 'a call of any shop signs in',
    file: 'server/db/repositories/auth/call-request.ts',
    find: 'and(eq(callRequests.id, id), eq(callRequests.shopId, shopId))',
    replace: 'eq(callRequests.id, id)',
    test: {
      project: 'server',
      file: 'tests/server/auth/sign-in.test.ts',
      title: 'takes codes and calls in their own shop only',
    },
  },
  {
    name: 'an item is changed in any shop',
    file: 'server/db/repositories/catalogue/item-edit.ts',
    find: 'and(eq(items.id, id), eq(items.shopId, shopId))',
    replace: 'eq(items.id, id)',
    test: reach('updateItem'),
  },
];

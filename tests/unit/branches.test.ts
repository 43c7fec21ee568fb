import { byParticularity } from '#common/routes/by-particularity.ts';
import { branchAt, type Viewer } from '#routes/branch-at.ts';
import { getBackHref, getBranchHref, getOwnHref } from '#routes/branch-href.ts';
import {
  branches,
  customerBranch,
  groupsBranch,
  linesBranch,
  ownBranch,
  shopBranch,
  shopPaymentsBranch,
} from '#common/routes/branches.ts';
import { describe, expect, it } from 'vitest';

const shopper: Viewer = { id: 7, permissions: [] };
const staff: Viewer = { id: 2, permissions: ['get_strange_orders'] };
const cashier: Viewer = { id: 4, permissions: ['get_strange_payments'] };
const viewers = { guest: null, unknown: undefined, shopper, staff, cashier };

function findPlace(address: string, viewer: Viewer, ownerId?: number) {
  const { pathname, searchParams } = new URL(address, 'http://shop.test');
  return branchAt({ path: pathname, query: searchParams }, viewer, ownerId);
}

function placeAt(address: string, viewer: Viewer, ownerId?: number) {
  const place = findPlace(address, viewer, ownerId);
  return place && { scope: place.branch.scope, screen: place.screen, params: place.params };
}

describe('the branch of an address', () => {
  it.each([
    ['/orders', 'guest', 'own', 'orders', {}],
    ['/orders', 'shopper', 'own', 'orders', {}],
    ['/orders', 'staff', 'own', 'orders', {}],
    ['/orders/', 'staff', 'own', 'orders', {}],
    ['/orders?scope=shop&page=2', 'guest', 'own', 'orders', {}],
    ['/orders?scope=shop&page=2', 'shopper', 'own', 'orders', {}],
    ['/orders?scope=shop&page=2', 'staff', 'shop', 'orders', {}],
    ['/orders?scope=shop&page=2', 'unknown', 'shop', 'orders', {}],
    ['/orders?scope=all', 'staff', 'own', 'orders', {}],
    ['/orders?customerId=9', 'shopper', 'own', 'orders', {}],
    ['/orders?customerId=9', 'staff', 'customer', 'orders', { customerId: 9 }],
    ['/orders?customerId=9', 'unknown', 'customer', 'orders', { customerId: 9 }],
    ['/orders?customerId=2', 'staff', 'customer', 'orders', { customerId: 2 }],
    ['/orders?customerId=x', 'staff', 'own', 'orders', {}],
    ['/orders?customerId=9&scope=shop', 'staff', 'customer', 'orders', { customerId: 9 }],
    ['/orders/12/7/balance-history/', 'shopper', 'own', 'orderHistory', { orderId: 12, customerId: 7 }],
    ['/orders/12/7/balance-history/', 'unknown', 'own', 'orderHistory', { orderId: 12, customerId: 7 }],
    ['/orders/12/8/balance-history/', 'shopper', 'customer', 'orderHistory', { orderId: 12, customerId: 8 }],
    ['/orders/12/8/balance-history/', 'staff', 'customer', 'orderHistory', { orderId: 12, customerId: 8 }],
    ['/orders/x/7/balance-history/', 'shopper', 'own', 'orderHistory', { customerId: 7 }],
    ['/payments/7/', 'shopper', 'own', 'payments', { customerId: 7 }],
    ['/payments/7/', 'guest', 'own', 'payments', { customerId: 7 }],
    ['/payments/8/', 'shopper', 'customer', 'payments', { customerId: 8 }],
    ['/payments/8/', 'staff', 'customer', 'payments', { customerId: 8 }],
    ['/payments/all/', 'shopper', 'own', 'payments', {}],
    ['/payments/all/', 'guest', 'shop', 'payments', {}],
    ['/payments/all/', 'unknown', 'shop', 'payments', {}],
    ['/payments/all/', 'cashier', 'shop', 'payments', {}],
    ['/payments/all/3/', 'cashier', 'shop', 'payment', { paymentId: 3 }],
    ['/payments/all/3/', 'shopper', 'own', 'payment', { paymentId: 3 }],
    ['/payments/7/3/', 'shopper', 'own', 'payment', { customerId: 7, paymentId: 3 }],
    ['/payments/8/3/', 'cashier', 'customer', 'payment', { customerId: 8, paymentId: 3 }],
    ['/payments/4/3/', 'cashier', 'own', 'payment', { customerId: 4, paymentId: 3 }],
    ['/payments/4/', 'cashier', 'own', 'payments', { customerId: 4 }],
    ['/balance-history/7/', 'shopper', 'own', 'history', { customerId: 7 }],
    ['/balance-history/8/', 'shopper', 'customer', 'history', { customerId: 8 }],
    ['/list-orders', 'staff', 'shop', 'lines', {}],
    ['/list-orders?customerId=9', 'unknown', 'shop', 'lines', {}],
    ['/list-orders/12/?line=3', 'staff', 'shop', 'order', { orderId: 12 }],
    ['/list-orders/12/9/balance-history/', 'staff', 'shop', 'orderHistory', { orderId: 12, customerId: 9 }],
    ['/groups-orders', 'staff', 'group', 'groups', {}],
    ['/groups-orders/12/', 'staff', 'group', 'order', { orderId: 12 }],
    ['/groups-orders/12/9/balance-history/', 'staff', 'group', 'orderHistory', { orderId: 12, customerId: 9 }],
    ['/groups-orders/9/payments/', 'staff', 'group', 'payments', { customerId: 9 }],
    ['/groups-orders/9/balance-history/', 'staff', 'group', 'history', { customerId: 9 }],
    ['/groups-orders/9/orders/', 'staff', 'customer', 'orders', { customerId: 9 }],
    ['/groups-orders/9/orders/12/', 'staff', 'customer', 'order', { customerId: 9, orderId: 12 }],
    [
      '/groups-orders/9/orders/12/balance-history/',
      'staff',
      'customer',
      'orderHistory',
      { customerId: 9, orderId: 12 },
    ],
    [
      '/purchases/4/list-orders/12/9/balance-history/',
      'staff',
      'purchase',
      'orderHistory',
      { purchaseId: 4, customerId: 9, orderId: 12 },
    ],
    ['/purchases/4/groups-orders/', 'staff', 'purchase', 'groups', { purchaseId: 4 }],
    ['/purchases/4/groups-orders/12/', 'staff', 'purchase', 'order', { purchaseId: 4, orderId: 12 }],
    ['/purchases/4/groups-orders/9/payments/', 'staff', 'purchase', 'payments', { purchaseId: 4, customerId: 9 }],
    ['/purchases/4/groups-orders/9/balance-history/', 'staff', 'purchase', 'history', { purchaseId: 4, customerId: 9 }],
    ['/purchases/4/groups-orders/9/orders/', 'staff', 'customer', 'orders', { purchaseId: 4, customerId: 9 }],
    [
      '/purchases/4/groups-orders/9/orders/12/',
      'staff',
      'customer',
      'order',
      { purchaseId: 4, customerId: 9, orderId: 12 },
    ],
  ] as const)('is at %s for %s: %s, %s', (address, viewer, scope, screen, params) => {
    expect(placeAt(address, viewers[viewer])).toEqual({ scope, screen, params });
  });

  it.each([
    ['shopper', 7, 'own'],
    ['staff', 7, 'shop'],
    ['staff', 2, 'own'],
    // The permission may have been taken away since the order was fetched.
    ['shopper', 8, 'shop'],
    ['staff', undefined, 'shop'],
    ['unknown', undefined, 'own'],
    ['guest', undefined, 'own'],
  ] as const)('is at an order for %s by whose it is: %s, %s', (viewer, ownerId, scope) => {
    expect(placeAt('/orders/12/', viewers[viewer], ownerId)).toEqual({
      scope,
      screen: 'order',
      params: { orderId: 12 },
    });
  });

  it.each(['/', '/catalog/', '/orders/12/7/', '/payments/'])('is none at %s', (address) => {
    expect(placeAt(address, staff)).toBeUndefined();
  });
});

describe('addresses of a branch', () => {
  it('are the person’s own', () => {
    expect(getOwnHref('orders')).toBe('/orders');
    expect(getOwnHref('order', { orderId: 12 })).toBe('/orders/12/');
    expect(getOwnHref('orderHistory', { orderId: 12, customerId: 7 })).toBe('/orders/12/7/balance-history/');
    expect(getOwnHref('payments', { customerId: 7 })).toBe('/payments/7/');
    expect(getOwnHref('history', { customerId: 7 })).toBe('/balance-history/7/');
    expect(getBackHref(ownBranch, { orderId: 12 })).toBe('/orders');
  });

  it('are the shop’s, and a customer’s from there', () => {
    expect(getBranchHref(shopBranch, 'orders')).toBe('/orders?scope=shop');
    expect(getBranchHref(shopBranch, 'order', { orderId: 12 })).toBe('/orders/12/');
    expect(getBranchHref(shopBranch, 'orders', { customerId: 9 })).toBe('/orders?customerId=9');
    expect(getBranchHref(shopBranch, 'orderHistory', { orderId: 12, customerId: 9 })).toBe(
      '/orders/12/9/balance-history/',
    );
    expect(getBackHref(shopBranch, { orderId: 12 })).toBe('/orders?scope=shop');
  });

  it('are those of all payments, and a customer’s from there', () => {
    expect(getBranchHref(shopPaymentsBranch, 'payments')).toBe('/payments/all/');
    expect(getBranchHref(shopPaymentsBranch, 'payment', { paymentId: 3 })).toBe('/payments/all/3/');
    expect(getBranchHref(shopPaymentsBranch, 'payments', { customerId: 9 })).toBe('/payments/9/');
    expect(getBranchHref(customerBranch, 'payment', { paymentId: 3 }, { customerId: 9 })).toBe('/payments/9/3/');
    expect(getOwnHref('payment', { customerId: 7, paymentId: 3 })).toBe('/payments/7/3/');
  });

  it('are a customer’s, with the ids of the current address', () => {
    expect(getBranchHref(customerBranch, 'orders', {}, { customerId: 9 })).toBe('/orders?customerId=9');
    expect(getBranchHref(customerBranch, 'payments', {}, { customerId: 9, orderId: 12 })).toBe('/payments/9/');
    expect(getBranchHref(customerBranch, 'order', { orderId: 12 }, { customerId: 9 })).toBe('/orders/12/');
  });

  it('are those of the lists of lines and of groups', () => {
    expect(getBranchHref(linesBranch, 'lines')).toBe('/list-orders');
    expect(getBranchHref(linesBranch, 'order', { orderId: 12 })).toBe('/list-orders/12/');
    expect(getBackHref(linesBranch, { orderId: 12 })).toBe('/list-orders');
    expect(getBranchHref(groupsBranch, 'orders', { customerId: 9 })).toBe('/groups-orders/9/orders/');
    expect(getBranchHref(groupsBranch, 'payments', { customerId: 9 })).toBe('/groups-orders/9/payments/');
    expect(getBranchHref(groupsBranch, 'history', { customerId: 9 })).toBe('/groups-orders/9/balance-history/');
  });

  it.each([
    ['/groups-orders/9/orders/12/', '/groups-orders/9/orders/12/balance-history/'],
    ['/purchases/4/list-orders/12/', '/purchases/4/list-orders/12/9/balance-history/'],
    ['/purchases/4/groups-orders/12/', '/purchases/4/groups-orders/12/9/balance-history/'],
    ['/purchases/4/groups-orders/9/orders/12/', '/purchases/4/groups-orders/9/orders/12/balance-history/'],
  ])('of the balance of the order at %s is under it: %s', (address, history) => {
    const hrefFrom = (
      from: string,
      screen: 'order' | 'orderHistory',
      params: { orderId: number; customerId?: number },
    ) => {
      const place = findPlace(from, staff);
      return getBranchHref(place?.branch ?? ownBranch, screen, params, place?.params);
    };
    expect(hrefFrom(address, 'orderHistory', { orderId: 12, customerId: 9 })).toBe(history);
    expect(hrefFrom(history, 'order', { orderId: 12 })).toBe(address);
  });

  it('stay within the branch where it has the screen', () => {
    const customers = {
      prefix: '/customers/:customerId',
      scope: 'customer',
      back: '/customers/:customerId/orders/',
      screens: { orders: '/orders/', order: '/orders/:orderId/', orderHistory: '/orders/:orderId/balance-history/' },
    } as const;
    const current = { customerId: 9 };
    expect(getBranchHref(customers, 'orders', {}, current)).toBe('/customers/9/orders/');
    expect(getBranchHref(customers, 'order', { orderId: 12 }, current)).toBe('/customers/9/orders/12/');
    expect(getBranchHref(customers, 'orderHistory', { orderId: 12, customerId: 9 }, current)).toBe(
      '/customers/9/orders/12/balance-history/',
    );
    expect(getBranchHref(customers, 'payments', {}, current)).toBe('/customers/9/payments/');
    expect(getBackHref(customers, current)).toBe('/customers/9/orders/');
  });

  it('name every id that is given', () => {
    expect(() => getOwnHref('orders', { orderId: 12 })).toThrow('No address of orders names orderId');
  });

  it('stand in a branch that leads an order back to a list', () => {
    expect(branches.filter(({ screens, back }) => screens.order !== undefined && back === undefined)).toEqual([]);
  });
});

it('puts a more particular path before one that fits more addresses', () => {
  const sorted = ['/item/:id/', '/:any/', '/payments/:customerId/', '/payments/all/', '/item/new/'].map((path) => ({
    path,
  }));
  expect(sorted.toSorted(byParticularity).map(({ path }) => path)).toEqual([
    '/item/new/',
    '/item/:id/',
    '/payments/all/',
    '/payments/:customerId/',
    '/:any/',
  ]);
});

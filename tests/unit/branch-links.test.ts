import { branchAt, type Viewer } from '#routes/branch-at.ts';
import { getBranchHref } from '#routes/branch-href.ts';
import { ownBranch } from '#common/routes/branches.ts';
import { describe, expect, it } from 'vitest';

const manager: Viewer = {
  id: 5,
  permissions: [
    'get_strange_orders',
    'get_strange_payments',
    'get_strange_balance_history',
    'get_customers',
    'get_purchase',
  ],
};

/** The branch of an address for somebody who sees everybody's records; the record there is customer 9's. */
function findPlace(address: string) {
  const { pathname, searchParams } = new URL(address, 'http://shop.test');
  return branchAt({ path: pathname, query: searchParams }, manager, 9);
}

describe('links that keep to the branch of the page', () => {
  it.each([
    ['/orders?customerId=9', 'orders', '/orders?customerId=9'],
    ['/orders?customerId=9', 'payments', '/payments/9/'],
    ['/orders?customerId=9', 'history', '/balance-history/9/'],
    ['/payments/9/', 'orders', '/orders?customerId=9'],
    ['/payments/9/', 'history', '/balance-history/9/'],
    ['/payments/9/3/', 'payments', '/payments/9/'],
    ['/payments/all/3/', 'orders', '/orders?customerId=9'],
    ['/payments/all/3/', 'payments', '/payments/9/'],
    ['/payments/all/3/', 'history', '/balance-history/9/'],
    ['/balance-history/9/', 'orders', '/orders?customerId=9'],
    ['/balance-history/9/', 'payments', '/payments/9/'],
    ['/orders/12/', 'orders', '/orders?customerId=9'],
    ['/orders/12/9/balance-history/', 'payments', '/payments/9/'],
    ['/list-orders/12/', 'orders', '/orders?customerId=9'],
    ['/list-orders/12/9/balance-history/', 'history', '/balance-history/9/'],
    ['/customers', 'orders', '/customers/9/orders/'],
    ['/customers', 'payments', '/customers/9/payments/'],
    ['/customers', 'history', '/customers/9/balance-history/'],
    ['/customers/9/edit/', 'orders', '/customers/9/orders/'],
    ['/customers/9/edit/', 'payments', '/customers/9/payments/'],
    ['/customers/9/edit/', 'history', '/customers/9/balance-history/'],
    ['/customers/9/payments/', 'orders', '/customers/9/orders/'],
    ['/customers/9/payments/', 'payments', '/customers/9/payments/'],
    ['/customers/9/payments/3/', 'payments', '/customers/9/payments/'],
    ['/customers/9/payments/3/', 'history', '/customers/9/balance-history/'],
    ['/customers/9/balance-history/', 'orders', '/customers/9/orders/'],
    ['/customers/9/orders/', 'payments', '/customers/9/payments/'],
    ['/customers/9/orders/', 'history', '/customers/9/balance-history/'],
    ['/customers/9/orders/12/', 'orders', '/customers/9/orders/'],
    ['/customers/9/orders/12/balance-history/', 'payments', '/customers/9/payments/'],
    ['/customers/9/orders/12/balance-history/', 'history', '/customers/9/balance-history/'],
    ['/groups-orders', 'orders', '/groups-orders/9/orders/'],
    ['/groups-orders/12/', 'orders', '/groups-orders/9/orders/'],
    ['/groups-orders/12/9/balance-history/', 'payments', '/groups-orders/9/payments/'],
    ['/groups-orders/9/payments/', 'orders', '/groups-orders/9/orders/'],
    ['/groups-orders/9/payments/3/', 'history', '/groups-orders/9/balance-history/'],
    ['/groups-orders/9/balance-history/', 'payments', '/groups-orders/9/payments/'],
    ['/groups-orders/9/orders/', 'payments', '/groups-orders/9/payments/'],
    ['/groups-orders/9/orders/', 'history', '/groups-orders/9/balance-history/'],
    ['/groups-orders/9/orders/12/', 'orders', '/groups-orders/9/orders/'],
    ['/groups-orders/9/orders/12/balance-history/', 'history', '/groups-orders/9/balance-history/'],
    ['/purchases/4/list-orders/12/', 'orders', '/orders?customerId=9'],
    ['/purchases/4/groups-orders/', 'orders', '/purchases/4/groups-orders/9/orders/'],
    ['/purchases/4/groups-orders/', 'payments', '/purchases/4/groups-orders/9/payments/'],
    ['/purchases/4/groups-orders/9/payments/', 'orders', '/purchases/4/groups-orders/9/orders/'],
    ['/purchases/4/groups-orders/9/payments/3/', 'payments', '/purchases/4/groups-orders/9/payments/'],
    ['/purchases/4/groups-orders/9/balance-history/', 'payments', '/purchases/4/groups-orders/9/payments/'],
    ['/purchases/4/groups-orders/9/orders/', 'payments', '/purchases/4/groups-orders/9/payments/'],
    ['/purchases/4/groups-orders/9/orders/', 'history', '/purchases/4/groups-orders/9/balance-history/'],
    ['/purchases/4/groups-orders/9/orders/12/', 'orders', '/purchases/4/groups-orders/9/orders/'],
  ] as const)('of a customer’s lists: from %s to %s at %s', (from, screen, href) => {
    const place = findPlace(from);
    expect(getBranchHref(place?.branch ?? ownBranch, screen, { customerId: 9 }, place?.params)).toBe(href);
  });

  it.each([
    ['/payments/9/', 'payment', '/payments/9/3/'],
    ['/payments/all/', 'payment', '/payments/all/3/'],
    ['/balance-history/9/', 'payment', '/payments/9/3/'],
    ['/balance-history/9/', 'order', '/orders/12/'],
    ['/orders?customerId=9', 'order', '/orders/12/'],
    ['/orders?scope=shop', 'order', '/orders/12/'],
    ['/orders/12/9/balance-history/', 'payment', '/payments/9/3/'],
    ['/list-orders/12/9/balance-history/', 'payment', '/payments/9/3/'],
    ['/customers/9/payments/', 'payment', '/customers/9/payments/3/'],
    ['/customers/9/balance-history/', 'payment', '/customers/9/payments/3/'],
    ['/customers/9/balance-history/', 'order', '/customers/9/orders/12/'],
    ['/customers/9/orders/', 'order', '/customers/9/orders/12/'],
    ['/customers/9/orders/12/balance-history/', 'payment', '/customers/9/payments/3/'],
    ['/groups-orders/9/payments/', 'payment', '/groups-orders/9/payments/3/'],
    ['/groups-orders/9/balance-history/', 'payment', '/groups-orders/9/payments/3/'],
    ['/groups-orders/9/balance-history/', 'order', '/groups-orders/12/'],
    ['/groups-orders/9/orders/', 'order', '/groups-orders/9/orders/12/'],
    ['/groups-orders/12/9/balance-history/', 'payment', '/groups-orders/9/payments/3/'],
    ['/groups-orders/9/orders/12/balance-history/', 'payment', '/groups-orders/9/payments/3/'],
    ['/purchases/4/list-orders/', 'order', '/purchases/4/list-orders/12/'],
    ['/purchases/4/groups-orders/9/payments/', 'payment', '/purchases/4/groups-orders/9/payments/3/'],
    ['/purchases/4/groups-orders/9/balance-history/', 'payment', '/purchases/4/groups-orders/9/payments/3/'],
    ['/purchases/4/groups-orders/9/orders/', 'order', '/purchases/4/groups-orders/9/orders/12/'],
    ['/purchases/4/groups-orders/9/orders/12/balance-history/', 'payment', '/purchases/4/groups-orders/9/payments/3/'],
  ] as const)('of a row: from %s to the %s at %s', (from, screen, href) => {
    const place = findPlace(from);
    const given = screen === 'order' ? { orderId: 12 } : { paymentId: 3 };
    expect(getBranchHref(place?.branch ?? ownBranch, screen, given, place?.params)).toBe(href);
    expect(findPlace(href)?.screen).toBe(screen);
  });
});

import type { Fault } from './fault.ts';

const raced = (lifecycle: string): Fault['test'] => ({
  project: 'server',
  file: 'tests/server/races/races.test.ts',
  title: `take commands of ${lifecycle} at once`,
});

/** Locks that are gone: two servers change one record at once. */
export const locks: readonly Fault[] = [
  {
    name: 'two move one order at once',
    file: 'server/db/repositories/order/transition.ts',
    find: "\n    .for('no key update', { of: placedOrders })",
    replace: '',
    test: raced('order/placed-order'),
  },
  {
    name: 'two change lines of one order at once',
    file: 'server/db/repositories/order/transition.ts',
    find: "\n    .for('no key update', { of: placedOrders })",
    replace: '',
    test: raced('order/order-line'),
  },
  {
    name: 'two decide about one payment at once',
    file: 'server/db/repositories/payment/payment.ts',
    find: "\n    .for('no key update')",
    replace: '',
    test: raced('payment/payment'),
  },
  {
    name: 'two refunds are paid with the same money',
    file: 'server/db/repositories/ledger/ledger.ts',
    find: ".where(isCustomerOf(shopId, customerId))\n    .for('no key update');",
    replace: '.where(isCustomerOf(shopId, customerId));',
    test: raced('payment/payment'),
  },
  {
    name: 'two move one purchase at once',
    file: 'server/db/repositories/purchase/change-purchase.ts',
    find: ".where(isLivePurchase(shopId, id)).for('no key update')",
    replace: '.where(isLivePurchase(shopId, id))',
    test: raced('purchase/purchase'),
  },
  {
    name: 'a purchase is locked before its orders',
    file: 'server/domain/purchase/update-purchase.ts',
    find:
      '      const orders = changesLines ? await lockOrders(transaction, shop.id, id) : [];\n' +
      '      const purchase = await lockPurchase(transaction, shop.id, id);\n',
    replace:
      '      const purchase = await lockPurchase(transaction, shop.id, id);\n' +
      '      const orders = changesLines ? await lockOrders(transaction, shop.id, id) : [];\n',
    test: { project: 'server', file: 'tests/server/races/races.test.ts' },
    why: 'Everybody locks orders first: two that wait for each other end in a deadlock.',
  },
];

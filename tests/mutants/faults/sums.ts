import type { Fault } from './fault.ts';

const deliveryPrice = { project: 'unit', file: 'tests/unit/delivery-price.test.ts' } as const;
const paymentAmount = { project: 'unit', file: 'tests/unit/payment-amount.test.ts' } as const;
const shareOut = { project: 'unit', file: 'tests/unit/share-out.test.ts' } as const;
const reprice = { project: 'unit', file: 'tests/unit/reprice.test.ts' } as const;
const ledger = { project: 'server', file: 'tests/server/money/ledger.test.ts' } as const;
const payments = { project: 'server', file: 'tests/server/money/payments.test.ts' } as const;

/** Money: sums, prices, rounding, the ledger. */
export const sums: readonly Fault[] = [
  {
    name: 'a delivery is free only above its sum',
    file: 'common/delivery-price.ts',
    find: 'goods >= freeFrom ? 0',
    replace: 'goods > freeFrom ? 0',
    test: deliveryPrice,
  },
  {
    name: 'a delivery is free while nobody knows the sum of the goods',
    file: 'common/delivery-price.ts',
    find: 'goods !== null && goods >= freeFrom',
    replace: '(goods === null || goods >= freeFrom)',
    test: deliveryPrice,
  },
  {
    name: 'a delivery price that staff named is counted again',
    file: 'common/delivery-price.ts',
    find: 'terms !== null && price === deliveryPriceFor(terms, before)',
    replace: 'terms !== null',
    test: deliveryPrice,
  },
  {
    name: 'a payment of nothing is taken',
    file: 'common/payment-amount.ts',
    find: 'roubles <= PAYMENT_ABOVE',
    replace: 'roubles < PAYMENT_ABOVE',
    test: paymentAmount,
  },
  {
    name: 'a payment takes tenths of a kopeck',
    file: 'common/payment-amount.ts',
    find: '{0,2}',
    replace: '{0,3}',
    test: paymentAmount,
  },
  {
    name: 'a refund of all that is available is refused',
    file: 'common/payment-amount.ts',
    find: 'roubles > available',
    replace: 'roubles >= available',
    test: paymentAmount,
  },
  {
    name: 'pieces over after sharing go to nobody',
    file: 'common/share-out.ts',
    find: '(up.has(id) ? 1 : 0)',
    replace: '0',
    test: shareOut,
  },
  {
    name: 'a line gets more pieces than it waits for',
    file: 'common/share-out.ts',
    find: 'Math.min(count, left)',
    replace: 'left',
    test: shareOut,
  },
  {
    name: 'an order that is billed is paid to its customer',
    file: 'server/domain/ledger/ledger.ts',
    find: 'isCharged(state) ? -total : 0',
    replace: 'isCharged(state) ? total : 0',
    test: { ...ledger, title: 'writes the difference when the total of a charged order changes' },
  },
  {
    name: 'an order is charged in full again when its total changes',
    file: 'server/domain/ledger/ledger.ts',
    find: '(isCharged(state) ? -total : 0) - standing',
    replace: '(isCharged(state) ? -total : -standing)',
    test: { ...ledger, title: 'writes the difference when the total of a charged order changes' },
  },
  {
    name: 'an entry of nothing is written into the ledger',
    file: 'server/domain/ledger/ledger.ts',
    find: ' || entry.amount === 0',
    replace: '',
    test: { ...ledger, title: 'takes only whole kopecks that change something' },
  },
  {
    name: 'a correction that names an order counts as its charge',
    file: 'server/db/repositories/ledger/ledger.ts',
    find: "'order_charge', 'order_return']",
    replace: "'order_charge', 'order_return', 'correction']",
    test: { ...ledger, title: 'leaves a correction that names an order alone' },
  },
  {
    name: 'a confirmed refund adds to the balance',
    file: 'server/domain/payment/update-payment.ts',
    find: "amount: kind === 'refund' ? -amount : amount",
    replace: 'amount',
    test: payments,
  },
  {
    name: 'a cancelled payment is written into the ledger',
    file: 'server/domain/payment/update-payment.ts',
    find: "  if (form.state === 'C') return;\n",
    replace: '',
    test: { ...payments, title: 'that are cancelled leave the ledger alone' },
  },
  {
    name: 'half a step of a price goes down',
    file: 'server/domain/catalogue/reprice.ts',
    find: '(2 * raised + unit) / (2 * unit)',
    replace: '(2 * raised + unit - 1) / (2 * unit)',
    test: reprice,
  },
  {
    name: 'hundredths of a per cent are cut off',
    file: 'server/domain/catalogue/reprice.ts',
    find: 'Math.round(perCent * 100)',
    replace: 'Math.trunc(perCent) * 100',
    test: reprice,
  },
  {
    name: 'a waiting refund reserves nothing',
    file: 'server/domain/payment/create-payment.ts',
    find: 'const available = balance - waiting.reserved;',
    replace: 'const available = balance;',
    test: { ...payments, title: 'as refunds reserve their amount from the moment of the request' },
  },
  {
    name: 'refunds are paid out to customers in debt',
    file: 'server/domain/payment/create-payment.ts',
    find: "kind === 'refund' && amount > available",
    replace: "kind === 'refund' && amount > Math.abs(available)",
    test: { ...payments, title: 'as refunds are refused to customers in debt' },
  },
  {
    name: 'a customer has any number of payments waiting',
    file: 'server/domain/payment/create-payment.ts',
    find: 'waiting.count >= MAX_WAITING',
    replace: 'waiting.count > MAX_WAITING',
    test: { ...payments, title: 'may wait fifty at a time for one customer' },
  },
  {
    name: 'a refund is confirmed with money that is spent',
    file: 'server/domain/payment/payment-answer.ts',
    find: "isCovered: kind === 'top_up' || balance >= amount",
    replace: 'isCovered: true',
    test: { ...payments, title: 'as refunds are not confirmed with money that an order has been charged meanwhile' },
  },
  {
    name: 'payments add up without their kopecks',
    file: 'src/office/payments/payment-sums.ts',
    find: 'Math.round(one * KOPECKS)',
    replace: 'Math.round(one) * KOPECKS',
    test: {
      project: 'dom',
      file: 'tests/dom/account/shift.test.tsx',
      title: 'compares it with what somebody has counted, to the kopeck',
    },
  },
  {
    name: 'what was returned counts as what came in a shift',
    file: 'src/office/payments/shift/ways-sums.ts',
    find: 'net: addRoubles([topUps.amount, -refunds.amount])',
    replace: 'net: addRoubles([topUps.amount, refunds.amount])',
    test: {
      project: 'dom',
      file: 'tests/dom/account/shift.test.tsx',
      title: 'less what was returned',
    },
  },
  {
    name: 'nothing is shown as less than nothing',
    file: 'src/lib/money.ts',
    find: 'roubles < 0 && kopecks > 0',
    replace: 'roubles < 0',
    test: { project: 'unit', file: 'tests/unit/lib-texts.test.ts' },
  },
  {
    name: 'a delivery price that staff left as it was counts as theirs',
    file: 'common/delivery-price.ts',
    find: 'return price !== before && (',
    replace: 'return (',
    test: deliveryPrice,
  },
  {
    name: 'five pasted kopecks become fifty',
    file: 'src/lib/money.ts',
    find: "parts ?? named?.padStart(2, '0')",
    replace: 'parts ?? named',
    test: { project: 'dom', file: 'tests/dom/ui/fields-money.test.tsx', title: '2 500 р. 5 к.' },
  },
];

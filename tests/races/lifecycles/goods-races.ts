import type { Race } from '../race.ts';
import { type Goods, goodsOf, PRICE } from './goods.ts';
import { bringGoods } from './goods-desk.ts';
import { readWords, recordsOf, stepGoods } from './goods-words.ts';

const each = (whos: readonly string[], subjects: readonly string[], whats: readonly string[]): string[] =>
  whats.flatMap((what) => subjects.flatMap((subject) => whos.map((who) => `${who} ${subject} ${what}`)));

function raceOf(
  name: string,
  { starts, commands }: { starts: Readonly<Record<string, Goods>>; commands: readonly string[] },
): Race<Goods> {
  const begin = (start: string): Goods => {
    const world = starts[start];
    if (!world) throw new Error(`${name} doesn't begin with ${start}`);
    return world;
  };
  return {
    name,
    starts: Object.keys(starts),
    commands,
    begin,
    step: stepGoods,
    subjectOf: (words) => readWords(words).subject,
    records: recordsOf,
    bring: (site, start) => bringGoods(site, begin(start)),
  };
}

const orders = ['order1', 'order2'];
const lines = ['line1', 'line2'];
const staff = ['staff', 'boss'];

/** Two orders of one customer: what is charged for one isn't there for the other. */
export const orderRace = raceOf('order/placed-order', {
  starts: {
    'money for both orders': goodsOf({ orders: 2, lines: ['W'], balance: 2 * PRICE }),
    'money for one order': goodsOf({ orders: 2, lines: ['W'], balance: PRICE }),
    'no money': goodsOf({ orders: 2, lines: ['W'], balance: 0 }),
  },
  commands: [
    ...each(staff, orders, ['accepted', 'need_pay', 'collected', 'delivery', 'done', 'completed']),
    ...each(staff, orders, ['canceled', 'created', 'rejected']),
    ...each(['owner'], orders, ['canceled', 'accepted']),
    ...each(['staff'], orders, ['canceled silent', 'accepted silent', 'collected silent']),
  ],
});

/** Two lines of one order, of which one has to stay, and a purchase that they may go to. */
export const lineRace = raceOf('order/order-line', {
  starts: {
    'a paid order': goodsOf({ orders: 1, lines: ['W', 'W'], state: 'accepted', balance: 2 * PRICE, purchase: true }),
    'an order without money': goodsOf({ orders: 1, lines: ['W', 'W'], state: 'accepted', balance: 0, purchase: true }),
  },
  commands: [
    ...each(staff, lines, ['P', 'O', 'C', 'W', 'F', 'C silent']),
    ...each(['staff'], ['order1'], ['collected', 'need_pay', 'accepted', 'delivery', 'canceled', 'created']),
    ...each(['staff'], ['purchase'], ['stopped', 'open']),
  ],
});

/** A purchase with two lines of an order, which move meanwhile. */
export const purchaseRace = raceOf('purchase/purchase', {
  starts: {
    'ordered lines': goodsOf({ orders: 1, lines: ['O', 'O'], state: 'accepted', balance: 2 * PRICE, purchase: true }),
    'a line that waits': goodsOf({
      orders: 1,
      lines: ['O', 'W'],
      state: 'accepted',
      balance: 2 * PRICE,
      purchase: true,
    }),
  },
  commands: [
    ...each(staff, ['purchase'], ['stopped', 'sent', 'received+0', 'received+1', 'received+12', 'closed', 'received']),
    ...each(staff, ['purchase'], ['open', 'open silent', 'sent silent']),
    ...each(['staff'], lines, ['O', 'P', 'C', 'W']),
    ...each(['staff'], ['order1'], ['collected', 'accepted', 'done', 'canceled', 'created']),
  ],
});

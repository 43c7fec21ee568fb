import { expect, it } from 'vitest';
import type { LineFacts } from '#common/order-line.ts';
import { heldStates, type PlacedOrderState } from '#machines/order/placed-order.machine.ts';

const line = (state: LineFacts['state'], price: number | null = 700): LineFacts => ({ state, price });
type Known = Parameters<typeof heldStates>[1];
type Held = [PlacedOrderState, string][];

/** Of staff unless said otherwise; nothing is open to them that the balance decides. */
const rows: [PlacedOrderState, what: string, Partial<Known>, Held][] = [
  ['created', 'nothing in the way', {}, []],
  [
    'created',
    'a line that was handed over',
    { lines: [line('F')] },
    [
      ['canceled', 'lines_handed_over'],
      ['rejected', 'lines_handed_over'],
    ],
  ],
  [
    'created',
    'a line in work, to its customer',
    { by: 'customer', lines: [line('W'), line('O')] },
    [['canceled', 'lines_in_work']],
  ],
  [
    'created',
    'a received line, to its customer',
    { by: 'customer', lines: [line('F')] },
    [['canceled', 'lines_received']],
  ],
  ['created', 'nothing in the customer’s way', { by: 'customer' }, []],
  ['accepted', 'nothing in the way', {}, []],
  ['accepted', 'a shop that is paid in advance', { isPrepaid: true }, [['collected', 'prepaid']]],
  [
    'accepted',
    'a line without a price',
    { lines: [line('W', null)] },
    [
      ['need_pay', 'not_priced'],
      ['collected', 'not_priced'],
    ],
  ],
  [
    'accepted',
    'no line that counts',
    { lines: [line('C')] },
    [
      ['need_pay', 'no_lines'],
      ['collected', 'no_lines'],
    ],
  ],
  ['accepted', 'an ordered line', { lines: [line('O')] }, [['collected', 'lines_ordered']]],
  [
    'accepted',
    'an ordered line, to its customer',
    { by: 'customer', lines: [line('O')] },
    [['canceled', 'lines_in_work']],
  ],
  [
    'need_pay',
    'a balance that is short',
    {},
    [
      ['collected', 'balance_short'],
      ['delivery', 'balance_short'],
      ['done', 'balance_short'],
    ],
  ],
  ['need_pay', 'a balance that covers it', { open: ['collected', 'delivery', 'done'] }, []],
  ['need_pay', 'a balance that is short for some', { open: ['collected', 'done'] }, [['delivery', 'balance_short']]],
  [
    'need_pay',
    'an ordered line',
    { lines: [line('W'), line('O')] },
    [
      ['collected', 'lines_ordered'],
      ['delivery', 'lines_ordered'],
      ['done', 'lines_ordered'],
    ],
  ],
  [
    'need_pay',
    'a line that was handed over',
    { lines: [line('F')], open: ['collected', 'delivery', 'done'] },
    [
      ['accepted', 'lines_handed_over'],
      ['canceled', 'lines_handed_over'],
    ],
  ],
  ['need_pay', 'its customer’s role', { by: 'customer' }, []],
  [
    'collected',
    'a balance that is short',
    {},
    [
      ['delivery', 'balance_short'],
      ['done', 'balance_short'],
    ],
  ],
  ['delivery', 'nothing in the way', {}, []],
  [
    'delivery',
    'an ordered line',
    { lines: [line('O')] },
    [
      ['collected', 'lines_ordered'],
      ['done', 'lines_ordered'],
    ],
  ],
  [
    'done',
    'an ordered line',
    { lines: [line('O')] },
    [
      ['collected', 'lines_ordered'],
      ['delivery', 'lines_ordered'],
    ],
  ],
  ['completed', 'its end', {}, []],
  ['canceled', 'a line that was handed over', { lines: [line('F')] }, []],
];

it.each(rows)('%s is held by %s', (state, _what, known, held) => {
  const facts: Known = { by: 'staff', lines: [line('W')], open: [], ...known };
  expect(heldStates(state, facts).map(({ state: to, refusal }) => [to, refusal])).toEqual(held);
});

import { describe, expect, it } from 'vitest';
import { orderTransitionRefusal, placedOrderStates } from '#machines/order/placed-order.machine.ts';
import { everyFacts } from './placed-order.model.ts';
import { cells, tableStates, verdicts } from './placed-order.table.ts';

describe('every transition of an order', () => {
  it('covers each pair of states', () => {
    expect(tableStates).toEqual(placedOrderStates);
    expect(cells.map(({ from, to }) => `${from} ${to}`)).toEqual(
      placedOrderStates.flatMap((from) => placedOrderStates.map((to) => `${from} ${to}`)),
    );
  });

  it.each(cells)('from $from to $to is open to those the table names: $word', ({ from, to, word }) => {
    for (const facts of everyFacts)
      expect([facts, orderTransitionRefusal(from, to, facts)]).toEqual([facts, verdicts[word]?.(facts)]);
  });
});

import { expect, it } from 'vitest';
import { shareOut, type SharingRule, type WaitingLine } from '#common/share-out.ts';

// Given in another order than the orders came; Vera (41) has two lines, of orders 12 and 19.
const lines: readonly WaitingLine[] = [
  { id: 105, orderId: 19, personId: 41, count: 4 },
  { id: 103, orderId: 15, personId: 42, count: 7 },
  { id: 101, orderId: 12, personId: 41, count: 2 },
  { id: 104, orderId: 17, personId: 43, count: 3 },
];

/** What lines 101, 103, 104 and 105 get. */
const given = (came: number, rule: SharingRule): (number | undefined)[] => {
  const shares = shareOut(lines, came, rule);
  expect(shares.size).toBe(4);
  return [101, 103, 104, 105].map((id) => shares.get(id));
};

it.for<[number, SharingRule, number[]]>([
  // Whoever ordered first is first; the line that is reached last gets a part.
  [0, 'first', [0, 0, 0, 0]],
  [1, 'first', [1, 0, 0, 0]],
  [5, 'first', [2, 3, 0, 0]],
  [9, 'first', [2, 7, 0, 0]],
  [13, 'first', [2, 7, 3, 1]],
  [16, 'first', [2, 7, 3, 4]],
  // 8/16: a half of each; the two halves of a piece make one, which goes to the first of them.
  [8, 'share', [1, 4, 1, 2]],
  // 5/16: 0.625, 2.1875, 0.9375, 1.25.
  [5, 'share', [1, 2, 1, 1]],
  // 1/16: 0.125, 0.4375, 0.1875, 0.25.
  [1, 'share', [0, 1, 0, 0]],
  [0, 'share', [0, 0, 0, 0]],
  [15, 'share', [2, 6, 3, 4]],
  [16, 'share', [2, 7, 3, 4]],
  // Three pieces for 43, six for 41 in two orders, seven for 42.
  [3, 'people', [0, 0, 3, 0]],
  [4, 'people', [1, 0, 3, 0]],
  [9, 'people', [2, 0, 3, 4]],
  [10, 'people', [2, 1, 3, 4]],
  [0, 'people', [0, 0, 0, 0]],
  [16, 'people', [2, 7, 3, 4]],
])('of %i pieces, by “%s”, the lines get %j', ([came, rule, shares]) => {
  expect(given(came, rule)).toEqual(shares);
});

it.for(['first', 'share', 'people'] as const)('gives nobody more than is waited for, by “%s”', (rule) => {
  expect(given(99, rule)).toEqual([2, 7, 3, 4]);
});

it.for(['first', 'share', 'people'] as const)('of equal lines the later goes short, by “%s”', (rule) => {
  const teapots = Array.from({ length: 17 }, (_, index) => ({
    id: 200 + index,
    orderId: 80 - index,
    personId: 300 + index,
    count: 1,
  }));
  const shares = shareOut(teapots, 12, rule);
  const short = teapots.filter(({ id }) => shares.get(id) === 0);
  expect(short.map(({ orderId }) => orderId)).toEqual([80, 79, 78, 77, 76]);
});

it.for(['first', 'share', 'people'] as const)('of two lines of one order the later goes short, by “%s”', (rule) => {
  const shares = shareOut(
    [
      { id: 9, orderId: 5, personId: 1, count: 2 },
      { id: 8, orderId: 5, personId: 1, count: 2 },
    ],
    3,
    rule,
  );
  expect([shares.get(8), shares.get(9)]).toEqual([2, 1]);
});

it('has nothing to give where nobody waits', () => {
  expect(shareOut([], 3, 'share').size).toBe(0);
});

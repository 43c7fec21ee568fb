import { describe, expect, it } from 'vitest';
import { countRefusal, mostAvailable } from '#common/fit-count.ts';

describe('a count of an item', () => {
  // The count, by how many and from how many it is sold, what is left; why it is refused, and the most there is to
  // order.
  it.each([
    [3, 1, 1, null, null, 999],
    [3, 1, 1, 4, null, 4],
    [1, 1, 1, 1, null, 1],
    [4, 1, 1, 4, null, 4],
    [5, 1, 1, 4, 'short', 4],
    [1, 1, 1, 1, null, 1],
    [2, 1, 1, 0, 'short', 0],
    [2, 1, 1, -7, 'short', 0],
    [12, 6, 1, null, null, 996],
    [7, 6, 1, null, 'unfit', 996],
    [12, 6, 1, 17, null, 12],
    [18, 6, 1, 17, 'short', 12],
    [13, 6, 1, 17, 'unfit', 12],
    [4, 1, 5, 9, 'unfit', 9],
    [5, 1, 5, 9, null, 9],
    [5, 1, 5, 4, 'short', 0],
    [12, 4, 10, 13, null, 12],
    [12, 4, 10, 11, 'short', 0],
    [1001, 1, 1, 2000, 'unfit', 999],
  ] as const)('of %i by %i from %i on with %s left: %s, %i at most', (count, step, least, stock, refusal, most) => {
    const rule = { count_step: step, count_min: least, stock };
    expect(countRefusal(count, rule)).toBe(refusal);
    expect(mostAvailable(rule)).toBe(most);
  });
});

import { expect, it } from 'vitest';
import { reprice } from '#server/domain/catalogue/reprice.ts';

it.each([
  // kopecks, per cent, rounded to roubles, kopecks after
  [10_000, 10, 0.01, 11_000],
  [10_000, -15, 1, 8_500],
  [11_900, 10, 5, 13_000],
  [9_999, 0, 10, 10_000],
  // A half goes up.
  [10_000, 2.5, 5, 10_500],
  [9_750, 0, 5, 10_000],
  // 1 kopeck and 50 per cent: 1.5 kopecks.
  [1, 50, 0.01, 2],
  [333, 33.33, 0.01, 444],
  [300, -10, 10, 0],
  [0, 100, 50, 0],
  [100_000_000, 1_000, 100, 1_100_000_000],
  [99_999_999, 0.01, 0.01, 100_009_999],
])('%i kopecks and %d per cent, rounded to %d roubles, are %i kopecks', (kopecks, perCent, roundTo, expected) => {
  expect(reprice(kopecks, { per_cent: perCent, round_to: roundTo as 1 })).toBe(expected);
});

import { describe, expect, it } from 'vitest';
import { recountedPrice } from '#common/delivery-price.ts';
import { isBelowLeast, leavesTooLittle } from '#common/least-sum.ts';

describe('the least sum of an order', () => {
  it.each([
    [599, true, 600, true],
    [600, true, 600, false],
    [601, true, 600, false],
    [599, false, 600, false],
    [0, true, 0, false],
  ])('goods of %i, priced %s, against %i: %s', (sum, isPriced, least, isBelow) => {
    expect(isBelowLeast({ sum, isPriced }, least)).toBe(isBelow);
  });

  // What there was, and whether it was priced; what is left, and whether it is priced.
  it.each([
    ['from above', 700, true, 599, true, true],
    ['to the very sum', 700, true, 600, true, false],
    ['further below', 500, true, 499, true, true],
    ['a comment below', 500, true, 500, true, false],
    ['a growing order below', 500, true, 510, true, false],
    ['with a photo that stays', 700, false, 599, false, false],
    ['without the photo that was left', 500, false, 500, true, true],
    ['with a photo added', 500, true, 500, false, false],
  ] as const)('%s', (_, sum, isPriced, leftSum, isLeftPriced, isTooLittle) => {
    expect(leavesTooLittle({ sum, isPriced }, { sum: leftSum, isPriced: isLeftPriced }, 600)).toBe(isTooLittle);
  });
});

describe('the delivery of an order whose goods its customer changes', () => {
  const courier = { price: 300, freeFrom: 1000 };
  it.each([
    ['is paid below the sum', 0, courier, 1200, 999, 300],
    ['stays free from the sum on', 0, courier, 1200, 1000, 0],
    ['is free from the sum on', 300, courier, 900, 1000, 0],
    ['stays paid below it', 300, courier, 900, 800, 300],
    ['stays as staff have named it', 450, courier, 1200, 900, 450],
    ['stays free where staff have said so', 0, courier, 900, 800, 0],
    ['stays what it was by no terms of its method', 250, courier, 900, 1100, 250],
    ['whose terms nobody knows stays', 0, null, 1200, 900, 0],
    ['of a method that is never free stays', 300, { price: 300, freeFrom: null }, 1200, 900, 300],
  ] as const)('%s', (_, price, method, before, after, expected) => {
    expect(recountedPrice(price, method, { before, after })).toBe(expected);
  });
});

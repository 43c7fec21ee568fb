import { describe, expect, it } from 'vitest';
import { deliveryPriceFor, isNamedByHand, recountedPrice } from '#common/delivery-price.ts';

describe('the price of a delivery', () => {
  it.each([
    [300, null, 9000, 300],
    [300, 4000, 3999, 300],
    [300, 4000, 4000, 0],
    [300, 4000, 4001, 0],
    [300, 4000, null, 300],
    [300, 0, 0, 0],
    [0, 4000, 100, 0],
  ])('%s, free from %s, with goods of %s is %s', (price, freeFrom, goods, expected) => {
    expect(deliveryPriceFor({ price, freeFrom }, goods)).toBe(expected);
  });

  const method = { price: 300, freeFrom: 4000 };
  it.each([
    // Counted again where it was the method's.
    [0, method, 5000, 3000, 300],
    [300, method, 3000, 5000, 0],
    [300, method, 3000, 2000, 300],
    // Kept where staff have named another.
    [250, method, 3000, 5000, 250],
    [0, method, 3000, 2000, 0],
    [300, method, 5000, 3000, 300],
    [300, null, 3000, 5000, 300],
  ])('of %s by %j, with goods of %s and then of %s, is %s', (price, asked, before, after, expected) => {
    expect(recountedPrice(price, asked, { before, after })).toBe(expected);
  });

  // The price that staff name, the one before, and the goods.
  it.each([
    [450, 300, method, 3000, true],
    [0, 300, method, 3000, true],
    [300, 0, method, 5000, true],
    [300, 300, null, 3000, false],
    [450, 300, null, 3000, true],
    [0, 450, method, 5000, false],
    [300, 250, method, 3000, false],
  ])('%s instead of %s, by %j with goods of %s, is named by hand: %s', (price, before, terms, goods, expected) => {
    expect(isNamedByHand(price, { before, terms, goods })).toBe(expected);
  });
});

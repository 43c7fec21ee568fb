/**
 * What a delivery costs with goods of this sum, all in one unit: nothing from `freeFrom` on, where there is such a sum. A sum of
 * null is one that nobody knows yet.
 */
export function deliveryPriceFor(
  { price, freeFrom }: { price: number; freeFrom: number | null },
  goods: number | null,
): number {
  return freeFrom !== null && goods !== null && goods >= freeFrom ? 0 : price;
}

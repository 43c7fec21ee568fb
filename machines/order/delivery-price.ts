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

/**
 * What an order's delivery costs after its customer has changed the goods, by the sums of them before and after: counted again
 * where it was what its method costs, kept where staff have named another price, or the method is gone.
 */
export function recountedPrice(
  price: number,
  method: Parameters<typeof deliveryPriceFor>[0] | null,
  { before, after }: Record<'before' | 'after', number>,
): number {
  return method !== null && price === deliveryPriceFor(method, before) ? deliveryPriceFor(method, after) : price;
}

/** What a method asks, in one unit with the sums of goods: its price, and the sum from which on it costs nothing. */
export interface DeliveryTerms {
  price: number;
  freeFrom: number | null;
}

/**
 * What a delivery costs with goods of this sum: nothing from `freeFrom` on, where there is such a sum. A sum of null is
 * one that nobody knows yet.
 */
export function deliveryPriceFor({ price, freeFrom }: DeliveryTerms, goods: number | null): number {
  return freeFrom !== null && goods !== null && goods >= freeFrom ? 0 : price;
}

/**
 * What an order's delivery costs after its customer has changed the goods, by the sums of them before and after. It is
 * counted again by the terms on which the method was chosen, whatever the method asks since; kept where staff have
 * named another price (`terms` is null then, or the price isn't theirs).
 */
export function recountedPrice(
  price: number,
  terms: DeliveryTerms | null,
  { before, after }: Record<'before' | 'after', number>,
): number {
  return terms !== null && price === deliveryPriceFor(terms, before) ? deliveryPriceFor(terms, after) : price;
}

/**
 * Whether a price that staff name for an order is their own, which no change of its goods alters: neither the old one
 * nor that of the terms.
 */
export function isNamedByHand(
  price: number,
  { before, terms, goods }: { before: number; terms: DeliveryTerms | null; goods: number },
): boolean {
  return price !== before && (terms === null || price !== deliveryPriceFor(terms, goods));
}

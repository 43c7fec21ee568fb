/** The prices of an item in roubles, named as in the contract. */
export interface Prices {
  price: number;
  retail_price: number;
  discounted_price: number;
  /** Per cent off the retail price, for everyone. */
  discount: number;
}

const kopecksOf = (roubles: number): number => Math.round(roubles * 100);

/**
 * What a person saves against the retail price, in whole per cent: by the item's discount, or by paying the lower trade
 * price.
 */
export function savingOf({ price, retail_price, discounted_price, discount }: Prices): {
  isTrade: boolean;
  percent: number;
} {
  const isTrade = price < discounted_price;
  if (!isTrade) return { isTrade, percent: discount };
  // In whole kopecks, so that half a per cent rounds up as in the database, which sorts and filters by the same number.
  const retail = kopecksOf(retail_price);
  return { isTrade, percent: Math.round(((retail - kopecksOf(price)) * 100) / retail) };
}

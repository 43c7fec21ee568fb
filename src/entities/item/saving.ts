/** The prices of an item in roubles, named as in the contract. */
export interface Prices {
  price: number;
  retail_price: number;
  discounted_price: number;
  /** Per cent off the retail price, for everyone. */
  discount: number;
}

/** What a person saves against the retail price, in whole per cent: by the item's discount, or by paying the lower trade price. */
export function savingOf({ price, retail_price, discounted_price, discount }: Prices): {
  isTrade: boolean;
  percent: number;
} {
  const isTrade = price < discounted_price;
  return { isTrade, percent: isTrade ? Math.round((1 - price / retail_price) * 100) : discount };
}

import type { components } from '#contract/types.ts';

type Schemas = components['schemas'];

/** What an item costs a customer of this type, in roubles; null where that is not known here. */
export function priceOfItem(
  { discounted_price: price, trade_price: trade }: Schemas['ItemCard'],
  { isTrade, type }: { isTrade: boolean; type: Schemas['CustomerType'] | undefined },
): number | null {
  if (!isTrade && type === 'retail') return price;
  return type === undefined || trade === null ? null : Math.min(price, trade);
}

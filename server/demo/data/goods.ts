import { attributesOf } from './attributes.ts';
import { stockOf } from './stock.ts';
import type { DemoItem } from './types.ts';

/** An item as written in the catalogue's files; prices in roubles. */
export interface Good {
  key: string;
  name: string;
  description: string;
  price: number;
  trade: number;
  discount?: number;
  isNew?: boolean;
}

/** The goods of one category. */
export const inCategory = (categoryKey: string, goods: readonly Good[]): DemoItem[] =>
  goods.map(({ key, name, description, price, trade, discount = 0, isNew = false }) => ({
    key,
    categoryKey,
    name,
    description,
    retailPrice: price * 100,
    tradePrice: trade * 100,
    discount,
    isNew,
    ...stockOf(key),
    attributes: attributesOf({ key, name, category: categoryKey }),
  }));

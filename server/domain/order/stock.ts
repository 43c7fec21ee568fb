import { fitCount } from '#machines/cart/fit-count.ts';
import type { Transaction } from '../../db/engine/types.ts';
import { findOversold } from '../../db/repositories/catalogue/stock.ts';
import { shortText, unfitText } from '../../texts/orders.strings.ts';
import { AppError } from '../kit/app-error.ts';

/** So many pieces of an item; a photo has no item. */
interface Pieces {
  itemId: number | null;
  count: number;
}

/** An item as it may be ordered. */
interface CountedItem {
  name: string;
  countStep: number;
  countMin: number;
}

/** What there is too little of, and how much of it was left before. */
export interface Short {
  name: string;
  left: number;
}

/** How many pieces of each item there are in lines, by the item's id. */
export function piecesOf(lines: readonly Pieces[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { itemId, count } of lines) if (itemId !== null) counts.set(itemId, (counts.get(itemId) ?? 0) + count);
  return counts;
}

/** Of which items a transaction has taken more than there were; the database takes stock as lines are written. */
export async function findShort(
  transaction: Transaction,
  shopId: number,
  taken: ReadonlyMap<number, number>,
): Promise<Short[]> {
  const oversold = await findOversold(transaction, shopId, [...taken.keys()]);
  return oversold.map(({ id, name, stock }) => ({ name, left: Math.max(0, stock + (taken.get(id) ?? 0)) }));
}

/** Throws stock_short, naming the items of which there are fewer than a transaction has taken. */
export async function checkStock(
  transaction: Transaction,
  shopId: number,
  taken: ReadonlyMap<number, number>,
): Promise<void> {
  const short = await findShort(transaction, shopId, taken);
  if (short.length > 0) throw new AppError('stock_short', { items: shortText(short) });
}

/** Throws count_unfit, naming the items that aren't sold in such counts. */
export function checkCounts(lines: readonly { item: CountedItem | null; count: number }[]): void {
  const unfit = lines.flatMap(({ item, count }) => {
    if (!item) return [];
    const { name, countStep, countMin } = item;
    return fitCount(count, { count_step: countStep, count_min: countMin }) === count
      ? []
      : [{ name, step: countStep, least: countMin }];
  });
  if (unfit.length > 0) throw new AppError('count_unfit', { items: unfitText(unfit) });
}

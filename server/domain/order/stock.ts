import { countRefusal } from '#common/fit-count.ts';
import { isLiveLine } from '#common/order-line.ts';
import type { Transaction } from '../../db/engine/types.ts';
import { findOversold } from '../../db/repositories/catalogue/stock.ts';
import { findLinePieces, type LockedOrder } from '../../db/repositories/order/transition.ts';
import { neededText, shortText, unfitText } from '../../texts/orders.strings.ts';
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

/** What there is too little of, how much of it was left before, and how much was to be taken. */
export interface Short {
  name: string;
  left: number;
  needed: number;
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
  return oversold.map(({ id, name, stock }) => {
    const needed = taken.get(id) ?? 0;
    return { name, left: Math.max(0, stock + needed), needed };
  });
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

/**
 * Throws stock_below_zero where staff have changed a locked order so that it takes more of an item than there was.
 * `before` is the order as it was locked; what it took already isn't counted, and an order that takes less is never
 * refused.
 */
export async function checkTaken(transaction: Transaction, before: LockedOrder): Promise<void> {
  const had = piecesOf(before.lines.filter(isLiveLine));
  const has = piecesOf((await findLinePieces(transaction, before.id)).filter(isLiveLine));
  const taken = new Map(
    [...has].flatMap(([id, count]) => (count > (had.get(id) ?? 0) ? [[id, count - (had.get(id) ?? 0)] as const] : [])),
  );
  const short = await findShort(transaction, before.shopId, taken);
  if (short.length > 0) throw new AppError('stock_below_zero', { items: neededText(short) });
}

/** Throws count_unfit, naming the items that aren't sold in such counts. */
export function checkCounts(lines: readonly { item: CountedItem | null; count: number }[]): void {
  const unfit = lines.flatMap(({ item, count }) => {
    if (!item) return [];
    const { name, countStep, countMin } = item;
    // What is left is compared once it is taken, which the database does.
    const refusal = countRefusal(count, { count_step: countStep, count_min: countMin, stock: null });
    return refusal === 'unfit' ? [{ name, step: countStep, least: countMin }] : [];
  });
  if (unfit.length > 0) throw new AppError('count_unfit', { items: unfitText(unfit) });
}

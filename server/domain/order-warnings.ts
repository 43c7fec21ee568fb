import type { components } from '#contract/types.ts';
import type { Transaction } from '../db/engine/types.ts';
import { findSimilarOrder, type WantedItemRow } from '../db/repositories/order-form.ts';
import { orderWarnings, type TextParams } from '../errors.ts';
import { toKopecks, toRoubles } from './money.ts';

type Warning = components['schemas']['OrderWarning'];
type LineForm = components['schemas']['PlacedOrderLineForm'];

/** Photos can't be told apart by what they show, so only orders this young are taken for the same one. */
const PHOTO_LIKENESS_MS = 10 * 60_000;

/** A line of the form with its item, which is null for a photo; the price in kopecks. */
export interface WantedLine {
  form: LineForm;
  item: WantedItemRow | null;
  price: number;
}

/** An order about to be placed, as its warnings see it; amounts in kopecks. */
export interface DoubtedOrder {
  shopId: number;
  customerId: number;
  lines: readonly WantedLine[];
  total: number;
  /** What the customer's balance has free. */
  available: number;
  isForeign: boolean;
  /** Whether whoever orders may see the customer's balance. */
  seesBalance: boolean;
  at: Date;
}

const warn = (code: Warning['code'], params: TextParams): Warning => ({ code, text: orderWarnings[code](params) });

/** Whether the line goes into the order: a photo, or an item that is still sold. */
export const isOrderable = ({ item }: WantedLine): boolean => item === null || item.is_sold;

function lineWarnings({ form: { expected_price: expected }, item, price }: WantedLine): Warning[] {
  if (item === null) return [];
  const { name } = item;
  if (!item.is_sold) return [warn('item_gone', { name })];
  if (expected === undefined || toKopecks(expected) === price) return [];
  return [warn('price_changed', { name, expected, price: toRoubles(price) })];
}

function countsOf(lines: readonly WantedLine[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { item, form } of lines) if (item) counts[item.id] = (counts[item.id] ?? 0) + form.count;
  return counts;
}

/** What speaks against an order, and may be overruled. */
export async function findWarnings(transaction: Transaction, order: DoubtedOrder): Promise<Warning[]> {
  const { shopId, customerId, total, available, isForeign, seesBalance, at } = order;
  const lines = order.lines.filter(isOrderable);
  const photos = lines.filter(({ item }) => item === null).length;
  const since = photos > 0 ? new Date(at.getTime() - PHOTO_LIKENESS_MS) : null;
  const orderId = await findSimilarOrder(transaction, { shopId, customerId, counts: countsOf(lines), photos, since });
  const isShort = isForeign && total > 0 && available < total;
  return [
    ...(orderId === undefined ? [] : [warn('duplicate', { orderId })]),
    ...order.lines.flatMap(lineWarnings),
    ...(isShort ? [warn('balance_short', { ...(seesBalance && { available: toRoubles(available) }), total: toRoubles(total) })] : []),
  ];
}

import type { components } from '#contract/types.ts';
import { type Goods, isBelowLeast } from '#common/least-sum.ts';
import type { Transaction } from '../../db/engine/types.ts';
import { findSimilarOrder, type WantedItemRow } from '../../db/repositories/order/order-form.ts';
import { orderWarnings } from '../../texts/orders.strings.ts';
import type { TextParams } from '../../texts/values.strings.ts';
import { toKopecks, toRoubles } from '../kit/money.ts';
import type { Short } from './stock.ts';

type Warning = components['schemas']['OrderWarning'];
type LineForm = components['schemas']['PlacedOrderLineForm'];

/** Photos can't be compared, so orders with photos count as duplicates only when they are this young. */
const PHOTO_LIKENESS_MS = 10 * 60_000;

/** A line of the form with its item, null for a photo; the price in kopecks, null for a photo too. */
export interface WantedLine {
  form: LineForm;
  item: WantedItemRow | null;
  price: number | null;
}

/** The part of a new order that its warnings need; amounts in kopecks. */
export interface DoubtedOrder {
  shopId: number;
  customerId: number;
  lines: readonly WantedLine[];
  total: number;
  /** What its goods come to, and the least sum that the shop takes an order for. */
  goods: Goods;
  least: number;
  /** The available balance of the customer. */
  available: number;
  /** Whether the shop is paid in advance; where one pays later, a balance that is short is the rule. */
  isPrepaid: boolean;
  isForeign: boolean;
  /** Whether the caller may see the customer's balance. */
  canSeeBalance: boolean;
  at: Date;
  currency: string;
}

const warn = (code: Warning['code'], params: TextParams): Warning => ({ code, text: orderWarnings[code](params) });

/** The warning about an item of which there is too little. */
export const stockWarning = ({ name, left }: Pick<Short, 'name' | 'left'>): Warning =>
  warn('stock_short', { name, left });

/** Whether the line can be ordered: a photo, or an item that is still sold. */
export const isOrderable = ({ item }: WantedLine): boolean => item === null || item.isSold;

function lineWarnings({ form: { expected_price: expected }, item, price }: WantedLine, currency: string): Warning[] {
  if (item === null || price === null) return [];
  const { name } = item;
  if (!item.isSold) return [warn('item_gone', { name })];
  if (expected === undefined || toKopecks(expected) === price) return [];
  return [warn('price_changed', { name, expected, price: toRoubles(price), currency })];
}

function countsOf(lines: readonly WantedLine[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { item, form } of lines) if (item) counts[item.id] = (counts[item.id] ?? 0) + form.count;
  return counts;
}

function stockWarnings(lines: readonly WantedLine[]): Warning[] {
  const counts = countsOf(lines);
  const items = new Map(lines.flatMap(({ item }) => (item ? [[item.id, item]] : [])));
  return [...items.values()].flatMap(({ id, name, stock }) =>
    stock !== null && (counts[id] ?? 0) > stock ? [stockWarning({ name, left: Math.max(0, stock) })] : [],
  );
}

/** The warnings about an order; the caller may overrule them. */
export async function findWarnings(transaction: Transaction, order: DoubtedOrder): Promise<Warning[]> {
  const { shopId, customerId, total, goods, least, available, isPrepaid, isForeign, canSeeBalance, at, currency } =
    order;
  const lines = order.lines.filter(isOrderable);
  const photos = lines.filter(({ item }) => item === null).length;
  const since = photos > 0 ? new Date(at.getTime() - PHOTO_LIKENESS_MS) : null;
  const orderId = await findSimilarOrder(transaction, { shopId, customerId, counts: countsOf(lines), photos, since });
  const isShort = isPrepaid && isForeign && total > 0 && available < total;
  return [
    ...(orderId === undefined ? [] : [warn('duplicate', { orderId })]),
    ...order.lines.flatMap((line) => lineWarnings(line, currency)),
    ...stockWarnings(lines),
    ...(isBelowLeast(goods, least)
      ? [warn('sum_small', { sum: toRoubles(goods.sum), least: toRoubles(least), currency })]
      : []),
    ...(isShort
      ? [
          warn('balance_short', {
            ...(canSeeBalance && { available: toRoubles(Math.max(0, available)) }),
            total: toRoubles(total),
            currency,
          }),
        ]
      : []),
  ];
}

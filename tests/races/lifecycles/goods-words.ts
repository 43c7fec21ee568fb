import type { OrderLineState } from '#common/order-line.ts';
import type { PlacedOrderState } from '#machines/order/placed-order.machine.ts';
import type { PurchaseState } from '#machines/purchase/purchase.machine.ts';
import type { Sent } from '../race.ts';
import { type Goods, moveOrder, type Outcome, reasonOf } from './goods.ts';
import { changeLine, movePurchase } from './goods-lines.ts';

/** What a command says: who brings which order, line or purchase to which state. */
export interface Command {
  who: string;
  /** `order1`, `line2` or `purchase`. */
  subject: string;
  of: 'order' | 'line' | 'purchase';
  number: number;
  to: string;
  /** The lines that came, where it has a receipt. */
  came: readonly number[] | undefined;
  reason: string;
}

/** Reads `staff order1 accepted`, `boss line2 C silent`, `staff purchase received+1`: with a receipt of line 1. */
export function readWords(words: string): Command {
  const [who = '', subject = '', what = '', silent] = words.split(' ');
  const [, of, number = '1'] = /^(order|line|purchase)(\d?)$/.exec(subject) ?? [];
  const [to = '', receipt] = what.split('+');
  return {
    who,
    subject,
    of: of as Command['of'],
    number: Number(number),
    to,
    came: receipt === undefined ? undefined : [...receipt].map(Number).filter((one) => one > 0),
    reason: reasonOf(silent !== undefined),
  };
}

/** What a command comes to by the machines. */
export function stepGoods(world: Goods, { words, seen }: Sent): Outcome {
  const { who, of, number, to, came, reason } = readWords(words);
  const by = { who, reason, seen };
  if (of === 'order') return moveOrder(world, number, to as PlacedOrderState, by);
  if (of === 'line') return changeLine(world, number, to as OrderLineState, by);
  return movePurchase(world, { to: to as PurchaseState, came }, by);
}

/** All states and versions that commands may have seen. */
export function recordsOf({ orders, purchase }: Goods): Record<string, { state: string; version: number }> {
  return Object.fromEntries([
    ...orders.map((order, index) => [`order${index + 1}`, order] as const),
    ...orders.flatMap(({ lines }) => lines).map((line, index) => [`line${index + 1}`, line] as const),
    ...(purchase ? [['purchase', purchase] as const] : []),
  ]);
}

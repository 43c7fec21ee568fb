import { discountOf, isGivenAway, loweredToTrade } from '#machines/order/order-editing.rules.ts';
import type { Transaction } from '../../../db/engine/types.ts';
import { findWantedItems } from '../../../db/repositories/order/order-form.ts';
import { type LockedLine, type LockedOrder, writeLine } from '../../../db/repositories/order/transition.ts';
import type { SignedInCaller } from '../../access/caller.ts';
import { needsColleague } from '../../access/four-eyes.ts';
import { priceFor } from '../../catalogue/prices.ts';
import { AppError } from '../../kit/app-error.ts';
import { toRoubles } from '../../kit/money.ts';

/**
 * Writes the trade price of today into each line of a locked order that costs more; returns the lines as they are then,
 * the same list where none does. The caller settles them. Throws price_own where a colleague has to give them.
 */
export async function takeTradePrices(
  transaction: Transaction,
  by: SignedInCaller,
  { id: orderId, shopId, customerId, lines }: LockedOrder,
  step: { authorId: number; reason: string; at: Date },
): Promise<LockedLine[]> {
  const ids = [...new Set(lines.flatMap(({ itemId }) => itemId ?? []))];
  const items = new Map((await findWantedItems(transaction, shopId, ids)).map((item) => [item.id, item]));
  const isForColleague = await needsColleague(transaction, by, { customerId, flag: 'trade_price_orders' });
  const lowered = new Map<number, LockedLine>();
  for (const line of lines) {
    const item = line.itemId === null ? undefined : items.get(line.itemId);
    const trade = item && item.tradePrice !== null ? priceFor('wholesale', item) : null;
    const price = loweredToTrade(line, trade);
    if (price === null || line.price === null) continue;
    if (isForColleague && isGivenAway(line, price)) throw new AppError('price_own');
    const changed = { ...line, price, discount: discountOf(price, line.retailPrice) };
    const fields = [{ field: 'price' as const, from: toRoubles(line.price), to: toRoubles(price) }];
    const change = { action: 'changed' as const, name: line.description, fields };
    const { id, description, comment, count, retailPrice, discount } = changed;
    await writeLine(
      transaction,
      { id, description, comment, count, price, retailPrice, discount },
      { shopId, orderId, ...step, change },
    );
    lowered.set(line.id, changed);
  }
  return lowered.size === 0 ? lines : lines.map((line) => lowered.get(line.id) ?? line);
}

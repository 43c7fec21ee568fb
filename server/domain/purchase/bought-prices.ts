import type { components } from '#contract/types.ts';
import type { Transaction } from '../../db/engine/types.ts';
import { findBoughtLines, writeBoughtPrices } from '../../db/repositories/purchase/bought-price.ts';
import { insertPurchaseEvent, type LockedPurchase } from '../../db/repositories/purchase/change-purchase.ts';
import type { FieldProblem } from '../../texts/fields.strings.ts';
import { AppError } from '../kit/app-error.ts';
import { toKopecks } from '../kit/money.ts';
import type { PurchaseStep } from '../order/lines/change-lines.ts';

type LineBoughtPrice = components['schemas']['LineBoughtPrice'];

/**
 * Notes what lines of a locked purchase were bought for, and says so in its history: one entry for those that have
 * changed. Whether any has. Throws validation for lines that the purchase doesn't have, or that are named twice.
 */
export async function setBoughtPrices(
  transaction: Transaction,
  purchase: Pick<LockedPurchase, 'id' | 'shopId'>,
  asked: readonly LineBoughtPrice[],
  { authorId, at }: PurchaseStep,
): Promise<boolean> {
  const wanted = new Map(asked.map(({ line_id: id, price }) => [id, price === null ? null : toKopecks(price)]));
  const lines = await findBoughtLines(transaction, purchase.id, [...wanted.keys()]);
  const known = new Set(lines.map(({ id }) => id));
  const seen = new Set<number>();
  const fields: Record<string, FieldProblem> = {};
  asked.forEach(({ line_id: id }, index) => {
    if (!known.has(id)) fields[`bought_prices.${index}.line_id`] = 'unknown_record';
    else if (seen.has(id)) fields[`bought_prices.${index}.line_id`] = 'wrong';
    seen.add(id);
  });
  if (Object.keys(fields).length > 0) throw new AppError('validation', {}, fields);
  const changed = lines.filter(({ id, price }) => price !== wanted.get(id));
  const [first] = changed;
  if (!first) return false;
  const prices = new Map(changed.map(({ id }) => [id, wanted.get(id) ?? null]));
  await writeBoughtPrices(transaction, purchase, prices);
  const [price = null, ...others] = new Set(prices.values());
  await insertPurchaseEvent(transaction, {
    shopId: purchase.shopId,
    purchaseId: purchase.id,
    kind: 'lines_priced',
    linesCount: changed.length,
    lineName: first.description,
    price: others.length > 0 ? null : price,
    authorId,
    at,
  });
  return true;
}

import { recountedPrice } from '#common/delivery-price.ts';
import { type Goods, leavesTooLittle } from '#common/least-sum.ts';
import { isLiveLine } from '#common/order-line.ts';
import type { Transaction } from '../../../db/engine/types.ts';
import { findDetails, writeDetails } from '../../../db/repositories/order/details.ts';
import type { LockedLine, LockedOrder } from '../../../db/repositories/order/transition.ts';
import { AppError } from '../../kit/app-error.ts';
import { toRoubles } from '../../kit/money.ts';
import type { Editing } from '../open-order.ts';
import { deliveryTermsOf } from '../order-delivery.ts';
import { sumsOf } from '../order-sums.ts';
import { settleLines } from './settle-lines.ts';

/** Who changes an order's lines, and when; the currency is that of refusals. */
interface EditStep {
  authorId: number;
  reason: string;
  at: Date;
  currency: string;
}

function goodsOf(lines: readonly LockedLine[]): Goods {
  const { total: sum, isPriced } = sumsOf(lines.filter(isLiveLine), 0);
  return { sum, isPriced };
}

/** Writes another price of the delivery into a locked order, and an entry of its timeline. */
async function writePrice(
  transaction: Transaction,
  { id, shopId, deliveryPrice: from }: LockedOrder,
  to: number,
  step: Omit<EditStep, 'currency'>,
): Promise<void> {
  const { details } = await findDetails(transaction, id);
  const fields = [{ field: 'price' as const, from: toRoubles(from), to: toRoubles(to) }];
  const event = { kind: 'delivery' as const, fields, shopId, orderId: id, ...step, reason: '' };
  await writeDetails(transaction, { id, ...details, deliveryPrice: to }, [event]);
}

/** Settles with the delivery counted again, as a checkout would. */
async function settleRecounted(
  transaction: Transaction,
  order: LockedOrder,
  lines: readonly LockedLine[],
  step: Omit<EditStep, 'currency'>,
): Promise<void> {
  const [before, after] = [goodsOf(order.lines), goodsOf(lines)];
  const sums = { before: before.sum, after: after.sum };
  const deliveryPrice = recountedPrice(order.deliveryPrice, deliveryTermsOf(order), sums);
  if (deliveryPrice !== order.deliveryPrice) await writePrice(transaction, order, deliveryPrice, step);
  await settleLines(transaction, { ...order, deliveryPrice }, lines, step);
}

/** Throws order_sum_below where less is left than the shop takes. */
function checkLeast(order: LockedOrder, lines: readonly LockedLine[], currency: string): void {
  const [before, after] = [goodsOf(order.lines), goodsOf(lines)];
  const least = order.minOrderSum;
  if (leavesTooLittle(before, after, least))
    throw new AppError('order_sum_below', { least: toRoubles(least), left: toRoubles(after.sum), currency });
}

/**
 * Makes an order's sums and the ledger agree with its lines, which its customer or staff have changed. For whoever pays
 * in full the price of the delivery holds as at the checkout, for a customer the least sum too: throws order_sum_below.
 */
export async function settleEdit(
  transaction: Transaction,
  { order, by, paysInFull }: Pick<Editing, 'order' | 'by' | 'paysInFull'>,
  lines: readonly LockedLine[],
  { currency, ...step }: EditStep,
): Promise<void> {
  if (by === 'customer') checkLeast(order, lines, currency);
  return (paysInFull ? settleRecounted : settleLines)(transaction, order, lines, step);
}

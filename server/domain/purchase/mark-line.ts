import type { components } from '#contract/types.ts';
import { receiveLine } from '#machines/order/line-moves.ts';
import type { Transaction } from '../../db/engine/types.ts';
import { findOrderOfLine, lockOrder } from '../../db/repositories/order/transition.ts';
import { findPurchaseLines, insertPurchaseEvent, lockPurchase } from '../../db/repositories/purchase/purchase.ts';
import type { SignedInCaller } from '../access/caller.ts';
import { AppError } from '../kit/app-error.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';
import { cleanText } from '../kit/text.ts';
import { changePurchasedLines } from './change-lines.ts';
import { checkPurchase } from './intermediaries.ts';
import { toIntermediaryLine } from './purchase-answer.ts';
import { splitOrdered } from './split-ordered.ts';

type Schemas = components['schemas'];

interface Marked {
  /** The intermediary. */
  id: number;
  purchaseId: number;
  form: Schemas['LineMark'];
}

async function write(
  transaction: Transaction,
  { shop, customer }: SignedInCaller,
  { purchaseId, form: { line_id: lineId, state, count, reason: given = '' } }: Marked,
  at: Date,
): Promise<void> {
  const reason = state === 'C' ? cleanText(given) : '';
  if (count !== undefined && state !== 'P') throw new AppError('validation', {}, { count: 'wrong' });
  const orderId = await findOrderOfLine(transaction, shop.id, lineId);
  // The order before its purchase, as everywhere.
  const order = orderId === undefined ? undefined : await lockOrder(transaction, shop.id, orderId);
  await lockPurchase(transaction, shop.id, purchaseId);
  const line = order?.lines.find((one) => one.id === lineId && one.purchaseId === purchaseId);
  if (!order || !line) throw new AppError('not_found');
  // Told again after a lost answer.
  if (line.state === state && (count ?? line.count) === line.count) return;
  if (line.state !== 'O') throw new AppError('purchase_line_settled');
  if (count !== undefined && count > line.count)
    throw new AppError('validation', {}, { count: { code: 'maximum', n: line.count + 1 } });
  if (state === 'C' && reason === '') throw new AppError('line_reason_needed');
  const change = { id: lineId, purchaseId, albumId: line.albumId, ...receiveLine(state, reason) };
  const step = { authorId: customer.id, at };
  const split = await splitOrdered(transaction, order, new Map([[lineId, count ?? line.count]]), step);
  await changePurchasedLines(transaction, split, [change], step);
  const event = { kind: 'lines_received', linesCount: 1, reason } as const;
  await insertPurchaseEvent(transaction, { shopId: shop.id, purchaseId, ...event, ...step });
}

/**
 * Notes of an ordered line that its intermediary has bought it, as many pieces of it as the mark says, or that it can't be had: a
 * receipt of this line, which a step back of the purchase undoes. Throws not_found, validation, purchase_line_settled or
 * line_reason_needed.
 */
export async function markPurchaseLine(
  { db, clock }: DomainDeps,
  caller: SignedInCaller,
  marked: Marked,
): Promise<Schemas['IntermediaryLine']> {
  const { shop } = caller;
  await db.transaction(async (transaction) => {
    await checkPurchase(transaction, caller, marked);
    await write(transaction, caller, marked, clock.now());
  });
  const [line] = await findPurchaseLines(db.orm, shop.id, marked.purchaseId, marked.form.line_id);
  if (!line) throw new AppError('not_found');
  return toIntermediaryLine(line);
}

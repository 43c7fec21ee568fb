import type { components } from '#contract/types.ts';
import { markLine, type MovedLine, undoReceipt } from '#machines/order/line-moves.ts';
import { unmarkingRefusal, type UnmarkingRefusal } from '#machines/purchase/marking.rules.ts';
import { defineOperation } from '../../contract/operation.ts';
import type { Transaction } from '../../db/engine/types.ts';
import { findKey, insertKey, type KeyUse } from '../../db/repositories/kit/idempotency.ts';
import { lockAccount } from '../../db/repositories/ledger/ledger.ts';
import {
  findOrderOfLine,
  type LockedLine,
  type LockedOrder,
  lockOrder,
} from '../../db/repositories/order/transition.ts';
import {
  insertPurchaseEvent,
  type LockedPurchase,
  lockPurchase,
  writePurchase,
} from '../../db/repositories/purchase/change-purchase.ts';
import { findPurchaseLines } from '../../db/repositories/purchase/purchase.ts';
import type { ErrorCode } from '../../errors.ts';
import { purchaseTexts } from '../../texts/purchases.strings.ts';
import type { SignedInCaller } from '../access/caller.ts';
import { AppError } from '../kit/app-error.ts';
import { keyUse, readEarlier, withIdempotencyKey } from '../kit/idempotency-keys.ts';
import { cleanText } from '../kit/text.ts';
import { callerOver } from '../order/caller-over.ts';
import { changePurchasedLines } from '../order/lines/change-lines.ts';
import { setBoughtPrices } from './bought-prices.ts';
import { checkPurchase } from './intermediaries.ts';
import { toIntermediaryLine } from './purchase-answer.ts';
import { splitOrdered } from './split-ordered.ts';

type Schemas = components['schemas'];

interface Marked {
  /** The intermediary. */
  id: number;
  purchaseId: number;
  form: Schemas['LineMark'];
  /** Of a mark that is told again after a lost answer; undefined where it isn't. */
  use: KeyUse | undefined;
}

const unmarkingRefusals = {
  changed: 'mark_changed',
  purchase_closed: 'purchase_not_open',
  order_handed_on: 'mark_order_handed_on',
} satisfies Record<UnmarkingRefusal, ErrorCode>;

/** A line that is held with its order and its purchase. */
interface Held {
  order: LockedOrder;
  line: LockedLine;
  purchase: LockedPurchase;
}

async function lockOrderOf(transaction: Transaction, shopId: number, lineId: number): Promise<LockedOrder | undefined> {
  const orderId = await findOrderOfLine(transaction, shopId, lineId);
  const order = orderId === undefined ? undefined : await lockOrder(transaction, shopId, orderId);
  return order?.lines.some(({ id }) => id === lineId) ? order : undefined;
}

/** Locks what a mark of the line changes: the order before its purchase, as everywhere. Throws not_found. */
async function lockLine(
  transaction: Transaction,
  shopId: number,
  { lineId, purchaseId }: { lineId: number; purchaseId: number },
): Promise<Held> {
  // Orders that are merged while this waits for the lock take their lines along: the second look finds where to.
  const find = () => lockOrderOf(transaction, shopId, lineId);
  const order = (await find()) ?? (await find());
  const purchase = await lockPurchase(transaction, shopId, purchaseId);
  const line = order?.lines.find((one) => one.id === lineId && one.purchaseId === purchaseId);
  if (!order || !line || !purchase) throw new AppError('not_found');
  return { order, line, purchase };
}

/** The ordered line as it was before its mark; throws why it stays marked. */
async function unmarked(transaction: Transaction, { order, line, purchase }: Held): Promise<MovedLine> {
  const { isDeleted } = await lockAccount(transaction, order.shopId, order.customerId);
  const facts = { order: order.state, purchase: purchase.state, isCustomerDeleted: isDeleted };
  const refusal = unmarkingRefusal(line, facts);
  const undone = undoReceipt(line, order.state);
  if (refusal || !undone) throw new AppError(unmarkingRefusals[refusal ?? 'changed'], { from: purchase.state });
  return undone;
}

/** Whether an earlier request with this key has marked the line; throws key_reused. */
const isToldBefore = async (transaction: Transaction, use: KeyUse | undefined): Promise<boolean> =>
  use !== undefined && readEarlier(await findKey(transaction, use), use) !== undefined;

async function write(transaction: Transaction, caller: SignedInCaller, marked: Marked, at: Date): Promise<void> {
  const { shop, customer } = caller;
  const { purchaseId, form, use } = marked;
  const { line_id: lineId, state, count, price, reason: given = '' } = form;
  const reason = state === 'C' ? cleanText(given) : '';
  if (count !== undefined && state !== 'P') throw new AppError('validation', {}, { count: 'wrong' });
  if (price !== undefined && state !== 'P') throw new AppError('validation', {}, { price: 'wrong' });
  const held = await lockLine(transaction, shop.id, { lineId, purchaseId });
  const { order, line } = held;
  // Who waited here may have been dismissed meanwhile, and a mark returns money.
  await checkPurchase(transaction, await callerOver(transaction, caller, order), marked);
  // After the lock: of two that come at once the second sees the first one's key.
  if (await isToldBefore(transaction, use)) return;
  if (use) await insertKey(transaction, use, { recordId: lineId, at });
  const kept = { id: lineId, purchaseId, albumId: line.albumId };
  const step = { authorId: customer.id, at };
  // A receipt settles lines by what its person saw of the purchase: one that saw it before the mark is refused.
  const countChange = () => writePurchase(transaction, { id: purchaseId });
  // After the line is split: the other pieces may cost something else.
  const setPrice = async (): Promise<boolean> =>
    price !== undefined && setBoughtPrices(transaction, held.purchase, [{ line_id: lineId, price }], step);
  // Told again after a lost answer, or with another price.
  if (line.state === state && (count ?? line.count) === line.count) {
    if (await setPrice()) await countChange();
    return;
  }
  const about = { shopId: shop.id, purchaseId, linesCount: 1, lineName: line.description, ...step };
  if (state === 'O') {
    const why = { reason: purchaseTexts.markedByMistake };
    const undone = { ...kept, ...(await unmarked(transaction, held)) };
    await changePurchasedLines(transaction, order, [undone], { ...step, ...why });
    await insertPurchaseEvent(transaction, { ...about, ...why, kind: 'lines_unmarked' });
    await countChange();
    return;
  }
  if (line.state !== 'O') throw new AppError('purchase_line_settled');
  if (count !== undefined && count > line.count)
    throw new AppError('validation', {}, { count: { code: 'maximum', n: line.count + 1 } });
  if (state === 'C' && reason === '') throw new AppError('line_reason_needed');
  const split = await splitOrdered(transaction, order, new Map([[lineId, count ?? line.count]]), step);
  await changePurchasedLines(transaction, split, [{ ...kept, ...markLine(state, reason) }], step);
  const canceledCount = state === 'C' ? 1 : 0;
  await insertPurchaseEvent(transaction, { ...about, reason, canceledCount, kind: 'lines_marked' });
  await setPrice();
  await countChange();
}

/**
 * Notes of an ordered line that its intermediary has bought it, as many pieces of it as the mark says, or that it can't
 * be had: a receipt of this line, which a step back of the purchase undoes, and before that the intermediary. Once for
 * a key. Throws not_found, validation, purchase_line_settled, line_reason_needed, key_reused, or why the mark can't be
 * taken back.
 */
export const markPurchaseLine = defineOperation(
  'markPurchaseLine',
  async ({ db, clock }, { caller, path: { id, purchase_id: purchaseId }, header, body: form }) => {
    const { 'idempotency-key': key } = header;
    const request = { id, purchaseId, form };
    const use = key === undefined ? undefined : keyUse(caller, { key, operation: 'markPurchaseLine', request });
    const marked = { ...request, use };
    const { shop } = caller;
    const purchase = await withIdempotencyKey(() =>
      db.transaction(async (transaction) => {
        const found = await checkPurchase(transaction, caller, marked);
        await write(transaction, caller, marked, clock.now());
        return found;
      }),
    );
    const [line] = await findPurchaseLines(db.orm, shop.id, purchaseId, form.line_id);
    if (!line) throw new AppError('not_found');
    return toIntermediaryLine(line, purchase.state);
  },
);

import { randomUUID } from 'node:crypto';
import { isLiveLine } from '#common/order-line.ts';
import type { LinesMove } from '#common/order-events.ts';
import { defineOperation } from '../../../contract/operation.ts';
import type { Transaction } from '../../../db/engine/types.ts';
import { insertCart, lockHeldCart } from '../../../db/repositories/cart/cart.ts';
import { countCartLines, findLinesMoves, insertLinesMove, moveToCart } from '../../../db/repositories/order/merge.ts';
import type { LockedOrder } from '../../../db/repositories/order/transition.ts';
import type { SignedInCaller } from '../../access/caller.ts';
import { MAX_LINES } from '../../cart/cart.ts';
import { AppError } from '../../kit/app-error.ts';
import { settleEdit } from '../lines/settle-edit.ts';
import { lockOwn } from '../open-order.ts';
import { readWrittenOrder } from '../placed-orders.ts';
import { takeTexts } from './joined-texts.ts';

/** Throws addition_changed where a line isn't as it was added, line_last where the order would have none left. */
function checkUnchanged(order: LockedOrder, { lines }: LinesMove): void {
  const added = new Map(lines.map((line) => [line.id, line]));
  const same = order.lines.filter(({ id, version }) => added.get(id)?.version === version);
  if (same.length < added.size) throw new AppError('addition_changed');
  if (!order.lines.some((line) => !added.has(line.id) && isLiveLine(line))) throw new AppError('line_last');
}

async function takeBack(
  transaction: Transaction,
  caller: SignedInCaller,
  { orderId, additionId, at }: { orderId: number; additionId: number; at: Date },
): Promise<void> {
  const { shop, customer } = caller;
  const own = { shopId: shop.id, cartId: randomUUID(), customerId: customer.id };
  await insertCart(transaction, own, at);
  // The cart before the order, as the checkout locks them.
  const cartId = await lockHeldCart(transaction, own);
  const opened = await lockOwn(transaction, caller, orderId);
  const { order } = opened;
  const moves = await findLinesMoves(transaction, orderId);
  const addition = moves.find(({ id, move, orderId: from }) => id === additionId && move === 'came' && from === null);
  if (cartId === undefined || !addition) throw new AppError('not_found');
  if (moves.some(({ cameAs }) => cameAs === additionId)) return;
  if (order.state !== 'created') throw new AppError('addition_taken', { from: order.state });
  checkUnchanged(order, addition);
  const { lines } = addition;
  const taken = new Set(lines.map(({ id }) => id));
  await moveToCart(transaction, [...taken], cartId);
  if ((await countCartLines(transaction, cartId)) > MAX_LINES) throw new AppError('cart_full', { max: MAX_LINES });
  const by = { authorId: customer.id, at };
  const { comment } = addition;
  if (comment !== undefined) await takeTexts(transaction, order, { comment, note: '' }, by);
  const step = { ...by, reason: '', currency: shop.currency };
  // The order is as it was before, which may be less than the shop takes now.
  await settleEdit(
    transaction,
    { ...opened, by: 'staff' },
    order.lines.filter(({ id }) => !taken.has(id)),
    step,
  );
  const change = { move: 'left', orderId: null, lines, cameAs: additionId } as const;
  await insertLinesMove(transaction, { shopId: shop.id, orderId, ...by, change });
}

/**
 * Puts what the checkout has added to the caller's own order into their cart again, and returns the order. Throws
 * not_found, addition_taken, addition_changed, line_last or cart_full.
 */
export const undoCartAddition = defineOperation(
  'undoCartAddition',
  async (deps, { caller, path: { id: orderId }, body: { addition_id: additionId } }) => {
    const at = deps.clock.now();
    await deps.db.transaction((transaction) => takeBack(transaction, caller, { orderId, additionId, at }));
    return readWrittenOrder(deps, caller, orderId);
  },
);

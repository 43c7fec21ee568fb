import type { LineChange } from '#common/order-events.ts';
import { isLiveLine } from '#common/order-line.ts';
import { goesForGood, lineRemovalRefusal } from '#machines/order/order-editing.rules.ts';
import { defineOperation } from '../../../contract/operation.ts';
import type { Transaction } from '../../../db/engine/types.ts';
import { cancelLine, deleteLine } from '../../../db/repositories/order/transition.ts';
import { AppError } from '../../kit/app-error.ts';
import { cleanText } from '../../kit/text.ts';
import { type OpenedLine, changeLine, lineRefusals } from './order-lines.ts';
import { settleEdit } from './settle-edit.ts';

async function removeLine(
  transaction: Transaction,
  { line, ...editing }: OpenedLine,
  { reason, at }: { reason: string; at: Date },
): Promise<void> {
  const { caller, order, by } = editing;
  const { shop, customer } = caller;
  const live = order.lines.filter(isLiveLine);
  const { state } = order;
  const refusal = lineRemovalRefusal(line, { by, state, live: live.length, hasReason: reason !== '' });
  if (refusal) throw new AppError(lineRefusals[refusal]);
  const isGone = goesForGood(state, line);
  const change: LineChange = { action: isGone ? 'removed' : 'canceled', name: line.description, fields: [] };
  const step = { authorId: customer.id, reason, at };
  await (isGone ? deleteLine : cancelLine)(transaction, line.id, {
    shopId: shop.id,
    orderId: order.id,
    change,
    ...step,
  });
  const lines = order.lines.filter(({ id }) => id !== line.id);
  await settleEdit(transaction, editing, lines, { ...step, currency: shop.currency });
}

/**
 * Takes a line out of a new order, cancels it in another, and returns the order. Throws as updateOrderLine does, or
 * line_last, line_reason_needed.
 */
export const deleteOrderLine = defineOperation(
  'deleteOrderLine',
  async (deps, { caller, path: { id: lineId }, query: { version, reason } }) => {
    const at = deps.clock.now();
    const { order } = await changeLine(deps, caller, { lineId, version, what: 'delete' }, (transaction, opened) =>
      removeLine(transaction, opened, { reason: cleanText(reason), at }),
    );
    return order;
  },
);

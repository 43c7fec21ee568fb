import { lineEditFlow } from '#entities/order/lines/edit/line-edit.flow.ts';
import type { LineAnswer, LineEdit, LineRemoval } from '#machines/order/line-edit.machine.ts';
import { walkFlow } from '#tests/model/kit/flow/walk-flow.ts';
import { lineEditModel } from '#tests/model/order/line-edit.model.ts';
import { lineOfOrder, orderOf } from '#tests/support/dom/order-samples.ts';
import { expect, it } from 'vitest';

/** An order after a change of this line, or as somebody else has left it. */
function answerOf({ meanwhile, next }: LineAnswer, { line }: LineEdit | LineRemoval) {
  // One photo follows another, and nothing else.
  if (next && !line.isPricing) return undefined;
  const changed = lineOfOrder({ id: line.id, version: meanwhile ?? line.version + 1, price: 150.5 });
  const lines = next ? [changed, lineOfOrder({ id: next.id, version: next.version, price: null })] : [changed];
  const order = orderOf({ lines });
  return meanwhile === null
    ? [{ status: 200, body: order }]
    : [{ status: 409, body: { code: 'changed_meanwhile', detail: 'Позиция изменилась', current: order } }];
}

it('walks every path of editing the lines of an order, with what is sent and what follows', async () => {
  const { failures, missed, left } = await walkFlow(lineEditModel, {
    flow: lineEditFlow,
    // What was refused before changes nothing of what is sent.
    flowClass: ({ context: { line, next, reason, isForced } }) => ({ line, next, reason, isForced }),
    answers: { updateOrderLine: answerOf, deleteOrderLine: answerOf },
  });
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
  expect(left).toBe(19);
});

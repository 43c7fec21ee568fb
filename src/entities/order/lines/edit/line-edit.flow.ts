import { api } from '#api/client.ts';
import {
  type LineAnswer,
  type LineEdit,
  lineEditMachine,
  type LineRemoval,
  type OpenLine,
} from '#machines/order/line-edit.machine.ts';
import { defineFlow } from '#page/define-flow.ts';
import type { PageDeps } from '#page/page-deps.ts';
import { fromPromise } from 'xstate';
import { invalidateAfterChange, orderAfter } from '../../changed-order.ts';
import { openLine, unpricedLines } from './open-line.ts';

interface Sent {
  call: Parameters<typeof orderAfter>[2];
  orderId: number;
  line: OpenLine;
  signal: AbortSignal;
}

/**
 * Awaits the answer to a change that was sent; the order that it brings is shown at once, also after the view is gone.
 */
async function answerTo({ queryClient }: PageDeps, { call, orderId, line, signal }: Sent): Promise<LineAnswer> {
  const { order, refusal } = await orderAfter(queryClient, orderId, call);
  if (refusal) {
    const meanwhile = order.lines.find(({ id }) => id === line.id)?.version ?? line.version;
    return { meanwhile, next: null };
  }
  if (signal.aborted) invalidateAfterChange(queryClient);
  const [next] = line.isPricing ? unpricedLines(order) : [];
  return { meanwhile: null, next: next ? openLine(next) : null };
}

/** Sends a change of a line. */
const updateOrderLine = (deps: PageDeps) =>
  fromPromise<LineAnswer, LineEdit>(({ input: { orderId, line, content, force }, signal }) => {
    // Without the signal: a request that was sent must be finished and its answer cached.
    const call = api.PUT('/order/{id}/', {
      params: { path: { id: line.id } },
      body: { ...content, version: line.version, ...(force && { force }) },
    });
    return answerTo(deps, { call, orderId, line, signal });
  });

/** Takes a line out of its order. */
const deleteOrderLine = (deps: PageDeps) =>
  fromPromise<LineAnswer, LineRemoval>(({ input: { orderId, line, reason }, signal }) => {
    const { id, version } = line;
    const call = api.DELETE('/order/{id}/', { params: { path: { id }, query: { version, reason } } });
    return answerTo(deps, { call, orderId, line, signal });
  });

/** The editing of an order's lines, on the order's page. */
export const lineEditFlow = defineFlow(lineEditMachine, {
  effects: (deps) => ({ updateOrderLine: updateOrderLine(deps), deleteOrderLine: deleteOrderLine(deps) }),
  on: ({ queryClient }) => ({
    'line.saved': () => invalidateAfterChange(queryClient),
    'line.changedMeanwhile': () => invalidateAfterChange(queryClient),
  }),
});

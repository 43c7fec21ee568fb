import { api, unwrap } from '#api/client.ts';
import { currentCustomerQuery } from '#entities/customer/customer.queries.ts';
import { invalidateOrders, placedOrderKey } from '#entities/order/order.queries.ts';
import { defineFlow, type FlowHandlers } from '#entities/page/define-flow.ts';
import type { PageDeps } from '#entities/page/page-deps.ts';
import { invalidatePayments } from '#entities/payment/payment.queries.ts';
import { ApiError } from '#lib/api-error.ts';
import {
  bulkActionMachine,
  type BulkCall,
  type BulkChange,
  type BulkVerdicts,
} from '#machines/shell/bulk-action.machine.ts';
import pLimit from 'p-limit';
import { fromPromise } from 'xstate';

const PAYMENTS_AT_ONCE = 4;

type Change<Of extends BulkChange['of']> = Extract<BulkChange, { of: Of }>;
type Rows = Pick<BulkCall, 'ids' | 'isAgain'>;

async function changeOrders({ state, reason }: Change<'orders'>, { ids, isAgain }: Rows): Promise<BulkVerdicts> {
  const change = reason === '' ? { state } : { state, reason };
  const { result } = await unwrap(api.PUT('/placed-order/list/', { body: { ids: [...ids], change } }));
  return {
    refused: result.flatMap((verdict) =>
      // Changed by the call whose answer was lost.
      verdict.ok || (isAgain && verdict.code === 'order_same_state')
        ? []
        : [{ id: verdict.id, detail: verdict.detail }],
    ),
  };
}

async function changePayment({ state, reason }: Change<'payments'>, id: number): Promise<BulkVerdicts['refused']> {
  try {
    const body = reason === '' ? { state } : { state, reason };
    await unwrap(api.PUT('/payment/{id}/', { params: { path: { id } }, body }));
    return [];
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'http' || error.detail === undefined) throw error;
    return [{ id, detail: error.detail }];
  }
}

async function changePayments(change: Change<'payments'>, { ids }: Rows): Promise<BulkVerdicts> {
  const limit = pLimit(PAYMENTS_AT_ONCE);
  const refused = await Promise.all(ids.map((id) => limit(() => changePayment(change, id))));
  return { refused: refused.flat() };
}

const on = ({ queryClient }: PageDeps): FlowHandlers<typeof bulkActionMachine> => ({
  'rows.changed': ({ of }) => {
    if (of === 'payments') return invalidatePayments(queryClient);
    void queryClient.invalidateQueries({ queryKey: placedOrderKey });
    void queryClient.invalidateQueries({ queryKey: currentCustomerQuery.queryKey });
    return invalidateOrders(queryClient);
  },
});

/** Without the signal: a call that was sent must be finished, and the lists shown anew. */
const changeRows = (deps: PageDeps) =>
  fromPromise<BulkVerdicts, BulkCall>(async ({ input: { change, ...rows }, signal }) => {
    try {
      return await (change.of === 'orders' ? changeOrders(change, rows) : changePayments(change, rows));
    } finally {
      if (signal.aborted) on(deps)['rows.changed']({ type: 'rows.changed', of: change.of });
    }
  });

/** A change of many rows. */
export const bulkFlow = defineFlow(bulkActionMachine, {
  effects: (deps) => ({ changeRows: changeRows(deps) }),
  on,
});

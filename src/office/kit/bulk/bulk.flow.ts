import { api, unwrap } from '#api/client.ts';
import { recordAfter } from '#api/record-after.ts';
import type { components } from '#contract/types.ts';
import { currentCustomerQuery, invalidateCustomers } from '#entities/customer/customer.queries.ts';
import { invalidatePayments } from '#entities/payment/payment.queries.ts';
import { ApiError } from '#lib/api-error.ts';
import { isBelowZero } from '#machines/kit/refusal.ts';
import {
  bulkActionMachine,
  type BulkCall,
  type BulkChange,
  type BulkVerdicts,
} from '#machines/shell/bulk-action.machine.ts';
import { invalidateItems } from '#office/kit/item/invalidate-items.ts';
import { invalidatePurchases } from '#office/kit/purchase/purchase.queries.ts';
import { defineFlow, type FlowHandlers } from '#page/define-flow.ts';
import type { PageDeps } from '#page/page-deps.ts';
import pLimit from 'p-limit';
import { fromPromise } from 'xstate';

/** Of calls that change one row each. */
const CALLS_AT_ONCE = 4;

type Change<Has extends PropertyKey, Of extends BulkChange['of'] = BulkChange['of']> = Extract<
  BulkChange,
  { of: Of } & Record<Has, unknown>
>;
type Rows = Omit<BulkCall, 'change'>;
type Refused = BulkVerdicts['refused'];

interface Verdict {
  id: number;
  ok: boolean;
  code?: string;
  detail?: string;
}

/** What the call whose answer was lost has changed stands as it should. */
const refusedOf = (verdicts: readonly Verdict[], { isAgain }: Rows): Refused =>
  verdicts.flatMap(({ id, ok, code = '', detail = '' }) =>
    ok || (isAgain && code.endsWith('_same_state')) ? [] : [{ id, detail, canForce: isBelowZero({ code }) }],
  );

const forcedOf = ({ forced }: Rows) => (forced.length > 0 ? { forced_ids: [...forced] } : {});

const stateOf = <State>({ state, reason }: { state: State; reason: string }) =>
  reason === '' ? { state } : { state, reason };

async function changeOrders(
  change: Change<'state', 'orders'> | Change<'form', 'orders'>,
  rows: Rows,
): Promise<Refused> {
  const body = {
    ids: [...rows.ids],
    versions: [...rows.seen],
    ...forcedOf(rows),
    change: 'form' in change ? change.form : stateOf(change),
  };
  return refusedOf((await unwrap(api.PUT('/placed-order/list/', { body }))).result, rows);
}

async function changeLineStates(change: Change<'state', 'lines'>, rows: Rows): Promise<Refused> {
  const body = { ids: [...rows.ids], versions: [...rows.seen], ...forcedOf(rows), ...stateOf(change) };
  return refusedOf((await unwrap(api.PUT('/order/state/', { body }))).result, rows);
}

async function changeCustomers({ change }: Change<'change', 'customers'>, rows: Rows): Promise<Refused> {
  const body = { ids: [...rows.ids], versions: [...rows.seen], change };
  return refusedOf((await unwrap(api.PUT('/customers/list/', { body }))).result, rows);
}

type ItemVerdict = components['schemas']['ItemVerdicts']['result'][number];

const isAsBefore = (verdict: ItemVerdict): boolean =>
  verdict.ok &&
  verdict.before.retail_price === verdict.after.retail_price &&
  verdict.before.trade_price === verdict.after.trade_price;

async function changeItems({ change, batchId }: Change<'change', 'items'>, rows: Rows): Promise<BulkVerdicts> {
  const body = { ids: [...rows.ids], versions: [...rows.seen], batch_id: batchId, is_preview: false, change };
  const { result } = await unwrap(api.PUT('/items/list/', { body }));
  // The call whose answer was lost has changed what this one finds as it should be.
  const isTold = change.prices !== undefined && !rows.isAgain;
  return { refused: refusedOf(result, rows), unchanged: isTold ? result.filter(isAsBefore).length : 0 };
}

/** Changes rows by single calls, some at once. A lost answer fails them all, once none is under way. */
async function changeEach(
  { ids, seen }: Rows,
  changeOne: (id: number, version: { version?: number }) => Promise<unknown>,
): Promise<Refused> {
  const versions = new Map(seen.map(({ id, version }) => [id, { version }]));
  const limit = pLimit(CALLS_AT_ONCE);
  const attempts = ids.map((id) =>
    limit(async (): Promise<Refused> => {
      try {
        await changeOne(id, versions.get(id) ?? {});
        return [];
      } catch (error) {
        if (!(error instanceof ApiError) || error.kind !== 'http' || error.detail === undefined) throw error;
        return [{ id, detail: error.detail, canForce: false }];
      }
    }),
  );
  await Promise.allSettled(attempts);
  return (await Promise.all(attempts)).flat();
}

const changeLines = ({ form }: Change<'form', 'lines'>, rows: Rows): Promise<Refused> =>
  changeEach(rows, (id, version) =>
    unwrap(api.PUT('/order/{id}/', { params: { path: { id } }, body: { ...form, ...version } })),
  );

const albumOf = ({ albumId }: Change<'purchaseId'>) => (albumId === undefined ? {} : { album_id: albumId });

async function sendLines(change: Change<'purchaseId'>, rows: Rows): Promise<Refused> {
  const where = { purchase_id: change.purchaseId, ...albumOf(change) };
  const body = { ids: [...rows.ids], versions: [...rows.seen], state: 'O' as const, ...where };
  return refusedOf((await unwrap(api.PUT('/order/state/', { body }))).result, rows);
}

const sendOrders = (change: Change<'purchaseId'>, rows: Rows): Promise<Refused> =>
  changeEach(rows, (id) => {
    const { purchaseId } = change;
    const params = { path: { id } };
    return purchaseId === null
      ? unwrap(api.PUT('/placed-order/{id}/send-to-self-purchase/', { params, body: {} }))
      : unwrap(
          api.PUT('/placed-order/{id}/send-to-purchase/', {
            params,
            body: { purchase_id: purchaseId, ...albumOf(change) },
          }),
        );
  });

const changePayments = (change: Change<'state', 'payments'>, rows: Rows): Promise<Refused> =>
  changeEach(rows, async (id, version) => {
    const call = api.PUT('/payment/{id}/', { params: { path: { id } }, body: { ...stateOf(change), ...version } });
    const { record, refusal } = await recordAfter(call);
    if (refusal && !(rows.isAgain && record.state === change.state)) throw refusal;
  });

type OtherChange = Exclude<BulkChange, { of: 'items' }>;

function carryOut(change: OtherChange, rows: Rows): Promise<Refused> {
  if ('purchaseId' in change) return change.of === 'lines' ? sendLines(change, rows) : sendOrders(change, rows);
  if (change.of === 'customers') return changeCustomers(change, rows);
  if (change.of === 'payments') return changePayments(change, rows);
  if (change.of === 'orders') return changeOrders(change, rows);
  return 'form' in change ? changeLines(change, rows) : changeLineStates(change, rows);
}

const on = ({ queryClient }: PageDeps): FlowHandlers<typeof bulkActionMachine> => ({
  'rows.changed': ({ of }) => {
    if (of === 'payments') return invalidatePayments(queryClient);
    if (of === 'customers') return invalidateCustomers(queryClient);
    if (of === 'items') {
      invalidateItems(queryClient);
      return queryClient.invalidateQueries({ queryKey: ['listAudit'] });
    }
    void queryClient.invalidateQueries({ queryKey: currentCustomerQuery.queryKey });
    // Orders as well, which hold the lines.
    return invalidatePurchases(queryClient);
  },
});

/** Without the signal: a call that was sent must be finished, and the lists shown anew. */
const changeRows = (deps: PageDeps) =>
  fromPromise<BulkVerdicts, BulkCall>(async ({ input, signal }) => {
    try {
      const { change, ...rows } = input;
      if (change.of === 'items') return await changeItems(change, rows);
      return { refused: await carryOut(change, rows), unchanged: 0 };
    } finally {
      if (signal.aborted) on(deps)['rows.changed']({ type: 'rows.changed', of: input.change.of });
    }
  });

/** A change of many rows. */
export const bulkFlow = defineFlow(bulkActionMachine, {
  effects: (deps) => ({ changeRows: changeRows(deps) }),
  on,
});

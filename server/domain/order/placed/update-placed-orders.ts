import type { components } from '#contract/types.ts';
import { defineOperation } from '../../../contract/operation.ts';
import { heldStates } from '#machines/order/placed-order.machine.ts';
import { findOrderTerms } from '../../../db/repositories/order/order-form.ts';
import { detailOf } from '../../../errors.ts';
import type { SignedInCaller } from '../../access/caller.ts';
import { AppError } from '../../kit/app-error.ts';
import type { DomainDeps } from '../../kit/domain-deps.ts';
import { toldBefore } from '../lines/order-lines.ts';
import { roleIn } from '../order-role.ts';
import { refusalCodes } from '../transition.ts';
import { updatePlacedOrder } from './update-placed-order.ts';
import { updatePlacedOrderState } from './update-placed-order-state.ts';
import { getPlacedOrder } from './get-placed-order.ts';

type Schemas = components['schemas'];

/** Changes or reads one order; throws what it throws alone. */
function carryOutOne(
  deps: DomainDeps,
  caller: SignedInCaller,
  {
    id,
    version,
    change,
    force,
  }: { id: number; version: number | undefined; change: Schemas['PlacedOrdersForm']['change']; force: boolean },
): Promise<Schemas['RepricedOrder']> {
  if (change === undefined) return getPlacedOrder(deps, { caller, path: { id } });
  if ('state' in change)
    return updatePlacedOrderState(deps, {
      caller,
      path: { id },
      body: { state: change.state, reason: change.reason ?? '', force, ...(version !== undefined && { version }) },
    });
  return updatePlacedOrder(deps, {
    caller,
    path: { id },
    body: { ...change, ...(version !== undefined && { version }) },
  });
}

/** What the order's lines, the balance or a shop that is paid in advance keep its caller from, and by which error. */
function heldOf(
  { customer: viewer }: SignedInCaller,
  { state, customer, lines, next_states: next }: Schemas['PlacedOrder'],
  isPrepaid: boolean,
): Schemas['HeldState'][] {
  const by = roleIn(viewer, customer.id);
  if (!by) return [];
  return heldStates(state, { by, lines, isPrepaid, open: next.map((one) => one.state) }).map((held) => ({
    state: held.state,
    code: refusalCodes[held.refusal],
  }));
}

/**
 * Changes orders, each in a transaction of its own, or only reads them. Answers a verdict per id, in their order: what
 * the order is now, or why it can't change so.
 */
export const updatePlacedOrders = defineOperation(
  'updatePlacedOrders',
  async (deps, { caller, body: { ids, change, versions, forced_ids: forcedIds } }) => {
    const seen = new Map(versions?.map(({ id, version }) => [id, version]));
    const forced = new Set(forcedIds);
    const result: Schemas['PlacedOrderVerdicts']['result'] = [];
    const terms = change === undefined ? await findOrderTerms(deps.db.orm, caller.shop.id) : undefined;
    // One after another: a person who sends a hundred takes one connection, not all.
    for (const id of new Set(ids)) {
      try {
        const order = await carryOutOne(deps, caller, { id, version: seen.get(id), change, force: forced.has(id) });
        const { version, state, customer, total, account, next_states } = order;
        const money = { customer_id: customer.id, total, ...(account && { account }) };
        const held = terms && { held_states: heldOf(caller, order, terms.isPrepaid) };
        const before = toldBefore(order.lines_before ?? []);
        result.push({ id, ok: true, version, state, ...money, next_states, ...held, ...before });
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        result.push({ id, ok: false, code: error.code, detail: detailOf(error.code, error.params) });
      }
    }
    return { result };
  },
);

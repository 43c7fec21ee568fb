import { inArray } from 'drizzle-orm';
import type { components } from '#contract/types.ts';
import type { PurchaseFacts, PurchaseTransitionRefusal } from '#machines/purchase/purchase.rules.ts';
import { orderLines } from '#server/db/schema.ts';
import type { ServerDriver, ServerStep } from '#tests/model/kit/server/walk-server.ts';
import { purchaseVerdict } from '#tests/model/purchase/purchase.table.ts';
import { type OrderDesk } from './order-desk.ts';
import { done, type Person, type Told, type WalkDesk, REASON } from './walk-desk.ts';

/** A purchase with the lines of an order. */
export interface HeldPurchase {
  id: number;
  orderId: number;
  lineIds: readonly number[];
  sender: Person;
}

/** A purchase as it is compared: as staff read it, and in kopecks what the order of its lines is charged. */
export interface SeenPurchase {
  state: string;
  lines: readonly string[];
  history: readonly { what: string; author: string; reason: string }[];
  charged: number;
}

/** The answer to each refusal. */
export const purchaseRefusals: Readonly<Record<PurchaseTransitionRefusal, Told>> = {
  same_state: { status: 409, code: 'purchase_same_state' },
  finished: { status: 409, code: 'purchase_move_not_allowed' },
  not_allowed: { status: 409, code: 'purchase_move_not_allowed' },
  nothing_ordered: { status: 409, code: 'purchase_nothing_ordered' },
  lines_ordered: { status: 409, code: 'purchase_lines_ordered' },
  reason_needed: { status: 409, code: 'purchase_reason_needed' },
};

/** What moves a purchase: what was sent is received by a receipt, by which nothing came yet unless lines are named. */
export function moveForm(
  { from, to }: { from: string; to: string },
  { reason, came = [] }: { reason: string; came?: readonly number[] },
): object {
  const receipt = { line_ids: came, rest: 'O' };
  return { state: to, reason, ...(from === 'sent' && to === 'received' && { receipt }) };
}

/** A purchase that has come along the way, by requests, with all lines of an order; their goods came with it. */
export async function bringPurchase(
  orders: OrderDesk,
  { way, lines, form }: { way: readonly string[]; lines: number; form?: object },
): Promise<HeldPurchase> {
  const { desk } = orders;
  const order = await orders.place({ lines });
  await orders.move(order.id, 'accepted');
  const id = await desk.openPurchase(form);
  await desk.mustDo('put', `/placed-order/${order.id}/send-to-purchase/`, { purchase_id: id });
  let from = 'open';
  for (const to of way) {
    await desk.mustDo('put', `/purchases/${id}/`, moveForm({ from, to }, { reason: REASON, came: order.lineIds }));
    from = to;
  }
  return { id, orderId: order.id, lineIds: order.lineIds, sender: desk.boss };
}

interface PurchaseStep {
  from: string;
  to: string;
  facts: PurchaseFacts;
  refusal: PurchaseTransitionRefusal | null;
  way: readonly string[];
}

const stateOf = ({ type }: { type: string }): string => type.replace('purchase.', '');

function readStep({ from, event, way }: ServerStep): PurchaseStep {
  const { type, ...facts } = event as { type: string } & PurchaseFacts;
  const to = stateOf({ type });
  return { from, to, facts, refusal: purchaseVerdict(from, to, facts), way: way.map(stateOf) };
}

/** Makes the lines of the purchase what its facts say, also those that no request leaves in it. */
async function setLines({ shop }: WalkDesk, lineIds: readonly number[], states: PurchaseFacts['lines']): Promise<void> {
  const { orm } = shop.db;
  for (const [index, id] of lineIds.entries()) {
    const state = states[index];
    const values = state ? { state, moves: [] } : { purchaseId: null };
    await orm
      .update(orderLines)
      .set(values)
      .where(inArray(orderLines.id, [id]));
  }
}

export async function readPurchase(desk: WalkDesk, { id, orderId }: HeldPurchase): Promise<SeenPurchase> {
  await desk.mustBalance();
  const detail = await desk.mustDo<components['schemas']['PurchaseDetail']>('get', `/purchases/${id}/`);
  return {
    state: detail.purchase.state,
    lines: detail.lines.map(({ state }) => state),
    history: detail.events.map(({ kind, from, to, author, reason }) => ({
      what: kind === 'state' ? `${from} → ${to}` : kind,
      author,
      reason,
    })),
    charged: await desk.chargedFor(orderId),
  };
}

/** How purchases are walked: each by a request of staff who work with purchases. */
export const purchaseDriver = (orders: OrderDesk): ServerDriver<HeldPurchase, SeenPurchase> => ({
  // There are few: each combination of facts is walked.
  classOf: (step) => JSON.stringify(readStep(step).facts),

  withoutRequest: () => undefined,

  bring: async (step) => {
    const { facts, way } = readStep(step);
    const held = await bringPurchase(orders, { way, lines: 2 });
    await setLines(orders.desk, held.lineIds, facts.lines);
    return { ...held, sender: await orders.desk.person('Мария', 'get_purchase') };
  },

  send: ({ id, sender }, step) => {
    const { from, to, facts } = readStep(step);
    const form = moveForm({ from, to }, { reason: facts.hasReason ? REASON : '' });
    return orders.desk.ask(sender, 'put', `/purchases/${id}/`, form);
  },

  read: (held) => readPurchase(orders.desk, held),

  should: (step, { sender }, seen) => {
    const { from, to, facts, refusal } = readStep(step);
    if (refusal !== null) return { answer: purchaseRefusals[refusal] };
    const entry = { what: `${from} → ${to}`, author: sender.name, reason: facts.hasReason ? REASON : '' };
    return { answer: done, seen: { ...seen, state: to, history: [...seen.history, entry] } };
  },

  rows: orders.desk.rows,
});

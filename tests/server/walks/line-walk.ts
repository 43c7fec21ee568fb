import { eq, inArray } from 'drizzle-orm';
import type { OrderLineFacts, OrderLineRefusal } from '#machines/order/order-line.rules.ts';
import { orderLines, placedOrders, purchases } from '#server/db/schema.ts';
import { settleOrder } from '#server/domain/ledger/ledger.ts';
import type { ServerDriver, ServerStep } from '#tests/model/kit/server/walk-server.ts';
import { orderLineVerdict } from '#tests/model/order/order-line.table.ts';
import { type HeldOrder, type OrderDesk, PRICE, type SeenOrder } from './order-desk.ts';
import { chargeFor } from './order-steps.ts';
import { done, type Person, type Told, type WalkDesk, REASON } from './walk-desk.ts';

/** A line, and the purchase that it is in or is to be sent to. */
export interface HeldLine extends HeldOrder {
  lineId: number;
  purchaseId: number | null;
  sender: Person;
}

interface SeenLine extends SeenOrder {
  line: string;
}

/** A change of the lines' states is answered with a verdict for each, and refused in it. */
export const lineRefusals: Readonly<Record<OrderLineRefusal, Told>> = {
  same_state: { status: 200, code: 'line_same_state' },
  finished: { status: 200, code: 'line_handed_over' },
  not_allowed: { status: 200, code: 'line_move_not_allowed' },
  order_handed_on: { status: 200, code: 'editing_handed_on' },
  order_finished: { status: 200, code: 'order_finished' },
  order_collected: { status: 200, code: 'line_order_collected' },
  order_not_accepted: { status: 200, code: 'order_not_for_purchase' },
  order_not_collected: { status: 200, code: 'line_order_not_collected' },
  no_purchase: { status: 200, code: 'line_needs_purchase' },
  purchase_not_open: { status: 200, code: 'purchase_not_open' },
  balance_short: { status: 200, code: 'line_balance_short' },
  own_order: { status: 200, code: 'order_own' },
  last: { status: 200, code: 'line_last' },
  reason_needed: { status: 200, code: 'line_reason_needed' },
};

interface LineStep {
  from: string;
  to: string;
  facts: OrderLineFacts;
  refusal: OrderLineRefusal | null;
  way: readonly string[];
}

const stateOf = ({ type }: { type: string }): string => type.replace('line.', '');

function readStep({ from, event, way }: ServerStep): LineStep {
  const { type, ...facts } = event as { type: string } & OrderLineFacts;
  const to = stateOf({ type });
  return { from, to, facts, refusal: orderLineVerdict(from, to, facts), way: way.map(stateOf) };
}

/** Asks for another state of a line; the answer's code is that of the line's verdict. */
export async function askLine(
  desk: WalkDesk,
  person: Person | null,
  { lineId, to, ...more }: { lineId: number; to: string; reason?: string; purchase_id?: number },
): Promise<Told> {
  const url = '/order/state/';
  const body = { ids: [lineId], state: to, ...more };
  type Answer = { code?: string; result?: { code?: string }[] };
  const answer = await desk.call<Answer>(person, { method: 'put', url, body });
  return { status: answer.status, code: answer.body.code ?? answer.body.result?.[0]?.code ?? '' };
}

/** An order in work whose first line has come along the way, by requests. */
export async function bringLine(
  orders: OrderDesk,
  { way, purchaseId, owner }: { way: readonly string[]; purchaseId: number | null; owner?: Person },
): Promise<HeldLine> {
  const { desk } = orders;
  const order = await orders.place({ lines: 3, ...(owner && { owner }) });
  const [lineId = 0] = order.lineIds;
  await orders.move(order.id, 'accepted');
  for (const to of way) {
    // A line is handed over only with an order that is collected.
    if (to === 'F') await orders.move(order.id, 'collected');
    const sent = to === 'O' ? { purchase_id: purchaseId ?? (await desk.openPurchase()) } : {};
    const { code } = await askLine(desk, desk.boss, { lineId, to, reason: REASON, ...sent });
    if (code !== '') throw new Error(`The line can't be brought to ${to}: ${code}`);
  }
  return { ...order, lineId, purchaseId, sender: desk.boss };
}

const counts = (state: string): number => (state === 'C' ? 0 : 1);

/** Makes the order around the line what its facts say, also those that no request leaves around such a line. */
async function setOrder({ desk }: OrderDesk, held: HeldLine, { from, facts }: LineStep): Promise<void> {
  const { db, shopId } = desk.shop;
  const { id, lineId, owner, purchaseId } = held;
  const others = held.lineIds.filter((one) => one !== lineId);
  const dead = others.slice(facts.live - counts(from));
  const total = facts.live * PRICE;
  await db.transaction(async (transaction) => {
    if (dead.length > 0) await transaction.update(orderLines).set({ state: 'C' }).where(inArray(orderLines.id, dead));
    if (from === 'O' && purchaseId === null)
      await transaction.update(orderLines).set({ purchaseId }).where(eq(orderLines.id, lineId));
    await transaction.update(placedOrders).set({ state: facts.order, total }).where(eq(placedOrders.id, id));
    const order = { id, shopId, customerId: owner.caller.customer.id, state: facts.order, total };
    const step = { authorId: desk.boss.caller.customer.id, reason: '', at: desk.shop.clock.now() };
    await settleOrder(transaction, order, step);
    if (purchaseId !== null && facts.purchase !== null)
      await transaction.update(purchases).set({ state: facts.purchase }).where(eq(purchases.id, purchaseId));
  });
  await desk.shop.topUp(owner.caller.customer.id, facts.isCovered ? 100 * PRICE : -100 * PRICE);
}

/** How lines are walked: each by a request of staff who hold what its facts speak of. */
export const lineDriver = (orders: OrderDesk): ServerDriver<HeldLine, SeenLine> => ({
  classOf: (step) => {
    const { facts, refusal } = readStep(step);
    const isForced = refusal === null && step.event.type === 'line.F' && !facts.isCovered;
    return `${facts.order}: ${isForced ? 'forced' : (refusal ?? 'allowed')}`;
  },

  withoutRequest: (step) => {
    const { from, facts } = readStep(step);
    return facts.live < counts(from) ? 'a line that counts is one of those that do' : undefined;
  },

  bring: async (step) => {
    const told = readStep(step);
    const { from, to, facts, way } = told;
    const isSent = from === 'O' || to === 'O';
    const purchaseId = isSent && facts.purchase !== null ? await orders.desk.openPurchase() : null;
    const held = await bringLine(orders, { way, purchaseId });
    await setOrder(orders, held, told);
    const flags = ['get_strange_orders', 'update_state_placed_order', 'send_to_purchase_placed_order'] as const;
    const force = facts.canForce ? (['edit_balance_customers'] as const) : [];
    return { ...held, sender: await orders.desk.person('Мария', ...flags, ...force) };
  },

  send: ({ lineId, purchaseId, sender }, step) => {
    const { to, facts } = readStep(step);
    const sent = to === 'O' && purchaseId !== null ? { purchase_id: purchaseId } : {};
    return askLine(orders.desk, sender, { lineId, to, ...(facts.hasReason && { reason: REASON }), ...sent });
  },

  read: async (held) => {
    const { lines } = await orders.desk.mustDo<{ lines: { id: number; state: string }[] }>(
      'get',
      `/placed-order/${held.id}/`,
    );
    const line = lines.find(({ id }) => id === held.lineId)?.state ?? '';
    return { ...(await orders.read(held)), line };
  },

  should: (step, { sender }, seen) => {
    const { from, to, facts, refusal } = readStep(step);
    // Where a purchase is named it is the order that isn't for one.
    const isSent = to === 'O' && facts.purchase !== null;
    if (isSent && (refusal === 'order_handed_on' || refusal === 'order_finished'))
      return { answer: lineRefusals.order_not_accepted };
    if (refusal !== null) return { answer: lineRefusals[refusal] };
    const what = to === 'C' ? 'line canceled' : `line changed ${from} → ${to}`;
    const entry = { what, author: sender.name, reason: facts.hasReason && !isSent ? REASON : '' };
    const charge = chargeFor(facts.order, facts.live - counts(from) + counts(to));
    return { answer: done, seen: { ...seen, line: to, charged: charge, timeline: [...seen.timeline, entry] } };
  },

  rows: orders.desk.rows,
});

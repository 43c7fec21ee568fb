import { inArray } from 'drizzle-orm';
import { orderLines } from '#server/db/schema.ts';
import { type OrderDesk } from './order-desk.ts';
import {
  bringMerged,
  chargeOf,
  type HeldMove,
  mergeForm,
  type OrderMovers,
  type OrderStep,
  setBalance,
} from './order-steps.ts';
import { done, REASON } from './walk-desk.ts';

const isBack = ({ from }: OrderStep): boolean => from === 'canceled';

/** How an order comes to the states from which its purchase may end it. */
const ways: Readonly<Record<string, readonly string[]>> = {
  created: [],
  accepted: ['accepted'],
  need_pay: ['accepted', 'need_pay'],
  collected: ['accepted', 'collected'],
};

/** How many lines of the order its facts leave: those that a purchase brings back are none before. */
const leftOf = (step: OrderStep): number =>
  isBack(step) ? 0 : step.facts.lines.filter(({ state }) => state !== 'C').length;

/** Writes what all of these lines are, whatever request would come to that. */
async function setLines({ desk }: OrderDesk, ids: readonly number[], values: Partial<typeof orderLines.$inferInsert>) {
  await desk.shop.db.orm
    .update(orderLines)
    .set(values)
    .where(inArray(orderLines.id, [...ids]));
}

/** A purchase that was sent, with all lines of an order. */
async function sendPurchase(orders: OrderDesk, lineIds: readonly number[]): Promise<number> {
  const { desk } = orders;
  const id = await desk.openPurchase();
  await setLines(orders, lineIds, { state: 'O', purchaseId: id });
  for (const state of ['stopped', 'sent']) await desk.mustDo('put', `/purchases/${id}/`, { state });
  return id;
}

/** Nothing came: the lines that are not left are cancelled. */
const receiptOf = ({ lineIds }: HeldMove, left: number): object => ({
  state: 'received',
  reason: REASON,
  receipt: { line_ids: [], rest: 'C', rest_line_ids: lineIds.slice(left) },
});

const stepBack = { state: 'sent', reason: REASON };

/** A purchase: by a receipt that cancels what didn't come, and by the step back that undoes it. */
export const purchases: OrderMovers = {
  withoutRequest: (step) => {
    if (!isBack(step)) return step.to === 'canceled' ? undefined : 'a purchase only ends orders and brings them back';
    return step.facts.lines.some(({ state }) => state !== 'C') ? undefined : 'an order comes back with a line';
  },

  bring: async (orders, step) => {
    const { to, facts } = step;
    const left = leftOf(step);
    const order = await orders.place({ lines: left + 1 });
    await orders.move(order.id, ...(isBack(step) ? (ways[to] ?? []) : step.way));
    const held = { ...order, sender: orders.desk.boss, otherId: await sendPurchase(orders, order.lineIds) };
    // An order that is to come back is ended by the receipt first.
    if (isBack(step)) await orders.desk.mustDo('put', `/purchases/${held.otherId}/`, receiptOf(held, left));
    const isUnpriced = facts.lines.some(({ price }) => price === null);
    if (isUnpriced) await setLines(orders, order.lineIds.slice(0, facts.lines.length), { price: null });
    await setBalance(orders, order, facts);
    if (facts.isCustomerDeleted) await orders.deleteOwner(order);
    return held;
  },

  send: async ({ desk }, held, step) => {
    const form = isBack(step) ? stepBack : receiptOf(held, leftOf(step));
    return desk.ask(held.sender, 'put', `/purchases/${held.otherId}/`, form);
  },

  should: (step, { sender }, seen) => {
    const { from, to, facts, refusal } = step;
    const told = (what: string) => ({ what, author: sender.name, reason: REASON });
    const moved = (...whats: string[]) => [...seen.timeline, ...whats.map(told)];
    // The purchase goes its way in any case: what is refused is what becomes of the order.
    if (!isBack(step)) {
      const state = refusal === null ? to : from;
      const ended = refusal === null ? [`${from} → ${to}`] : [];
      const charged = chargeOf(state, facts.lines);
      return { answer: done, seen: { ...seen, state, charged, timeline: moved('line canceled', ...ended) } };
    }
    // What the balance doesn't cover any more comes back to be paid.
    const back = refusal === 'balance_short' ? 'need_pay' : to;
    if (refusal !== null && refusal !== 'balance_short') return { answer: done, seen };
    const timeline = moved('line changed C → O', `${from} → ${back}`);
    return { answer: done, seen: { ...seen, state: back, charged: chargeOf(back, facts.lines), timeline } };
  },
};

/** A merge, and what undoes it. */
export const merges: OrderMovers = {
  withoutRequest: (step) => {
    const { to, facts } = step;
    if (!isBack(step)) {
      if (to !== 'canceled') return 'a merge only ends orders and gives them back';
      return facts.lines.length === 0 ? undefined : 'a merge takes all lines along';
    }
    if (to !== 'created' && to !== 'accepted') return 'only new and accepted orders are merged';
    if (facts.lines.length === 0) return 'a merge gives the lines back';
    return facts.isCustomerDeleted ? 'nobody is deleted while the order that took the lines is in work' : undefined;
  },

  bring: async (orders, step) => {
    if (!isBack(step)) return bringMerged(orders, step.way, false);
    if (step.facts.isMerged) return bringMerged(orders, ways[step.to] ?? [], true);
    const order = await orders.place();
    await orders.move(order.id, ...step.way);
    return { ...order, sender: orders.desk.boss };
  },

  send: async (orders, held, step) => {
    const { desk } = orders;
    return isBack(step)
      ? desk.ask(held.sender, 'post', `/placed-order/${held.id}/unmerge/`)
      : desk.ask(held.sender, 'post', `/placed-order/${held.id}/merge/`, await mergeForm(orders, held));
  },

  should: (step, { sender, otherId }, seen) => {
    const { from, to, facts, refusal } = step;
    // An order that has its lines stays as it is.
    if (refusal !== null) return { answer: isBack(step) ? done : { status: 409, code: 'merge_states' } };
    const reason = isBack(step)
      ? `Позиции вернулись из\u00A0заказа №\u00A0${otherId}`
      : `Объединён с\u00A0заказом №\u00A0${otherId}`;
    const timeline = [...seen.timeline, { what: `${from} → ${to}`, author: sender.name, reason }];
    return { answer: done, seen: { ...seen, state: to, timeline, charged: chargeOf(to, facts.lines) } };
  },
};

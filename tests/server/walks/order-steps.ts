import type { OrderFacts, OrderTransitionRefusal } from '#machines/order/placed-order.rules.ts';
import type { ServerOutcome, ServerStep } from '#tests/model/kit/server/walk-server.ts';
import { cells, verdicts } from '#tests/model/order/placed-order.table.ts';
import { type HeldOrder, type OrderDesk, PRICE, type SeenOrder } from './order-desk.ts';
import type { Person, Told } from './walk-desk.ts';

/** A step in the words of the table. */
export interface OrderStep {
  from: string;
  to: string;
  facts: OrderFacts;
  refusal: OrderTransitionRefusal | null;
  /** Whether it is allowed only since its sender may hand over what isn't paid for. */
  isForced: boolean;
  /** The states on the way to `from`. */
  way: readonly string[];
}

/** An order that is about to be moved. */
export interface HeldMove extends HeldOrder {
  sender: Person;
  /** The purchase, or the other order, that moves it. */
  otherId?: number;
}

/** Those of one kind who move orders: how they do it, and what must come of it. */
export interface OrderMovers {
  /** Why they never ask for this; undefined where they do. */
  withoutRequest: (step: OrderStep) => string | undefined;
  bring: (orders: OrderDesk, step: OrderStep) => Promise<HeldMove>;
  send: (orders: OrderDesk, held: HeldMove, step: OrderStep) => Promise<Told>;
  should: (step: OrderStep, held: HeldMove, seen: SeenOrder) => ServerOutcome;
}

const stateOf = ({ type }: { type: string }): string => type.replace('order.', '');

/** Reads a step by the table. */
export function readStep({ from, event, way }: ServerStep): OrderStep {
  const { type, ...facts } = event as { type: string } & OrderFacts;
  const to = stateOf({ type });
  const verdict = verdicts[cells.find((cell) => cell.from === from && cell.to === to)?.word ?? ''];
  if (!verdict) throw new Error(`The table has no word for ${from} to ${to}`);
  const refusal = verdict(facts);
  const isForced = refusal === null && verdict({ ...facts, canForce: false }) === 'balance_short';
  return { from, to, facts, refusal, isForced, way: way.map(stateOf) };
}

const charged = ['need_pay', 'collected', 'delivery', 'done', 'completed'];

/** What the ledger charges for an order with so many lines in this state, in kopecks. */
export const chargeFor = (state: string, lines: number): number =>
  charged.includes(state) && lines > 0 ? -PRICE * lines : 0;

/** The same for these lines: those that count, and have a price. */
export const chargeOf = (state: string, lines: OrderFacts['lines']): number =>
  chargeFor(state, lines.filter((line) => line.state !== 'C' && line.price !== null).length);

/** A balance that covers any order, or one that covers none, not even one that costs nothing. */
export async function setBalance({ desk }: OrderDesk, { owner }: HeldOrder, { isCovered }: OrderFacts): Promise<void> {
  await desk.shop.topUp(owner.caller.customer.id, isCovered ? 100 * PRICE : -10 * PRICE);
}

/** An order and another one of its customer that it is merged into, unless that is still to come. */
export async function bringMerged(orders: OrderDesk, way: readonly string[], isMerged: boolean): Promise<HeldMove> {
  const order = await orders.place();
  const other = await orders.place({ owner: order.owner });
  for (const { id } of [order, other]) await orders.move(id, ...way);
  const held = { ...order, otherId: other.id, sender: orders.desk.boss };
  if (isMerged) await orders.desk.mustDo('post', `/placed-order/${order.id}/merge/`, await mergeForm(orders, held));
  return held;
}

/** What merges an order into the other one, as they are now. */
export async function mergeForm({ desk }: OrderDesk, { id, otherId }: HeldMove): Promise<object> {
  const versionOf = async (orderId: number | undefined) =>
    (await desk.mustDo<{ version: number }>('get', `/placed-order/${orderId}/`)).version;
  return { into_id: otherId, version: await versionOf(id), into_version: await versionOf(otherId) };
}

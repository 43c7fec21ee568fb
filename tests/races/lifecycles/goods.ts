import { isLiveLine, type OrderLineState } from '#common/order-line.ts';
import { type LineMove, moveLine } from '#machines/order/line-moves.ts';
import { isCharged, orderTransitionRefusal, type PlacedOrderState } from '#machines/order/placed-order.machine.ts';
import type { PurchaseState } from '#machines/purchase/purchase.machine.ts';
import { orderRefusals } from '#tests/server/walks/order-by-people.ts';
import { done, REASON, type Told } from '#tests/server/walks/walk-desk.ts';

/** A line of an order; `isIn` says whether the purchase has it. */
export interface Line {
  state: OrderLineState;
  version: number;
  reason: string;
  moves: readonly LineMove[];
  isIn: boolean;
}

/** What a timeline says: of the order itself where no line is named, numbered from 1. */
interface Entry {
  line: number | null;
  what: string;
  by: string;
  reason: string;
  /** What the balance lacked, in kopecks. */
  short: number | null;
}

export interface Order {
  state: PlacedOrderState;
  version: number;
  total: number;
  lines: readonly Line[];
  timeline: readonly Entry[];
}

export interface Purchase {
  state: PurchaseState;
  version: number;
  history: readonly Pick<Entry, 'what' | 'by' | 'reason'>[];
}

/** Orders of one customer, a purchase of their lines, and the customer's ledger; amounts in kopecks. */
export interface Goods {
  orders: readonly Order[];
  purchase: Purchase | null;
  balance: number;
  entries: readonly {
    kind: string;
    order: number | null;
    amount: number;
    balance: number;
    by: string | null;
    reason: string;
  }[];
}

/** What a command of somebody comes to. */
export interface Outcome {
  told: Told;
  world: Goods;
}

/** Who does it, why, and which version they have seen. */
export interface By {
  who: string;
  reason: string;
  seen: number | undefined;
}

/** The price of each line. */
export const PRICE = 50_000;

export const outdated: Told = { status: 409, code: 'changed_meanwhile' };

const charged = (world: Goods, order: number): number =>
  world.entries.filter((entry) => entry.order === order).reduce((sum, { amount }) => sum + amount, 0);

/** Makes the ledger agree with an order. */
function settled(world: Goods, number: number, { who, reason }: Pick<By, 'who' | 'reason'>): Goods {
  const order = orderOf(world, number);
  const amount = (isCharged(order.state) ? -order.total : 0) - charged(world, number);
  if (amount === 0) return world;
  const balance = world.balance + amount;
  const kind = amount < 0 ? 'order_charge' : 'order_return';
  return { ...world, balance, entries: [...world.entries, { kind, order: number, amount, balance, by: who, reason }] };
}

/** An order by its number from 1. */
export function orderOf({ orders }: Goods, number: number): Order {
  const order = orders[number - 1];
  if (!order) throw new Error(`There is no order ${number}`);
  return order;
}

const worth = (lines: readonly Line[]): number => lines.filter(isLiveLine).length * PRICE;

/** Whether an order ended, and keeps its sum. */
const isEnded = (state: PlacedOrderState): boolean => state === 'canceled' || state === 'rejected';

/** What the balance lacks for an order. */
export const shortFor = (world: Goods, { state, total, lines }: Order): number =>
  Math.max(0, worth(lines) - (isCharged(state) ? total : 0) - world.balance);

const isSameLine = (one: Line, other: Line): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Lines as they become; each that changes has another version. */
const written = (before: readonly Line[], after: readonly Line[]): Line[] =>
  after.map((line, index) => {
    const was = before[index];
    return was && !isSameLine(was, line) ? { ...line, version: was.version + 1 } : line;
  });

const withOrder = (world: Goods, number: number, order: Order): Goods => ({
  ...world,
  orders: world.orders.with(number - 1, order),
});

export const withHistory = (purchase: Purchase, ...more: Purchase['history']): Purchase => ({
  ...purchase,
  history: [...purchase.history, ...more],
});

/** Ordered lines that are back with their order wait again, unless their purchase is open. */
function rejoined(
  { purchase }: Goods,
  order: Order,
  { lines, who }: { lines: readonly Line[]; who: string },
): { lines: readonly Line[]; purchase: Purchase | null } {
  if (!purchase || purchase.state === 'open') return { lines, purchase };
  const leaves = (line: Line, index: number): boolean =>
    line.state === 'O' && line.isIn && order.lines[index]?.state === 'C';
  const count = lines.filter(leaves).length;
  if (count === 0) return { lines, purchase };
  return {
    lines: lines.map((line, index) => (leaves(line, index) ? { ...line, state: 'W', isIn: false } : line)),
    purchase: withHistory(purchase, { what: `lines_returned ${count}`, by: who, reason: '' }),
  };
}

/** Whether somebody who has seen an older version has made this very move already. */
function isMadeAlready({ timeline }: Order, { who, reason }: By): boolean {
  const last = timeline.findLast(({ line }) => line === null);
  return last?.by === who && last.reason === reason;
}

/** Moves an order. */
export function moveOrder(world: Goods, number: number, to: PlacedOrderState, by: By): Outcome {
  const order = orderOf(world, number);
  const { who, reason, seen } = by;
  if (seen !== undefined && seen !== order.version)
    return { told: order.state === to && isMadeAlready(order, by) ? done : outdated, world };
  const short = shortFor(world, order);
  const facts = {
    by: who === 'owner' ? ('customer' as const) : ('staff' as const),
    hasReason: reason !== '',
    isCovered: short === 0,
    canForce: who === 'boss',
    lines: order.lines.map(({ state }) => ({ state, price: PRICE })),
  };
  const refusal = orderTransitionRefusal(order.state, to, facts);
  if (refusal === 'staff_only' && to === 'canceled') return { told: { status: 409, code: 'order_staff_only' }, world };
  if (refusal) return { told: orderRefusals[refusal], world };
  const isForced = orderTransitionRefusal(order.state, to, { ...facts, canForce: false }) === 'balance_short';
  const moved = order.lines.map((line) => ({ ...line, ...moveLine(line, to, reason) }));
  const { lines, purchase } = rejoined(world, order, { lines: moved, who });
  const entry = { line: null, what: `${order.state} → ${to}`, by: who, reason, short: isForced ? short : null };
  const after = {
    state: to,
    version: order.version + 1,
    total: isEnded(to) ? order.total : worth(lines),
    lines: written(order.lines, lines),
    timeline: [...order.timeline, entry],
  };
  return { told: done, world: settled({ ...withOrder(world, number, after), purchase }, number, by) };
}

/** What becomes of a line. */
export interface LineChange {
  /** From 0. */
  index: number;
  to: Pick<Line, 'state' | 'reason' | 'moves' | 'isIn'>;
}

/** Changes lines of an order by themselves: its timeline, its sum and the ledger; answers how many changed. */
export function changeLines(
  world: Goods,
  number: number,
  { changes, who, reason }: { changes: readonly LineChange[]; who: string; reason: string },
): { world: Goods; count: number } {
  const order = orderOf(world, number);
  const real = changes.filter(({ index, to }) => {
    const line = order.lines[index];
    return line && JSON.stringify([line.state, line.moves]) !== JSON.stringify([to.state, to.moves]);
  });
  if (real.length === 0) return { world, count: 0 };
  const lines = order.lines.map((line, index) => ({ ...line, ...real.find((one) => one.index === index)?.to }));
  const told = real.flatMap(({ index, to }) => {
    const from = order.lines[index]?.state;
    if (from === to.state) return [];
    const what = to.state === 'C' ? 'canceled' : `${from} → ${to.state}`;
    return [{ line: index + 1, what, by: who, reason: to.reason || reason, short: null }];
  });
  const after = { ...order, lines: written(order.lines, lines), timeline: [...order.timeline, ...told] };
  // An order that has ended keeps its sum, and its version.
  if (isEnded(order.state)) return { world: withOrder(world, number, after), count: told.length };
  const summed = { ...after, version: order.version + 1, total: worth(lines) };
  const why = real.find(({ to }) => to.state === 'C')?.to.reason ?? reason;
  return { world: settled(withOrder(world, number, summed), number, { who, reason: why }), count: told.length };
}

/** A world in which nothing has happened yet. */
export function goodsOf({
  orders,
  lines,
  state = 'created',
  balance,
  purchase = false,
}: {
  orders: number;
  lines: readonly OrderLineState[];
  state?: PlacedOrderState;
  balance: number;
  purchase?: boolean;
}): Goods {
  const order: Order = {
    state,
    version: 1,
    total: worth(lines.map((one) => ({ state: one, version: 1, reason: '', moves: [], isIn: false }))),
    lines: lines.map((one) => ({ state: one, version: 1, reason: '', moves: [], isIn: one === 'O' })),
    timeline: [],
  };
  const opening = { kind: 'correction', order: null, amount: balance, balance, by: null, reason: '' };
  return {
    orders: Array.from({ length: orders }, () => order),
    purchase: purchase ? { state: 'open', version: 1, history: [] } : null,
    balance,
    entries: balance === 0 ? [] : [opening],
  };
}

/** Why something is done, where a reason is given. */
export const reasonOf = (isSilent: boolean): string => (isSilent ? '' : REASON);

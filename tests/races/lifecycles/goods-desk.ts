import { asc, eq, inArray } from 'drizzle-orm';
import {
  balanceEntries,
  customers,
  orderEvents,
  orderLines,
  placedOrders,
  purchaseEvents,
  purchases,
} from '#server/db/schema.ts';
import { type Person } from '#tests/server/walks/walk-desk.ts';
import { only } from '#tests/support/server/small-shop.ts';
import type { Held, Shown } from '../race.ts';
import type { RaceSite } from '../site.ts';
import { type Goods, type Line, type Order, PRICE, type Purchase } from './goods.ts';
import { type Command, readWords } from './goods-words.ts';

/** Orders and the purchase of one history, by their ids. */
interface HeldGoods {
  site: RaceSite;
  owner: Person;
  orderIds: readonly number[];
  lineIds: readonly number[];
  purchaseId: number | null;
}

type Changed = { action: string; fields: readonly { from?: unknown; to?: unknown }[] };

/** What a timeline says of a line. */
function whatOf({ action, fields }: Changed): string {
  return action === 'canceled' ? action : fields.map(({ from, to }) => `${String(from)} → ${String(to)}`).join();
}

async function readOrders(
  { site: { shop }, orderIds }: HeldGoods,
  nameOf: (id: number | null) => string,
): Promise<Order[]> {
  const { orm } = shop.db;
  const rows = await orm
    .select()
    .from(placedOrders)
    .where(inArray(placedOrders.id, [...orderIds]));
  const lines = await orm
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.id));
  const events = await orm
    .select()
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, [...orderIds]))
    .orderBy(asc(orderEvents.id));
  return orderIds.map((id) => {
    const { state, version, total } = only(rows.filter((row) => row.id === id));
    const own = lines.filter(({ orderId }) => orderId === id);
    return {
      state,
      version,
      total,
      lines: own.map((line): Line => ({
        state: line.state,
        version: line.version,
        reason: line.reason,
        moves: line.moves,
        isIn: line.purchaseId !== null,
      })),
      timeline: events
        .filter(({ orderId }) => orderId === id)
        .map(({ lineId, fromState, toState, change, authorId, reason, balanceShort }) => ({
          line: lineId === null ? null : own.findIndex((line) => line.id === lineId) + 1,
          what: change === null ? `${fromState} → ${toState}` : whatOf(change as Changed),
          by: nameOf(authorId),
          reason,
          short: balanceShort,
        })),
    };
  });
}

async function readPurchase(
  { site: { shop }, purchaseId }: HeldGoods,
  nameOf: (id: number | null) => string,
): Promise<Purchase | null> {
  if (purchaseId === null) return null;
  const { orm } = shop.db;
  const { state, version } = only(await orm.select().from(purchases).where(eq(purchases.id, purchaseId)));
  const events = await orm
    .select()
    .from(purchaseEvents)
    .where(eq(purchaseEvents.purchaseId, purchaseId))
    .orderBy(asc(purchaseEvents.id));
  const history = events.map(({ kind, fromState, toState, linesCount, authorId, reason }) => ({
    what: kind === 'state' ? `${fromState} → ${toState}` : `${kind} ${linesCount}`,
    by: nameOf(authorId),
    reason,
  }));
  return { state, version, history };
}

async function read(held: HeldGoods): Promise<Goods> {
  const { site, owner, orderIds } = held;
  const { orm } = site.shop.db;
  const { id: customerId } = owner.caller.customer;
  const names = new Map([owner, ...Object.values(site.staff)].map(({ name, caller }) => [caller.customer.id, name]));
  const nameOf = (id: number | null): string => names.get(id ?? 0) ?? 'somebody else';
  const { balance } = only(await orm.select().from(customers).where(eq(customers.id, customerId)));
  const entries = await orm
    .select()
    .from(balanceEntries)
    .where(eq(balanceEntries.customerId, customerId))
    .orderBy(asc(balanceEntries.id));
  return {
    orders: await readOrders(held, nameOf),
    purchase: await readPurchase(held, nameOf),
    balance,
    entries: entries.map(({ kind, orderId, amount, balance: after, authorId, reason }) => ({
      kind,
      order: orderId === null ? null : orderIds.indexOf(orderId) + 1,
      amount,
      balance: after,
      by: authorId === null ? null : nameOf(authorId),
      reason,
    })),
  };
}

/** Writes what the world begins with: requests would take longer, and what is tried comes after. */
async function write(site: RaceSite, begin: Goods): Promise<HeldGoods> {
  const { shop, itemId } = site;
  const { orm } = shop.db;
  const { shopId } = shop;
  const owner = await site.customer();
  const { id: customerId } = owner.caller.customer;
  if (begin.balance > 0) await shop.topUp(customerId, begin.balance);
  const made = begin.purchase && (await orm.insert(purchases).values({ shopId, name: 'Фабрика' }).returning());
  const purchaseId = made ? only(made).id : null;
  const common = {
    shopId,
    customerId,
    deliveryId: shop.pickupId,
    deliveryName: 'Самовывоз',
    deliveryPrice: 0,
    address: 'Садовая, 1',
    recipientName: 'Анна Смирнова',
    recipientPhone: '79000000099',
  };
  const orders = await orm
    .insert(placedOrders)
    .values(begin.orders.map(({ state, total, lines }) => ({ ...common, state, total, itemsCount: lines.length })))
    .returning();
  const orderIds = orders.map(({ id }) => id).toSorted((one, other) => one - other);
  const values = begin.orders.flatMap(({ lines }, index) =>
    lines.map(({ state, isIn }) => ({
      shopId,
      orderId: orderIds[index] ?? 0,
      itemId,
      description: 'Чашка',
      price: PRICE,
      retailPrice: PRICE,
      orderedPrice: PRICE,
      count: 1,
      state,
      purchaseId: isIn ? purchaseId : null,
    })),
  );
  const lines = await orm.insert(orderLines).values(values).returning();
  return { site, owner, orderIds, lineIds: lines.map(({ id }) => id).toSorted((a, b) => a - b), purchaseId };
}

function requestFor({ orderIds, lineIds, purchaseId }: HeldGoods, command: Command) {
  const { of, number, to, came, reason } = command;
  if (of === 'order')
    return { url: `/placed-order/${orderIds[number - 1]}/update-state/`, body: { state: to, reason } };
  if (of === 'line') {
    const id = lineIds[number - 1] ?? 0;
    const sent = to === 'O' ? { purchase_id: purchaseId } : {};
    return {
      url: '/order/state/',
      body: { ids: [id], state: to, reason, ...sent },
      seen: (version: number) => ({ versions: [{ id, version }] }),
    };
  }
  const receipt = came && { line_ids: came.map((one) => lineIds[one - 1]), rest: 'O' };
  return { url: `/purchases/${purchaseId}/`, body: { state: to, reason, ...(receipt && { receipt }) } };
}

/** Brings a world into being. */
export async function bringGoods(site: RaceSite, begin: Goods): Promise<Held<Goods>> {
  const held = await write(site, begin);
  const people: Readonly<Record<string, Person>> = { ...site.staff, owner: held.owner };
  return {
    ask: (words) => {
      const command = readWords(words);
      const person = people[command.who];
      if (!person) throw new Error(`Nobody is called ${command.who}`);
      return { person, ...requestFor(held, command) };
    },
    answer: (words, status, body) => {
      const { of, subject } = readWords(words);
      const said = body as { code?: string; current?: Shown; result?: { code?: string }[] };
      if (of === 'line') return { told: { status, code: said.code ?? said.result?.[0]?.code ?? '' }, shown: undefined };
      const current = status === 200 ? (body as Shown) : said.current;
      const shown = current && { record: subject, state: current.state, version: current.version };
      return { told: { status, code: said.code ?? '' }, shown };
    },
    read: () => read(held),
  };
}

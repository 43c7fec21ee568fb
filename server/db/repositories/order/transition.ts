import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { LineChange } from '#common/order-events.ts';
import type { Orm } from '../../engine/types.ts';
import { customers, orderLines, orderEvents, placedOrders, shops } from '../../schema.ts';

type OrderColumns = typeof placedOrders.$inferSelect;
type CustomerColumns = typeof customers.$inferSelect;
type LineColumns = typeof orderLines.$inferSelect;

/** A line of a locked order; prices in kopecks. */
export type LockedLine = Pick<
  LineColumns,
  | 'id'
  | 'version'
  | 'itemId'
  | 'description'
  | 'image'
  | 'comment'
  | 'retailPrice'
  | 'discount'
  | 'orderedPrice'
  | 'price'
  | 'count'
  | 'state'
  | 'reason'
  | 'moves'
  | 'purchaseId'
  | 'albumId'
>;

/** An order that is locked for a change, with its lines in their order; amounts in kopecks. */
export interface LockedOrder extends Pick<
  OrderColumns,
  | 'id'
  | 'shopId'
  | 'version'
  | 'customerId'
  | 'state'
  | 'deliveryPrice'
  | 'deliveryFullPrice'
  | 'deliveryFreeFrom'
  | 'total'
  | 'isPriced'
  | 'itemsCount'
  | 'mergedIntoId'
> {
  /** Whether its shop is paid in advance. */
  isPrepaid: boolean;
  /** The least sum of goods that its shop takes an order for. */
  minOrderSum: number;
  /** By which its items' prices go. */
  customerType: CustomerColumns['customerType'];
  lines: LockedLine[];
}

/** The columns of a locked line. */
export const lockedLineColumns = {
  id: orderLines.id,
  version: orderLines.version,
  itemId: orderLines.itemId,
  description: orderLines.description,
  image: orderLines.image,
  comment: orderLines.comment,
  retailPrice: orderLines.retailPrice,
  discount: orderLines.discount,
  orderedPrice: orderLines.orderedPrice,
  price: orderLines.price,
  count: orderLines.count,
  state: orderLines.state,
  reason: orderLines.reason,
  moves: orderLines.moves,
  purchaseId: orderLines.purchaseId,
  albumId: orderLines.albumId,
};

/** Locks an order and then its lines until the transaction ends. */
export async function lockOrder(orm: Orm, shopId: number, id: number): Promise<LockedOrder | undefined> {
  const [held] = await orm
    .select({
      id: placedOrders.id,
      shopId: placedOrders.shopId,
      version: placedOrders.version,
      customerId: placedOrders.customerId,
      state: placedOrders.state,
      deliveryPrice: placedOrders.deliveryPrice,
      deliveryFullPrice: placedOrders.deliveryFullPrice,
      deliveryFreeFrom: placedOrders.deliveryFreeFrom,
      total: placedOrders.total,
      isPriced: placedOrders.isPriced,
      itemsCount: placedOrders.itemsCount,
      mergedIntoId: placedOrders.mergedIntoId,
      isPrepaid: shops.isPrepaid,
      minOrderSum: shops.minOrderSum,
      customerType: customers.customerType,
    })
    .from(placedOrders)
    .innerJoin(customers, eq(customers.id, placedOrders.customerId))
    .innerJoin(shops, eq(shops.id, placedOrders.shopId))
    .where(and(eq(placedOrders.id, id), eq(placedOrders.shopId, shopId), isNull(placedOrders.deletedAt)))
    .for('no key update', { of: placedOrders });
  if (!held) return undefined;
  // A statement of its own, which sees what the last holder of the lock has written.
  const lines = await orm
    .select(lockedLineColumns)
    .from(orderLines)
    .where(eq(orderLines.orderId, id))
    .orderBy(asc(orderLines.id))
    .for('no key update');
  return { ...held, lines };
}

/** How many pieces of which item each line of an order has, as this transaction has left them. */
export async function findLinePieces(
  orm: Orm,
  orderId: number,
): Promise<Pick<LineColumns, 'itemId' | 'count' | 'state'>[]> {
  return orm
    .select({ itemId: orderLines.itemId, count: orderLines.count, state: orderLines.state })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId));
}

/** An entry of the timeline about a line. */
export interface LineEvent extends Pick<typeof orderEvents.$inferSelect, 'shopId' | 'orderId' | 'reason' | 'at'> {
  authorId: number;
  change: LineChange;
}

/** What a person changes in a line; prices in kopecks. */
export type LineValues = Pick<LineColumns, 'description' | 'comment' | 'count' | 'price' | 'retailPrice' | 'discount'>;

/** Writes what a person has changed in a locked line, and an entry of its order's timeline. */
export async function writeLine(
  orm: Orm,
  { id, ...values }: LineValues & { id: number },
  event: LineEvent,
): Promise<void> {
  await orm.update(orderLines).set(values).where(eq(orderLines.id, id));
  await orm.insert(orderEvents).values({ ...event, kind: 'line', lineId: id });
}

/** A line to be added to an order; prices in kopecks. */
export type NewLine = Pick<LineColumns, 'shopId' | 'orderId' | 'itemId' | 'image' | 'orderedPrice'> & LineValues;

/** Adds a line to a locked order, and an entry to its timeline; returns the line. */
export async function insertLine(orm: Orm, line: NewLine, event: LineEvent): Promise<LockedLine> {
  const [added] = await orm.insert(orderLines).values(line).returning(lockedLineColumns);
  if (!added) throw new Error('The line was not written');
  await orm.insert(orderEvents).values({ ...event, kind: 'line', lineId: added.id });
  return added;
}

/** Takes a locked line out of its order for good, and adds an entry to the timeline. */
export async function deleteLine(orm: Orm, id: number, event: LineEvent): Promise<void> {
  await orm.delete(orderLines).where(eq(orderLines.id, id));
  await orm.insert(orderEvents).values({ ...event, kind: 'line', lineId: id });
}

/** Cancels a locked line, whose state its order's transitions then leave alone, and adds an entry to the timeline. */
export async function cancelLine(orm: Orm, id: number, event: LineEvent): Promise<void> {
  await orm.update(orderLines).set({ state: 'C', reason: event.reason, moves: [] }).where(eq(orderLines.id, id));
  await orm.insert(orderEvents).values({ ...event, kind: 'line', lineId: id });
}

/** Writes the sums of a locked order, which then has another version. */
export async function writeSums(
  orm: Orm,
  { id, ...sums }: Pick<OrderColumns, 'id' | 'total' | 'isPriced' | 'itemsCount' | 'preview'>,
): Promise<void> {
  await orm
    .update(placedOrders)
    .set({ ...sums, version: sql`${placedOrders.version} + 1` })
    .where(eq(placedOrders.id, id));
}

/** The order of a line of this shop; undefined where there is none. */
export async function findOrderOfLine(orm: Orm, shopId: number, lineId: number): Promise<number | undefined> {
  const [found] = await orm
    .select({ orderId: orderLines.orderId })
    .from(orderLines)
    .where(and(eq(orderLines.id, lineId), eq(orderLines.shopId, shopId)));
  return found?.orderId;
}

/** What becomes of a locked line. */
export type ChangedLine = Pick<LineColumns, 'id' | 'state' | 'reason' | 'moves' | 'purchaseId' | 'albumId'>;

const rowOf = ({ id, state, reason, moves, purchaseId, albumId }: ChangedLine) => ({
  id,
  state,
  reason,
  moves,
  purchase_id: purchaseId,
  album_id: albumId,
});

const listed = (lines: readonly ChangedLine[]): SQL =>
  sql`jsonb_to_recordset(${JSON.stringify(lines.map(rowOf))}::jsonb) as l (id int, state text, reason text,
    moves jsonb, purchase_id int, album_id int)`;

const asListed = {
  state: sql`l.state`,
  reason: sql`l.reason`,
  moves: sql`l.moves`,
  purchaseId: sql`l.purchase_id`,
  albumId: sql`l.album_id`,
};

/** Writes the states of locked lines. */
export async function writeLines(orm: Orm, lines: readonly ChangedLine[]): Promise<void> {
  if (lines.length === 0) return;
  await orm
    .update(orderLines)
    .set(asListed)
    .from(listed(lines))
    .where(eq(orderLines.id, sql`l.id`));
}

/** Writes lines whose states somebody has changed, and entries of their order's timeline. */
export async function writeChangedLines(
  orm: Orm,
  lines: readonly ChangedLine[],
  events: readonly (typeof orderEvents.$inferInsert)[],
): Promise<void> {
  await writeLines(orm, lines);
  if (events.length > 0) await orm.insert(orderEvents).values([...events]);
}

/** A transition of an order, and its sums afterwards. */
export interface OrderTransition extends Pick<OrderColumns, 'shopId' | 'total' | 'isPriced' | 'itemsCount'> {
  orderId: number;
  from: OrderColumns['state'];
  to: OrderColumns['state'];
  authorId: number;
  reason: string;
  at: Date;
  /** What the balance lacked, in kopecks, where the transition was forced. */
  balanceShort?: number | null;
}

/** Changes the state and the sums of a locked order, and adds an entry to its timeline. */
export async function writeTransition(
  orm: Orm,
  { shopId, orderId, from, to, authorId, reason, at, balanceShort = null, ...sums }: OrderTransition,
): Promise<void> {
  const moved = orm.$with('moved').as(
    orm
      .update(placedOrders)
      .set({ state: to, stateSince: at, version: sql`${placedOrders.version} + 1`, ...sums })
      .where(and(eq(placedOrders.id, orderId), eq(placedOrders.shopId, shopId)))
      .returning({ id: placedOrders.id }),
  );
  await orm
    .with(moved)
    .insert(orderEvents)
    .values({
      shopId,
      orderId: sql`(select ${moved.id} from ${moved})`,
      fromState: from,
      toState: to,
      authorId,
      reason,
      at,
      balanceShort,
    });
}

import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Orm } from '../../engine/types.ts';
import { orderLines, orderStateChanges, placedOrders } from '../../schema.ts';

type OrderColumns = typeof placedOrders.$inferSelect;
type LineColumns = typeof orderLines.$inferSelect;

/** A line of a locked order; the price in kopecks. */
export type LockedLine = Pick<LineColumns, 'id' | 'description' | 'price' | 'count' | 'state' | 'reason' | 'moves'>;

/** An order that is locked for a change, with its lines in their order; amounts in kopecks. */
export interface LockedOrder extends Pick<
  OrderColumns,
  'id' | 'shopId' | 'version' | 'customerId' | 'state' | 'deliveryPrice' | 'total' | 'isPriced' | 'itemsCount'
> {
  lines: LockedLine[];
}

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
      total: placedOrders.total,
      isPriced: placedOrders.isPriced,
      itemsCount: placedOrders.itemsCount,
    })
    .from(placedOrders)
    .where(and(eq(placedOrders.id, id), eq(placedOrders.shopId, shopId), isNull(placedOrders.deletedAt)))
    .for('no key update');
  if (!held) return undefined;
  // A statement of its own, which sees what the last holder of the lock has written.
  const lines = await orm
    .select({
      id: orderLines.id,
      description: orderLines.description,
      price: orderLines.price,
      count: orderLines.count,
      state: orderLines.state,
      reason: orderLines.reason,
      moves: orderLines.moves,
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, id))
    .orderBy(asc(orderLines.id))
    .for('no key update');
  return { ...held, lines };
}

/** Writes the states of locked lines. */
export async function writeLines(
  orm: Orm,
  lines: readonly Pick<LineColumns, 'id' | 'state' | 'moves' | 'reason'>[],
): Promise<void> {
  if (lines.length === 0) return;
  await orm
    .update(orderLines)
    .set({ state: sql`l.state`, moves: sql`l.moves`, reason: sql`l.reason` })
    .from(sql`jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (id int, state text, moves jsonb, reason text)`)
    .where(eq(orderLines.id, sql`l.id`));
}

/** A transition of an order, and its sums afterwards. */
export interface OrderTransition extends Pick<OrderColumns, 'shopId' | 'total' | 'isPriced' | 'itemsCount'> {
  orderId: number;
  from: OrderColumns['state'];
  to: OrderColumns['state'];
  authorId: number;
  reason: string;
  at: Date;
}

/** Changes the state and the sums of a locked order, and adds an entry to its timeline. */
export async function writeTransition(
  orm: Orm,
  { shopId, orderId, from, to, authorId, reason, at, ...sums }: OrderTransition,
): Promise<void> {
  const moved = orm.$with('moved').as(
    orm
      .update(placedOrders)
      .set({ state: to, version: sql`${placedOrders.version} + 1`, ...sums })
      .where(and(eq(placedOrders.id, orderId), eq(placedOrders.shopId, shopId)))
      .returning({ id: placedOrders.id }),
  );
  await orm
    .with(moved)
    .insert(orderStateChanges)
    .values({
      shopId,
      orderId: sql`(select ${moved.id} from ${moved})`,
      fromState: from,
      toState: to,
      authorId,
      reason,
      at,
    });
}

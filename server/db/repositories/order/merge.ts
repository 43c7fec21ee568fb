import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { LinesMove } from '#common/order-events.ts';
import type { Orm } from '../../engine/types.ts';
import { insertRows } from '../../query/insert-rows.ts';
import { cartItems, orderEvents, orderLines, placedOrders, purchases } from '../../schema.ts';
import { addedUp } from '../cart/cart.ts';
import type { NewOrderLine } from './new-order.ts';
import { type LockedLine, lockedLineColumns } from './transition.ts';

/** Adds lines to a locked order; returns them as they are then, in their order. */
export async function insertLines(
  orm: Orm,
  { shopId, id: orderId }: { shopId: number; id: number },
  lines: readonly NewOrderLine[],
): Promise<LockedLine[]> {
  const added = await orm
    .insert(orderLines)
    .values(lines.map((line) => ({ ...line, shopId, orderId })))
    .returning(lockedLineColumns);
  return added.sort((one, other) => one.id - other.id);
}

/**
 * Moves lines of a locked order to another locked one; returns them as they are then, in their order. Their purchases,
 * locked too, get another version: a receipt that has looked their orders up before is refused.
 */
export async function moveLines(orm: Orm, ids: readonly number[], orderId: number): Promise<LockedLine[]> {
  const moved = await orm
    .update(orderLines)
    .set({ orderId })
    .where(inArray(orderLines.id, [...ids]))
    .returning(lockedLineColumns);
  const purchaseIds = [...new Set(moved.flatMap(({ purchaseId }) => purchaseId ?? []))];
  if (purchaseIds.length > 0)
    await orm
      .update(purchases)
      .set({ version: sql`${purchases.version} + 1` })
      .where(inArray(purchases.id, purchaseIds));
  return moved.sort((one, other) => one.id - other.id);
}

/** Takes lines of catalogue items out of their locked order for good, and into a locked cart. */
export async function moveToCart(orm: Orm, ids: readonly number[], cartId: string): Promise<void> {
  const isOne = inArray(orderLines.id, [...ids]);
  const lines = insertRows(
    cartItems,
    {
      shopId: orderLines.shopId,
      cartId: sql`${cartId}::uuid`,
      itemId: sql`${orderLines.itemId}`,
      count: orderLines.count,
      comment: orderLines.comment,
    },
    (select) => select.from(orderLines).where(isOne).orderBy(orderLines.id),
  );
  await orm.execute(sql`${lines} ${addedUp}`);
  await orm.delete(orderLines).where(isOne);
}

/** How many lines a cart has. */
export async function countCartLines(orm: Orm, cartId: string): Promise<number> {
  const [found] = await orm.select({ lines: count() }).from(cartItems).where(eq(cartItems.cartId, cartId));
  return found?.lines ?? 0;
}

/** An entry of the timeline about lines that came together, or left together. */
interface LinesMoved extends Pick<typeof orderEvents.$inferInsert, 'shopId' | 'orderId' | 'authorId' | 'at'> {
  change: LinesMove;
}

/** Adds an entry to the timeline of a locked order. */
export async function insertLinesMove(orm: Orm, event: LinesMoved): Promise<void> {
  await orm.insert(orderEvents).values({ ...event, kind: 'lines' });
}

/** What came into a locked order or left it, by the entries of its timeline, newest first. */
export async function findLinesMoves(orm: Orm, orderId: number): Promise<(LinesMove & { id: number })[]> {
  const found = await orm
    .select({ id: orderEvents.id, change: orderEvents.change })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.kind, 'lines')))
    .orderBy(desc(orderEvents.id));
  return found.flatMap(({ id, change }) => (change && 'move' in change ? [{ id, ...change }] : []));
}

/** Which order the lines of a shop's order have moved to; null where it has its own, or there is no such order. */
export async function findMergedInto(orm: Orm, shopId: number, id: number): Promise<number | null> {
  const [found] = await orm
    .select({ into: placedOrders.mergedIntoId })
    .from(placedOrders)
    .where(and(eq(placedOrders.id, id), eq(placedOrders.shopId, shopId)));
  return found?.into ?? null;
}

/** Writes which order the lines of a locked order have moved to; its version is written with its state. */
export async function writeMergedInto(orm: Orm, id: number, mergedIntoId: number | null): Promise<void> {
  await orm.update(placedOrders).set({ mergedIntoId }).where(eq(placedOrders.id, id));
}

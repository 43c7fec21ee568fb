import { and, eq, isNotNull, isNull, min, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias, union } from 'drizzle-orm/pg-core';
import type { LineMove } from '#machines/order/line-moves.ts';
import type { Orm } from '../../engine/types.ts';
import { insertRows } from '../../query/insert-rows.ts';
import { inner, jsonRows } from '../../query/json-rows.ts';
import { cartItems, items, orderLines, placedOrders } from '../../schema.ts';
import { isOnSale } from '../catalogue/on-sale.ts';
import { addedUp, fitCount, isSoldItem, MAX_COMMENT, MAX_COUNT } from '../cart/cart.ts';

/** The part of an order that can be added to a cart again. */
export interface Repeatable {
  /** The number of cart lines that it needs. */
  found: number;
  /** The number of lines of sold items that the cart would then have. */
  lines: number;
  /** Names of the items that are left out: no longer sold, or cancelled by the shop. */
  missing: string[];
  /** The number of photos. */
  photos: number;
}

const endedStage: LineMove['stage'] = 'ended';

/** A line whose item is still sold and that was not cancelled by itself, but at most with its order. */
const isAvailable: SQL | undefined = and(
  eq(items.id, orderLines.itemId),
  isOnSale(),
  or(ne(orderLines.state, 'C'), eq(sql`${orderLines.moves} -> -1 ->> 'stage'`, endedStage)),
);

const goneLines = alias(orderLines, 'gone');

/** Compares a customer's own order with a cart; undefined if they have no such order. */
export async function findRepeatable(
  orm: Orm,
  shopId: number,
  { orderId, customerId, cartId }: { orderId: number; customerId: number; cartId: string },
): Promise<Repeatable | undefined> {
  const ofOrder = eq(orderLines.orderId, placedOrders.id);
  const distinct = inner
    .select({ count: sql`count(distinct ${orderLines.itemId})` })
    .from(orderLines)
    .innerJoin(items, isAvailable)
    .where(ofOrder);
  const together = union(
    orm
      .select({ itemId: cartItems.itemId })
      .from(cartItems)
      .innerJoin(items, isSoldItem)
      .where(eq(cartItems.cartId, cartId)),
    orm
      .select({ itemId: sql<number>`${orderLines.itemId}` })
      .from(orderLines)
      .innerJoin(items, isAvailable)
      .where(ofOrder),
  );
  const same = inner
    .select({ id: orderLines.id })
    .from(orderLines)
    .innerJoin(items, isAvailable)
    .where(and(ofOrder, eq(orderLines.itemId, goneLines.itemId)));
  const first = min(goneLines.id);
  const [found] = await orm
    .select({
      found: sql`${distinct}`.mapWith(Number),
      lines: sql`(select count(*) from ${together} together)`.mapWith(Number),
      photos: orm.$count(orderLines, and(ofOrder, isNull(orderLines.itemId))),
      missing: jsonRows({ description: goneLines.description }, (select) =>
        select
          .from(goneLines)
          .where(and(eq(goneLines.orderId, placedOrders.id), isNotNull(goneLines.itemId), notExists(same)))
          .groupBy(goneLines.itemId, goneLines.description)
          .orderBy(first),
      ),
    })
    .from(placedOrders)
    .where(
      and(
        eq(placedOrders.id, orderId),
        eq(placedOrders.shopId, shopId),
        eq(placedOrders.customerId, customerId),
        isNull(placedOrders.deletedAt),
      ),
    );
  return found && { ...found, missing: found.missing.map(({ description }) => description) };
}

/** Adds the available lines of an order to a locked cart. */
export async function addOrderLines(orm: Orm, { orderId, cartId }: { orderId: number; cartId: string }): Promise<void> {
  const comments = sql`coalesce(string_agg(distinct nullif(${orderLines.comment}, ''), E'\\n'), '')`;
  const lines = insertRows(
    cartItems,
    {
      shopId: orderLines.shopId,
      cartId: sql`${cartId}::uuid`,
      itemId: sql`${orderLines.itemId}`,
      count: fitCount(sql`least(${MAX_COUNT}, sum(${orderLines.count}))::int`, {
        countStep: min(items.countStep),
        countMin: min(items.countMin),
      }),
      comment: sql`left(${comments}, ${MAX_COMMENT})`,
    },
    (select) =>
      select
        .from(orderLines)
        .innerJoin(items, isAvailable)
        .where(eq(orderLines.orderId, orderId))
        .groupBy(orderLines.shopId, orderLines.itemId)
        .orderBy(min(orderLines.id)),
  );
  await orm.execute(sql`${lines} ${addedUp}`);
}

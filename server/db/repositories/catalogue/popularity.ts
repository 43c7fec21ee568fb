import { and, eq, gte, isNull, lte, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Orm } from '../../engine/types.ts';
import { items, orderLines, placedOrders, shops } from '../../schema.ts';

/** An item and the number of its pieces that were ordered. */
export type ItemPopularity = Pick<typeof items.$inferSelect, 'id' | 'popularity'>;

/**
 * Marks the shops that were counted by `before` at the latest, or never, as counted now, and returns their ids: of
 * several processes one gets a shop.
 */
export async function claimCounting(orm: Orm, { now, before }: { now: Date; before: Date }): Promise<number[]> {
  const claimed = await orm
    .update(shops)
    .set({ popularityCountedAt: now })
    .where(or(isNull(shops.popularityCountedAt), lte(shops.popularityCountedAt, before)))
    .returning({ id: shops.id });
  return claimed.map(({ id }) => id);
}

/** Lets a shop that was claimed be counted again. */
export async function releaseCounting(orm: Orm, shopId: number): Promise<void> {
  await orm.update(shops).set({ popularityCountedAt: null }).where(eq(shops.id, shopId));
}

/** The shop's items whose pieces ordered since then are another number than the one they have. */
export function findChangedPopularity(orm: Orm, shopId: number, since: Date): Promise<ItemPopularity[]> {
  const ordered = orm
    .select({ itemId: orderLines.itemId, pieces: sql<number>`sum(${orderLines.count})::int`.as('pieces') })
    .from(orderLines)
    .innerJoin(placedOrders, eq(placedOrders.id, orderLines.orderId))
    .where(
      and(
        eq(placedOrders.shopId, shopId),
        gte(placedOrders.createdAt, since),
        isNull(placedOrders.deletedAt),
        notInArray(placedOrders.state, ['canceled', 'rejected']),
        ne(orderLines.state, 'C'),
      ),
    )
    .groupBy(orderLines.itemId)
    .as('ordered');
  const popularity = sql<number>`coalesce(${ordered.pieces}, 0)`;
  return orm
    .select({ id: items.id, popularity })
    .from(items)
    .leftJoin(ordered, eq(ordered.itemId, items.id))
    .where(and(eq(items.shopId, shopId), ne(items.popularity, popularity)));
}

/** Gives items their new popularity. Raw SQL, since drizzle can't join an update with rows that are parameters. */
export async function writePopularity(orm: Orm, rows: readonly ItemPopularity[]): Promise<void> {
  await orm.execute(
    sql`update ${items} set popularity = counted.popularity
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as counted (id int, popularity int)
      where ${items.id} = counted.id`,
  );
}

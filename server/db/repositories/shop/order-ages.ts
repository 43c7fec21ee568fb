import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { planOnce, type Given } from '../../engine/plan-once.ts';
import type { Orm } from '../../engine/types.ts';
import { placedOrders } from '../../schema.ts';
import { openStates } from './day.ts';

/** From how many days on an order is of the next age. */
export const orderAges = [0, 2, 4, 8] as const;

/** The orders of one age in one state. */
export interface OrderAgeRow {
  state: (typeof placedOrders.$inferSelect)['state'];
  fromDays: number;
  count: number;
}

const read = planOnce('order_ages', (orm, given: Given<{ shopId: number; now: string }>) => {
  const isYounger = (days: number) =>
    sql`${given('now')}::timestamptz - ${placedOrders.stateSince} < ${sql.raw(`interval '${days} days'`)}`;
  return orm
    .select({
      state: placedOrders.state,
      fromDays: sql<number>`case when ${isYounger(2)} then 0 when ${isYounger(4)} then 2
        when ${isYounger(8)} then 4 else 8 end`,
      count: sql<number>`count(*)::int`,
    })
    .from(placedOrders)
    .where(
      and(
        eq(placedOrders.shopId, given('shopId')),
        isNull(placedOrders.deletedAt),
        inArray(placedOrders.state, openStates),
      ),
    )
    .groupBy(sql`1`, sql`2`);
});

/** How long the orders that aren't handed over have been in their states; the ages that have any. */
export function findOrderAges(orm: Orm, shopId: number, now: Date): Promise<OrderAgeRow[]> {
  return read(orm, { shopId, now: now.toISOString() });
}

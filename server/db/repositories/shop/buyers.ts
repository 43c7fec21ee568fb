import { and, eq, gte, isNull, notInArray, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { planOnce, type Given } from '../../engine/plan-once.ts';
import type { Orm } from '../../engine/types.ts';
import { inner } from '../../query/json-rows.ts';
import { placedOrders } from '../../schema.ts';
import { clockOf } from './waiting.ts';

/** Who ordered in one of the two periods, those who had before it apart; `sum` in kopecks. */
export interface BuyersRow {
  isLast: boolean;
  isNew: boolean;
  customers: number;
  orders: number;
  sum: number;
}

const isSold = (orders: Record<'deletedAt' | 'state', PgColumn>) =>
  and(isNull(orders.deletedAt), notInArray(orders.state, ['canceled', 'rejected']));

const read = planOnce('buyers_of_days', (orm, given: Given<{ shopId: number; now: string; days: number }>) => {
  const shopId = given('shopId');
  const { zone, today } = clockOf(shopId, given('now'));
  const days = sql`${given('days')}::int`;
  const lastSince = sql`(${today} - ${days} + 1)::timestamp at time zone ${zone}`;
  const beforeSince = sql`(${today} - 2 * ${days} + 1)::timestamp at time zone ${zone}`;
  const earlier = alias(placedOrders, 'earlier');
  const first = inner
    .select({ at: earlier.createdAt })
    .from(earlier)
    .where(and(eq(earlier.shopId, shopId), eq(earlier.customerId, placedOrders.customerId), isSold(earlier)))
    .orderBy(earlier.id)
    .limit(1);
  const isLast = sql<boolean>`${placedOrders.createdAt} >= ${lastSince}`;
  const periods = inner.$with('periods').as(
    inner
      .select({
        customerId: placedOrders.customerId,
        isLast: isLast.as('is_last'),
        orders: sql<number>`count(*)`.as('orders'),
        sum: sql<number>`sum(${placedOrders.total})`.as('sum'),
        first: sql<string>`(${first})`.as('first'),
      })
      .from(placedOrders)
      .where(and(eq(placedOrders.shopId, shopId), isSold(placedOrders), gte(placedOrders.createdAt, beforeSince)))
      .groupBy(sql`1`, sql`2`),
  );
  return orm
    .with(periods)
    .select({
      isLast: periods.isLast,
      isNew: sql<boolean>`${periods.first} >= case when ${periods.isLast} then ${lastSince} else ${beforeSince} end`,
      customers: sql<number>`count(*)::int`,
      orders: sql<number>`sum(${periods.orders})::int`,
      sum: sql<number>`sum(${periods.sum})::bigint`.mapWith(Number),
    })
    .from(periods)
    .groupBy(sql`1`, sql`2`);
});

/** Who ordered in the last `days` days of the shop, today among them, and in as many before. */
export function findBuyers(orm: Orm, shopId: number, now: Date, days: number): Promise<BuyersRow[]> {
  return read(orm, { shopId, days, now: now.toISOString() });
}

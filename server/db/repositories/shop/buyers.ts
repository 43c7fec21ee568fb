import { and, eq, exists, gte, isNull, lt, notInArray, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { planOnce, type Given } from '../../engine/plan-once.ts';
import type { Orm } from '../../engine/types.ts';
import { inner } from '../../query/json-rows.ts';
import { placedOrders } from '../../schema.ts';
import { sumOfOrders } from '../order/known-total.ts';
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
  // In a select of its own each is computed once, and not for each order.
  const lastSince = sql`(select (${today} - ${days} + 1)::timestamp at time zone ${zone})`;
  const beforeSince = sql`(select (${today} - 2 * ${days} + 1)::timestamp at time zone ${zone})`;
  const isLast = sql`${placedOrders.createdAt} >= ${lastSince}`;
  const people = inner.$with('people').as(
    inner
      .select({
        customerId: placedOrders.customerId,
        last: sql<number>`count(*) filter (where ${isLast})`.as('last'),
        lastSum: sumOfOrders(isLast).as('last_sum'),
        before: sql<number>`count(*) filter (where not ${isLast})`.as('before'),
        beforeSum: sumOfOrders(sql`not ${isLast}`).as('before_sum'),
      })
      .from(placedOrders)
      .where(and(eq(placedOrders.shopId, shopId), isSold(placedOrders), gte(placedOrders.createdAt, beforeSince)))
      .groupBy(placedOrders.customerId),
  );
  const earlier = alias(placedOrders, 'earlier');
  const isKnown = exists(
    inner
      .select({ one: sql`1` })
      .from(earlier)
      .where(
        and(
          eq(earlier.shopId, shopId),
          eq(earlier.customerId, people.customerId),
          isSold(earlier),
          lt(earlier.createdAt, beforeSince),
        ),
      ),
  );
  return orm
    .with(people)
    .select({
      isKnown: sql<boolean>`${isKnown}`,
      isOfLast: sql<boolean>`${people.last} > 0`,
      isOfBefore: sql<boolean>`${people.before} > 0`,
      customers: sql<number>`count(*)::int`,
      last: sql<number>`sum(${people.last})::int`,
      lastSum: sql<number>`sum(${people.lastSum})::bigint`.mapWith(Number),
      before: sql<number>`sum(${people.before})::int`,
      beforeSum: sql<number>`sum(${people.beforeSum})::bigint`.mapWith(Number),
    })
    .from(people)
    .groupBy(sql`1`, sql`2`, sql`3`);
});

const add = (rows: readonly BuyersRow[]): Omit<BuyersRow, 'isLast' | 'isNew'> => ({
  customers: rows.reduce((total, { customers }) => total + customers, 0),
  orders: rows.reduce((total, { orders }) => total + orders, 0),
  sum: rows.reduce((total, { sum }) => total + sum, 0),
});

/** Who ordered in the last `days` days of the shop, today among them, and in as many before. */
export async function findBuyers(orm: Orm, shopId: number, now: Date, days: number): Promise<BuyersRow[]> {
  const found = await read(orm, { shopId, days, now: now.toISOString() });
  const periods = found.flatMap(({ isKnown, isOfLast, isOfBefore, customers, ...of }): BuyersRow[] => [
    ...(isOfLast
      ? [{ isLast: true, isNew: !isKnown && !isOfBefore, customers, orders: of.last, sum: of.lastSum }]
      : []),
    ...(isOfBefore ? [{ isLast: false, isNew: !isKnown, customers, orders: of.before, sum: of.beforeSum }] : []),
  ]);
  return [true, false].flatMap((isLast) =>
    [true, false].map((isNew) => ({
      isLast,
      isNew,
      ...add(periods.filter((row) => row.isLast === isLast && row.isNew === isNew)),
    })),
  );
}

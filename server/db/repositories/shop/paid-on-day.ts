import { and, eq, gte, lte, or, sql } from 'drizzle-orm';
import { planOnce, type Given } from '../../engine/plan-once.ts';
import type { Orm } from '../../engine/types.ts';
import { jsonRows } from '../../query/json-rows.ts';
import { oneRow } from '../../query/page.ts';
import { payments } from '../../schema.ts';
import { clockOf } from './waiting.ts';

/** What was confirmed on the shop's day, and what waits, in kopecks; refunds are below zero. */
export interface PaidOnDayRow {
  day: string;
  /** The hour of the shop's clock. */
  hour: number;
  /** Those that have any. */
  ways: { way: (typeof payments.$inferSelect)['way']; count: number; sum: number; waiting: number }[];
  /** What was confirmed in an hour, of the hours that have any. */
  hours: { hour: number; sum: number }[];
}

const read = planOnce('paid_on_day', (orm, given: Given<{ shopId: number; now: string }>) => {
  const shopId = given('shopId');
  const { now, zone, today } = clockOf(shopId, given('now'));
  const isOfShop = eq(payments.shopId, shopId);
  const isConfirmed = eq(payments.state, 'F');
  const isOfDay = and(
    isConfirmed,
    gte(payments.decidedAt, sql`${today}::timestamp at time zone ${zone}`),
    lte(payments.decidedAt, now),
  );
  const signed = sql`case ${payments.kind} when 'refund' then -${payments.amount} else ${payments.amount} end`;
  const hourOf = (moment: typeof now | typeof payments.decidedAt) =>
    sql<number>`extract(hour from ${moment} at time zone ${zone})::int`;
  return orm
    .select({
      day: sql<string>`to_char(${today}, 'YYYY-MM-DD')`,
      hour: hourOf(now),
      ways: jsonRows(
        {
          way: payments.way,
          count: sql<number>`count(*) filter (where ${isConfirmed})`,
          sum: sql<number>`coalesce(sum(${signed}) filter (where ${isConfirmed}), 0)`,
          waiting: sql<number>`coalesce(sum(${signed}) filter (where not ${isConfirmed}), 0)`,
        },
        (select) =>
          select
            .from(payments)
            .where(and(isOfShop, or(isOfDay, eq(payments.state, 'W'))))
            .groupBy(payments.way),
      ),
      hours: jsonRows({ hour: hourOf(payments.decidedAt), sum: sql<number>`sum(${signed})` }, (select) =>
        select
          .from(payments)
          .where(and(isOfShop, isOfDay))
          .groupBy(sql`1`),
      ),
    })
    .from(oneRow);
});

/** What was confirmed on the shop's day until now, by way and by hour, and what waits. */
export async function findPaidOnDay(orm: Orm, shopId: number, now: Date): Promise<PaidOnDayRow> {
  const [found] = await read(orm, { shopId, now: now.toISOString() });
  if (!found) throw new Error('A select without a table answered no row');
  return found;
}

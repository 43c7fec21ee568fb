import { and, asc, desc, eq, exists, gt, gte, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { planOnce, type Given } from '../../engine/plan-once.ts';
import type { Orm } from '../../engine/types.ts';
import { inner, jsonRows } from '../../query/json-rows.ts';
import { oneRow } from '../../query/page.ts';
import { balanceEntries, customers, placedOrders } from '../../schema.ts';
import { isOwingOrder } from '../order/order-list.ts';

/** From how many days on a debt is of the next age. */
export const debtAges = [0, 4, 8] as const;

interface DebtsRow {
  /** Those of the ages that have any; `sum` in kopecks. */
  ages: { fromDays: (typeof debtAges)[number]; count: number; sum: number }[];
  debtors: { id: number; firstName: string; lastName: string; sum: number; since: Date }[];
}

/** Since when the balance of `customers` has been negative: the first entry after the last that left enough. */
function shortSince() {
  const enough = alias(balanceEntries, 'enough');
  const lastEnough = inner
    .select({ id: enough.id })
    .from(enough)
    .where(and(eq(enough.customerId, customers.id), gte(enough.balance, 0)))
    .orderBy(desc(enough.id))
    .limit(1);
  return inner
    .select({ at: balanceEntries.at })
    .from(balanceEntries)
    .where(and(eq(balanceEntries.customerId, customers.id), gt(balanceEntries.id, sql`coalesce((${lastEnough}), 0)`)))
    .orderBy(asc(balanceEntries.id))
    .limit(1);
}

/** The shop's customers who owe it for an order. */
const owingIn = (shopId: SQL) =>
  inner.$with('owing').as(
    inner
      .select({
        id: customers.id,
        firstName: customers.firstName,
        lastName: customers.lastName,
        sum: sql<number>`-${customers.balance}`.as('sum'),
        since: sql<string>`(${shortSince()})`.as('since'),
      })
      .from(customers)
      .where(
        and(
          eq(customers.shopId, shopId),
          // Written out as in the index customers_owing, which it has to match.
          sql`${customers.balance} < 0`,
          exists(
            inner
              .select({ id: placedOrders.id })
              .from(placedOrders)
              .where(
                and(
                  eq(placedOrders.shopId, shopId),
                  eq(placedOrders.customerId, customers.id),
                  isNull(placedOrders.deletedAt),
                  isOwingOrder(shopId),
                ),
              ),
          ),
        ),
      ),
  );

const read = planOnce('debts_of_day', (orm, given: Given<{ shopId: number; now: string; most: number }>) => {
  const owing = owingIn(given('shopId'));
  const isYounger = (days: number) =>
    lt(sql`${given('now')}::timestamptz - ${owing.since}`, sql.raw(`interval '${days} days'`));
  const age = sql<(typeof debtAges)[number]>`case when ${isYounger(4)} then 0 when ${isYounger(8)} then 4 else 8 end`;
  return orm
    .with(owing)
    .select({
      ages: jsonRows({ fromDays: age, count: sql<number>`count(*)`, sum: sql<number>`sum(${owing.sum})` }, (select) =>
        select.from(owing).groupBy(sql`1`),
      ),
      debtors: jsonRows(
        {
          id: owing.id,
          firstName: owing.firstName,
          lastName: owing.lastName,
          sum: sql<number>`${owing.sum}`,
          since: sql<string>`${owing.since}`,
        },
        (select) =>
          select
            .from(owing)
            .orderBy(sql`${owing.sum} desc`, asc(owing.id))
            .limit(sql.placeholder('most')),
      ),
    })
    .from(oneRow);
});

/** What customers owe by the age of their debt, and the greatest debts, `most` of them. */
export async function findDebts(
  orm: Orm,
  shopId: number,
  { now, most }: { now: Date; most: number },
): Promise<DebtsRow> {
  const [found] = await read(orm, { shopId, most, now: now.toISOString() });
  if (!found) throw new Error('A select without a table answered no row');
  return { ...found, debtors: found.debtors.map((row) => ({ ...row, since: new Date(row.since) })) };
}

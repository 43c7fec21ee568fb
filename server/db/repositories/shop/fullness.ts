import { and, desc, eq, gte, isNull, ne, sql } from 'drizzle-orm';
import { planOnce, type Given } from '../../engine/plan-once.ts';
import type { Orm } from '../../engine/types.ts';
import { inner, jsonRow, jsonRows } from '../../query/json-rows.ts';
import { oneRow } from '../../query/page.ts';
import { boughtPrices, orderLines, purchaseEvents, purchases } from '../../schema.ts';
import { isPriceOfLine } from '../purchase/bought-price.ts';
import { boughtSums, type BoughtSumsRow } from '../purchase/purchase.ts';
import { clockOf } from './waiting.ts';

/** The pieces of a purchase: all that count, those that were bought, and of these the handed over ones. */
interface Pieces extends BoughtSumsRow {
  ordered: number;
  paidFor: number;
  handedOver: number;
}

/** A purchase with its pieces. */
export interface FullnessRow extends Pick<typeof purchases.$inferSelect, 'id' | 'name' | 'state'> {
  /** Never null: it sums over no lines too. */
  pieces: Pieces | null;
}

const piecesIn = (states: readonly string[]) =>
  sql<number>`coalesce(sum(${orderLines.count})
    filter (where ${orderLines.state} in ${sql.raw(`('${states.join("', '")}')`)}), 0)`;

const columns = {
  id: purchases.id,
  name: purchases.name,
  state: purchases.state,
  pieces: jsonRow(
    {
      ordered: piecesIn(['W', 'O', 'P', 'F']),
      paidFor: piecesIn(['P', 'F']),
      handedOver: piecesIn(['F']),
      ...boughtSums,
    },
    (select) =>
      select.from(orderLines).leftJoin(boughtPrices, isPriceOfLine).where(eq(orderLines.purchaseId, purchases.id)),
  ),
};

const readOpen = planOnce('purchases_fullness', (orm, given: Given<{ shopId: number; most: number }>) =>
  orm
    .select(columns)
    .from(purchases)
    .where(and(eq(purchases.shopId, given('shopId')), isNull(purchases.deletedAt), ne(purchases.state, 'closed')))
    .orderBy(desc(purchases.id))
    .limit(sql.placeholder('most')),
);

/** The newest purchases that aren't closed, `most` of them. */
export function findFullness(orm: Orm, shopId: number, most: number): Promise<FullnessRow[]> {
  return readOpen(orm, { shopId, most });
}

/** Purchases that were closed lately. */
export interface ClosedRow {
  count: number;
  /** Of all of them; never null. */
  sums: BoughtSumsRow | null;
  /** The last that were closed first. */
  named: FullnessRow[];
}

interface Asked {
  shopId: number;
  now: string;
  /** The days that count, today among them. */
  days: number;
  most: number;
}

const readClosed = planOnce('purchases_closed', (orm, given: Given<Asked>) => {
  const shopId = given('shopId');
  const { zone, today } = clockOf(shopId, given('now'));
  const since = sql`(${today} - ${given('days')}::int + 1)::timestamp at time zone ${zone}`;
  const lastClosed = inner
    .select({ at: sql`max(${purchaseEvents.at})` })
    .from(purchaseEvents)
    .where(and(eq(purchaseEvents.purchaseId, purchases.id), eq(purchaseEvents.toState, 'closed')));
  const closed = inner.$with('closed').as(
    inner
      .select({ id: sql<number>`${purchases.id}`.as('closed_id'), at: sql<string>`(${lastClosed})`.as('closed_at') })
      .from(purchases)
      .where(
        and(
          eq(purchases.shopId, shopId),
          isNull(purchases.deletedAt),
          eq(purchases.state, 'closed'),
          gte(sql`(${lastClosed})`, since),
        ),
      ),
  );
  return orm
    .with(closed)
    .select({
      count: sql<number>`(select count(*) from ${closed})`.mapWith(Number),
      sums: jsonRow(boughtSums, (select) =>
        select
          .from(closed)
          .innerJoin(orderLines, eq(orderLines.purchaseId, closed.id))
          .leftJoin(boughtPrices, isPriceOfLine),
      ),
      named: jsonRows(columns, (select) =>
        select
          .from(closed)
          .innerJoin(purchases, eq(purchases.id, closed.id))
          .orderBy(sql`${closed.at} desc`, desc(purchases.id))
          .limit(sql.placeholder('most')),
      ),
    })
    .from(oneRow);
});

/** The purchases that were closed in the last days of the shop, today among them, of which `most` are named. */
export async function findClosed(orm: Orm, { now, ...asked }: Omit<Asked, 'now'> & { now: Date }): Promise<ClosedRow> {
  const [found] = await readClosed(orm, { ...asked, now: now.toISOString() });
  if (!found) throw new Error('A select without a table answered no row');
  return found;
}

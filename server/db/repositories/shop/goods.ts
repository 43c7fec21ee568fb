import { and, asc, desc, eq, gt, gte, isNotNull, isNull, lt, ne, notExists, notInArray, sql } from 'drizzle-orm';
import { planOnce, type Given } from '../../engine/plan-once.ts';
import type { Orm } from '../../engine/types.ts';
import { inner, jsonRow, jsonRows } from '../../query/json-rows.ts';
import { oneRow } from '../../query/page.ts';
import { items, orderLines, placedOrders } from '../../schema.ts';
import { clockOf } from './waiting.ts';

interface Named {
  id: number;
  name: string;
}

/** How goods have sold; sums in kopecks. */
export interface GoodsRow {
  top: (Named & { count: number; sum: number })[];
  /** `days` may have a fraction. */
  ending: (Named & { stock: number; days: number })[];
  dead: (Named & { stock: number; sum: number })[];
  /** Of all that is dead; `sum` is null where nothing is. */
  deadTotal: { count: number; sum: number | null } | null;
}

interface Asked {
  shopId: number;
  now: string;
  /** The days that count, today among them. */
  days: number;
  /** What ends within so many is told. */
  soon: number;
  most: number;
}

const read = planOnce('goods_of_days', (orm, given: Given<Asked>) => {
  const shopId = given('shopId');
  const days = sql`${given('days')}::int`;
  const { zone, today } = clockOf(shopId, given('now'));
  const since = sql`(${today} - ${days} + 1)::timestamp at time zone ${zone}`;
  const sold = inner.$with('sold').as(
    inner
      .select({
        itemId: orderLines.itemId,
        count: sql<number>`sum(${orderLines.count})`.as('count'),
        sum: sql<number>`coalesce(sum(${orderLines.price} * ${orderLines.count}), 0)`.as('sum'),
      })
      .from(placedOrders)
      .innerJoin(orderLines, eq(orderLines.orderId, placedOrders.id))
      .where(
        and(
          eq(placedOrders.shopId, shopId),
          isNull(placedOrders.deletedAt),
          notInArray(placedOrders.state, ['canceled', 'rejected']),
          gte(placedOrders.createdAt, since),
          isNotNull(orderLines.itemId),
          ne(orderLines.state, 'C'),
        ),
      )
      .groupBy(orderLines.itemId),
  );
  const isThere = and(eq(items.shopId, shopId), isNull(items.deletedAt));
  const lasts = sql<number>`${items.stock} * ${days}::numeric / ${sold.count}`;
  const price = sql<number>`${items.stock} * ${items.discountedPrice}`;
  const isDead = and(
    isThere,
    gt(items.stock, 0),
    lt(items.createdAt, since),
    notExists(
      inner
        .select({ one: sql`1` })
        .from(sold)
        .where(eq(sold.itemId, items.id)),
    ),
  );
  const most = sql.placeholder('most');
  const { id, name } = items;
  return orm
    .with(sold)
    .select({
      top: jsonRows({ id, name, count: sql<number>`${sold.count}`, sum: sql<number>`${sold.sum}` }, (select) =>
        select
          .from(sold)
          .innerJoin(items, eq(items.id, sold.itemId))
          .where(isThere)
          .orderBy(sql`${sold.sum} desc`, asc(items.id))
          .limit(most),
      ),
      ending: jsonRows({ id, name, stock: sql<number>`${items.stock}`, days: lasts }, (select) =>
        select
          .from(sold)
          .innerJoin(items, eq(items.id, sold.itemId))
          .where(and(isThere, gt(items.stock, 0), sql`${lasts} <= ${given('soon')}::int`))
          .orderBy(lasts, asc(items.id))
          .limit(most),
      ),
      dead: jsonRows({ id, name, stock: sql<number>`${items.stock}`, sum: price }, (select) =>
        select.from(items).where(isDead).orderBy(desc(price), asc(items.id)).limit(most),
      ),
      deadTotal: jsonRow({ count: sql<number>`count(*)`, sum: sql<number | null>`sum(${price})` }, (select) =>
        select.from(items).where(isDead),
      ),
    })
    .from(oneRow);
});

/** What sold best, what ends soon and what nobody has ordered, `most` of each. */
export async function findGoods(orm: Orm, { now, ...asked }: Omit<Asked, 'now'> & { now: Date }): Promise<GoodsRow> {
  const [found] = await read(orm, { ...asked, now: now.toISOString() });
  if (!found) throw new Error('A select without a table answered no row');
  return found;
}

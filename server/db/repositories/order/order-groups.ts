import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Query } from '#contract/types.ts';
import type { Places } from '../../engine/plan-once.ts';
import type { Orm } from '../../engine/types.ts';
import { hasValue } from '../../query/filters.ts';
import { inner, jsonRows } from '../../query/json-rows.ts';
import { limits, type Page, pageOf } from '../../query/page.ts';
import { customers, orderLines, payments, placedOrders } from '../../schema.ts';
import { personColumns, type PersonRow } from '../customer/customer.ts';
import { peopleFound, type PersonSearch, personSearchOf } from '../customer/person-search.ts';
import { isInWork } from './in-work.ts';

/** A customer's orders in work; amounts in kopecks. */
export interface OrderGroupRow {
  customer: PersonRow;
  balance: number;
  paymentsWait: number;
  orders: number;
  lines: number;
  pieces: number;
  total: number;
  isPriced: boolean;
  newest: Pick<typeof placedOrders.$inferSelect, 'id' | 'state' | 'createdAt'>;
}

type Asked = Pick<Query<'listOrderGroups'>, 'state' | 'page' | 'limit'> & PersonSearch & { shopId: number };

const groups = pageOf((_orm, asked: Places<Asked>) => {
  const where = and(
    eq(placedOrders.shopId, asked.shopId),
    isInWork,
    hasValue(placedOrders.state, asked.state),
    asked.name && inArray(placedOrders.customerId, peopleFound(asked)),
  );
  // Limited to the page before anything is joined.
  const page = inner
    .select({
      customerId: placedOrders.customerId,
      newestId: sql<number>`max(${placedOrders.id})`.as('newest_id'),
      orders: sql<number>`count(*)`.as('orders'),
      total: sql<number>`sum(${placedOrders.total})`.as('total'),
      isPriced: sql<boolean>`bool_and(${placedOrders.isPriced})`.as('is_priced'),
    })
    .from(placedOrders)
    .where(where)
    .groupBy(placedOrders.customerId)
    .orderBy(desc(sql`max(${placedOrders.id})`))
    .limit(limits.limit)
    .offset(limits.offset)
    .as('page');
  const ofGroup = inner
    .select({
      lines: sql<number>`count(*)`.as('lines'),
      pieces: sql<number>`coalesce(sum(${orderLines.count}), 0)`.as('pieces'),
    })
    .from(placedOrders)
    .innerJoin(orderLines, eq(orderLines.orderId, placedOrders.id))
    .where(and(where, eq(placedOrders.customerId, page.customerId), ne(orderLines.state, 'C')))
    .as('of_group');
  const newest = inner
    .select({ id: placedOrders.id, state: placedOrders.state, createdAt: placedOrders.createdAt })
    .from(placedOrders)
    .where(eq(placedOrders.id, page.newestId))
    .as('newest');
  return {
    total: sql`(${inner
      .select({ count: sql`count(distinct ${placedOrders.customerId})` })
      .from(placedOrders)
      .where(where)})`.mapWith(Number),
    result: jsonRows(
      {
        customer: personColumns(customers),
        balance: customers.balance,
        paymentsWait: sql<number>`(${inner
          .select({ count: sql`count(*)` })
          .from(payments)
          .where(and(eq(payments.customerId, customers.id), eq(payments.state, 'W')))})`,
        orders: page.orders,
        lines: ofGroup.lines,
        pieces: ofGroup.pieces,
        total: page.total,
        isPriced: page.isPriced,
        newest: { id: newest.id, state: newest.state, createdAt: newest.createdAt },
      },
      (select) =>
        select
          .from(page)
          .innerJoin(customers, eq(customers.id, page.customerId))
          .crossJoinLateral(ofGroup)
          .crossJoinLateral(newest)
          .orderBy(desc(page.newestId)),
    ),
  };
});

/** A page of customers with orders in work, whose newest order is the newest first. */
export async function findOrderGroups(
  orm: Orm,
  shopId: number,
  { search_text: text, ...query }: Query<'listOrderGroups'>,
): Promise<Page<OrderGroupRow>> {
  const found = await groups(orm, { ...query, shopId, ...personSearchOf(text) });
  if (!found) throw new Error('A list without a condition answered nothing');
  return found;
}

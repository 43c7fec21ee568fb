import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Query } from '#contract/types.ts';
import type { Places } from '../../engine/plan-once.ts';
import type { Orm } from '../../engine/types.ts';
import { hasValue } from '../../query/filters.ts';
import { inner, jsonRows } from '../../query/json-rows.ts';
import { limits, type Page, pageOf } from '../../query/page.ts';
import { customers, orderLines, payments, placedOrders } from '../../schema.ts';
import { personColumns, type PersonRow } from '../customer/customer.ts';
import { peopleFound, type PersonSearch, personSearchOf } from '../customer/person-search.ts';
import { isCollected } from './collected.ts';
import { isInWork } from './in-work.ts';

/** A customer's orders in work, or of a purchase; amounts in kopecks. */
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
  newestTotal: number;
  /** Whether the goods of the newest order are put together. */
  isNewestCollected: boolean;
}

type Asked = Pick<Query<'listOrderGroups'>, 'state' | 'purchase_id' | 'page' | 'limit'> &
  PersonSearch & { shopId: number };

/** The lines of an order that count: in a purchase, those that are in it. */
const isCounted = ({ purchase_id: purchaseId }: Places<Asked>) =>
  and(ne(orderLines.state, 'C'), hasValue(orderLines.purchaseId, purchaseId));

/** The sums of an order's lines that are in the purchase. */
function sumsInPurchase(asked: Places<Asked>) {
  return inner
    .select({
      total: sql<number>`coalesce(sum(${orderLines.price} * ${orderLines.count}), 0)`.as('sum_of_lines'),
      isPriced: sql<boolean>`bool_and(${orderLines.price} is not null)`.as('are_priced'),
    })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, placedOrders.id), isCounted(asked)))
    .as('in_purchase');
}

const groups = pageOf((_orm, asked: Places<Asked>) => {
  const withLine = inner.select({ id: orderLines.orderId }).from(orderLines).where(isCounted(asked));
  const where = and(
    eq(placedOrders.shopId, asked.shopId),
    asked.purchase_id ? and(isNull(placedOrders.deletedAt), inArray(placedOrders.id, withLine)) : isInWork,
    hasValue(placedOrders.state, asked.state),
    asked.name && inArray(placedOrders.customerId, peopleFound(asked)),
  );
  const inPurchase = sumsInPurchase(asked);
  const summed = asked.purchase_id ? inPurchase : placedOrders;
  const columns = {
    customerId: placedOrders.customerId,
    newestId: sql<number>`max(${placedOrders.id})`.as('newest_id'),
    orders: sql<number>`count(*)`.as('orders'),
    total: sql<number>`sum(${summed.total})`.as('total'),
    isPriced: sql<boolean>`bool_and(${summed.isPriced})`.as('is_priced'),
  };
  const orders = inner.select(columns).from(placedOrders).$dynamic();
  // Limited to the page before anything else is joined.
  const page = (asked.purchase_id ? orders.crossJoinLateral(inPurchase) : orders)
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
    .where(and(where, eq(placedOrders.customerId, page.customerId), isCounted(asked)))
    .as('of_group');
  const newest = inner
    .select({
      id: placedOrders.id,
      state: placedOrders.state,
      newestTotal: sql<number>`${placedOrders.total}`.as('newest_total'),
      createdAt: placedOrders.createdAt,
    })
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
        newestTotal: newest.newestTotal,
        isNewestCollected: isCollected(newest),
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

/** A page of customers with orders in work, or in a purchase, whose newest order is the newest first. */
export async function findOrderGroups(
  orm: Orm,
  shopId: number,
  { search_text: text, ...query }: Query<'listOrderGroups'>,
): Promise<Page<OrderGroupRow>> {
  const found = await groups(orm, { ...query, shopId, ...personSearchOf(text) });
  if (!found) throw new Error('A list without a condition answered nothing');
  return found;
}

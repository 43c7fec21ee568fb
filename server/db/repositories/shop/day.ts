import { and, eq, inArray, isNull, lt, ne, notInArray, sql } from 'drizzle-orm';
import type { PlacedOrderState } from '#machines/order/placed-order.machine.ts';
import { planOnce, type Given } from '../../engine/plan-once.ts';
import type { Orm } from '../../engine/types.ts';
import { inner, jsonRow, jsonRows } from '../../query/json-rows.ts';
import { oneRow } from '../../query/page.ts';
import { isToClose } from '../purchase/purchase.ts';
import { orderLines, placedOrders, purchaseEvents, purchases } from '../../schema.ts';
import { isInWork } from '../order/in-work.ts';
import { sumOfOrders } from '../order/known-total.ts';
import {
  type ArrivingRow,
  cameOf,
  clockOf,
  isOfTwoDays,
  toCame,
  toWaiting,
  waiting,
  type WaitingRow,
} from './waiting.ts';

/** The states of orders that aren't handed over, in order. */
export const openStates = [
  'created',
  'accepted',
  'need_pay',
  'collected',
  'delivery',
] as const satisfies readonly PlacedOrderState[];

/** The orders in one state, and since when the first of them is; the sum in kopecks. */
interface OrdersInStateRow extends WaitingRow {
  state: PlacedOrderState;
  sum: number;
}

/** The orders of one of the shop's days, as `2026-11-21`; the sum in kopecks. */
interface OrdersOnDayRow {
  day: string;
  count: number;
  sum: number;
}

/** What waits among the orders, and the days that had any. */
export interface OrdersOfDayRow {
  created: ArrivingRow;
  unpriced: WaitingRow;
  standing: WaitingRow;
  /** Those of the open states that have any. */
  states: OrdersInStateRow[];
  /** The shop's day now. */
  today: string;
  days: OrdersOnDayRow[];
}

interface Asked {
  shopId: number;
  now: string;
  /** Days before today that count. */
  days: number;
  /** Orders that came into their state before then stand too long. */
  standingBefore: string;
}

const orders = planOnce('orders_of_day', (orm, given: Given<Asked>) => {
  const shopId = given('shopId');
  const clock = clockOf(shopId, given('now'));
  const { zone, today } = clock;
  const inShop = eq(placedOrders.shopId, shopId);
  const day = sql<string>`to_char(${placedOrders.createdAt} at time zone ${zone}, 'YYYY-MM-DD')`;
  return orm
    .select({
      created: jsonRow(waiting(placedOrders.stateSince), (select) =>
        select.from(placedOrders).where(and(inShop, isInWork, eq(placedOrders.state, 'created'))),
      ),
      came: jsonRow(cameOf(placedOrders.createdAt, clock), (select) =>
        select
          .from(placedOrders)
          .where(and(inShop, isNull(placedOrders.deletedAt), isOfTwoDays(placedOrders.createdAt, clock))),
      ),
      unpriced: jsonRow(waiting(placedOrders.createdAt), (select) =>
        select
          .from(placedOrders)
          .innerJoin(orderLines, eq(orderLines.orderId, placedOrders.id))
          .where(
            and(
              inShop,
              isInWork,
              eq(placedOrders.isPriced, false),
              isNull(orderLines.price),
              ne(orderLines.state, 'C'),
            ),
          ),
      ),
      standing: jsonRow(waiting(placedOrders.stateSince), (select) =>
        select
          .from(placedOrders)
          .where(and(inShop, isInWork, lt(placedOrders.stateSince, sql`${given('standingBefore')}::timestamptz`))),
      ),
      states: jsonRows(
        {
          state: placedOrders.state,
          sum: sumOfOrders(),
          ...waiting(placedOrders.stateSince),
        },
        (select) =>
          select
            .from(placedOrders)
            .where(and(inShop, isNull(placedOrders.deletedAt), inArray(placedOrders.state, openStates)))
            .groupBy(placedOrders.state),
      ),
      today: sql<string>`to_char(${today}, 'YYYY-MM-DD')`,
      days: jsonRows({ day, count: sql<number>`count(*)`, sum: sumOfOrders() }, (select) =>
        select
          .from(placedOrders)
          .where(
            and(
              inShop,
              isNull(placedOrders.deletedAt),
              notInArray(placedOrders.state, ['canceled', 'rejected']),
              sql`${placedOrders.createdAt} >= (${today} - ${given('days')}::int)::timestamp at time zone ${zone}`,
            ),
          )
          .groupBy(sql`1`),
      ),
    })
    .from(oneRow);
});

/** What waits among the orders, and their sums on the shop's day of `now` and on `days` days before it. */
export async function findOrdersOfDay(
  orm: Orm,
  shopId: number,
  { now, days, standingBefore }: { now: Date; days: number; standingBefore: Date },
): Promise<OrdersOfDayRow> {
  const asked = { shopId, days, now: now.toISOString(), standingBefore: standingBefore.toISOString() };
  const [found] = await orders(orm, asked);
  if (!found) throw new Error('A select without a table answered no row');
  const { came, ...parts } = found;
  return {
    ...parts,
    created: { ...toWaiting(found.created), came: toCame(came) },
    unpriced: toWaiting(found.unpriced),
    standing: toWaiting(found.standing),
    states: parts.states.map((row) => ({ ...row, ...toWaiting(row) })),
  };
}

/** Purchases that were received and wait for none of their lines. */
export async function findPurchasesToClose(orm: Orm, shopId: number): Promise<WaitingRow> {
  const receivedAt = inner
    .select({ at: sql`max(${purchaseEvents.at})` })
    .from(purchaseEvents)
    .where(and(eq(purchaseEvents.purchaseId, purchases.id), eq(purchaseEvents.toState, 'received')));
  const row = jsonRow(waiting(sql`(${receivedAt})`), (select) =>
    select.from(purchases).where(and(eq(purchases.shopId, shopId), isNull(purchases.deletedAt), isToClose())),
  );
  const [found] = await orm.select({ row }).from(oneRow);
  return toWaiting(found?.row ?? null);
}

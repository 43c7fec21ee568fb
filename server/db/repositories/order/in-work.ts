import { and, isNull, sql } from 'drizzle-orm';
import { placedOrders } from '../../schema.ts';

/** Orders in work. Written out as in the index placed_orders_in_work, which it has to match. */
export const isInWork = and(
  isNull(placedOrders.deletedAt),
  sql`${placedOrders.state} in ('created', 'accepted', 'need_pay', 'collected')`,
);

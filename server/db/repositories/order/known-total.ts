import { type SQL, sql } from 'drizzle-orm';
import { placedOrders } from '../../schema.ts';

/** What an order costs of which only the delivery has a price nobody can say. */
const isTotalKnown = sql`${placedOrders.isPriced} or ${placedOrders.total} > ${placedOrders.deliveryPrice}`;

/** What orders come to as far as anybody can say, of all or of those that fulfil the condition; in kopecks. */
export const sumOfOrders = (isAsked?: SQL): SQL<number> =>
  sql<number>`coalesce(sum(${placedOrders.total}) filter (
    where ${isAsked ? sql`${isAsked} and (${isTotalKnown})` : isTotalKnown}
  ), 0)`.mapWith(Number);

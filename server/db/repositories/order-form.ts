import { sql } from 'drizzle-orm';
import type { StoredImage } from '../schema/stored-image.ts';
import type { DeliveryPointRow, DeliveryRow } from './delivery.ts';
import { at, type Executor, row, rows } from './rows.ts';

/** The delivery method and the pickup point of these ids; null where the shop has no such record. */
export async function findDeliveryRecords(
  executor: Executor,
  shopId: number,
  { deliveryId, pointId }: { deliveryId: number; pointId: number | null },
): Promise<{ delivery: DeliveryRow | null; point: DeliveryPointRow | null }> {
  const found = await row<{ delivery: DeliveryRow | null; point: DeliveryPointRow | null }>(
    executor,
    sql`select
      (select row_to_json(d) from deliveries d where d.id = ${deliveryId} and d.shop_id = ${shopId} and d.deleted_at is null) as delivery,
      (select row_to_json(p) from delivery_points p where p.id = ${pointId}::int and p.shop_id = ${shopId} and p.deleted_at is null) as point`,
  );
  return found ?? { delivery: null, point: null };
}

/** An item that somebody wants to order, gone or not; prices in kopecks. */
export interface WantedItemRow {
  id: number;
  name: string;
  image: StoredImage | null;
  retail_price: number;
  discount: number;
  discounted_price: number;
  trade_price: number | null;
  is_sold: boolean;
}

/** The shop's items of these ids, those that are no longer sold too, in no order. */
export async function findWantedItems(executor: Executor, shopId: number, ids: readonly number[]): Promise<WantedItemRow[]> {
  if (ids.length === 0) return [];
  return rows<WantedItemRow>(
    executor,
    sql`select id, name, images->0 as image, retail_price::float8 as retail_price, discount, discounted_price::float8 as discounted_price,
        trade_price::float8 as trade_price, deleted_at is null as is_sold
      from items where shop_id = ${shopId} and id in (${sql.join(ids.map((id) => sql`${id}::int`), sql`, `)})`,
  );
}

/** What makes two orders alike. */
export interface Likeness {
  shopId: number;
  customerId: number;
  /** How many of each item, by its id. */
  counts: Readonly<Record<number, number>>;
  photos: number;
  /** Older orders aren't looked at; null where age doesn't matter. */
  since: Date | null;
}

/** The newest order that is still created, and has the same items in the same numbers and as many photos. */
export async function findSimilarOrder(executor: Executor, { shopId, customerId, counts, photos, since }: Likeness): Promise<number | undefined> {
  const young = since === null ? sql.empty() : sql` and o.created_at >= ${at(since)}`;
  const found = await row<{ id: number }>(
    executor,
    sql`select o.id from placed_orders o
      where o.shop_id = ${shopId} and o.customer_id = ${customerId} and o.state = 'created' and o.deleted_at is null${young}
        and ${JSON.stringify(counts)}::jsonb = (
          select coalesce(jsonb_object_agg(item_id, count), '{}') from (
            select item_id, sum(count) as count from order_lines where order_id = o.id and item_id is not null and state <> 'C' group by item_id
          ) wanted
        )
        and ${photos} = (select count(*) from order_lines where order_id = o.id and item_id is null and state <> 'C')
      order by o.id desc limit 1`,
  );
  return found?.id;
}

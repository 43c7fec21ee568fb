import { and, desc, eq, gte, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../../engine/types.ts';
import { inner } from '../../query/json-rows.ts';
import { oneRow } from '../../query/page.ts';
import { items, orderLines, placedOrders, shops } from '../../schema.ts';
import type { StoredImage } from '../../schema/stored-image.ts';
import { isOnSale } from '../catalogue/on-sale.ts';
import { type DeliveryRecords, deliveryRecords } from '../delivery/delivery.ts';

/** The delivery method and the pickup point of these ids. */
export async function findDeliveryRecords(
  orm: Orm,
  shopId: number,
  { deliveryId, pointId }: { deliveryId: number; pointId: number | null },
): Promise<DeliveryRecords> {
  const [found] = await orm
    .select(deliveryRecords({ shopId: sql`${shopId}`, deliveryId: sql`${deliveryId}`, pointId: sql`${pointId}::int` }))
    .from(oneRow);
  return found ?? { delivery: null, point: null };
}

/** What a shop asks of an order: the least sum of its goods, in kopecks, and whether it is paid in advance. */
export async function findOrderTerms(orm: Orm, shopId: number): Promise<{ least: number; isPrepaid: boolean }> {
  const { minOrderSum: least, isPrepaid } = shops;
  const [found] = await orm.select({ least, isPrepaid }).from(shops).where(eq(shops.id, shopId));
  return found ?? { least: 0, isPrepaid: false };
}

/** An item to be ordered, even if no longer sold; prices in kopecks. */
export interface WantedItemRow extends Pick<
  typeof items.$inferSelect,
  'id' | 'name' | 'retailPrice' | 'discount' | 'discountedPrice' | 'tradePrice' | 'countStep' | 'countMin' | 'stock'
> {
  image: StoredImage | null;
  isSold: boolean;
}

/** The shop's items of these ids, including those no longer sold; unordered. */
export async function findWantedItems(orm: Orm, shopId: number, ids: readonly number[]): Promise<WantedItemRow[]> {
  if (ids.length === 0) return [];
  return orm
    .select({
      id: items.id,
      name: items.name,
      image: sql<StoredImage | null>`${items.images}->0`,
      retailPrice: items.retailPrice,
      discount: items.discount,
      discountedPrice: items.discountedPrice,
      tradePrice: items.tradePrice,
      countStep: items.countStep,
      countMin: items.countMin,
      stock: items.stock,
      isSold: isOnSale(),
    })
    .from(items)
    .where(and(eq(items.shopId, shopId), inArray(items.id, ids)));
}

/** The contents by which two orders are compared. */
export interface Likeness {
  shopId: number;
  customerId: number;
  /** The count of each item, by its id. */
  counts: Readonly<Record<number, number>>;
  photos: number;
  /** Older orders are ignored; null for no limit. */
  since: Date | null;
}

/** The lines of the order that aren't cancelled have exactly these item counts and this number of photos. */
function hasLines({ counts, photos }: Likeness): SQL {
  const live = and(eq(orderLines.orderId, placedOrders.id), ne(orderLines.state, 'C'));
  const wanted = inner
    .select({ itemId: orderLines.itemId, count: sql`sum(${orderLines.count})`.as('count') })
    .from(orderLines)
    .where(and(live, isNotNull(orderLines.itemId)))
    .groupBy(orderLines.itemId)
    .as('wanted');
  const found = inner
    .select({ counts: sql`coalesce(jsonb_object_agg(${wanted.itemId}, ${wanted.count}), '{}')` })
    .from(wanted);
  const photographed = inner
    .select({ count: sql`count(*)` })
    .from(orderLines)
    .where(and(live, isNull(orderLines.itemId)));
  return sql`${JSON.stringify(counts)}::jsonb = ${found} and ${photos} = ${photographed}`;
}

/** The id of the newest order in state `created` with the same item counts and number of photos. */
export async function findSimilarOrder(orm: Orm, likeness: Likeness): Promise<number | undefined> {
  const { shopId, customerId, since } = likeness;
  const [found] = await orm
    .select({ id: placedOrders.id })
    .from(placedOrders)
    .where(
      and(
        eq(placedOrders.shopId, shopId),
        eq(placedOrders.customerId, customerId),
        eq(placedOrders.state, 'created'),
        isNull(placedOrders.deletedAt),
        since === null ? undefined : gte(placedOrders.createdAt, since),
        hasLines(likeness),
      ),
    )
    .orderBy(desc(placedOrders.id))
    .limit(1);
  return found?.id;
}

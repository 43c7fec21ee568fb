import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Orm } from '../../engine/types.ts';
import { jsonRows } from '../../query/json-rows.ts';
import { deliveryPoints, infoPages, payments, placedOrders, shopHosts, shops } from '../../schema.ts';

/** The main host of a shop, null where it answers for any host, its other hosts, and what every answer needs of it. */
export interface ShopHostRow extends Pick<typeof shops.$inferSelect, 'id' | 'host' | 'isDemo' | 'currency'> {
  otherHosts: string[];
}

const retailColumns = {
  id: shops.id,
  version: shops.version,
  name: shops.name,
  logo: shops.logo,
  primaryColor: shops.primaryColor,
  minOrderSum: shops.minOrderSum,
  isPrepaid: shops.isPrepaid,
  staffSignInByCode: shops.staffSignInByCode,
  tradePricesShownTo: shops.tradePricesShownTo,
  description: shops.description,
  currency: shops.currency,
  timeZone: shops.timeZone,
  contacts: shops.contacts,
  requisites: shops.requisites,
};

/** A shop's public data. */
export interface RetailRow extends Pick<typeof shops.$inferSelect, keyof typeof retailColumns> {
  ordersWait: number;
  paymentsWait: number;
  pickupPoints: number;
  /** The pages that have a text. */
  writtenPages: Pick<typeof infoPages.$inferSelect, 'slug'>[];
}

/** Every shop's hosts. */
export async function findShopHosts(orm: Orm): Promise<ShopHostRow[]> {
  const { id, host, isDemo, currency } = shops;
  const [found, others] = await Promise.all([
    orm.select({ id, host, isDemo, currency }).from(shops).orderBy(asc(shops.id)),
    orm.select().from(shopHosts).orderBy(asc(shopHosts.host)),
  ]);
  return found.map((shop) => ({
    ...shop,
    otherHosts: others.filter((other) => other.shopId === shop.id).map((other) => other.host),
  }));
}

/** A shop, with counts of waiting records for those who may see them. */
export async function findRetail(
  orm: Orm,
  shopId: number,
  sees: { orders: boolean; payments: boolean },
): Promise<RetailRow | undefined> {
  const [found] = await orm
    .select({
      ...retailColumns,
      ordersWait: sees.orders
        ? orm.$count(
            placedOrders,
            and(eq(placedOrders.shopId, shopId), eq(placedOrders.state, 'created'), isNull(placedOrders.deletedAt)),
          )
        : sql<number>`0`,
      paymentsWait: sees.payments
        ? orm.$count(payments, and(eq(payments.shopId, shopId), eq(payments.state, 'W')))
        : sql<number>`0`,
      pickupPoints: orm.$count(
        deliveryPoints,
        and(eq(deliveryPoints.shopId, shopId), isNull(deliveryPoints.deletedAt)),
      ),
      writtenPages: jsonRows({ slug: infoPages.slug }, (select) =>
        select.from(infoPages).where(and(eq(infoPages.shopId, shopId), ne(infoPages.text, ''))),
      ),
    })
    .from(shops)
    .where(eq(shops.id, shopId));
  return found;
}

/** A shop's settings as the person changes them; `minOrderSum` in kopecks. */
export type ShopSettings = Omit<Pick<typeof shops.$inferSelect, keyof typeof retailColumns>, 'id' | 'version'>;

/** Locks a shop that exists until the transaction ends. */
export async function lockShop(orm: Orm, shopId: number): Promise<ShopSettings & { version: number }> {
  const { id: _, ...columns } = retailColumns;
  const [held] = await orm.select(columns).from(shops).where(eq(shops.id, shopId)).for('no key update');
  if (!held) throw new Error(`There is no shop ${shopId}`);
  return held;
}

/** Writes the settings of a locked shop, which then has another version. */
export async function writeShop(orm: Orm, shopId: number, settings: ShopSettings): Promise<void> {
  await orm
    .update(shops)
    .set({ ...settings, version: sql`${shops.version} + 1` })
    .where(eq(shops.id, shopId));
}

/** The time zone of a shop that exists. */
export async function findTimeZone(orm: Orm, shopId: number): Promise<string> {
  const [found] = await orm.select({ timeZone: shops.timeZone }).from(shops).where(eq(shops.id, shopId));
  if (!found) throw new Error(`There is no shop ${shopId}`);
  return found.timeZone;
}

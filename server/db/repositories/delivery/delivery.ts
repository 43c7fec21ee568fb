import { and, asc, eq, isNull, max, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../../engine/types.ts';
import { jsonRow } from '../../query/json-rows.ts';
import { deliveries, deliveryPoints } from '../../schema.ts';

/** A delivery method; amounts in kopecks. */
export type DeliveryRow = Omit<typeof deliveries.$inferSelect, 'shopId' | 'position' | 'deletedAt'>;

/** A pickup point as an order names it. */
export type DeliveryPointRow = Omit<ShopPointRow, 'version' | 'image'>;

/** A pickup point. */
export type ShopPointRow = Omit<typeof deliveryPoints.$inferSelect, 'shopId' | 'deletedAt'>;

const deliveryColumns = {
  id: deliveries.id,
  version: deliveries.version,
  name: deliveries.name,
  description: deliveries.description,
  price: deliveries.price,
  freeFrom: deliveries.freeFrom,
  kind: deliveries.kind,
};

/** The columns of a DeliveryPointRow. */
export const pointColumns = {
  id: deliveryPoints.id,
  name: deliveryPoints.name,
  address: deliveryPoints.address,
  hours: deliveryPoints.hours,
};

const shopPointColumns = { ...pointColumns, version: deliveryPoints.version, image: deliveryPoints.image };

/** The delivery method and the pickup point of a form; null if the shop has no such record. */
export interface DeliveryRecords {
  delivery: DeliveryRow | null;
  point: DeliveryPointRow | null;
}

/** The values of DeliveryRecords, as parts of a statement. */
export const deliveryRecords = ({ shopId, deliveryId, pointId }: Record<'shopId' | 'deliveryId' | 'pointId', SQL>) => ({
  delivery: jsonRow(deliveryColumns, (select) =>
    select
      .from(deliveries)
      .where(and(eq(deliveries.id, deliveryId), eq(deliveries.shopId, shopId), isNull(deliveries.deletedAt))),
  ),
  point: jsonRow(pointColumns, (select) =>
    select
      .from(deliveryPoints)
      .where(and(eq(deliveryPoints.id, pointId), eq(deliveryPoints.shopId, shopId), isNull(deliveryPoints.deletedAt))),
  ),
});

const liveDeliveries = (orm: Orm, shopId: number) =>
  orm
    .select(deliveryColumns)
    .from(deliveries)
    .where(and(eq(deliveries.shopId, shopId), isNull(deliveries.deletedAt)))
    .orderBy(asc(deliveries.position), asc(deliveries.id));

/** The shop's delivery methods, in their order. */
export const findDeliveries = async (orm: Orm, shopId: number): Promise<DeliveryRow[]> => liveDeliveries(orm, shopId);

/** The shop's pickup points. */
export function findDeliveryPoints(orm: Orm, shopId: number): Promise<ShopPointRow[]> {
  return orm
    .select(shopPointColumns)
    .from(deliveryPoints)
    .where(and(eq(deliveryPoints.shopId, shopId), isNull(deliveryPoints.deletedAt)))
    .orderBy(asc(deliveryPoints.id));
}

/** What a person says of a delivery method. */
export type DeliveryValues = Omit<DeliveryRow, 'id' | 'version'>;

/** Adds a delivery method after the others. */
export async function insertDelivery(orm: Orm, shopId: number, values: DeliveryValues): Promise<DeliveryRow> {
  const last = orm
    .select({ last: max(deliveries.position) })
    .from(deliveries)
    .where(eq(deliveries.shopId, shopId));
  const [made] = await orm
    .insert(deliveries)
    .values({ shopId, ...values, position: sql`coalesce((${last}), 0) + 1` })
    .returning(deliveryColumns);
  if (!made) throw new Error('The delivery method was not written');
  return made;
}

/**
 * Locks the methods that the shop offers until the transaction ends, in their order: their places depend on each other.
 */
export const lockDeliveries = async (orm: Orm, shopId: number): Promise<DeliveryRow[]> =>
  liveDeliveries(orm, shopId).for('no key update');

/** Writes a locked delivery method, which then has another version. */
export async function writeDelivery(orm: Orm, id: number, values: DeliveryValues): Promise<void> {
  await orm
    .update(deliveries)
    .set({ ...values, version: sql`${deliveries.version} + 1` })
    .where(eq(deliveries.id, id));
}

/** Puts locked delivery methods into this order; those in `moved` have another version then. */
export async function placeDeliveries(orm: Orm, ids: readonly number[], moved: readonly number[]): Promise<void> {
  for (const [index, id] of ids.entries())
    await orm
      .update(deliveries)
      .set({ position: index + 1, ...(moved.includes(id) && { version: sql`${deliveries.version} + 1` }) })
      .where(eq(deliveries.id, id));
}

/** Offers a locked delivery method no more. */
export async function removeDelivery(orm: Orm, id: number, at: Date): Promise<void> {
  await orm.update(deliveries).set({ deletedAt: at }).where(eq(deliveries.id, id));
}

/** What a person says of a pickup point. */
export type PointValues = Omit<ShopPointRow, 'id' | 'version'>;

/** Adds a pickup point. */
export async function insertPoint(orm: Orm, shopId: number, values: PointValues): Promise<ShopPointRow> {
  const [made] = await orm
    .insert(deliveryPoints)
    .values({ shopId, ...values })
    .returning(shopPointColumns);
  if (!made) throw new Error('The pickup point was not written');
  return made;
}

/** Locks a pickup point that the shop offers until the transaction ends. */
export async function lockPoint(orm: Orm, shopId: number, id: number): Promise<ShopPointRow | undefined> {
  const [held] = await orm
    .select(shopPointColumns)
    .from(deliveryPoints)
    .where(and(eq(deliveryPoints.id, id), eq(deliveryPoints.shopId, shopId), isNull(deliveryPoints.deletedAt)))
    .for('no key update');
  return held;
}

/** Writes a locked pickup point, which then has another version. */
export async function writePoint(orm: Orm, id: number, values: PointValues): Promise<void> {
  await orm
    .update(deliveryPoints)
    .set({ ...values, version: sql`${deliveryPoints.version} + 1` })
    .where(eq(deliveryPoints.id, id));
}

/** Offers a locked pickup point no more. */
export async function removePoint(orm: Orm, id: number, at: Date): Promise<void> {
  await orm.update(deliveryPoints).set({ deletedAt: at }).where(eq(deliveryPoints.id, id));
}

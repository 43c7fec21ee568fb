import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import type { Orm } from '../../engine/types.ts';
import { jsonRow } from '../../query/json-rows.ts';
import { deliveries, deliveryPoints } from '../../schema.ts';

/** A delivery method; price in kopecks. */
export type DeliveryRow = Omit<typeof deliveries.$inferSelect, 'shopId' | 'deletedAt'>;

/** A pickup point. */
export type DeliveryPointRow = Omit<typeof deliveryPoints.$inferSelect, 'shopId' | 'deletedAt'>;

const deliveryColumns = {
  id: deliveries.id,
  name: deliveries.name,
  description: deliveries.description,
  price: deliveries.price,
  kind: deliveries.kind,
};

/** The columns of a DeliveryPointRow. */
export const pointColumns = {
  id: deliveryPoints.id,
  name: deliveryPoints.name,
  address: deliveryPoints.address,
  hours: deliveryPoints.hours,
};

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

/** The shop's delivery methods. */
export function findDeliveries(orm: Orm, shopId: number): Promise<DeliveryRow[]> {
  return orm
    .select(deliveryColumns)
    .from(deliveries)
    .where(and(eq(deliveries.shopId, shopId), isNull(deliveries.deletedAt)))
    .orderBy(asc(deliveries.id));
}

/** The shop's pickup points. */
export function findDeliveryPoints(orm: Orm, shopId: number): Promise<DeliveryPointRow[]> {
  return orm
    .select(pointColumns)
    .from(deliveryPoints)
    .where(and(eq(deliveryPoints.shopId, shopId), isNull(deliveryPoints.deletedAt)))
    .orderBy(asc(deliveryPoints.id));
}

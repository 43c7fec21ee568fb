import type { components } from '#contract/types.ts';
import type { Database } from '../db/engine/types.ts';
import { findDeliveries, findDeliveryPoints } from '../db/repositories/delivery.ts';
import { toRoubles } from './money.ts';
import type { Visitor } from './person.ts';

/** The shop's delivery methods. */
export async function listDeliveries(db: Database, { shop }: Visitor): Promise<components['schemas']['Delivery'][]> {
  const found = await findDeliveries(db.orm, shop.id);
  return found.map((delivery) => ({ ...delivery, price: toRoubles(delivery.price) }));
}

/** The shop's pickup points. */
export function listDeliveryPoints(db: Database, { shop }: Visitor): Promise<components['schemas']['DeliveryPoint'][]> {
  return findDeliveryPoints(db.orm, shop.id);
}

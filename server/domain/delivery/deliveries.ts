import type { components } from '#contract/types.ts';
import { findDeliveries, findDeliveryPoints } from '../../db/repositories/delivery/delivery.ts';
import { toRoubles } from '../kit/money.ts';
import type { Caller } from '../access/caller.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';

/** The shop's delivery methods. */
export async function listDeliveries(
  { db }: DomainDeps,
  { shop }: Caller,
): Promise<components['schemas']['Delivery'][]> {
  const found = await findDeliveries(db.orm, shop.id);
  return found.map((delivery) => ({ ...delivery, price: toRoubles(delivery.price) }));
}

/** The shop's pickup points. */
export function listDeliveryPoints(
  { db }: DomainDeps,
  { shop }: Caller,
): Promise<components['schemas']['DeliveryPoint'][]> {
  return findDeliveryPoints(db.orm, shop.id);
}

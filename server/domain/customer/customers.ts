import type { components } from '#contract/types.ts';
import { findCustomer } from '../../db/repositories/customer/customer.ts';
import { AppError } from '../kit/app-error.ts';
import { toThumbnailUrl } from '../kit/images.ts';
import { toRoubles } from '../kit/money.ts';
import type { SignedInCaller } from '../access/caller.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';

/** The signed-in customer. */
export async function getCurrentCustomer(
  { db }: DomainDeps,
  { shop, customer }: SignedInCaller,
): Promise<components['schemas']['Customer']> {
  const found = await findCustomer(db.orm, shop.id, customer.id);
  // The customer was deleted after the token was checked.
  if (!found) throw new AppError('unauthorized');
  return {
    id: found.id,
    avatar_url: found.avatar && toThumbnailUrl(found.avatar),
    user: { first_name: found.firstName, last_name: found.lastName },
    phone: found.phone,
    balance: toRoubles(found.balance),
    available: toRoubles(found.available),
    customer_type: found.customerType,
    permissions: [...customer.flags],
    last_delivery: found.lastDelivery && {
      delivery_id: found.lastDelivery.deliveryId,
      delivery_point_id: found.lastDelivery.deliveryPointId,
      address: found.lastDelivery.address,
      recipient_name: found.lastDelivery.recipientName,
      recipient_phone: found.lastDelivery.recipientPhone,
    },
  };
}

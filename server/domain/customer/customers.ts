import type { components, Query } from '#contract/types.ts';
import { findCustomer } from '../../db/repositories/customer/customer.ts';
import { findCustomers } from '../../db/repositories/customer/customer-search.ts';
import { AppError } from '../kit/app-error.ts';
import { toThumbnailUrl } from '../kit/images.ts';
import { toRoubles } from '../kit/money.ts';
import { mapPage } from '../kit/pages.ts';
import { cleanText } from '../kit/text.ts';
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
    is_intermediary: found.isIntermediary,
    last_delivery: found.lastDelivery && {
      delivery_id: found.lastDelivery.deliveryId,
      delivery_point_id: found.lastDelivery.deliveryPointId,
      address: found.lastDelivery.address,
      recipient_name: found.lastDelivery.recipientName,
      recipient_phone: found.lastDelivery.recipientPhone,
    },
  };
}

/** A page of the shop's customers, by last and first name. */
export async function listCustomers(
  { db }: DomainDeps,
  { shop }: SignedInCaller,
  query: Query<'listCustomers'>,
): Promise<components['schemas']['CustomerList']> {
  const found = await findCustomers(db.orm, shop.id, { ...query, search_text: cleanText(query.search_text) });
  return mapPage(found, ({ id, firstName, lastName, phone, customerType }) => ({
    id,
    user: { first_name: firstName, last_name: lastName },
    phone,
    customer_type: customerType,
  }));
}

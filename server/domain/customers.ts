import type { components } from '#contract/types.ts';
import type { Database } from '../db/engine/types.ts';
import { findCustomer } from '../db/repositories/customer.ts';
import { AppError } from './app-error.ts';
import { toThumbnailUrl } from './images.ts';
import { toRoubles } from './money.ts';
import type { SignedIn } from './person.ts';

/** Whoever is signed in, as they see themselves. */
export async function getCurrentCustomer(db: Database, { shop, customer }: SignedIn): Promise<components['schemas']['Customer']> {
  const found = await findCustomer(db.orm, shop.id, customer.id);
  // Deleted between the look at the token and this one.
  if (!found) throw new AppError('unauthorized');
  return {
    id: found.id,
    avatar_url: found.avatar && toThumbnailUrl(found.avatar),
    user: { first_name: found.first_name, last_name: found.last_name },
    phone: found.phone,
    balance: toRoubles(found.balance),
    available: toRoubles(found.available),
    customer_type: found.customer_type,
    permissions: [...customer.flags],
  };
}

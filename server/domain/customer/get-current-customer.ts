import { defineOperation } from '../../contract/operation.ts';
import { findCustomer } from '../../db/repositories/customer/customer.ts';
import { AppError } from '../kit/app-error.ts';
import { toThumbnailUrl } from '../kit/images.ts';
import { toRoubles } from '../kit/money.ts';
import { toLastDelivery } from './customers.ts';

/** The signed-in customer. */
export const getCurrentCustomer = defineOperation(
  'getCurrentCustomer',
  async ({ db }, { caller: { shop, customer } }) => {
    const found = await findCustomer(db.orm, shop.id, customer.id);
    // The customer was deleted after the token was checked.
    if (!found) throw new AppError('unauthorized');
    return {
      id: found.id,
      version: found.version,
      avatar_url: found.avatar && toThumbnailUrl(found.avatar),
      user: { first_name: found.firstName, last_name: found.lastName },
      phone: found.phone,
      balance: toRoubles(found.balance),
      available: toRoubles(found.available),
      customer_type: found.customerType,
      permissions: [...customer.flags],
      is_intermediary: found.isIntermediary,
      last_delivery: toLastDelivery(found),
    };
  },
);

import type { components } from '#contract/types.ts';
import { defineOperation } from '../../contract/operation.ts';
import { findCustomers, type ListedCustomerRow } from '../../db/repositories/customer/customer-search.ts';
import { canSee } from '../access/access.ts';
import type { SignedInCaller } from '../access/caller.ts';
import { AppError } from '../kit/app-error.ts';
import { toThumbnailUrl } from '../kit/images.ts';
import { toRoubles } from '../kit/money.ts';
import { mapPage } from '../kit/pages.ts';
import { cleanText } from '../kit/text.ts';
import { checkMayList } from './customer-list.ts';

type Schemas = components['schemas'];

const toListed =
  (viewer: SignedInCaller['customer']) =>
  (row: ListedCustomerRow): Schemas['ListedCustomer'] => ({
    id: row.id,
    version: row.version,
    user: { first_name: row.firstName, last_name: row.lastName },
    phone: row.phone,
    avatar_url: row.avatar && toThumbnailUrl(row.avatar),
    customer_type: row.customerType,
    is_intermediary: row.isIntermediary,
    balance: canSee(viewer, row.id, 'get_strange_balance_history') ? toRoubles(row.balance) : null,
    groups: row.groups,
    is_deleted: row.deletedAt !== null,
  });

/**
 * A page of the shop's customers. Throws forbidden for those who were deleted without recovery_customers, and for an
 * order by balance without get_strange_balance_history, which would tell it.
 */
export const listCustomers = defineOperation('listCustomers', async ({ db }, { caller: { shop, customer }, query }) => {
  checkMayList(customer.flags, query);
  if (query.order_by.endsWith('balance') && !customer.flags.has('get_strange_balance_history'))
    throw new AppError('forbidden');
  const found = await findCustomers(db.orm, shop.id, { ...query, search_text: cleanText(query.search_text) });
  return mapPage(found, toListed(customer));
});

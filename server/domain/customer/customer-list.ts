import type { components, Query } from '#contract/types.ts';
import {
  countCustomersBy,
  findCustomers,
  type ListedCustomerRow,
} from '../../db/repositories/customer/customer-search.ts';
import { canSee } from '../access/access.ts';
import type { SignedInCaller } from '../access/caller.ts';
import { AppError } from '../kit/app-error.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';
import { toThumbnailUrl } from '../kit/images.ts';
import { toRoubles } from '../kit/money.ts';
import { mapPage } from '../kit/pages.ts';
import { cleanText } from '../kit/text.ts';

type Schemas = components['schemas'];
type Flags = SignedInCaller['customer']['flags'];

/** Throws forbidden where the list would show who was deleted to somebody who may not recover them. */
function checkMayList(flags: Flags, { is_deleted: isDeleted }: { is_deleted: boolean }): void {
  if (isDeleted && !flags.has('recovery_customers')) throw new AppError('forbidden');
}

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
 * A page of the shop's customers. Throws forbidden for those who were deleted without recovery_customers, and for an order by
 * balance without get_strange_balance_history, which would tell it.
 */
export async function listCustomers(
  { db }: DomainDeps,
  { shop, customer }: SignedInCaller,
  query: Query<'listCustomers'>,
): Promise<Schemas['CustomerList']> {
  checkMayList(customer.flags, query);
  if (query.order_by.endsWith('balance') && !customer.flags.has('get_strange_balance_history'))
    throw new AppError('forbidden');
  const found = await findCustomers(db.orm, shop.id, { ...query, search_text: cleanText(query.search_text) });
  return mapPage(found, toListed(customer));
}

/** How many customers of each type the filters leave. Throws forbidden as the list does. */
export async function countCustomers(
  { db }: DomainDeps,
  { shop, customer }: SignedInCaller,
  query: Query<'countCustomers'>,
): Promise<Schemas['CustomerTotals']> {
  checkMayList(customer.flags, query);
  const search_text = cleanText(query.search_text);
  const { total, wholesale } = await countCustomersBy(db.orm, shop.id, { ...query, search_text });
  return { total, retail: total - wholesale, wholesale };
}

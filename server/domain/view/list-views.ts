import type { components } from '#contract/types.ts';
import { isUniqueViolation } from '../../db/engine/sql-state.ts';
import { lockCustomer } from '../../db/repositories/customer/customer.ts';
import * as views from '../../db/repositories/view/list-view.ts';
import type { SignedInCaller } from '../access/caller.ts';
import { AppError } from '../kit/app-error.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';
import { cleanText } from '../kit/text.ts';

type Schemas = components['schemas'];

/** How many views of a list a person may have. */
const MOST_VIEWS = 50;

const owner = ({ shop, customer }: SignedInCaller) => ({ shopId: shop.id, customerId: customer.id });

/** A name of spaces alone is none. */
function nameOf(text: string): string {
  const name = cleanText(text);
  if (name === '') throw new AppError('validation', {}, { name: 'required' });
  return name;
}

/** The caller's views of a list. */
export async function listListViews(
  { db }: DomainDeps,
  caller: SignedInCaller,
  list: Schemas['ListName'],
): Promise<Schemas['ListViews']> {
  return { result: await views.findViews(db.orm, { ...owner(caller), list }) };
}

/** Saves a view, in the place of one of this name; throws views_full for one too many. */
export async function saveListView(
  { db }: DomainDeps,
  caller: SignedInCaller,
  { list, name: text, query }: Schemas['ListViewForm'],
): Promise<Schemas['ListView']> {
  const of = { ...owner(caller), list };
  const name = nameOf(text);
  return db.transaction(async (transaction) => {
    // Two pages at once must not save one too many together.
    await lockCustomer(transaction, of.shopId, of.customerId);
    const known = await views.findViews(transaction, of);
    if (known.length >= MOST_VIEWS && !known.some((view) => view.name === name))
      throw new AppError('views_full', { max: MOST_VIEWS });
    const saved = await views.putView(transaction, { ...of, name, query });
    if (!saved) throw new AppError('not_found');
    return saved;
  });
}

/** Changes the caller's own view; throws not_found, or view_name_taken for the name of another view of the list. */
export async function updateListView(
  { db }: DomainDeps,
  caller: SignedInCaller,
  id: number,
  { name, query }: Schemas['ListViewChange'],
): Promise<Schemas['ListView']> {
  const change = { ...(name !== undefined && { name: nameOf(name) }), ...(query !== undefined && { query }) };
  try {
    const changed = await views.changeView(db.orm, owner(caller), id, change);
    if (!changed) throw new AppError('not_found');
    return changed;
  } catch (error) {
    if (isUniqueViolation(error, 'list_views_name')) throw new AppError('view_name_taken');
    throw error;
  }
}

/** Deletes the caller's own view; one that isn't there is gone already. */
export function deleteListView({ db }: DomainDeps, caller: SignedInCaller, id: number): Promise<void> {
  return views.deleteView(db.orm, owner(caller), id);
}

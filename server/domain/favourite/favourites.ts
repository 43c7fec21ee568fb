import type { components } from '#contract/types.ts';
import { isSold } from '../../db/repositories/catalogue/item.ts';
import type { Change } from '../../db/query/change.ts';
import * as favourites from '../../db/repositories/favourite/favourite.ts';
import { AppError } from '../kit/app-error.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';
import type { SignedInCaller } from '../access/caller.ts';

type Favourite = components['schemas']['Favourite'];

const MAX_MARKS = 1000;
/** From this many favourites on they are locked while they are counted; below, simultaneous adds can't exceed the limit together. */
const MARKS_COUNTED_FREELY = 900;

/** The customer's favourites, newest first. */
export async function listFavourites({ db }: DomainDeps, { customer }: SignedInCaller): Promise<Favourite[]> {
  return (await favourites.findMarkedItems(db.orm, customer.id)).map((item_id) => ({ item_id }));
}

/** Adds a favourite, unless a later change of the same page has arrived before; throws not_found, or favourites_full for one too many. */
export async function addFavourite(
  { db, clock }: DomainDeps,
  { shop, customer }: SignedInCaller,
  itemId: number,
  change: Change | null,
): Promise<Favourite> {
  const key = { shopId: shop.id, customerId: customer.id, itemId, change, now: clock.now() };
  // The rare cases: one of very many, or a refusal.
  const addWithCare = () =>
    db.transaction(async (transaction) => {
      if (!(await isSold(transaction, shop.id, itemId))) throw new AppError('not_found');
      await favourites.lockMarks(transaction, customer.id);
      if (!(await favourites.putMark(transaction, key, MAX_MARKS)))
        throw new AppError('favourites_full', { max: MAX_MARKS });
    });
  if (!(await favourites.putMark(db.orm, key, MARKS_COUNTED_FREELY))) await addWithCare();
  return { item_id: itemId };
}

/** Removes a favourite, unless a later change of the same page has arrived before; does nothing where there is none. */
export function deleteFavourite(
  { db, clock }: DomainDeps,
  { shop, customer }: SignedInCaller,
  itemId: number,
  change: Change | null,
): Promise<void> {
  return favourites.takeMark(db.orm, { shopId: shop.id, customerId: customer.id, itemId, change, now: clock.now() });
}

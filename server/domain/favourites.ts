import type { components } from '#contract/types.ts';
import { isSold } from '../db/repositories/cart.ts';
import type { Change } from '../db/repositories/change.ts';
import * as favourites from '../db/repositories/favourite.ts';
import { AppError } from './app-error.ts';
import type { Writing } from './cart.ts';
import type { SignedIn } from './person.ts';

type Favourite = components['schemas']['Favourite'];

const MAX_MARKS = 1000;
/** From here on a customer's marks are held while they are counted; below, adds at one moment can't pass the cap together. */
const MARKS_COUNTED_FREELY = 900;

/** The items that a customer has marked, newest first. */
export async function listFavourites({ db }: Writing, { customer }: SignedIn): Promise<Favourite[]> {
  return (await favourites.findMarkedItems(db.orm, customer.id)).map((item_id) => ({ item_id }));
}

/** Marks an item, unless a later change of the same page has come first; throws not_found, or favourites_full for one too many. */
export async function addFavourite({ db, clock }: Writing, { shop, customer }: SignedIn, itemId: number, change: Change | null): Promise<Favourite> {
  const key = { shopId: shop.id, customerId: customer.id, itemId, change, now: clock.now() };
  // Rare: one of very many, or a refusal.
  const addWithCare = () =>
    db.transaction(async (transaction) => {
      if (!(await isSold(transaction, shop.id, itemId))) throw new AppError('not_found');
      await favourites.lockMarks(transaction, customer.id);
      if (!(await favourites.putMark(transaction, key, MAX_MARKS))) throw new AppError('favourites_full', { max: MAX_MARKS });
    });
  if (!(await favourites.putMark(db.orm, key, MARKS_COUNTED_FREELY))) await addWithCare();
  return { item_id: itemId };
}

/** Takes a mark away, unless a later change of the same page has come first; nothing where there is none. */
export function deleteFavourite({ db, clock }: Writing, { shop, customer }: SignedIn, itemId: number, change: Change | null): Promise<void> {
  return favourites.takeMark(db.orm, { shopId: shop.id, customerId: customer.id, itemId, change, now: clock.now() });
}

import { defineOperation } from '../../contract/operation.ts';
import { isSold } from '../../db/repositories/catalogue/item.ts';
import * as favourites from '../../db/repositories/favourite/favourite.ts';
import { AppError } from '../kit/app-error.ts';
import { readNumberedChange } from '../kit/change-number.ts';

const MAX_FAVOURITES = 1000;

/**
 * From this many favourites on they are locked while they are counted; below, simultaneous adds can't exceed the limit
 * together.
 */
const COUNTED_FREELY = 900;

/**
 * Adds a favourite, unless a later change of the same page has arrived before; throws not_found, or favourites_full for
 * one too many.
 */
export const addFavourite = defineOperation(
  'addFavourite',
  async ({ db, clock }, { caller: { shop, customer }, header, body: { item_id: itemId } }) => {
    const change = readNumberedChange(header['change-number']);
    const key = { shopId: shop.id, customerId: customer.id, itemId, change, now: clock.now() };
    // The rare cases: one of very many, or a refusal.
    const addWithCare = () =>
      db.transaction(async (transaction) => {
        if (!(await isSold(transaction, shop.id, itemId))) throw new AppError('not_found');
        await favourites.lockFavourites(transaction, customer.id);
        if (!(await favourites.putFavourite(transaction, key, MAX_FAVOURITES)))
          throw new AppError('favourites_full', { max: MAX_FAVOURITES });
      });
    if (!(await favourites.putFavourite(db.orm, key, COUNTED_FREELY))) await addWithCare();
    return { item_id: itemId };
  },
);

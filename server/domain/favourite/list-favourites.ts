import { defineOperation } from '../../contract/operation.ts';
import * as favourites from '../../db/repositories/favourite/favourite.ts';

/** The customer's favourites, newest first. */
export const listFavourites = defineOperation('listFavourites', async ({ db }, { caller: { customer } }) => ({
  items: (await favourites.findFavourites(db.orm, customer.id)).map((item_id) => ({ item_id })),
}));

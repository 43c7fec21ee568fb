import { defineOperation } from '../../contract/operation.ts';
import * as favourites from '../../db/repositories/favourite/favourite.ts';
import { readNumberedChange } from '../kit/change-number.ts';

/** Removes a favourite, unless a later change of the same page has arrived before; does nothing where there is none. */
export const deleteFavourite = defineOperation(
  'deleteFavourite',
  async ({ db, clock }, { caller: { shop, customer }, path: { item_id: itemId }, header }) => {
    const change = readNumberedChange(header['change-number']);
    return favourites.removeFavourite(db.orm, {
      shopId: shop.id,
      customerId: customer.id,
      itemId,
      change,
      now: clock.now(),
    });
  },
);

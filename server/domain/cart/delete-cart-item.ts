import { defineOperation } from '../../contract/operation.ts';
import * as cartLines from '../../db/repositories/cart/cart-line.ts';
import { AppError } from '../kit/app-error.ts';
import { holderOf } from './cart.ts';

/** Deletes a line; throws not_found, also for a deleted one. */
export const deleteCartItem = defineOperation(
  'deleteCartItem',
  async ({ db }, { caller, path: { cart_id: cartId, cart_item_id: lineId } }) => {
    if (!(await cartLines.deleteLine(db.orm, holderOf(caller, cartId), lineId))) throw new AppError('not_found');
  },
);

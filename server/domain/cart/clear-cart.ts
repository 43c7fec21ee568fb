import { defineOperation } from '../../contract/operation.ts';
import * as cartLines from '../../db/repositories/cart/cart-line.ts';
import * as carts from '../../db/repositories/cart/cart.ts';
import { AppError } from '../kit/app-error.ts';
import { holderOf } from './cart.ts';

/** Deletes all lines; throws not_found. */
export const clearCart = defineOperation('clearCart', async ({ db }, { caller, path: { cart_id: cartId } }) => {
  const held = await carts.findHeldCart(db.orm, holderOf(caller, cartId));
  if (held === undefined) throw new AppError('not_found');
  await cartLines.deleteLines(db.orm, held);
});

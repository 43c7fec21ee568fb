import { defineOperation } from '../../contract/operation.ts';
import * as cartLines from '../../db/repositories/cart/cart-line.ts';
import { AppError } from '../kit/app-error.ts';
import { readNumberedChange } from '../kit/change-number.ts';
import { cleanText } from '../kit/text.ts';
import { holderOf, toLine } from './cart.ts';

/** Sets a line's count and comment, unless a later change of the same page has arrived before; throws not_found. */
export const updateCartItem = defineOperation(
  'updateCartItem',
  async (
    { db, clock },
    { caller, path: { cart_id: cartId, cart_item_id: lineId }, header, body: { count, comment } },
  ) => {
    const change = readNumberedChange(header['change-number']);
    const line = await cartLines.updateLine(db.orm, holderOf(caller, cartId), {
      lineId,
      count,
      comment: cleanText(comment),
      change,
      now: clock.now(),
    });
    if (!line) throw new AppError('not_found');
    return toLine(caller.customer?.customerType, line);
  },
);

import { defineOperation } from '../../contract/operation.ts';
import * as cartLines from '../../db/repositories/cart/cart-line.ts';
import * as carts from '../../db/repositories/cart/cart.ts';
import { isSold } from '../../db/repositories/catalogue/item.ts';
import { AppError } from '../kit/app-error.ts';
import { countWithin } from '../kit/rate-limits.ts';
import { cleanText } from '../kit/text.ts';
import { MAX_LINES, holderOf, toLine } from './cart.ts';
import { GUEST_LINES_A_BLOCK, guestBlockLimits } from './guest-limits.ts';

/**
 * From this many lines on the cart is locked while they are counted; below, simultaneous adds can't exceed the limit
 * together.
 */
const LINES_COUNTED_FREELY = 100;

/**
 * Puts an item into the cart; throws not_found for someone else's cart or a missing item, cart_full for one line too
 * many, and too_many_requests where guests of this `address` have added too many lines.
 */
export const addCartItem = defineOperation(
  'addCartItem',
  async ({ db, clock }, { caller, path: { cart_id: cartId }, body: { item_id: itemId, count, comment } }) => {
    const holder = holderOf(caller, cartId);
    const form = { itemId, count, comment: cleanText(comment), now: clock.now() };
    const isGuest = !caller.customer;
    // The rare cases: a cart's first line, a guest's first of a block, one of very many, or a refusal.
    const addWithCare = () =>
      db.transaction(async (transaction) => {
        if (!(await isSold(transaction, holder.shopId, itemId))) throw new AppError('not_found');
        await carts.insertCart(transaction, holder, form.now);
        const held = await carts.lockHeldCart(transaction, holder);
        if (held === undefined) throw new AppError('not_found');
        const added = await cartLines.addLine(transaction, holder, { ...form, maxLines: MAX_LINES, block: null });
        if (!added) throw new AppError('cart_full', { max: MAX_LINES });
        if (isGuest && (await cartLines.countLines(transaction, held)) % GUEST_LINES_A_BLOCK === 1)
          await countWithin(transaction, guestBlockLimits(holder.shopId, caller.address), form.now);
        return added;
      });
    const freely = { maxLines: LINES_COUNTED_FREELY, block: isGuest ? GUEST_LINES_A_BLOCK : null };
    const line = (await cartLines.addLine(db.orm, holder, { ...form, ...freely })) ?? (await addWithCare());
    return toLine(caller.customer?.customerType, line);
  },
);

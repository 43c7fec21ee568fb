import type { Handlers } from '../contract/handler.ts';
import type { Deps } from '../deps.ts';
import { addCartItem, clearCart, deleteCartItem, getCart, updateCartItem } from '../domain/cart.ts';
import { readChange } from '../domain/changes.ts';
import { checkoutCart } from '../domain/checkout.ts';
import { signedIn } from '../domain/person.ts';

/** The cart and checkout. */
export const cartOperations = (deps: Deps) =>
  ({
    getCart: async ({ actor, query }) => ({ status: 200, body: await getCart(deps, actor, query.cart_id ?? null) }),
    addCartItem: async ({ actor, path, body }) => ({
      status: 200,
      body: await addCartItem(deps, actor, path.cart_id, { itemId: body.item_id, count: body.count, comment: body.comment }),
    }),
    updateCartItem: async ({ actor, path, header, body }) => ({
      status: 200,
      body: await updateCartItem(deps, actor, path.cart_id, { lineId: path.cart_item_id, ...body, change: readChange(header['change-number']) }),
    }),
    deleteCartItem: async ({ actor, path }) => {
      await deleteCartItem(deps, actor, path.cart_id, path.cart_item_id);
      return { status: 204 };
    },
    clearCart: async ({ actor, path }) => {
      await clearCart(deps, actor, path.cart_id);
      return { status: 204 };
    },
    checkoutCart: async ({ actor, path, header, body }) => ({
      status: 200,
      body: await checkoutCart(deps, signedIn(actor), { cartId: path.cart_id, key: header['idempotency-key'], form: body }),
    }),
  }) satisfies Pick<Handlers, 'getCart' | 'addCartItem' | 'updateCartItem' | 'deleteCartItem' | 'clearCart' | 'checkoutCart'>;

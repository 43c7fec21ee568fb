import type { Handlers } from '../contract/handler.ts';
import type { Deps } from '../deps.ts';
import { addCartItem, clearCart, deleteCartItem, getCart, updateCartItem } from '../domain/cart/cart.ts';
import { readChange } from '../domain/kit/change-number.ts';
import { checkoutCart } from '../domain/order/checkout.ts';
import { signedIn } from '../domain/access/caller.ts';

/** The cart and checkout. */
export const cartOperations = (deps: Deps) =>
  ({
    getCart: async ({ caller, query }) => ({ status: 200, body: await getCart(deps, caller, query.cart_id ?? null) }),
    addCartItem: async ({ caller, path, body }) => ({
      status: 200,
      body: await addCartItem(deps, caller, path.cart_id, body),
    }),
    updateCartItem: async ({ caller, path, header, body }) => ({
      status: 200,
      body: await updateCartItem(deps, caller, path.cart_id, {
        lineId: path.cart_item_id,
        ...body,
        change: readChange(header['change-number']),
      }),
    }),
    deleteCartItem: async ({ caller, path }) => {
      await deleteCartItem(deps, caller, path.cart_id, path.cart_item_id);
      return { status: 204 };
    },
    clearCart: async ({ caller, path }) => {
      await clearCart(deps, caller, path.cart_id);
      return { status: 204 };
    },
    checkoutCart: async ({ caller, path, header, body }) => ({
      status: 200,
      body: await checkoutCart(deps, signedIn(caller), {
        cartId: path.cart_id,
        key: header['idempotency-key'],
        form: body,
      }),
    }),
  }) satisfies Pick<
    Handlers,
    'getCart' | 'addCartItem' | 'updateCartItem' | 'deleteCartItem' | 'clearCart' | 'checkoutCart'
  >;

import { cartLineMachine } from '#machines/cart/cart-line.machine.ts';
import { cartMachine, type CartSummary } from '#machines/cart/cart.machine.ts';
import { defineModel } from '../kit/model.ts';
import { cartTable } from './cart.table.ts';

const guest: CartSummary = { cartId: 'c1', isGuest: true, lineIds: [1] };
const grown: CartSummary = { ...guest, lineIds: [1, 2] };
const account: CartSummary = { cartId: 'c2', isGuest: false, lineIds: [] };
const filled: CartSummary = { ...account, lineIds: [3] };

/** A cart that turns out to be a guest's or an account's, with two items to put in and a line that comes and goes. */
export const cartModel = defineModel('cart/cart', {
  machine: cartMachine,
  table: cartTable,
  events: {
    'item.chosen': [
      { itemId: 7, count: 1 },
      { itemId: 8, count: 1 },
    ],
    'line.saveFailed': [{ lineId: 1, error: 'refused' }],
    'line.saveLost': [{ lineId: 1, error: 'lost', isRepeated: true }],
    'line.deleteFailed': [{ lineId: 1, error: 'kept' }],
    'cart.received': ({ context }) =>
      context.cartId === 'c2' ? [{ cart: account }, { cart: filled }] : [{ cart: guest }, { cart: grown }],
  },
  // Lines are walked by themselves; here they only live.
  actors: { cartLine: cartLineMachine },
  outputs: { getCart: [guest, account] },
  projection: ({ value, context, children }) => ({
    value,
    context,
    lines: Object.keys(children).filter((id) => id.startsWith('line-')),
  }),
});

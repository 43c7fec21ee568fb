import { cartLineMachine } from '#machines/cart/cart-line.machine.ts';
import { defineModel } from '../kit/model.ts';
import { someParent } from '../kit/parent.ts';
import { cartLineTable } from './cart-line.table.ts';

/** A cart line, edited, saved, refused and removed. */
export const cartLineModel = defineModel('cart/cart-line', {
  machine: cartLineMachine,
  table: cartLineTable,
  input: { parent: someParent, cartId: 'c1', lineId: 1 },
  events: {
    'count.changed': [{ count: 999 }],
    'comment.changed': [{ comment: 'blue' }],
  },
  // `isToRepeat` is for the table alone: the line must find it out by itself.
  errors: {
    updateCartItem: [
      { kind: 'http', status: 422, code: 'validation' },
      { kind: 'http', status: 428 },
      { kind: 'http', status: 499 },
      { status: 503 },
      null,
      'refused',
      { kind: 'network', isToRepeat: true },
      { kind: 'timeout', isToRepeat: true },
      { kind: 'http', status: 429, isToRepeat: true },
      { kind: 'http', status: 500, isToRepeat: true },
    ],
  },
  outputs: {
    confirmDeletion: [true, false],
  },
});

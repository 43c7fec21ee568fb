import { cartLineMachine, draftOf } from '#machines/cart/cart-line.machine.ts';
import { defineModel } from '../kit/model.ts';

/** A cart line of two, edited, saved, refused and removed; the server answers with what it was sent. */
export const cartLineModel = defineModel('cart/cart-line', {
  machine: cartLineMachine,
  input: { cartId: 'c1', lineId: 1, count: 2, comment: '' },
  events: {
    'count.changed': [{ count: 999 }],
    'comment.changed': [{ comment: 'blue' }],
    'line.received': [{ count: 999, comment: 'blue' }],
  },
  errors: { updateCartItem: [{ kind: 'http', status: 422, code: 'validation' }, { kind: 'network' }] },
  outputs: {
    updateCartItem: ({ context }) => [draftOf(context)],
    confirmDeletion: [true, false],
  },
});

import type { WithoutControl } from '../kit/controls.ts';

/** What no control of the open cart brings about. */
export const cartLineWithoutControl = {
  'flush.requested': 'told by the cart, before checkout',
  'connection.restored': 'told by the cart',
} satisfies WithoutControl;

import type { WithoutControl } from '../kit/controls.ts';

/** What no button brings about. */
export const cartWithoutControl = {
  'cart.received': 'told by the query of the cart',
  'flush.requested': 'told by checkout',
  'connection.restored': 'told by the connection',
  'line.saveFailed': 'told by a line',
  'line.saveLost': 'told by a line',
  'line.deleteFailed': 'told by a line',
} satisfies WithoutControl;

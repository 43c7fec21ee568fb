import type { components } from '#contract/types.ts';
import { listAll } from './list-all.ts';

/** An entry of an order's timeline, as the contract has it. */
type OrderEvent = components['schemas']['OrderEvent'];
type PlacedOrderState = components['schemas']['PlacedOrderState'];

/** What an entry is about. */
export type OrderEventKind = OrderEvent['kind'];

/** What somebody changed in an order's line. */
export type LineChange = components['schemas']['LineChange'];

/** What somebody changed in an order besides its lines, and the entry that tells of it. */
export type DetailsChange = Pick<components['schemas']['DetailsEvent'], 'kind' | 'fields'>;

/**
 * Lines that came into an order together, or left it so: `orderId` is the order that they came from or went to, null
 * for a cart. What came can be taken back while it is as it came.
 */
export interface LinesMove {
  move: 'came' | 'left';
  orderId: number | null;
  lines: readonly { id: number; count: number; version: number }[];
  /**
   * The state that the order had whose lines came, the comment and the note that were added to this one's, and whether
   * its delivery was counted again.
   */
  from?: { state: PlacedOrderState; comment: string; note: string; recounted: boolean };
  /** The comment that came from a cart with them. */
  comment?: string;
  /** The entry of what left now. */
  cameAs?: number;
}

/** Every kind. */
export const orderEventKinds = listAll<OrderEventKind>()(['state', 'line', 'lines', 'delivery', 'note']);

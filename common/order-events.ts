import type { components } from '#contract/types.ts';
import { listAll } from './list-all.ts';

/** An entry of an order's timeline, as the contract has it. */
type OrderEvent = components['schemas']['OrderEvent'];

/** What an entry is about. */
export type OrderEventKind = OrderEvent['kind'];

/** What somebody changed in an order's line. */
export type LineChange = components['schemas']['LineChange'];

/** What somebody changed in an order besides its lines, and the entry that tells of it. */
export type DetailsChange = Pick<components['schemas']['DetailsEvent'], 'kind' | 'fields'>;

/** Every kind. */
export const orderEventKinds = listAll<OrderEventKind>()(['state', 'line', 'delivery', 'note']);

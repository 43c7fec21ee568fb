import type { components } from '#contract/types.ts';
import { listAll } from '../kit/list-all.ts';

/** An entry of an order's timeline, as the contract has it. */
type OrderEvent = components['schemas']['OrderEvent'];

/** What an entry is about. */
export type OrderEventKind = OrderEvent['kind'];

/** What somebody changed in an order's line. */
export type LineChange = components['schemas']['LineChange'];

/** Every kind. */
export const orderEventKinds = listAll<OrderEventKind>()(['state', 'line']);

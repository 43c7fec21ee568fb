import type { components } from '#contract/types.ts';
import { listAll } from '../kit/list-all.ts';

/** A state of an order's line, as the contract names it: W waiting, O ordered, P purchased, F handed over, C cancelled. */
export type OrderLineState = components['schemas']['OrderLineState'];

/** Every state of a line, the initial one first. */
export const orderLineStates = listAll<OrderLineState>()(['W', 'O', 'P', 'F', 'C']);

const handled: ReadonlySet<OrderLineState> = new Set(['O', 'P', 'F']);

/** Whether the shop has begun to work on a line: it is ordered, purchased or handed over. */
export function isHandledLine(state: OrderLineState): boolean {
  return handled.has(state);
}

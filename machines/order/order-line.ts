import type { components } from '#contract/types.ts';

/** A state of an order's line, as the contract names it: W waiting, O ordered, P purchased, F handed over, C cancelled. */
export type OrderLineState = components['schemas']['OrderLineState'];

/** Every state of a line, the initial one first; the type requires all of them. */
export const orderLineStates = Object.keys({ W: true, O: true, P: true, F: true, C: true } satisfies Record<
  OrderLineState,
  true
>) as readonly OrderLineState[];

const handled: ReadonlySet<OrderLineState> = new Set(['O', 'P', 'F']);

/** Whether the shop has begun to work on a line: it is ordered, purchased or handed over. */
export function isHandledLine(state: OrderLineState): boolean {
  return handled.has(state);
}

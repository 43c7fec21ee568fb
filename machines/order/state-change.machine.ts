/**
 * A change of one order's state: chosen, confirmed where necessary, shown at once, and undone if it fails.
 * Specification: section 4 (the dedicated call), section 8 ('Не удалось сменить статус заказа').
 * Leaving the page stops the machine, but not the call: its effect then reports the answer itself.
 */
import type { NextState, PlacedOrderState } from '#contract/types.ts';
import { assign, emit, setup } from 'xstate';
import { notProvided } from '../kit/not-provided.ts';

/** A transition as it is sent. */
export interface StateTransition {
  orderId: number;
  state: PlacedOrderState;
  reason: string;
}

interface Context {
  orderId: number;
  chosen: NextState | null;
  reason: string;
}

/** Events that a state change takes. */
export type StateChangeEvent =
  | { type: 'state.chosen'; next: NextState }
  | { type: 'change.confirmed'; reason: string }
  | { type: 'change.declined' };

/** Events that a state change emits. */
export type StateChangeEmitted =
  | { type: 'state.changed'; orderId: number; state: PlacedOrderState }
  | { type: 'state.changeFailed'; orderId: number; error: unknown };

/** States that need a confirmation, since they end an order. */
const ENDS: ReadonlySet<PlacedOrderState> = new Set(['canceled', 'rejected']);

/** A state change; tag `busy` during the call, while the screen already shows `context.chosen`. */
export const stateChangeMachine = setup({
  types: {} as {
    input: { orderId: number };
    context: Context;
    events: StateChangeEvent;
    emitted: StateChangeEmitted;
    tags: 'busy' | 'asking';
  },
  actors: { updatePlacedOrderState: notProvided<void, StateTransition>('updatePlacedOrderState') },
  actions: {
    choose: assign({ chosen: (_, params: { next: NextState }) => params.next, reason: '' }),
    giveReason: assign({ reason: (_, params: { reason: string }) => params.reason.trim() }),
    forget: assign({ chosen: null, reason: '' }),
    reportChange: emit(({ context }) => ({ type: 'state.changed' as const, ...transitionOf(context) })),
    reportFailure: emit(({ context }, params: { error: unknown }) => ({
      type: 'state.changeFailed' as const,
      orderId: context.orderId,
      error: params.error,
    })),
  },
  guards: {
    isAskedAbout: (_, { next }: { next: NextState }) => next.needs_reason || next.is_forced || ENDS.has(next.state),
    hasReason: ({ context }, { reason }: { reason: string }) => !context.chosen?.needs_reason || reason.trim() !== '',
  },
}).createMachine({
  id: 'stateChange',
  context: ({ input }) => ({ orderId: input.orderId, chosen: null, reason: '' }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'state.chosen': [
          {
            guard: { type: 'isAskedAbout', params: ({ event }) => event },
            target: 'asking',
            actions: { type: 'choose', params: ({ event }) => event },
          },
          { target: 'saving', actions: { type: 'choose', params: ({ event }) => event } },
        ],
      },
    },
    asking: {
      tags: 'asking',
      on: {
        'change.confirmed': {
          guard: { type: 'hasReason', params: ({ event }) => event },
          target: 'saving',
          actions: { type: 'giveReason', params: ({ event }) => event },
        },
        'change.declined': { target: 'idle', actions: 'forget' },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'updatePlacedOrderState',
        src: 'updatePlacedOrderState',
        input: ({ context }) => ({ ...transitionOf(context), reason: context.reason }),
        onDone: { target: 'idle', actions: ['reportChange', 'forget'] },
        onError: {
          target: 'idle',
          actions: [{ type: 'reportFailure', params: ({ event }) => ({ error: event.error }) }, 'forget'],
        },
      },
    },
  },
});

function transitionOf({ orderId, chosen }: Context): Omit<StateTransition, 'reason'> {
  if (!chosen) throw new Error('A state is sent only after it was chosen');
  return { orderId, state: chosen.state };
}

/**
 * A change of one order's state: chosen, confirmed where necessary, shown at once, and undone if it fails. Where
 * somebody else has changed the order meanwhile, or it takes more of an item than there is, it is asked about again.
 * Specification: section 4 (the dedicated call), section 8 ('Не удалось сменить статус заказа'). Leaving the page stops
 * the machine, but not the call: its effect then reports the answer itself.
 */
import type { NextState, PlacedOrderState } from '#contract/types.ts';
import { assign, emit, setup } from 'xstate';
import { type ChoiceMeanwhile, isConfirmable, isOutdated } from '../kit/conversation.ts';
import { notProvided } from '../kit/not-provided.ts';
import { errorOf, isBelowZero, readRefusal } from '../kit/refusal.ts';

/** A transition as it is sent. */
export interface StateTransition {
  orderId: number;
  state: PlacedOrderState;
  reason: string;
  /** The version of the order that the person saw. */
  version: number;
  /** Whether the person has agreed that the stock goes below zero. */
  force: boolean;
}

/**
 * What the order has become by somebody else; `next` is the chosen transition as it is now, null if it isn't open any
 * more.
 */
export interface Meanwhile {
  version: number;
  next: NextState | null;
}

interface Context {
  orderId: number;
  chosen: NextState | null;
  version: number;
  reason: string;
  meanwhile: ChoiceMeanwhile;
  /**
   * What there is too little of, in the server's words; whoever confirms then agrees that the stock goes below zero.
   */
  short: string | null;
}

/** Events that a state change takes. */
export type StateChangeEvent =
  | { type: 'state.chosen'; next: NextState; version: number }
  | { type: 'change.confirmed'; reason: string }
  | { type: 'change.declined' };

/** Events that a state change emits. */
export type StateChangeEmitted =
  | { type: 'state.changed'; orderId: number; state: PlacedOrderState }
  | { type: 'state.changedMeanwhile'; orderId: number }
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
  actors: { updatePlacedOrderState: notProvided<Meanwhile | null, StateTransition>('updatePlacedOrderState') },
  actions: {
    choose: assign((_, { next, version }: { next: NextState; version: number }) => ({
      chosen: next,
      version,
      reason: '',
      meanwhile: null,
      short: null,
    })),
    take: assign(({ context }, { meanwhile }: { meanwhile: Meanwhile | null }) => ({
      chosen: meanwhile?.next ?? context.chosen,
      version: meanwhile?.version ?? context.version,
      meanwhile: meanwhile?.next ? ('open' as const) : ('closed' as const),
      // The order may need other counts now.
      short: null,
    })),
    holdShort: assign((_, { error }: { error: unknown }) => ({ short: readRefusal(error).detail, meanwhile: null })),
    giveReason: assign({ reason: (_, params: { reason: string }) => params.reason.trim() }),
    forget: assign({ chosen: null, reason: '', meanwhile: null, short: null }),
    reportChange: emit(({ context }) => ({
      type: 'state.changed' as const,
      orderId: context.orderId,
      state: transitionOf(context).state,
    })),
    reportMeanwhile: emit(({ context }) => ({ type: 'state.changedMeanwhile' as const, orderId: context.orderId })),
    reportFailure: emit(({ context }, params: { error: unknown }) => ({
      type: 'state.changeFailed' as const,
      orderId: context.orderId,
      error: params.error,
    })),
  },
  guards: {
    isAskedAbout: (_, { next }: { next: NextState }) => next.needs_reason || next.is_forced || ENDS.has(next.state),
    isConfirmable: ({ context: { chosen, meanwhile } }, { reason }: { reason: string }) =>
      isConfirmable(meanwhile, chosen?.needs_reason ?? false, reason),
    isOutdated,
    isBelowZero: (_, { error }: { error: unknown }) => isBelowZero(error),
  },
}).createMachine({
  id: 'stateChange',
  context: ({ input }) => ({
    orderId: input.orderId,
    chosen: null,
    version: 0,
    reason: '',
    meanwhile: null,
    short: null,
  }),
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
          guard: { type: 'isConfirmable', params: ({ event }) => event },
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
        input: ({ context }) => transitionOf(context),
        onDone: [
          {
            // What was chosen and typed stays: the person sees what the order has become, and confirms or gives up.
            guard: { type: 'isOutdated', params: ({ event }) => ({ meanwhile: event.output }) },
            target: 'asking',
            actions: [{ type: 'take', params: ({ event }) => ({ meanwhile: event.output }) }, 'reportMeanwhile'],
          },
          { target: 'idle', actions: ['reportChange', 'forget'] },
        ],
        onError: [
          {
            guard: { type: 'isBelowZero', params: errorOf },
            target: 'asking',
            actions: { type: 'holdShort', params: errorOf },
          },
          { target: 'idle', actions: [{ type: 'reportFailure', params: errorOf }, 'forget'] },
        ],
      },
    },
  },
});

function transitionOf({ orderId, chosen, reason, version, short }: Context): StateTransition {
  if (!chosen) throw new Error('A state is sent only after it was chosen');
  return { orderId, state: chosen.state, reason, version, force: short !== null };
}

/**
 * Whether the server can be reached: suspected when a call got no answer or the browser says so, made sure of by asking the
 * server, and asked again until it answers.
 * Specification: section 8 (calls without a response); design: "The client knows http, network, timeout, aborted".
 * Leaving `checking` or `rechecking` aborts the question: an answer to any other call is as good.
 */
import { emit, setup } from 'xstate';
import { CONNECTION_RECHECK_MS } from '../kit/constants.ts';
import { notProvided } from '../kit/not-provided.ts';

/** How long to wait between two questions; the product's where it is left out. */
export interface ConnectionInput {
  recheckMs?: number;
}

interface Context {
  recheckMs: number;
}

/** Events that the connection takes. */
export type ConnectionEvent =
  /** A call got no answer. */
  | { type: 'call.lost' }
  /** A call got an answer, whichever. */
  | { type: 'call.answered' }
  /** The browser says that it has no network. */
  | { type: 'network.lost' }
  | { type: 'network.restored' };

/** Events that the connection emits. */
export type ConnectionEmitted =
  /** What was lost may be tried again, and what is shown may be old. */
  { type: 'connection.restored' };

/** The way to the server; tag `offline` while it is known to be broken. */
export const connectionMachine = setup({
  types: {} as {
    input: ConnectionInput;
    context: Context;
    events: ConnectionEvent;
    emitted: ConnectionEmitted;
    tags: 'offline';
  },
  actors: {
    /** Resolves when the server answers at all; rejects when it cannot be reached. */
    pingServer: notProvided<void, void>('pingServer'),
  },
  actions: { reportRestored: emit({ type: 'connection.restored' }) },
  delays: { recheck: ({ context }) => context.recheckMs },
}).createMachine({
  id: 'connection',
  context: ({ input }) => ({ recheckMs: input.recheckMs ?? CONNECTION_RECHECK_MS }),
  initial: 'online',
  states: {
    online: {
      on: { 'call.lost': 'checking', 'network.lost': 'offline' },
    },
    checking: {
      invoke: {
        id: 'pingServer',
        src: 'pingServer',
        // A single call was lost. Told as news, it would be sent again at once, and perhaps lost again.
        onDone: 'online',
        onError: 'offline',
      },
      on: {
        'call.answered': 'online',
        'network.lost': 'offline',
      },
    },
    offline: {
      tags: 'offline',
      after: { recheck: 'rechecking' },
      on: {
        'call.answered': { target: 'online', actions: 'reportRestored' },
        'network.restored': 'rechecking',
      },
    },
    rechecking: {
      tags: 'offline',
      invoke: {
        id: 'pingServer',
        src: 'pingServer',
        onDone: { target: 'online', actions: 'reportRestored' },
        onError: 'offline',
      },
      on: {
        'call.answered': { target: 'online', actions: 'reportRestored' },
        'network.lost': 'offline',
      },
    },
  },
});

/**
 * Whether the server can be reached. A call without an answer, or the browser's `offline` event, starts a check by a
 * ping; the ping is repeated until the server answers.
 * Specification: section 8 (calls without a response); design: "The client knows http, network, timeout, aborted".
 * Leaving `checking` or `rechecking` aborts the ping: an answer to any other call proves the same.
 */
import { emit, setup } from 'xstate';
import { CONNECTION_RECHECK_MS } from '#common/constants.ts';
import { notProvided } from '../kit/not-provided.ts';

/** The pause between two pings; the product's value by default. */
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
  /** A call got an answer, whatever its status. */
  | { type: 'call.answered' }
  /** The browser reports that it has no network. */
  | { type: 'network.lost' }
  | { type: 'network.restored' };

/** Events that the connection emits. */
export type ConnectionEmitted =
  /** Lost calls may be repeated, and shown data may be out of date. */
  { type: 'connection.restored' };

/** The connection to the server; tag `offline` while the server can't be reached. */
export const connectionMachine = setup({
  types: {} as {
    input: ConnectionInput;
    context: Context;
    events: ConnectionEvent;
    emitted: ConnectionEmitted;
    tags: 'offline';
  },
  actors: {
    /** Resolves when the server answers, whatever the status; rejects when it can't be reached. */
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
        // Only one call was lost. `connection.restored` would have it repeated at once, and perhaps lost again.
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

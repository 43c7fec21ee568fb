/**
 * One change of many rows: sent some rows a call, with a verdict for each row, stopped between calls, repeated for
 * those that were refused. Design: section 6 (bulk-action), section 7 (many at once). A lost answer pauses it and keeps
 * what isn't known to be done. Leaving the page stops it after the call in flight.
 */
import { assign, emit, setup } from 'xstate';
import { BULK_CALL_ROWS } from '#common/constants.ts';
import { notProvided } from '../kit/not-provided.ts';
import { errorOf, readRefusal, type Refusal } from '../kit/refusal.ts';

/** The version of a row that the person saw. */
export interface SeenRow {
  id: number;
  version: number;
}

/** Why a row was refused: Russian and fit to show. */
export interface RefusedRow {
  id: number;
  /** The error that tells why; empty where the call had none. */
  code: string;
  detail: string;
  /** Whether whoever has read why may have it done all the same. */
  canForce: boolean;
  /** Whether the same may go now: it can be forced, or what was in its way passes by itself. */
  canRetry: boolean;
}

/** What became of the rows of a call; those that aren't refused are done. */
export interface BulkVerdicts {
  refused: readonly RefusedRow[];
  /** How many of those that are done were so before; 0 where the call doesn't tell. */
  unchanged: number;
}

/** The rows of a call. */
export interface BulkRows {
  ids: readonly number[];
  seen: readonly SeenRow[];
  /** Rows that are changed though the stock goes below zero. */
  forced: readonly number[];
  /** Whether its answer was lost before, so that its rows may be done already. */
  isAgain: boolean;
}

/** What is done to each row; the list that offers it says how. */
export interface BulkChange {
  /** Tells it from the others that are offered. */
  name: string;
  send: (rows: BulkRows) => Promise<BulkVerdicts>;
  /** Fetches anew what it may have changed. */
  refresh: () => void;
}

/** A call of a change. */
export interface BulkCall extends BulkRows {
  change: BulkChange;
}

/** `rowsPerCall` is how many rows a call takes. */
export interface BulkInput {
  rowsPerCall?: number;
}

interface Context {
  rowsPerCall: number;
  change: BulkChange | null;
  /** The rows of the whole change. */
  total: number;
  done: number;
  /** Of those that are done, how many were so before. */
  unchanged: number;
  /** Rows without a verdict, in their order. */
  waiting: readonly number[];
  refused: readonly RefusedRow[];
  /** What was seen of the rows; another version is refused. */
  seen: readonly SeenRow[];
  /** Rows that were refused before, and are repeated by force. */
  forced: readonly number[];
  isStopping: boolean;
  isAgain: boolean;
  /** Why the last call failed as a whole. */
  refusal: Refusal | null;
}

/** Events that a change of many rows takes. */
export type BulkEvent =
  | { type: 'change.chosen'; change: BulkChange; ids: readonly number[]; seen: readonly SeenRow[] }
  | { type: 'change.stopped' }
  | { type: 'change.resumed' }
  | { type: 'refused.retried' }
  | { type: 'change.closed' };

/** Events that a change of many rows emits. */
export interface BulkEmitted {
  type: 'rows.changed';
  change: BulkChange;
}

const blank = {
  change: null,
  total: 0,
  done: 0,
  unchanged: 0,
  waiting: [],
  refused: [],
  seen: [],
  forced: [],
  isStopping: false,
  isAgain: false,
  refusal: null,
} as const satisfies Partial<Context>;

/** A change of many rows; tag `busy` while it runs. */
export const bulkActionMachine = setup({
  types: {} as { input: BulkInput; context: Context; events: BulkEvent; emitted: BulkEmitted; tags: 'busy' },
  actors: { changeRows: notProvided<BulkVerdicts, BulkCall>('changeRows') },
  actions: {
    begin: assign((_, { change, ids, seen }: Extract<BulkEvent, { type: 'change.chosen' }>) => ({
      ...blank,
      change,
      total: ids.length,
      waiting: ids,
      seen,
    })),
    stop: assign({ isStopping: true }),
    proceed: assign({ isStopping: false, refusal: null }),
    take: assign(({ context: { rowsPerCall, waiting, done, unchanged, refused } }, verdicts: BulkVerdicts) => ({
      waiting: waiting.slice(rowsPerCall),
      done: done + Math.min(rowsPerCall, waiting.length) - verdicts.refused.length,
      unchanged: unchanged + verdicts.unchanged,
      refused: [...refused, ...verdicts.refused],
      isAgain: false,
    })),
    hold: assign({ isAgain: true, refusal: (_, params: { error: unknown }) => readRefusal(params.error) }),
    // Who repeats has read why: of what was changed meanwhile, theirs is what they want, and of what is short, more
    // than there is.
    queueRefused: assign(({ context: { refused } }) => ({
      waiting: refused.flatMap(({ id, canRetry }) => (canRetry ? [id] : [])),
      refused: refused.filter(({ canRetry }) => !canRetry),
      seen: [],
      forced: refused.flatMap(({ id, canForce }) => (canForce ? [id] : [])),
    })),
    forget: assign(blank),
    reportChanged: emit(({ context }) => ({ type: 'rows.changed' as const, change: callOf(context).change })),
  },
  guards: {
    hasRows: (_, { ids }: { ids: readonly number[] }) => ids.length > 0,
    isLastCall: ({ context: { rowsPerCall, waiting } }) => waiting.length <= rowsPerCall,
    isStopping: ({ context }) => context.isStopping,
    canRetry: ({ context }) => context.refused.some((row) => row.canRetry),
  },
}).createMachine({
  id: 'bulkAction',
  context: ({ input: { rowsPerCall = BULK_CALL_ROWS } }) => ({ rowsPerCall, ...blank }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'change.chosen': {
          guard: { type: 'hasRows', params: ({ event }) => event },
          target: 'changing',
          actions: { type: 'begin', params: ({ event }) => event },
        },
      },
    },
    changing: {
      tags: 'busy',
      invoke: {
        id: 'changeRows',
        src: 'changeRows',
        input: ({ context }) => callOf(context),
        onDone: [
          {
            guard: 'isLastCall',
            target: 'finished',
            actions: [{ type: 'take', params: ({ event }) => event.output }, 'reportChanged'],
          },
          {
            guard: 'isStopping',
            target: 'paused',
            actions: [{ type: 'take', params: ({ event }) => event.output }, 'reportChanged'],
          },
          {
            target: 'changing',
            reenter: true,
            actions: { type: 'take', params: ({ event }) => event.output },
          },
        ],
        // Rows of the call may have been changed before its answer was lost.
        onError: { target: 'paused', actions: [{ type: 'hold', params: errorOf }, 'reportChanged'] },
      },
      on: { 'change.stopped': { actions: 'stop' } },
    },
    paused: {
      on: {
        'change.resumed': { target: 'changing', actions: 'proceed' },
        'change.closed': { target: 'idle', actions: 'forget' },
      },
    },
    finished: {
      on: {
        'refused.retried': { guard: 'canRetry', target: 'changing', actions: ['queueRefused', 'proceed'] },
        'change.closed': { target: 'idle', actions: 'forget' },
      },
    },
  },
});

function callOf({ change, waiting, rowsPerCall, seen, forced, isAgain }: Context): BulkCall {
  if (!change) throw new Error('Rows are sent only after their change was chosen');
  const ids = waiting.slice(0, rowsPerCall);
  const inCall = new Set(ids);
  // The call whose answer was lost may have made the rows newer itself.
  return {
    change,
    ids,
    seen: isAgain ? [] : seen.filter(({ id }) => inCall.has(id)),
    forced: forced.filter((id) => inCall.has(id)),
    isAgain,
  };
}

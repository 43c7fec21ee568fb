/**
 * What has changed elsewhere: while the page is visible, the server is asked at an interval which records have changed
 * since its last answer. It begins hidden, and stays so for a guest. After a failure it asks less often, until the
 * server is reached again. Specification: section 2 (badges); design: "Freshness".
 */
import { assign, emit, setup } from 'xstate';
import type { components } from '#contract/types.ts';
import { CHANGES_INTERVAL_MS, CHANGES_RETRY_MS } from '#common/constants.ts';
import { notProvided } from '../kit/not-provided.ts';

type Changes = components['schemas']['Changes'];

/** The pauses between two questions, after an answer and after a failure; the product's values by default. */
export interface FreshnessInput {
  intervalMs?: number;
  retryMs?: number;
}

interface Context {
  intervalMs: number;
  retryMs: number;
  /** Where the last answer ended; null before the first. */
  since: string | null;
}

/** Events that the flow takes. */
export type FreshnessEvent =
  | { type: 'page.hidden' }
  | { type: 'page.shown' } /** Sent once the server is reached again. */
  | { type: 'connection.restored' };

/** Events that the flow emits. */
export type FreshnessEmitted = { type: 'changes.heard' } & Pick<Changes, 'all' | 'changes'>;

/** Asks what has changed elsewhere. */
export const freshnessMachine = setup({
  types: {} as { input: FreshnessInput; context: Context; events: FreshnessEvent; emitted: FreshnessEmitted },
  actors: {
    /** Answers what has changed since an earlier answer; with null, where to begin. */
    askChanges: notProvided<Changes, { since: string | null }>('askChanges'),
  },
  delays: {
    interval: ({ context }) => context.intervalMs,
    retry: ({ context }) => context.retryMs,
  },
}).createMachine({
  id: 'freshness',
  context: ({ input }) => ({
    intervalMs: input.intervalMs ?? CHANGES_INTERVAL_MS,
    retryMs: input.retryMs ?? CHANGES_RETRY_MS,
    since: null,
  }),
  initial: 'hidden',
  states: {
    hidden: { on: { 'page.shown': 'asking' } },
    asking: {
      invoke: {
        id: 'askChanges',
        src: 'askChanges',
        input: ({ context }) => ({ since: context.since }),
        onDone: [
          {
            guard: ({ event }) => event.output.all || event.output.changes.length > 0,
            target: 'resting',
            actions: [
              assign({ since: ({ event }) => event.output.since }),
              emit(({ event: { output } }) => ({
                type: 'changes.heard' as const,
                all: output.all,
                changes: output.changes,
              })),
            ],
          },
          { target: 'resting', actions: assign({ since: ({ event }) => event.output.since }) },
        ],
        onError: 'lost',
      },
      on: { 'page.hidden': 'hidden' },
    },
    resting: {
      after: { interval: 'asking' },
      on: { 'page.hidden': 'hidden' },
    },
    lost: {
      after: { retry: 'asking' },
      on: { 'page.hidden': 'hidden', 'connection.restored': 'asking' },
    },
  },
});

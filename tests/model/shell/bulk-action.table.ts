import type { BulkChange, bulkActionMachine } from '#machines/shell/bulk-action.machine.ts';
import { defineTable } from '../kit/table.ts';

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
} as const;
const unanswered = { isAnswered: false, code: '', detail: '', fields: {} };

interface Refused {
  id: number;
  code: string;
  detail: string;
  canForce: boolean;
  canRetry: boolean;
}
interface Taken {
  context: { waiting: readonly number[]; done: number; unchanged: number; refused: readonly Refused[] };
  event: { output: { refused: readonly Refused[]; unchanged: number } };
}
/** What is left after a call of two rows. */
const taken = ({ context: { waiting, done, unchanged, refused }, event: { output } }: Taken) => ({
  waiting: waiting.filter((_, index) => index > 1),
  done: done + (waiting.length === 1 ? 1 : 2) - output.refused.length,
  unchanged: unchanged + output.unchanged,
  refused: [...refused, ...output.refused],
  isAgain: false,
});

/** Rows are sent only once a change is chosen. */
const noChange: BulkChange = { name: 'none', send: () => Promise.reject(new Error('none')), refresh: () => undefined };

/** Design: "Many at once". Two rows a call. */
export const bulkActionTable = defineTable<typeof bulkActionMachine>({
  starts: [{ to: 'idle', context: { rowsPerCall: 2, ...blank } }],
  states: {
    idle: {},
    changing: {
      tags: ['busy'],
      calls: {
        changeRows: ({ change, waiting, seen, forced, isAgain }) => ({
          change: change ?? noChange,
          ids: waiting.filter((_, index) => index < 2),
          seen: isAgain ? [] : seen.filter(({ id }) => waiting.indexOf(id) === 0 || waiting.indexOf(id) === 1),
          forced: forced.filter((id) => waiting.indexOf(id) === 0 || waiting.indexOf(id) === 1),
          isAgain,
        }),
      },
    },
    paused: {},
    finished: {},
  },
  rows: [
    {
      in: 'idle',
      on: 'change.chosen',
      when: ({ event }) => event.ids.length > 0,
      to: 'changing',
      sets: ({ event }) => ({
        ...blank,
        change: event.change,
        total: event.ids.length,
        waiting: event.ids,
        seen: event.seen,
      }),
    },
    { in: 'changing', on: 'change.stopped', sets: { isStopping: true } },
    {
      in: 'changing',
      on: 'changeRows done',
      when: ({ context }) => context.waiting.length > 2 && !context.isStopping,
      to: 'changing',
      again: true,
      sets: taken,
    },
    {
      in: 'changing',
      on: 'changeRows done',
      when: ({ context }) => context.waiting.length > 2 && context.isStopping,
      to: 'paused',
      sets: taken,
      emits: ({ context }) => (context.change ? [{ type: 'rows.changed', change: context.change }] : []),
    },
    {
      in: 'changing',
      on: 'changeRows done',
      when: ({ context }) => context.waiting.length < 3,
      to: 'finished',
      sets: taken,
      emits: ({ context }) => (context.change ? [{ type: 'rows.changed', change: context.change }] : []),
    },
    {
      in: 'changing',
      on: 'changeRows failed',
      to: 'paused',
      sets: { isAgain: true, refusal: unanswered },
      emits: ({ context }) => (context.change ? [{ type: 'rows.changed', change: context.change }] : []),
    },
    { in: 'paused', on: 'change.resumed', to: 'changing', sets: { isStopping: false, refusal: null } },
    {
      in: 'finished',
      on: 'refused.retried',
      when: ({ context }) => context.refused.filter(({ canRetry }) => canRetry).length > 0,
      to: 'changing',
      sets: ({ context }) => ({
        waiting: context.refused.filter(({ canRetry }) => canRetry).map(({ id }) => id),
        refused: context.refused.filter(({ canRetry }) => !canRetry),
        seen: [],
        forced: context.refused.filter(({ canForce }) => canForce).map(({ id }) => id),
        isStopping: false,
        refusal: null,
      }),
    },
    { in: ['paused', 'finished'], on: 'change.closed', to: 'idle', sets: blank },
  ],
});

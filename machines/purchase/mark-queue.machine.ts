/**
 * What an intermediary tells of the lines of their purchases, with or without a network: it is taken at once and sent
 * one by one, in order, each with its key, so that a lost answer marks nothing twice. What the server refuses leaves
 * the queue, with what was told of the same line after it; what it fails at is tried again after the others, until the
 * person gives it up, here or in another tab. Design: section 5 (intermediary). Nothing is aborted: a mark that was
 * sent may have been taken.
 */
import { assign, enqueueActions, setup } from 'xstate';
import { notProvided } from '../kit/not-provided.ts';
import { errorOf, isBusyAnswer, readRefusal, type Refusal } from '../kit/refusal.ts';
import { queueMark, type WaitingMark } from './mark-queue.rules.ts';

const RESEND_MS = 5_000;
const SHOWN_MS = 4_000;

/** A mark that was not taken. */
export interface RefusedMark {
  lineId: number;
  name: string;
  refusal: Refusal;
}

/** What waited on this device when the page was opened, and whose it is. */
export interface MarkQueueInput {
  intermediaryId: number;
  unsent: readonly WaitingMark[];
  /** What was not taken, and not read yet. */
  refused: readonly RefusedMark[];
  /** The pause before a mark without an answer is sent again. */
  resendMs?: number;
  /** How long it is said that everything was sent. */
  shownMs?: number;
}

/** A mark on its way. */
export interface SentMark {
  intermediaryId: number;
  waiting: WaitingMark;
}

interface Context extends Required<Pick<MarkQueueInput, 'intermediaryId' | 'resendMs' | 'shownMs'>> {
  /** In the order in which they are sent; the first is on its way, or waits for an answer. */
  unsent: WaitingMark[];
  refused: RefusedMark[];
  /** How many of those that had to wait were sent; null where nothing had to. */
  late: number | null;
}

/** Events that the queue takes. */
export type MarkQueueEvent =
  | { type: 'mark.told'; waiting: WaitingMark }
  /** The person has read why a mark was not taken. */
  | { type: 'refusal.read'; lineId: number }
  /** The person no longer waits for what was told of a line; the server may have taken it. */
  | { type: 'mark.givenUp'; purchaseId: number; lineId: number }
  /** Another tab no longer waits for these: the person has given them up there, or the server has answered it. */
  | { type: 'marks.settledElsewhere'; keys: readonly string[] }
  | { type: 'network.lost' }
  | { type: 'network.restored' };

/** Events that the queue emits. */
export interface MarkQueueEmitted {
  type: 'marks.dropped';
  intermediaryId: number;
  purchaseId: number;
}

/** Nobody has read the mark: there is no network, or the person signs in again. */
function isUnread(error: unknown): boolean {
  const { isAnswered, code } = readRefusal(error);
  return !isAnswered || code === 'unauthorized';
}

const queue = setup({
  types: {} as {
    input: MarkQueueInput;
    context: Context;
    events: MarkQueueEvent;
    emitted: MarkQueueEmitted;
    tags: 'waiting' | 'busy' | 'sent';
  },
  actors: { sendMark: notProvided<void, SentMark>('sendMark') },
  actions: {
    queue: assign(({ context: { unsent, refused } }, { waiting }: { waiting: WaitingMark }) => ({
      unsent: queueMark(unsent, waiting),
      refused: refused.filter(({ lineId }) => lineId !== waiting.mark.line_id),
    })),
    keep: assign(({ context: { unsent, late } }) => ({
      unsent: unsent.slice(1),
      late: late === null ? null : late + 1,
    })),
    refuse: assign(({ context }, { refusal }: { refusal: Refusal }) => {
      const { name, mark } = firstOf(context);
      return {
        unsent: context.unsent.filter((one) => one.mark.line_id !== mark.line_id),
        refused: [...context.refused, { lineId: mark.line_id, name, refusal }],
      };
    }),
    forget: assign({
      refused: ({ context }, { lineId }: { lineId: number }) => context.refused.filter((one) => one.lineId !== lineId),
    }),
    tryFirst: assign({
      unsent: ({ context: { unsent } }) => unsent.map((one, place) => (place === 0 ? { ...one, isTried: true } : one)),
    }),
    wait: assign({ late: ({ context: { late } }) => late ?? 0 }),
    // Where the server fails at one line, the others need not wait for it.
    postpone: assign(({ context }) => {
      const isOfLine = ({ mark }: WaitingMark): boolean => mark.line_id === firstOf(context).mark.line_id;
      const others = context.unsent.filter((one) => !isOfLine(one));
      return { unsent: [...others, ...context.unsent.filter(isOfLine)] };
    }),
    settle: assign({ late: null }),
    // What the person has said of the line since is sent: it puts right what may have come through.
    giveUp: enqueueActions(({ context, enqueue }, { purchaseId, lineId }: { purchaseId: number; lineId: number }) => {
      enqueue.assign({ unsent: context.unsent.filter(({ mark, isTried }) => mark.line_id !== lineId || !isTried) });
      enqueue.emit({ type: 'marks.dropped', intermediaryId: context.intermediaryId, purchaseId });
    }),
    // Whether or not they were tried here: what was told since in this tab has other keys, and stays.
    drop: enqueueActions(({ context, enqueue }, { keys }: { keys: readonly string[] }) => {
      const dropped = context.unsent.filter(({ key }) => keys.includes(key));
      enqueue.assign({ unsent: context.unsent.filter((one) => !dropped.includes(one)) });
      for (const purchaseId of new Set(dropped.map((one) => one.purchaseId)))
        enqueue.emit({ type: 'marks.dropped', intermediaryId: context.intermediaryId, purchaseId });
    }),
  },
  guards: {
    isWaitedFor: ({ context: { unsent } }) => unsent.length > 0,
    isAllGivenUp: ({ context: { unsent } }, { lineId }: { lineId: number }) =>
      unsent.every(({ mark, isTried }) => mark.line_id === lineId && isTried),
    isAllSettled: ({ context: { unsent } }, { keys }: { keys: readonly string[] }) =>
      unsent.every(({ key }) => keys.includes(key)),
    isAnySettled: ({ context: { unsent } }, { keys }: { keys: readonly string[] }) =>
      unsent.some(({ key }) => keys.includes(key)),
    isFirstSettled: ({ context }, { keys }: { keys: readonly string[] }) => keys.includes(firstOf(context).key),
    isLast: ({ context: { unsent } }) => unsent.length === 1,
    isLastLate: ({ context: { unsent, late } }) => unsent.length === 1 && late !== null,
    isBusy: (_, { error }: { error: unknown }) => isBusyAnswer(error),
    isUnread: (_, { error }: { error: unknown }) => isUnread(error),
    isLastLine: ({ context: { unsent } }) => unsent.every((one) => one.mark.line_id === unsent[0]?.mark.line_id),
    isLastLineLate: ({ context: { unsent, late } }) =>
      Boolean(late) && unsent.every((one) => one.mark.line_id === unsent[0]?.mark.line_id),
  },
  delays: { resend: ({ context }) => context.resendMs, shown: ({ context }) => context.shownMs },
});

/** While what was tried waits for its next turn: it is seen at once what becomes of what is left. */
const whileLate = queue.createStateConfig({
  on: {
    'mark.givenUp': [
      {
        guard: { type: 'isAllGivenUp', params: ({ event }) => event },
        target: 'idle',
        actions: { type: 'giveUp', params: ({ event }) => event },
      },
      {
        target: 'sending',
        actions: { type: 'giveUp', params: ({ event }) => event },
      },
    ],
    'marks.settledElsewhere': [
      {
        guard: { type: 'isAllSettled', params: ({ event }) => event },
        target: 'idle',
        actions: { type: 'drop', params: ({ event }) => event },
      },
      {
        guard: { type: 'isAnySettled', params: ({ event }) => event },
        target: 'sending',
        actions: { type: 'drop', params: ({ event }) => event },
      },
    ],
  },
});

/**
 * The queue; tag `waiting` while it can't be sent, `busy` where the server can't take it, `sent` while it is said that
 * what waited was.
 */
export const markQueueMachine = queue.createMachine({
  id: 'markQueue',
  context: ({ input: { intermediaryId, unsent, refused, resendMs, shownMs } }) => ({
    intermediaryId,
    unsent: [...unsent],
    refused: [...refused],
    late: unsent.length > 0 ? 0 : null,
    resendMs: resendMs ?? RESEND_MS,
    shownMs: shownMs ?? SHOWN_MS,
  }),
  // Until the page has said whether there is a network.
  initial: 'offline',
  on: { 'refusal.read': { actions: { type: 'forget', params: ({ event }) => event } } },
  states: {
    idle: {
      entry: 'settle',
      on: {
        'mark.told': { target: 'sending', actions: { type: 'queue', params: ({ event }) => event } },
        'network.lost': 'offline',
      },
    },
    offline: {
      tags: 'waiting',
      on: {
        'mark.told': { actions: [{ type: 'queue', params: ({ event }) => event }, 'wait'] },
        'mark.givenUp': {
          actions: { type: 'giveUp', params: ({ event }) => event },
        },
        'marks.settledElsewhere': { actions: { type: 'drop', params: ({ event }) => event } },
        'network.restored': [{ guard: 'isWaitedFor', target: 'sending' }, { target: 'idle' }],
      },
    },
    sending: {
      entry: 'tryFirst',
      on: {
        'mark.told': { actions: { type: 'queue', params: ({ event }) => event } },
        // Its request goes on; nobody waits for the answer.
        'marks.settledElsewhere': [
          {
            guard: { type: 'isAllSettled', params: ({ event }) => event },
            target: 'idle',
            actions: { type: 'drop', params: ({ event }) => event },
          },
          {
            guard: { type: 'isFirstSettled', params: ({ event }) => event },
            target: 'sending',
            reenter: true,
            actions: { type: 'drop', params: ({ event }) => event },
          },
          { actions: { type: 'drop', params: ({ event }) => event } },
        ],
      },
      invoke: {
        id: 'sendMark',
        src: 'sendMark',
        input: ({ context }) => ({ intermediaryId: context.intermediaryId, waiting: firstOf(context) }),
        onDone: [
          { guard: 'isLastLate', target: 'told', actions: 'keep' },
          { guard: 'isLast', target: 'idle', actions: 'keep' },
          { target: 'sending', reenter: true, actions: 'keep' },
        ],
        onError: [
          { guard: { type: 'isBusy', params: errorOf }, target: 'busy', actions: ['wait', 'postpone'] },
          { guard: { type: 'isUnread', params: errorOf }, target: 'unanswered', actions: 'wait' },
          {
            guard: 'isLastLineLate',
            target: 'told',
            actions: { type: 'refuse', params: ({ event }) => ({ refusal: readRefusal(event.error) }) },
          },
          {
            guard: 'isLastLine',
            target: 'idle',
            actions: { type: 'refuse', params: ({ event }) => ({ refusal: readRefusal(event.error) }) },
          },
          {
            target: 'sending',
            reenter: true,
            actions: { type: 'refuse', params: ({ event }) => ({ refusal: readRefusal(event.error) }) },
          },
        ],
      },
    },
    unanswered: {
      tags: 'waiting',
      after: { resend: 'sending' },
      on: {
        'mark.told': { actions: { type: 'queue', params: ({ event }) => event } },
        ...whileLate.on,
        'network.lost': 'offline',
        'network.restored': 'sending',
      },
    },
    busy: {
      tags: ['waiting', 'busy'],
      after: { resend: 'sending' },
      on: {
        'mark.told': { actions: { type: 'queue', params: ({ event }) => event } },
        ...whileLate.on,
        'network.lost': 'offline',
      },
    },
    told: {
      tags: 'sent',
      after: { shown: 'idle' },
      on: {
        'mark.told': { target: 'sending', actions: ['settle', { type: 'queue', params: ({ event }) => event }] },
        'network.lost': { target: 'offline', actions: 'settle' },
      },
    },
  },
});

function firstOf({ unsent: [first] }: Context): WaitingMark {
  if (!first) throw new Error('Something is sent only after it was told');
  return first;
}

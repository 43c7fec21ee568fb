import type { markQueueMachine, RefusedMark } from '#machines/purchase/mark-queue.machine.ts';
import type { WaitingMark } from '#machines/purchase/mark-queue.rules.ts';
import { readAs } from '../order/refusals.ts';
import { defineTable } from '../kit/table.ts';

interface Held {
  unsent: WaitingMark[];
  refused: RefusedMark[];
  late: number | null;
}
interface Told {
  context: Held;
  event: { waiting: WaitingMark };
}

const none: WaitingMark = { key: '', purchaseId: 0, name: '', mark: { line_id: 0, state: 'O' }, isTried: false };
const first = ({ unsent: [mark] }: Held): WaitingMark => mark ?? none;
const others = ({ unsent: [, ...rest] }: Held): WaitingMark[] => rest;
const isLast = ({ unsent }: Held): boolean => unsent.length === 1;
const tried = (unsent: WaitingMark[]): WaitingMark[] =>
  unsent.map((mark, place) => ({ ...mark, isTried: place === 0 || mark.isTried }));
const lineOf = ({ mark }: WaitingMark): number => mark.line_id;
const ofOthers = (context: Held): WaitingMark[] =>
  context.unsent.filter((one) => lineOf(one) !== lineOf(first(context)));

/** What waits after one more mark, by what waited of its line: in capitals what was sent. */
function withMark({ context: { unsent }, event: { waiting } }: Told): WaitingMark[] {
  const mine = unsent.filter((one) => lineOf(one) === lineOf(waiting));
  const sent = mine.filter(({ isTried }) => isTried);
  const rest = unsent.filter((one) => lineOf(one) !== lineOf(waiting) || one.isTried);
  const letters = mine.map(({ mark, isTried }) => (isTried ? mark.state : mark.state.toLowerCase())).join('');
  if (waiting.mark.state !== 'O') {
    // Only one that nobody has heard of is replaced; what was taken back before stays before.
    const kept = unsent.filter((one) => rest.includes(one) || one.mark.state === 'O');
    return [...kept, waiting];
  }
  // Nothing was heard of the line: it is as it was.
  if (sent.length === 0 && /^[pc]/.test(letters)) return rest;
  return [...rest, waiting];
}

const queued = (told: Told) => ({
  unsent: withMark(told),
  refused: told.context.refused.filter(({ lineId }) => lineId !== lineOf(told.event.waiting)),
});
const sending = (told: Told) => ({ ...queued(told), unsent: tried(withMark(told)) });
const counted = ({ late }: Held): number | null => (late === null ? null : late + 1);
const isLost = (error: unknown): boolean => error instanceof Error;
const isBroken = (error: unknown): boolean => (error as { code?: string }).code === 'internal';
const isFinal = (error: unknown): boolean => !isLost(error) && !isBroken(error);
const refusal = (error: unknown) => readAs(error, { count: 'Значение должно быть меньше 2.' });
const held = (context: Held, error: unknown) => ({
  unsent: ofOthers(context),
  refused: [...context.refused, { lineId: lineOf(first(context)), name: first(context).name, refusal: refusal(error) }],
});
const hasOthers = (context: Held): boolean => ofOthers(context).length > 0;

/** What waits without a line. */
const left = ({ context, event }: { context: Held; event: { lineId: number } }) => ({
  unsent: context.unsent.filter((one) => lineOf(one) !== event.lineId || !one.isTried),
});
const givenUp = ({ event }: { event: { purchaseId: number } }) => [
  { type: 'marks.dropped' as const, intermediaryId: 9, purchaseId: event.purchaseId },
];

interface Settled {
  context: Held;
  event: { keys: readonly string[] };
}
/** What waits without what another tab has settled. */
const kept = ({ context, event: { keys } }: Settled): WaitingMark[] =>
  context.unsent.filter(({ key }) => !keys.includes(key));
const isFirstKept = (step: Settled): boolean => kept(step)[0] === step.context.unsent[0];
/** The purchases of which something was settled elsewhere are read again. */
const settledOf = ({ context, event: { keys } }: Settled) => {
  const gone = context.unsent.filter(({ key }) => keys.includes(key));
  return [...new Set(gone.map(({ purchaseId }) => purchaseId))].map((purchaseId) => ({
    type: 'marks.dropped' as const,
    intermediaryId: 9,
    purchaseId,
  }));
};

/** The list of purchases, and the lines of one. */
const purchases = 'listIntermediaryPurchases {"id":9}';
const albumsOf = (purchaseId: number): string => `listPurchaseAlbums {"id":9,"purchaseId":${purchaseId}}`;
const readAgain = (step: Settled) => {
  const read = settledOf(step).map(({ purchaseId }) => albumsOf(purchaseId));
  return read.length > 0 ? { refreshed: [...read, purchases] } : {};
};

/** Design: section 5 (intermediary). Marks are sent one by one, in the order in which they were told. */
export const markQueueTable = defineTable<typeof markQueueMachine>({
  starts: [
    {
      to: 'offline',
      context: { intermediaryId: 9, unsent: [], refused: [], late: null, resendMs: 5000, shownMs: 4000 },
    },
  ],
  states: {
    idle: {},
    offline: { tags: ['waiting'] },
    sending: { calls: { sendMark: (context) => ({ intermediaryId: 9, waiting: first(context) }) } },
    unanswered: { tags: ['waiting'], delays: { resend: 5000 } },
    busy: { tags: ['waiting', 'busy'], delays: { resend: 5000 } },
    told: { tags: ['sent'], delays: { shown: 4000 } },
  },
  rows: [
    {
      in: '*',
      on: 'refusal.read',
      sets: ({ context, event }) => ({ refused: context.refused.filter(({ lineId }) => lineId !== event.lineId) }),
    },
    {
      in: 'offline',
      on: 'mark.givenUp',
      sets: left,
      emits: givenUp,
      after: ({ event }) => ({ refreshed: [albumsOf(event.purchaseId), purchases] }),
    },
    {
      in: ['unanswered', 'busy'],
      on: 'mark.givenUp',
      when: (step) => left(step).unsent.length > 0,
      to: 'sending',
      sets: (step) => ({ unsent: tried(left(step).unsent) }),
      emits: givenUp,
      after: ({ event }) => ({ refreshed: [albumsOf(event.purchaseId), purchases] }),
    },
    {
      in: ['unanswered', 'busy'],
      on: 'mark.givenUp',
      when: (step) => left(step).unsent.length === 0,
      to: 'idle',
      sets: () => ({ unsent: [], late: null }),
      emits: givenUp,
      after: ({ event }) => ({ refreshed: [albumsOf(event.purchaseId), purchases] }),
    },
    {
      in: 'offline',
      on: 'marks.settledElsewhere',
      sets: (step) => ({ unsent: kept(step) }),
      emits: settledOf,
      after: (step) => readAgain(step),
    },
    {
      in: ['sending', 'unanswered', 'busy'],
      on: 'marks.settledElsewhere',
      when: (step) => kept(step).length === 0,
      to: 'idle',
      sets: () => ({ unsent: [], late: null }),
      emits: settledOf,
      after: (step) => readAgain(step),
    },
    {
      in: ['unanswered', 'busy'],
      on: 'marks.settledElsewhere',
      when: (step) => kept(step).length > 0 && kept(step).length < step.context.unsent.length,
      to: 'sending',
      sets: (step) => ({ unsent: tried(kept(step)) }),
      emits: settledOf,
      after: (step) => readAgain(step),
    },
    {
      in: 'sending',
      on: 'marks.settledElsewhere',
      when: (step) => kept(step).length > 0 && isFirstKept(step),
      sets: (step) => ({ unsent: kept(step) }),
      emits: settledOf,
      after: (step) => readAgain(step),
    },
    {
      in: 'sending',
      on: 'marks.settledElsewhere',
      when: (step) => kept(step).length > 0 && !isFirstKept(step),
      to: 'sending',
      again: true,
      sets: (step) => ({ unsent: tried(kept(step)) }),
      emits: settledOf,
      after: (step) => readAgain(step),
    },
    { in: 'idle', on: 'mark.told', to: 'sending', sets: sending },
    { in: 'idle', on: 'network.lost', to: 'offline' },
    {
      in: 'offline',
      on: 'mark.told',
      sets: (told) => ({ ...queued(told), late: told.context.late ?? 0 }),
    },
    {
      in: 'offline',
      on: 'network.restored',
      when: ({ context }) => context.unsent.length > 0,
      to: 'sending',
      sets: ({ context }) => ({ unsent: tried(context.unsent) }),
    },
    {
      in: 'offline',
      on: 'network.restored',
      when: ({ context }) => context.unsent.length === 0,
      to: 'idle',
      sets: () => ({ late: null }),
    },
    { in: ['sending', 'unanswered', 'busy'], on: 'mark.told', sets: queued },
    {
      in: 'sending',
      on: 'sendMark done',
      after: { refreshed: [purchases] },
      when: ({ context }) => isLast(context) && context.late !== null,
      to: 'told',
      sets: ({ context }) => ({ unsent: [], late: counted(context) }),
    },
    {
      in: 'sending',
      on: 'sendMark done',
      after: { refreshed: [purchases] },
      when: ({ context }) => isLast(context) && context.late === null,
      to: 'idle',
      sets: () => ({ unsent: [] }),
    },
    {
      in: 'sending',
      on: 'sendMark done',
      after: { refreshed: [purchases] },
      when: ({ context }) => !isLast(context),
      to: 'sending',
      again: true,
      sets: ({ context }) => ({ unsent: tried(others(context)), late: counted(context) }),
    },
    {
      in: 'sending',
      on: 'sendMark failed',
      when: ({ event }) => isLost(event.error),
      to: 'unanswered',
      sets: ({ context }) => ({ late: context.late ?? 0 }),
    },
    {
      in: 'sending',
      on: 'sendMark failed',
      after: ({ context }) => ({ refreshed: [albumsOf(first(context).purchaseId)] }),
      when: ({ event }) => isBroken(event.error),
      to: 'busy',
      sets: ({ context }) => ({
        unsent: [...ofOthers(context), ...context.unsent.filter((one) => lineOf(one) === lineOf(first(context)))],
        late: context.late ?? 0,
      }),
    },
    {
      in: 'sending',
      on: 'sendMark failed',
      after: ({ context }) => ({ refreshed: [albumsOf(first(context).purchaseId)] }),
      when: ({ context, event }) => isFinal(event.error) && !hasOthers(context) && (context.late ?? 0) > 0,
      to: 'told',
      sets: ({ context, event }) => held(context, event.error),
    },
    {
      in: 'sending',
      on: 'sendMark failed',
      after: ({ context }) => ({ refreshed: [albumsOf(first(context).purchaseId)] }),
      when: ({ context, event }) => isFinal(event.error) && !hasOthers(context) && (context.late ?? 0) === 0,
      to: 'idle',
      sets: ({ context, event }) => ({ ...held(context, event.error), late: null }),
    },
    {
      in: 'sending',
      on: 'sendMark failed',
      after: ({ context }) => ({ refreshed: [albumsOf(first(context).purchaseId)] }),
      when: ({ context, event }) => isFinal(event.error) && hasOthers(context),
      to: 'sending',
      again: true,
      sets: ({ context, event }) => ({ ...held(context, event.error), unsent: tried(ofOthers(context)) }),
    },
    {
      in: 'unanswered',
      on: 'network.restored',
      to: 'sending',
      sets: ({ context }) => ({ unsent: tried(context.unsent) }),
    },
    {
      in: ['unanswered', 'busy'],
      on: 'after resend',
      to: 'sending',
      sets: ({ context }) => ({ unsent: tried(context.unsent) }),
    },
    { in: ['unanswered', 'busy'], on: 'network.lost', to: 'offline' },
    { in: 'told', on: 'after shown', to: 'idle', sets: () => ({ late: null }) },
    { in: 'told', on: 'mark.told', to: 'sending', sets: (told) => ({ ...sending(told), late: null }) },
    { in: 'told', on: 'network.lost', to: 'offline', sets: () => ({ late: null }) },
  ],
  requests: {
    // A mark keeps its key until it is answered, also when the page was closed meanwhile.
    sendMark: ({ waiting: { key, purchaseId, mark } }) => [
      { method: 'PUT', path: `/intermediary/9/purchases/${purchaseId}/`, body: mark, key, goesOn: true },
    ],
  },
});

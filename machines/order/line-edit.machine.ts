/**
 * The editing of an order's lines, one at a time: opened, filled in, sent, and opened again with what was typed where
 * it is refused or a colleague has changed the line meanwhile. After a price that was missing the next line without one
 * opens. A price or a count is also changed in its cell of the row, from which one goes on to another; what is refused
 * there goes on in the form. From its form a line is also taken out of the order, after a question. A count that takes
 * more than there is is asked about, and sent again with `force`. Design: section 5 (prices, versions, stock). Nothing
 * is aborted: a sent change may have been made, and its answer is kept even if the page is gone.
 */
import type { OrderLineForm } from '#contract/types.ts';
import { assign, emit, setup } from 'xstate';
import { isOutdated } from '../kit/conversation.ts';
import { notProvided } from '../kit/not-provided.ts';
import { errorOf, isBelowZero, readRefusal, type Refusal } from '../kit/refusal.ts';

/** What of a line is changed in its row. */
export type LineCell = 'price' | 'count';

/** A line as it was seen when it was opened; `isPricing`: it had no price yet. */
export interface OpenLine {
  id: number;
  version: number;
  isPricing: boolean;
  /** The cell that is open; null where the form is. */
  cell: LineCell | null;
}

/** What is typed in the form of a line. */
export type LineContent = Omit<OrderLineForm, 'version' | 'force'>;

/** A change of a line as it is sent. */
export interface LineEdit {
  orderId: number;
  line: OpenLine;
  content: LineContent;
  /** Whether the person has agreed that the stock goes below zero. */
  force: boolean;
}

/** The removal of a line as it is sent. */
export interface LineRemoval {
  orderId: number;
  line: OpenLine;
  reason: string;
}

/** What became of a change that was sent. */
export interface LineAnswer {
  /** The version that somebody else has made meanwhile; null if the change was saved. */
  meanwhile: number | null;
  /** The next line without a price, if this one had none. */
  next: OpenLine | null;
}

interface Context {
  orderId: number;
  line: OpenLine | null;
  /** Why the line is taken out, as it was sent last. */
  reason: string;
  /** What was submitted last. */
  content: LineContent | null;
  /** The line that opens once `content` is saved. */
  next: OpenLine | null;
  /** The refusal of `content`. */
  refusal: Refusal | null;
  /** Somebody else has changed the line since it was opened. */
  isOutdated: boolean;
  /** The person has agreed to `content` though the stock goes below zero. */
  isForced: boolean;
}

type Submission = Pick<Extract<LineEditEvent, { type: 'form.submitted' }>, 'content' | 'version' | 'next'>;

/** Events that the editing takes. */
export type LineEditEvent =
  | { type: 'line.opened'; line: OpenLine }
  | { type: 'line.closed' }
  | { type: 'form.changed' }
  /**
   * `version` is that of the line as the form shows it: what a colleague changed since the opening has been decided
   * there. `next` opens once it is saved.
   */
  | { type: 'form.submitted'; content: LineContent; version: number; next: OpenLine | null }
  /** What was typed in a cell needs a word that only the form asks for. */
  | { type: 'form.needed'; content: LineContent }
  | { type: 'force.confirmed' }
  | { type: 'force.declined' }
  | { type: 'removal.asked' }
  | { type: 'removal.confirmed'; reason: string }
  | { type: 'removal.declined' };

/** Events that the editing emits. */
export type LineEditEmitted =
  { type: 'line.saved'; orderId: number; lineId: number } | { type: 'line.changedMeanwhile'; orderId: number };

const blank = {
  reason: '',
  content: null,
  next: null,
  refusal: null,
  isOutdated: false,
  isForced: false,
} as const satisfies Partial<Context>;

/** The editing of lines; tag `open` while a line has its form, `busy` during the call. */
export const lineEditMachine = setup({
  types: {} as {
    input: { orderId: number };
    context: Context;
    events: LineEditEvent;
    emitted: LineEditEmitted;
    tags: 'open' | 'busy' | 'asking';
  },
  actors: {
    updateOrderLine: notProvided<LineAnswer, LineEdit>('updateOrderLine'),
    deleteOrderLine: notProvided<LineAnswer, LineRemoval>('deleteOrderLine'),
  },
  actions: {
    open: assign((_, { line }: { line: OpenLine | null }) => ({ line, ...blank })),
    close: assign({ line: null, ...blank }),
    hold: assign(({ context: { line } }, { content, version, next }: Submission) => ({
      line: line && { ...line, version },
      content,
      next,
      refusal: null,
      isForced: false,
    })),
    unfold: assign({ line: ({ context: { line } }) => line && { ...line, cell: null }, next: null }),
    holdContent: assign({ content: (_, params: { content: LineContent }) => params.content }),
    force: assign({ isForced: true, refusal: null }),
    holdReason: assign({ reason: (_, params: { reason: string }) => params.reason.trim(), refusal: null }),
    holdRefusal: assign({ refusal: (_, params: { error: unknown }) => readRefusal(params.error) }),
    dropRefusal: assign({ refusal: null }),
    renew: assign(({ context: { line } }, { meanwhile }: LineAnswer) => ({
      line: line && { ...line, version: meanwhile ?? line.version },
      isOutdated: true,
    })),
    reportSaved: emit(({ context }) => ({
      type: 'line.saved' as const,
      orderId: context.orderId,
      lineId: lineOf(context).id,
    })),
    reportMeanwhile: emit(({ context }) => ({ type: 'line.changedMeanwhile' as const, orderId: context.orderId })),
  },
  guards: {
    isOutdated,
    isInCell: ({ context }) => typeof context.line?.cell === 'string',
    goesOn: ({ context }, { next }: LineAnswer) => (next ?? context.next) !== null,
    isBelowZero: (_, { error }: { error: unknown }) => isBelowZero(error),
  },
}).createMachine({
  id: 'lineEdit',
  context: ({ input }) => ({ orderId: input.orderId, line: null, ...blank }),
  initial: 'closed',
  states: {
    closed: {
      on: { 'line.opened': { target: 'editing', actions: { type: 'open', params: ({ event }) => event } } },
    },
    editing: {
      tags: 'open',
      on: {
        // A press on another line while a form is open leaves this one.
        'line.opened': { actions: { type: 'open', params: ({ event }) => event } },
        'line.closed': { target: 'closed', actions: 'close' },
        'form.changed': { actions: 'dropRefusal' },
        'removal.asked': { target: 'asking', actions: 'dropRefusal' },
        'form.needed': {
          guard: 'isInCell',
          actions: [{ type: 'holdContent', params: ({ event }) => event }, 'unfold'],
        },
        'form.submitted': { target: 'saving', actions: { type: 'hold', params: ({ event }) => event } },
      },
    },
    asking: {
      tags: ['open', 'asking'],
      on: {
        'line.opened': { target: 'editing', actions: { type: 'open', params: ({ event }) => event } },
        'removal.declined': { target: 'editing', actions: 'dropRefusal' },
        'removal.confirmed': { target: 'removing', actions: { type: 'holdReason', params: ({ event }) => event } },
      },
    },
    removing: {
      tags: ['open', 'asking', 'busy'],
      invoke: {
        id: 'deleteOrderLine',
        src: 'deleteOrderLine',
        input: ({ context }) => ({ orderId: context.orderId, line: lineOf(context), reason: context.reason }),
        onDone: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => event.output },
            target: 'asking',
            actions: [{ type: 'renew', params: ({ event }) => event.output }, 'reportMeanwhile'],
          },
          { target: 'closed', actions: ['reportSaved', 'close'] },
        ],
        onError: { target: 'asking', actions: { type: 'holdRefusal', params: errorOf } },
      },
    },
    saving: {
      tags: ['open', 'busy'],
      invoke: {
        id: 'updateOrderLine',
        src: 'updateOrderLine',
        input: ({ context }) => editOf(context),
        onDone: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => event.output },
            target: 'editing',
            actions: ['unfold', { type: 'renew', params: ({ event }) => event.output }, 'reportMeanwhile'],
          },
          {
            guard: { type: 'goesOn', params: ({ event }) => event.output },
            target: 'editing',
            actions: [
              'reportSaved',
              { type: 'open', params: ({ context, event }) => ({ line: event.output.next ?? context.next }) },
            ],
          },
          { target: 'closed', actions: ['reportSaved', 'close'] },
        ],
        onError: [
          {
            guard: { type: 'isBelowZero', params: errorOf },
            target: 'askingForce',
            actions: ['unfold', { type: 'holdRefusal', params: errorOf }],
          },
          { target: 'editing', actions: ['unfold', { type: 'holdRefusal', params: errorOf }] },
        ],
      },
    },
    askingForce: {
      tags: 'open',
      on: {
        'line.opened': { target: 'editing', actions: { type: 'open', params: ({ event }) => event } },
        'force.confirmed': { target: 'saving', actions: 'force' },
        'force.declined': { target: 'editing', actions: 'dropRefusal' },
      },
    },
  },
});

function lineOf({ line }: Context): OpenLine {
  if (!line) throw new Error('A line is sent only after it was opened');
  return line;
}

function editOf(context: Context): LineEdit {
  const { orderId, content, isForced } = context;
  if (!content) throw new Error('A change is sent only after its form was submitted');
  return { orderId, line: lineOf(context), content, force: isForced };
}

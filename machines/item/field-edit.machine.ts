/**
 * One number of an item that is edited in its row: typed, saved, and open again with what was typed where it is refused
 * or somebody else has changed the item meanwhile. Its row may leave the window and come back. Design: section 5
 * (versions, stock). Nothing is aborted: a sent change may have been made.
 */
import type { components } from '#contract/types.ts';
import { type ActorRef, assign, sendTo, setup, type Snapshot } from 'xstate';
import { notProvided } from '../kit/not-provided.ts';
import { errorOf, readRefusal, type Refusal } from '../kit/refusal.ts';

/** A number of an item that can be edited in its row. */
export type EditedField = keyof Pick<components['schemas']['ItemForm'], 'retail_price' | 'trade_price' | 'stock'>;

/** What the person saw of the item when the field was opened, or was told since. */
export interface SeenItem {
  version: number;
  stock: number | null;
  /** The number of the field; null is none. */
  value: number | null;
}

/** A change of a field as it is sent. */
export interface FieldSave {
  itemId: number;
  field: EditedField;
  value: number | null;
  seen: SeenItem;
}

/** The parent of an open field: the fields of the list. */
export type FieldEditParent = ActorRef<Snapshot<unknown>, FieldEditReport>;

/** The initial state. */
export interface FieldEditInput {
  parent: FieldEditParent;
  itemId: number;
  field: EditedField;
  seen: SeenItem;
}

interface Context extends FieldEditInput {
  text: string;
  /** The refusal of what was sent last. */
  refusal: Refusal | null;
  /** Somebody else has changed the field since it was seen, or only the rest of the item. */
  meanwhile: 'field' | 'rest' | null;
  isShown: boolean;
  /** Whether the field had the focus when its row left the window. */
  hadFocus: boolean;
}

/** Events that an open field takes. */
export type FieldEditEvent =
  | { type: 'text.changed'; text: string }
  | { type: 'field.submitted' }
  | { type: 'field.cancelled' }
  | { type: 'row.left'; hadFocus: boolean }
  | { type: 'row.shown' };

/** Events that an open field sends to its parent. `isShown`: the person sees there what became of the change. */
export type FieldEditReport =
  | { type: 'field.closed'; itemId: number; field: EditedField }
  | { type: 'field.refused'; isShown: boolean; error: unknown }
  | { type: 'field.changedMeanwhile'; isShown: boolean };

const textOf = (value: number | null): string => (value === null ? '' : String(value));

/** An open field; tag `busy` during the call. */
export const fieldEditMachine = setup({
  types: {} as { input: FieldEditInput; context: Context; events: FieldEditEvent; tags: 'busy' },
  actors: {
    /** Answers the item as it is now where it isn't as it was seen, null where it was saved. */
    saveField: notProvided<SeenItem | null, FieldSave>('saveField'),
  },
  actions: {
    // Leaving a field tells its number once more: a row that shrank then would slide away from under a click.
    holdText: assign(({ context }, { text }: { text: string }) =>
      Number(text) === Number(context.text) ? { text } : { text, refusal: null, meanwhile: null },
    ),
    dropProblem: assign({ refusal: null, meanwhile: null }),
    see: assign(({ context: { seen } }, { now }: { now: SeenItem | null }) => ({
      // Whoever saves again has seen it.
      seen: now ?? seen,
      meanwhile: now?.value === seen.value ? ('rest' as const) : ('field' as const),
    })),
    holdRefusal: assign({ refusal: (_, params: { error: unknown }) => readRefusal(params.error) }),
    leave: assign({ isShown: false, hadFocus: (_, params: { hadFocus: boolean }) => params.hadFocus }),
    show: assign({ isShown: true, hadFocus: false }),
    reportClosed: sendTo(
      ({ context }) => context.parent,
      ({ context: { itemId, field } }) => ({ type: 'field.closed' as const, itemId, field }),
    ),
    reportRefused: sendTo(
      ({ context }) => context.parent,
      ({ context: { isShown } }, { error }: { error: unknown }) => ({ type: 'field.refused' as const, isShown, error }),
    ),
    reportMeanwhile: sendTo(
      ({ context }) => context.parent,
      ({ context: { isShown } }) => ({ type: 'field.changedMeanwhile' as const, isShown }),
    ),
  },
  guards: {
    isWhole: ({ context: { text, field } }) => text !== '' || field !== 'retail_price',
    isUnchanged: ({ context: { text, seen } }) => text === textOf(seen.value),
    isSaved: (_, { now }: { now: SeenItem | null }) => now === null,
  },
}).createMachine({
  id: 'fieldEdit',
  context: ({ input }) => ({
    ...input,
    text: textOf(input.seen.value),
    refusal: null,
    meanwhile: null,
    isShown: true,
    hadFocus: false,
  }),
  initial: 'editing',
  on: {
    'row.left': { actions: { type: 'leave', params: ({ event }) => event } },
    'row.shown': { actions: 'show' },
  },
  states: {
    editing: {
      on: {
        'text.changed': { actions: { type: 'holdText', params: ({ event }) => event } },
        'field.submitted': [
          { guard: 'isUnchanged', target: 'closed' },
          { guard: 'isWhole', target: 'saving', actions: 'dropProblem' },
        ],
        'field.cancelled': 'closed',
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveField',
        src: 'saveField',
        input: ({ context: { itemId, field, text, seen } }) => ({
          itemId,
          field,
          value: text === '' ? null : Number(text),
          seen,
        }),
        onDone: [
          { guard: { type: 'isSaved', params: ({ event }) => ({ now: event.output }) }, target: 'closed' },
          {
            target: 'editing',
            actions: [{ type: 'see', params: ({ event }) => ({ now: event.output }) }, 'reportMeanwhile'],
          },
        ],
        onError: {
          target: 'editing',
          actions: [
            { type: 'holdRefusal', params: errorOf },
            { type: 'reportRefused', params: errorOf },
          ],
        },
      },
    },
    closed: { type: 'final', entry: 'reportClosed' },
  },
});

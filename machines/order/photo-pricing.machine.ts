/**
 * The pricing of customers' photos one after another: the next one is looked at while the last is being sent. What is
 * said of photos is sent one by one, in order; what is refused, or meets a colleague's change, is held with what was
 * typed until the person says it again or drops it. Without an answer nothing more is sent until they go on: a repeated
 * change names the version that the person saw, so nothing is priced twice. Design: section 5 (prices, versions).
 * Nothing is aborted: a sent change may have been made.
 */
import type { OrderLineForm } from '#contract/types.ts';
import { assign, emit, setup } from 'xstate';
import { notProvided } from '../kit/not-provided.ts';
import { errorOf, readRefusal, type Refusal } from '../kit/refusal.ts';

/** A price, with the name if this person has typed one. */
type PhotoContent = Required<Pick<OrderLineForm, 'price'>> & Pick<OrderLineForm, 'description'>;

/** What is said of a photo: its price, that there is none to sell, or that there is after all. */
export type PhotoVerdict = { kind: 'price'; content: PhotoContent } | { kind: 'absent' | 'back' };

/** A photo with what is said of it; `version` is that of the line as the person saw it. */
export interface JudgedPhoto {
  orderId: number;
  lineId: number;
  version: number;
  verdict: PhotoVerdict;
}

/** What was not taken; without a refusal somebody else has changed the line meanwhile. */
export interface RefusedPhoto {
  photo: JudgedPhoto;
  refusal: Refusal | null;
}

/** What became of what was sent: whether it is as it was sent, or somebody else has changed the line. */
export interface PhotoAnswer {
  isSaved: boolean;
}

interface Context {
  /** In the order in which they were said; the first is being sent. */
  unsent: JudgedPhoto[];
  refused: RefusedPhoto[];
  saved: JudgedPhoto[];
}

/** Events that the pricing takes. */
export type PhotoPricingEvent =
  | { type: 'photo.judged'; photo: JudgedPhoto }
  /** The person leaves a refused photo as it is. */
  | { type: 'photo.left'; lineId: number }
  | { type: 'sending.repeated' };

/** The server has answered; what is known of the order and of lists is out of date. */
export interface PhotoPricingEmitted {
  type: 'photo.answered';
  orderId: number;
}

/** The pricing of photos; tag `busy` while something is being sent, `unanswered` while that waits for the person. */
export const photoPricingMachine = setup({
  types: {} as {
    context: Context;
    events: PhotoPricingEvent;
    emitted: PhotoPricingEmitted;
    tags: 'busy' | 'unanswered';
  },
  actors: { savePhoto: notProvided<PhotoAnswer, JudgedPhoto>('savePhoto') },
  actions: {
    queue: assign(({ context: { unsent, refused, saved } }, { photo }: { photo: JudgedPhoto }) => ({
      unsent: [...unsent, photo],
      refused: refused.filter((one) => one.photo.lineId !== photo.lineId),
      saved: saved.filter(({ lineId }) => lineId !== photo.lineId),
    })),
    keep: assign(({ context: { unsent, saved } }) => ({
      unsent: unsent.slice(1),
      saved: [...saved, ...unsent.slice(0, 1)],
    })),
    refuse: assign(({ context }, { refusal }: { refusal: Refusal | null }) => ({
      unsent: context.unsent.slice(1),
      refused: [...context.refused, { photo: firstOf(context), refusal }],
    })),
    leave: assign({
      refused: ({ context }, { lineId }: { lineId: number }) =>
        context.refused.filter(({ photo }) => photo.lineId !== lineId),
    }),
    report: emit(({ context }) => ({ type: 'photo.answered' as const, orderId: firstOf(context).orderId })),
  },
  guards: {
    isSettled: ({ context: { unsent } }, { photo }: { photo: JudgedPhoto }) =>
      unsent.every(({ lineId }) => lineId !== photo.lineId),
    isSaved: (_, { isSaved }: PhotoAnswer) => isSaved,
    isSavedAsLast: ({ context }, { isSaved }: PhotoAnswer) => isSaved && context.unsent.length === 1,
    isLast: ({ context }) => context.unsent.length === 1,
    isUnanswered: (_, { error }: { error: unknown }) => !readRefusal(error).isAnswered,
  },
}).createMachine({
  id: 'photoPricing',
  context: { unsent: [], refused: [], saved: [] },
  initial: 'idle',
  on: { 'photo.left': { actions: { type: 'leave', params: ({ event }) => event } } },
  states: {
    idle: {
      on: { 'photo.judged': { target: 'saving', actions: { type: 'queue', params: ({ event }) => event } } },
    },
    saving: {
      tags: 'busy',
      on: {
        'photo.judged': {
          guard: { type: 'isSettled', params: ({ event }) => event },
          actions: { type: 'queue', params: ({ event }) => event },
        },
      },
      invoke: {
        id: 'savePhoto',
        src: 'savePhoto',
        input: ({ context }) => firstOf(context),
        onDone: [
          {
            guard: { type: 'isSavedAsLast', params: ({ event }) => event.output },
            target: 'idle',
            actions: ['report', 'keep'],
          },
          {
            guard: { type: 'isSaved', params: ({ event }) => event.output },
            target: 'saving',
            reenter: true,
            actions: ['report', 'keep'],
          },
          { guard: 'isLast', target: 'idle', actions: ['report', { type: 'refuse', params: { refusal: null } }] },
          {
            target: 'saving',
            reenter: true,
            actions: ['report', { type: 'refuse', params: { refusal: null } }],
          },
        ],
        onError: [
          { guard: { type: 'isUnanswered', params: errorOf }, target: 'unanswered' },
          {
            guard: 'isLast',
            target: 'idle',
            actions: ['report', { type: 'refuse', params: ({ event }) => ({ refusal: readRefusal(event.error) }) }],
          },
          {
            target: 'saving',
            reenter: true,
            actions: ['report', { type: 'refuse', params: ({ event }) => ({ refusal: readRefusal(event.error) }) }],
          },
        ],
      },
    },
    unanswered: {
      tags: 'unanswered',
      on: {
        'photo.judged': {
          guard: { type: 'isSettled', params: ({ event }) => event },
          target: 'saving',
          actions: { type: 'queue', params: ({ event }) => event },
        },
        'sending.repeated': 'saving',
      },
    },
  },
});

function firstOf({ unsent: [first] }: Context): JudgedPhoto {
  if (!first) throw new Error('Something is sent only after it was said');
  return first;
}

/**
 * The confirm dialog of the page: one question at a time, answered yes or no.
 * Specification: section 2 (the confirm dialog), section 4 (deleting needs confirmation).
 * Nothing is aborted: a newer question answers the older one with no.
 */
import { assign, emit, setup } from 'xstate';

/** A question: the view finds its texts by `kind`, the code that asked finds its answer by `id`. */
export interface Question {
  id: string;
  kind: string;
  /** What the question is about, such as the name of an item. */
  name?: string;
  /** A sum that the answer depends on, with its currency. */
  sum?: string;
}

interface Context {
  question: Question | null;
}

/** Events that the confirm dialog takes. */
export type ConfirmEvent =
  { type: 'question.asked'; question: Question } | { type: 'question.confirmed' } | { type: 'question.declined' };

/** Emitted: the answer to a question. */
export interface QuestionAnswered {
  type: 'question.answered';
  id: string;
  yes: boolean;
}

/** The confirm dialog. */
export const confirmMachine = setup({
  types: {} as { context: Context; events: ConfirmEvent; emitted: QuestionAnswered },
  actions: {
    hold: assign({ question: (_, params: { question: Question }) => params.question }),
    forget: assign({ question: null }),
    answer: emit(({ context }, params: { yes: boolean }) => ({
      type: 'question.answered' as const,
      id: context.question?.id ?? '',
      yes: params.yes,
    })),
  },
}).createMachine({
  id: 'confirm',
  context: { question: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'question.asked': {
          target: 'asking',
          actions: { type: 'hold', params: ({ event }) => ({ question: event.question }) },
        },
      },
    },
    asking: {
      on: {
        'question.asked': {
          actions: [
            { type: 'answer', params: { yes: false } },
            { type: 'hold', params: ({ event }) => ({ question: event.question }) },
          ],
        },
        'question.confirmed': { target: 'idle', actions: [{ type: 'answer', params: { yes: true } }, 'forget'] },
        'question.declined': { target: 'idle', actions: [{ type: 'answer', params: { yes: false } }, 'forget'] },
      },
    },
  },
});

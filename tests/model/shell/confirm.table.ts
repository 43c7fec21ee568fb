import type { confirmMachine } from '#machines/shell/confirm.machine.ts';
import { defineTable } from '../kit/table.ts';

/** Specification: section 2 (the confirm dialog). A newer question answers the older one with no. */
export const confirmTable = defineTable<typeof confirmMachine>({
  starts: [{ to: 'idle', context: { question: null } }],
  states: { idle: {}, asking: {} },
  rows: [
    { in: 'idle', on: 'question.asked', to: 'asking', sets: ({ event }) => ({ question: event.question }) },
    {
      in: 'asking',
      on: 'question.asked',
      sets: ({ event }) => ({ question: event.question }),
      emits: ({ context }) => [{ type: 'question.answered', id: context.question?.id ?? 'nobody', yes: false }],
    },
    {
      in: 'asking',
      on: 'question.confirmed',
      to: 'idle',
      sets: { question: null },
      emits: ({ context }) => [{ type: 'question.answered', id: context.question?.id ?? 'nobody', yes: true }],
    },
    {
      in: 'asking',
      on: 'question.declined',
      to: 'idle',
      sets: { question: null },
      emits: ({ context }) => [{ type: 'question.answered', id: context.question?.id ?? 'nobody', yes: false }],
    },
  ],
});

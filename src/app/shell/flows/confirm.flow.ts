import { defineFlow } from '#page/define-flow.ts';
import { confirmMachine } from '#machines/shell/confirm.machine.ts';

/** The confirm dialog; it asks one question at a time. */
export const confirmFlow = defineFlow(confirmMachine, {
  // The code that asked subscribes to the answer itself.
  on: () => ({ 'question.answered': () => undefined }),
});

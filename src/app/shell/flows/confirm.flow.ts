import { defineFlow } from '#entities/page/define-flow.ts';
import { confirmMachine } from '#machines/shell/confirm.machine.ts';

/** The one question of the page. */
export const confirmFlow = defineFlow(confirmMachine, {
  // Whoever asked listens for the answer.
  on: () => ({ 'question.answered': () => undefined }),
});

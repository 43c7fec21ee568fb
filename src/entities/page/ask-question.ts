import type { confirmMachine, Question } from '#machines/shell/confirm.machine.ts';
import type { ActorRefFrom } from 'xstate';

/** The confirm dialog that questions are put to. */
export type ConfirmActor = ActorRefFrom<typeof confirmMachine>;

/** Asks through the confirm dialog. A question that a newer one replaces is answered no; the signal takes it back. */
export function askQuestion(confirm: ConfirmActor, question: Question, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const takeBack = (): void => {
      if (confirm.getSnapshot().context.question?.id === question.id) confirm.send({ type: 'question.declined' });
    };
    const subscription = confirm.on('question.answered', ({ id, yes }) => {
      if (id !== question.id) return;
      subscription.unsubscribe();
      signal.removeEventListener('abort', takeBack);
      resolve(yes);
    });
    signal.addEventListener('abort', takeBack, { once: true });
    confirm.send({ type: 'question.asked', question });
  });
}

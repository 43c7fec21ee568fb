import type { confirmMachine, Question } from '#machines/shell/confirm.machine.ts';
import type { ActorRefFrom } from 'xstate';

/** The actor of the confirm dialog. */
export type ConfirmActor = ActorRefFrom<typeof confirmMachine>;

/** Asks a question in the confirm dialog. Resolves with false if a newer question replaces it; the signal closes it. */
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

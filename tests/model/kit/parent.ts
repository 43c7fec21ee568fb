import { createActor, fromCallback } from 'xstate';

/**
 * Whoever a child machine reports to, in models and tables. All actors are alike to a walk: their ids differ from run
 * to run.
 */
export const someParent = createActor(
  fromCallback(() => undefined),
  { id: 'parent' },
).start();

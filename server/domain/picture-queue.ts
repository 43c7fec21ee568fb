import { AppError } from './app-error.ts';

/** Runs work a few at a time; the rest waits its turn. */
export type WorkQueue = <Answer>(work: () => Promise<Answer>) => Promise<Answer>;

/** Makes a queue of one process; throws `uploads_busy` where `waiting` wait already. */
export function createWorkQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): WorkQueue {
  const line: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) {
      if (line.length >= waiting) throw new AppError('uploads_busy');
      // Whoever ends hands over their place.
      await new Promise<void>((resolve) => line.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

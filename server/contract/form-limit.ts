import pLimit, { type LimitFunction } from 'p-limit';
import { runOrRefuse } from '../domain/kit/run-or-refuse.ts';

/** Runs the work of a caller; throws `uploads_busy` where the limit for all, or for this caller, is reached. */
export type FormLimit = <Answer>(caller: string, work: () => Promise<Answer>) => Promise<Answer>;

/** Makes the limit of one process; nothing waits. */
export function createFormLimit({ total, perCaller }: { total: number; perCaller: number }): FormLimit {
  const all = pLimit(total);
  const callers = new Map<string, LimitFunction>();
  return async (caller, work) => {
    const own = callers.get(caller) ?? pLimit(perCaller);
    callers.set(caller, own);
    try {
      return await runOrRefuse(own, () => runOrRefuse(all, work));
    } finally {
      if (own.activeCount === 0) callers.delete(caller);
    }
  };
}

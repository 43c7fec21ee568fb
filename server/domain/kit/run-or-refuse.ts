import type { LimitFunction } from 'p-limit';
import { AppError } from './app-error.ts';

/** Runs work under a limit; throws `uploads_busy` where the limit is reached and `waiting` calls wait already. */
export async function runOrRefuse<Answer>(
  limit: LimitFunction,
  work: () => Promise<Answer>,
  { waiting = 0 }: { waiting?: number } = {},
): Promise<Answer> {
  if (limit.activeCount >= limit.concurrency && limit.pendingCount >= waiting) throw new AppError('uploads_busy');
  return limit(work);
}

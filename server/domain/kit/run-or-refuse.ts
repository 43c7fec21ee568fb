import type { LimitFunction } from 'p-limit';
import type { ErrorCode } from '../../errors.ts';
import { AppError } from './app-error.ts';

/** Runs work under a limit; throws `code` where the limit is reached and `waiting` calls wait already. */
export async function runOrRefuse<Answer>(
  limit: LimitFunction,
  work: () => Promise<Answer>,
  { waiting = 0, code = 'uploads_busy' }: { waiting?: number; code?: ErrorCode } = {},
): Promise<Answer> {
  if (limit.activeCount >= limit.concurrency && limit.pendingCount >= waiting) throw new AppError(code);
  return limit(work);
}

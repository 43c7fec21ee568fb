import { useEffect, useRef } from 'react';
import { forgetErrors, notifyError } from './notifier.ts';

interface Fetched {
  error: unknown;
  /** When the last attempt failed, in milliseconds; 0 if none did. */
  errorUpdatedAt: number;
  isSuccess: boolean;
}

/** Says once for each failed attempt that something could not be fetched, and takes it back when it is there. */
export function useTellFailure({ error, errorUpdatedAt: failedAt, isSuccess }: Fetched, text: string): void {
  const toldAt = useRef(0);
  useEffect(() => {
    // Pages are kept alive: without this check, a return would report the same failure again.
    if (!error || toldAt.current === failedAt) return;
    toldAt.current = failedAt;
    notifyError(error, text);
  }, [error, failedAt, text]);
  useEffect(() => {
    if (isSuccess) void forgetErrors(text);
  }, [isSuccess, text]);
}

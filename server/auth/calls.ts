import { AppError } from '../domain/kit/app-error.ts';
import { hashOf } from './secrets.ts';

/** Hashed together with the request's id, so that a code is valid for its own request only. */
export function hashOfCode(requestId: string, code: string): string {
  return hashOf(`${requestId.toLowerCase()}:${code}`);
}

/**
 * Turns failures of telephony into telephony_unavailable; runs `takeBack` where no phone has rung, so that the call
 * isn't counted.
 */
export async function throughTelephony<T>(work: Promise<T>, takeBack?: () => Promise<void>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'TelephonyUnavailable') await takeBack?.();
    if (name === 'TelephonyUnavailable' || name === 'TelephonyInDoubt') throw new AppError('telephony_unavailable');
    throw error;
  }
}

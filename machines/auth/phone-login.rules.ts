import {
  CALL_POLL_MS,
  CALL_POLL_TRIES,
  COUNTDOWN_TICK_MS,
  PHONE_PREFIX,
  REPEAT_CALL_SECONDS,
} from '../kit/constants.ts';
import { readRefusal } from '../kit/refusal.ts';
import type { PhoneLoginContext, PhoneLoginDraft, PhoneLoginInput } from './phone-login.types.ts';

/** The limits of a login: those of its input, with the product's values as defaults. */
export function limitsOf(input: PhoneLoginInput): Required<PhoneLoginInput> {
  return {
    repeatSeconds: input.repeatSeconds ?? REPEAT_CALL_SECONDS,
    tickMs: input.tickMs ?? COUNTDOWN_TICK_MS,
    pollTries: input.pollTries ?? CALL_POLL_TRIES,
    pollMs: input.pollMs ?? CALL_POLL_MS,
  };
}

/** Converts a masked phone to the server's format: `7` and ten digits. */
export function sentPhone(masked: string): string {
  return PHONE_PREFIX + masked.replaceAll(/\D/g, '');
}

/**
 * Seconds until the call may be repeated, at the time `now` in milliseconds. If the clock is set back, the result is
 * never more than the ticks have counted down to.
 */
export function secondsLeftAt({ countingSince, secondsLeft, limits }: PhoneLoginContext, now: number): number {
  const passed = countingSince === null ? 0 : Math.floor((now - countingSince) / 1_000);
  return Math.max(0, Math.min(secondsLeft, limits.repeatSeconds - passed));
}

/** Whether the server refuses to call this phone after too many wrong codes (403), so that only step 3 is left. */
export function isPhoneBlocked(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 403;
}

/**
 * The changes after a failed exchange: a refused code is removed and its refusal kept; after any other failure the same
 * code may be sent again.
 */
export function codeRefusal(error: unknown): Partial<PhoneLoginDraft> {
  const refusal = readRefusal(error);
  return ['code_wrong', 'code_dead'].includes(refusal.code) ? { code: '', refusal } : {};
}

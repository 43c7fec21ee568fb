import {
  CALL_POLL_MS,
  CALL_POLL_TRIES,
  COUNTDOWN_TICK_MS,
  PHONE_PREFIX,
  REPEAT_CALL_SECONDS,
} from '../kit/constants.ts';
import { readRefusal } from '../kit/refusal.ts';
import type { PhoneLoginContext, PhoneLoginDraft, PhoneLoginInput } from './phone-login.types.ts';

/** What a login counts and waits, where its input says nothing else. */
export function limitsOf(input: PhoneLoginInput): Required<PhoneLoginInput> {
  return {
    repeatSeconds: input.repeatSeconds ?? REPEAT_CALL_SECONDS,
    tickMs: input.tickMs ?? COUNTDOWN_TICK_MS,
    pollTries: input.pollTries ?? CALL_POLL_TRIES,
    pollMs: input.pollMs ?? CALL_POLL_MS,
  };
}

/** A masked phone as the server takes it. */
export function sentPhone(masked: string): string {
  return PHONE_PREFIX + masked.replaceAll(/\D/g, '');
}

/**
 * Seconds until the call may be repeated, by a clock that says `now` in milliseconds. A clock that was put back never
 * makes the wait longer than the ticks have counted.
 */
export function secondsLeftAt({ countingSince, secondsLeft, limits }: PhoneLoginContext, now: number): number {
  const passed = countingSince === null ? 0 : Math.floor((now - countingSince) / 1_000);
  return Math.max(0, Math.min(secondsLeft, limits.repeatSeconds - passed));
}

/** Whether the server will not ring this phone, which has guessed too often: only step 3 is left to it. */
export function isPhoneBlocked(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 403;
}

/** What a failed exchange changes: a code that was refused is taken away with its reason, any other may be sent again. */
export function codeRefusal(error: unknown): Partial<PhoneLoginDraft> {
  const refusal = readRefusal(error);
  return ['code_wrong', 'code_dead'].includes(refusal.code) ? { code: '', refusal } : {};
}

import {
  CALL_POLL_MS,
  CALL_POLL_TRIES,
  CODE_LENGTH,
  COUNTDOWN_TICK_MS,
  PHONE_MASK_LENGTH,
  PHONE_PREFIX,
  REPEAT_CALL_SECONDS,
} from '#common/constants.ts';
import { readRefusal } from '../kit/refusal.ts';
import {
  NO_CODE,
  type PhoneLoginContext,
  type PhoneLoginDraft,
  type PhoneLoginFailure,
  type PhoneLoginInput,
  type Schemas,
} from './phone-login.types.ts';

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
function sentPhone(masked: string): string {
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

/** Refusals of calls and of codes that leave step 3. */
const OWN_CALL_CODES: readonly string[] = ['use_receive_call', 'staff_use_receive_call', 'calls_used_up'];

/** Whether the server refuses to call this phone, or to take its code, so that only the person's own call is left. */
function isOwnCallNeeded(error: unknown): boolean {
  return OWN_CALL_CODES.includes(readRefusal(error).code);
}

/**
 * The changes after a failed exchange: a refused code is removed and its refusal kept; after any other failure the same
 * code may be sent again.
 */
export function codeRefusal(
  error: unknown,
  { code, refusedCodes }: Pick<PhoneLoginDraft, 'code' | 'refusedCodes'>,
): Partial<PhoneLoginDraft> {
  const refusal = readRefusal(error);
  if (!['code_wrong', 'code_dead'].includes(refusal.code)) return {};
  return { code: '', refusal, refusedCodes: [...new Set([...refusedCodes, code])] };
}

type Answered<Name extends keyof Schemas> = { event: { output: Schemas[Name] } };
type InContext = { context: PhoneLoginContext };

/** The conditions of the diagram. */
export const guards = {
  isPhone: ({ context }: InContext) => context.phone.length === PHONE_MASK_LENGTH,
  canTakeCode: ({ context }: InContext) => context.refusal?.code !== 'code_dead',
  // A refused code costs one of few tries, so it isn't sent a second time unasked.
  sendsItself: ({ context }: InContext, code: string) =>
    context.refusal?.code !== 'code_dead' && code.length === CODE_LENGTH && !context.refusedCodes.includes(code),
  isCode: ({ context }: InContext) => context.code.length === CODE_LENGTH,
  isCountedDown: ({ context }: InContext) => context.secondsLeft <= 0,
  isRested: ({ context }: InContext, now: number) => secondsLeftAt(context, now) <= 0,
  canRepeatCall: ({ context }: InContext) => context.secondsLeft === 0 && context.repeats === 0,
  canTakeOtherWay: ({ context }: InContext) => context.secondsLeft === 0 && context.repeats > 0,
  needsOwnCall: ({ event }: { event: object }) => 'error' in event && isOwnCallNeeded(event.error),
  hasRequest: ({ context }: InContext) => context.requestId !== null,
  isConfirmed: (_: unknown, status: Schemas['CallStatus']) => status.status_code === 1,
  isOver: ({ context }: InContext, status: Schemas['CallStatus']) =>
    status.status_code === 2 || context.tries + 1 >= context.limits.pollTries,
  isLastTry: ({ context }: InContext) => context.tries + 1 >= context.limits.pollTries,
};

const codeOf = ({ event }: { event: { code: string } }): string => event.code;
const outputOf = <Output>({ event }: { event: { output: Output } }): Output => event.output;

// Guards and actions of the diagram with what they take from an event.
export const sendsItself = { type: 'sendsItself' as const, params: codeOf };
export const takeCode = { type: 'takeCode' as const, params: codeOf };
export const keepRequest = {
  type: 'remember' as const,
  params: ({ event: { output } }: Answered<'CallRequest'>) => ({ ...NO_CODE, requestId: output.request_id }),
};
export const keepOwnCall = {
  type: 'remember' as const,
  params: ({ event: { output } }: Answered<'ReceiveCallRequest'>) => ({
    ...NO_CODE,
    requestId: output.request_id,
    number: output.number,
  }),
};
export const isRested = { type: 'isRested' as const, params: outputOf<number> };
export const catchUp = { type: 'catchUp' as const, params: outputOf<number> };
export const isConfirmed = { type: 'isConfirmed' as const, params: outputOf<Schemas['CallStatus']> };
export const isOver = { type: 'isOver' as const, params: outputOf<Schemas['CallStatus']> };
export const reportSignedIn = { type: 'reportSignedIn' as const, params: outputOf<Schemas['Token']> };
export const reportFailure = (what: PhoneLoginFailure) => ({
  type: 'reportFailure' as const,
  params: ({ event }: { event: { error: unknown } }) => ({ what, error: event.error }),
});

/** The query of a call, and of the person's own call. */
export const askedPhone = ({ context }: InContext) => ({ phone: sentPhone(context.phone) });

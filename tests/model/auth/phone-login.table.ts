import type { phoneLoginMachine } from '#machines/auth/phone-login.machine.ts';
import type { PhoneLoginContext } from '#machines/auth/phone-login.types.ts';
import { defineTable } from '../kit/table.ts';
import {
  caughtUp,
  emitsFailure,
  entered,
  gaveUp,
  isBlocked,
  isCounting,
  isNotBlocked,
  isRested,
  requests,
  takenCode,
  tellsFailure,
} from './phone-login.answers.ts';

interface Now {
  context: PhoneLoginContext;
}

/** Nobody rings and nobody is waited for. */
const noRequest = {
  code: '',
  refusal: null,
  refusedCodes: [],
  requestId: null,
  number: null,
  secondsLeft: 0,
  countingSince: null,
  repeats: 0,
  tries: 0,
} as const;
const blank = { reason: 'menu', after: null, phone: '', ...noRequest } as const;

const signedIn = [{ type: 'phoneLogin.signedIn', token: 'token-1', reason: 'checkout', after: '/catalog/' }] as const;

const takesCode = ({ context }: Now): boolean => context.refusal?.code !== 'code_dead';
// The whole code goes by itself, but not one that was refused before.
const sendsItself = ({ context, event }: Now & { event: { code: string } }): boolean =>
  event.code === '1234' && context.refusedCodes.length === 0;

const isLastTry = ({ context }: Now): boolean => context.tries === 2;
const isEarlyTry = ({ context }: Now): boolean => context.tries < 2;
const isFirstCall = ({ context }: Now): boolean => context.repeats === 0 && context.secondsLeft === 0;
const isLaterCall = ({ context }: Now): boolean => context.repeats > 0 && context.secondsLeft === 0;
const hasRequest = ({ context }: Now): boolean => context.requestId !== null;
const hasNoRequest = ({ context }: Now): boolean => context.requestId === null;

const codeStep = ['code.entry.enterCode', 'code.countdown.readingClock'] as const;
const codeStepRested = ['code.entry.enterCode', 'code.countdown.over'] as const;

/**
 * Specification: section 4 (the steps of the login dialog, the repeat after a countdown, 120 looks at the call),
 * section 5 (phone and code), section 8 (context lines). Scaled by the model: a countdown of 2 seconds, 3 looks.
 */
export const phoneLoginTable = defineTable<typeof phoneLoginMachine>({
  starts: [
    {
      to: 'closed',
      context: { ...blank, limits: { repeatSeconds: 2, tickMs: 1_000, pollTries: 3, pollMs: 1_000 } },
    },
  ],
  states: {
    closed: {},
    enterPhone: { tags: ['step1'] },
    requestingCall: { tags: ['step1', 'busy'], calls: { sendCall: { phone: '79000000001' } } },
    code: { tags: ['step2'] },
    'code.entry': {},
    'code.entry.enterCode': {},
    'code.entry.exchangingCode': {
      tags: ['busy'],
      calls: { getToken: ({ code, requestId }) => ({ provider: 'phone', code, request_id: requestId ?? 'none' }) },
    },
    'code.countdown': {},
    'code.countdown.readingClock': { calls: { readClock: undefined } },
    'code.countdown.counting': { delays: { tick: 1_000 } },
    'code.countdown.over': {},
    repeatingCall: { tags: ['step2', 'busy'], calls: { sendCall: { phone: '79000000001' } } },
    requestingReceiveCall: { tags: ['step3', 'busy'], calls: { sendReceiveCall: { phone: '79000000001' } } },
    waitingForCall: { tags: ['step3'], delays: { pollRest: 1_000 } },
    checkingCall: { tags: ['step3'], calls: { getCallStatus: { request_id: 'receive-1' } } },
    exchangingCall: {
      tags: ['step3', 'busy'],
      calls: { getToken: { provider: 'phone', request_id: 'receive-1' } },
    },
    signedIn: { tags: ['busy'], final: true },
  },
  rows: [
    { in: '*', on: 'dialog.closed', to: 'closed', sets: blank },
    { in: 'closed', on: 'dialog.opened', to: 'enterPhone', sets: { reason: 'checkout', after: '/catalog/' } },

    { in: 'enterPhone', on: 'phone.changed', sets: ({ event }) => ({ phone: event.phone }) },
    {
      in: 'enterPhone',
      on: 'phone.submitted',
      when: ({ context }) => context.phone === '(900) 000 00 01',
      to: 'requestingCall',
    },
    {
      in: 'requestingCall',
      on: 'sendCall done',
      to: codeStep,
      sets: { requestId: 'call-1', secondsLeft: 2, countingSince: null },
    },
    {
      in: 'requestingCall',
      on: 'sendCall failed',
      when: isBlocked,
      to: 'requestingReceiveCall',
      emits: emitsFailure('sendCode'),
      after: tellsFailure('sendCode'),
    },
    {
      in: 'requestingCall',
      on: 'sendCall failed',
      when: isNotBlocked,
      to: 'enterPhone',
      sets: noRequest,
      emits: emitsFailure('sendCode'),
      after: tellsFailure('sendCode'),
    },

    {
      in: 'code.entry.enterCode',
      on: 'code.changed',
      when: (step) => takesCode(step) && !sendsItself(step),
      sets: ({ event }) => ({ code: event.code, refusal: null }),
    },
    {
      in: 'code.entry.enterCode',
      on: 'code.changed',
      when: (step) => takesCode(step) && sendsItself(step),
      to: 'code.entry.exchangingCode',
      sets: { code: '1234', refusal: null },
    },
    { in: 'code.entry.enterCode', on: 'phoneChange.requested', to: 'enterPhone', sets: noRequest },
    {
      in: 'code.entry.enterCode',
      on: 'code.submitted',
      when: ({ context }) => context.code === '1234',
      to: 'code.entry.exchangingCode',
    },
    {
      in: 'code.entry.enterCode',
      on: 'repeat.requested',
      when: isFirstCall,
      to: 'repeatingCall',
      sets: { repeats: 1 },
    },
    { in: 'code.entry.enterCode', on: 'repeat.requested', when: isLaterCall, to: 'requestingReceiveCall' },
    { in: 'code.entry.exchangingCode', on: 'getToken done', to: 'signedIn', emits: signedIn, after: entered },
    {
      in: 'code.entry.exchangingCode',
      on: 'getToken failed',
      when: isBlocked,
      to: 'requestingReceiveCall',
      emits: emitsFailure('signIn'),
      after: tellsFailure('signIn'),
    },
    {
      in: 'code.entry.exchangingCode',
      on: 'getToken failed',
      when: isNotBlocked,
      to: 'code.entry.enterCode',
      sets: takenCode,
      emits: emitsFailure('signIn'),
      after: tellsFailure('signIn'),
    },

    {
      in: 'code.countdown.readingClock',
      on: 'readClock done',
      when: isRested,
      to: 'code.countdown.over',
      sets: caughtUp,
    },
    {
      in: 'code.countdown.readingClock',
      on: 'readClock done',
      when: isCounting,
      to: 'code.countdown.counting',
      sets: caughtUp,
    },
    {
      in: 'code.countdown.readingClock',
      on: 'readClock failed',
      when: ({ context }) => context.secondsLeft === 0,
      to: 'code.countdown.over',
    },
    {
      in: 'code.countdown.readingClock',
      on: 'readClock failed',
      when: ({ context }) => context.secondsLeft > 0,
      to: 'code.countdown.counting',
    },
    {
      in: 'code.countdown.counting',
      on: 'after tick',
      to: 'code.countdown.readingClock',
      sets: ({ context }) => ({ secondsLeft: context.secondsLeft - 1 }),
    },

    {
      in: 'repeatingCall',
      on: 'sendCall done',
      to: codeStep,
      sets: { code: '', refusal: null, refusedCodes: [], requestId: 'call-2', secondsLeft: 2, countingSince: null },
    },
    {
      in: 'repeatingCall',
      on: 'sendCall failed',
      when: isBlocked,
      to: 'requestingReceiveCall',
      emits: emitsFailure('sendCode'),
      after: tellsFailure('sendCode'),
    },
    {
      in: 'repeatingCall',
      on: 'sendCall failed',
      when: isNotBlocked,
      to: codeStepRested,
      emits: emitsFailure('sendCode'),
      after: tellsFailure('sendCode'),
    },

    {
      in: 'requestingReceiveCall',
      on: 'sendReceiveCall done',
      to: 'waitingForCall',
      sets: { code: '', refusal: null, refusedCodes: [], requestId: 'receive-1', number: '78005553535' },
    },
    {
      in: 'requestingReceiveCall',
      on: 'sendReceiveCall failed',
      when: hasRequest,
      to: codeStepRested,
      emits: emitsFailure('sendCode'),
      after: tellsFailure('sendCode'),
    },
    {
      in: 'requestingReceiveCall',
      on: 'sendReceiveCall failed',
      when: hasNoRequest,
      to: 'enterPhone',
      sets: noRequest,
      emits: emitsFailure('sendCode'),
      after: tellsFailure('sendCode'),
    },

    { in: 'waitingForCall', on: 'after pollRest', to: 'checkingCall' },
    {
      in: 'checkingCall',
      on: 'getCallStatus done',
      when: ({ event }) => event.output.status_code === 1,
      to: 'exchangingCall',
    },
    {
      in: 'checkingCall',
      on: 'getCallStatus done',
      when: (step) => step.event.output.status_code === 2 || (step.event.output.status_code === 0 && isLastTry(step)),
      to: 'closed',
      sets: blank,
      emits: [{ type: 'phoneLogin.gaveUp' }],
      after: { messages: [gaveUp] },
    },
    {
      in: 'checkingCall',
      on: 'getCallStatus done',
      when: (step) => step.event.output.status_code === 0 && isEarlyTry(step),
      to: 'waitingForCall',
      sets: ({ context }) => ({ tries: context.tries + 1 }),
    },
    {
      in: 'checkingCall',
      on: 'getCallStatus failed',
      when: isLastTry,
      to: 'closed',
      sets: blank,
      emits: (step) => [...emitsFailure('checkCall')(step), { type: 'phoneLogin.gaveUp' }],
      after: (step) => ({ messages: [tellsFailure('checkCall')(step).messages, gaveUp].flat() }),
    },
    {
      in: 'checkingCall',
      on: 'getCallStatus failed',
      when: isEarlyTry,
      to: 'waitingForCall',
      sets: ({ context }) => ({ tries: context.tries + 1 }),
      emits: emitsFailure('checkCall'),
      after: tellsFailure('checkCall'),
    },
    { in: 'exchangingCall', on: 'getToken done', to: 'signedIn', emits: signedIn, after: entered },
    {
      in: 'exchangingCall',
      on: 'getToken failed',
      to: 'enterPhone',
      sets: noRequest,
      emits: emitsFailure('signIn'),
      after: tellsFailure('signIn'),
    },
  ],
  requests,
});

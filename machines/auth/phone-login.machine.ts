/**
 * Sign-in by phone in three steps: 1 enter the phone, 2 enter the code of the call, 3 call a given number.
 * Specification: sections 4 (login dialog), 5 (phone and code), 8 (context lines).
 * 'dialog.closed' aborts the running call and resets everything.
 */
import { assign, emit, setup } from 'xstate';
import { CODE_LENGTH, PHONE_MASK_LENGTH } from '../kit/constants.ts';
import { notProvided } from '../kit/not-provided.ts';
import { isPhoneBlocked, limitsOf, codeRefusal, secondsLeftAt, sentPhone } from './phone-login.rules.ts';
import {
  EMPTY_DRAFT,
  NO_CODE,
  NO_REQUEST,
  type PhoneLoginContext,
  type PhoneLoginDraft,
  type PhoneLoginEvent,
  type PhoneLoginEmitted,
  type PhoneLoginFailure,
  type PhoneLoginInput,
  type Query,
  type Schemas,
} from './phone-login.types.ts';

const reportFailure = (what: PhoneLoginFailure) => ({
  type: 'reportFailure' as const,
  params: ({ event }: { event: { error: unknown } }) => ({ what, error: event.error }),
});
const catchUp = { type: 'catchUp' as const, params: ({ event }: { event: { output: number } }) => event.output };

/** Sign-in by phone. The view reads the tags `step1`, `step2`, `step3`, `busy`, and `secondsLeft` and `repeats`. */
export const phoneLoginMachine = setup({
  types: {} as {
    input: PhoneLoginInput;
    context: PhoneLoginContext;
    events: PhoneLoginEvent;
    emitted: PhoneLoginEmitted;
    tags: 'busy' | 'step1' | 'step2' | 'step3';
  },
  actors: {
    sendCall: notProvided<Schemas['CallRequest'], Query<'sendCall'>>('sendCall'),
    sendReceiveCall: notProvided<Schemas['ReceiveCallRequest'], Query<'sendReceiveCall'>>('sendReceiveCall'),
    getCallStatus: notProvided<Schemas['CallStatus'], Query<'getCallStatus'>>('getCallStatus'),
    getToken: notProvided<Schemas['Token'], Query<'getToken'>>('getToken'),
    // The countdown can't rely on timers alone: they pause while the computer sleeps.
    readClock: notProvided<number, void>('readClock'),
  },
  actions: {
    reset: assign(EMPTY_DRAFT),
    remember: assign((_, params: Partial<PhoneLoginDraft>) => params),
    startCountdown: assign({ secondsLeft: ({ context }) => context.limits.repeatSeconds, countingSince: null }),
    countDown: assign({ secondsLeft: ({ context }) => context.secondsLeft - 1 }),
    catchUp: assign({
      secondsLeft: ({ context }, now: number) => secondsLeftAt(context, now),
      countingSince: ({ context }, now: number) => context.countingSince ?? now,
    }),
    countRepeat: assign({ repeats: ({ context }) => context.repeats + 1 }),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    takeRefusal: assign((_, params: { error: unknown }) => codeRefusal(params.error)),
    forgetRequest: assign(NO_REQUEST),
    reportFailure: emit((_, params: { what: PhoneLoginFailure; error: unknown }) => ({
      type: 'phoneLogin.failed' as const,
      ...params,
    })),
    reportGivenUp: emit({ type: 'phoneLogin.gaveUp' }),
    reportSignedIn: emit(({ context }, params: { token: string }) => ({
      type: 'phoneLogin.signedIn' as const,
      token: params.token,
      reason: context.reason,
      after: context.after,
    })),
  },
  guards: {
    isPhone: ({ context }) => context.phone.length === PHONE_MASK_LENGTH,
    canTakeCode: ({ context }) => context.refusal?.code !== 'code_dead',
    isCode: ({ context }) => context.code.length === CODE_LENGTH,
    isCountedDown: ({ context }) => context.secondsLeft <= 0,
    isRested: ({ context }, now: number) => secondsLeftAt(context, now) <= 0,
    canRepeatCall: ({ context }) => context.secondsLeft === 0 && context.repeats === 0,
    canTakeOtherWay: ({ context }) => context.secondsLeft === 0 && context.repeats > 0,
    isRefused: (_, { error }: { error: unknown }) => isPhoneBlocked(error),
    hasRequest: ({ context }) => context.requestId !== null,
    isConfirmed: (_, status: Schemas['CallStatus']) => status.status_code === 1,
    isOver: ({ context }, status: Schemas['CallStatus']) =>
      status.status_code === 2 || context.tries + 1 >= context.limits.pollTries,
    isLastTry: ({ context }) => context.tries + 1 >= context.limits.pollTries,
  },
  delays: {
    tick: ({ context }) => context.limits.tickMs,
    pollRest: ({ context }) => context.limits.pollMs,
  },
}).createMachine({
  id: 'phoneLogin',
  context: ({ input }) => ({ ...EMPTY_DRAFT, limits: limitsOf(input) }),
  initial: 'closed',
  on: { 'dialog.closed': '.closed' },
  states: {
    closed: {
      entry: 'reset',
      on: {
        'dialog.opened': {
          target: 'enterPhone',
          actions: { type: 'remember', params: ({ event }) => ({ reason: event.reason, after: event.after ?? null }) },
        },
      },
    },
    enterPhone: {
      tags: 'step1',
      entry: 'forgetRequest',
      on: {
        'phone.changed': { actions: { type: 'remember', params: ({ event }) => ({ phone: event.phone }) } },
        'phone.submitted': { guard: 'isPhone', target: 'requestingCall' },
      },
    },
    requestingCall: {
      tags: ['step1', 'busy'],
      invoke: {
        id: 'sendCall',
        src: 'sendCall',
        input: ({ context }) => ({ phone: sentPhone(context.phone) }),
        onDone: {
          target: 'code',
          actions: [
            { type: 'remember', params: ({ event }) => ({ requestId: event.output.request_id }) },
            'startCountdown',
          ],
        },
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) },
            target: 'requestingReceiveCall',
            actions: reportFailure('sendCode'),
          },
          { target: 'enterPhone', actions: reportFailure('sendCode') },
        ],
      },
    },
    code: {
      tags: 'step2',
      type: 'parallel',
      states: {
        entry: {
          initial: 'enterCode',
          states: {
            enterCode: {
              on: {
                'code.changed': {
                  guard: 'canTakeCode',
                  actions: { type: 'remember', params: ({ event: { code } }) => ({ code, refusal: null }) },
                },
                'phoneChange.requested': '#phoneLogin.enterPhone',
                'code.submitted': { guard: 'isCode', target: 'exchangingCode' },
                'repeat.requested': [
                  { guard: 'canRepeatCall', target: '#phoneLogin.repeatingCall', actions: 'countRepeat' },
                  { guard: 'canTakeOtherWay', target: '#phoneLogin.requestingReceiveCall' },
                ],
              },
            },
            exchangingCode: {
              tags: 'busy',
              invoke: {
                id: 'getToken',
                src: 'getToken',
                input: ({ context }) => ({
                  provider: 'phone' as const,
                  code: context.code,
                  request_id: context.requestId ?? '',
                }),
                onDone: {
                  target: '#phoneLogin.signedIn',
                  actions: { type: 'reportSignedIn', params: ({ event }) => ({ token: event.output.token }) },
                },
                onError: {
                  target: 'enterCode',
                  actions: [{ type: 'takeRefusal', params: ({ event }) => event }, reportFailure('signIn')],
                },
              },
            },
          },
        },
        countdown: {
          initial: 'readingClock',
          states: {
            readingClock: {
              invoke: {
                id: 'readClock',
                src: 'readClock',
                onDone: [
                  {
                    guard: { type: 'isRested', params: ({ event }) => event.output },
                    target: 'over',
                    actions: catchUp,
                  },
                  { target: 'counting', actions: catchUp },
                ],
                onError: [{ guard: 'isCountedDown', target: 'over' }, { target: 'counting' }],
              },
            },
            counting: { after: { tick: { target: 'readingClock', actions: 'countDown' } } },
            over: {},
          },
        },
      },
    },
    repeatingCall: {
      tags: ['step2', 'busy'],
      invoke: {
        id: 'sendCall',
        src: 'sendCall',
        input: ({ context }) => ({ phone: sentPhone(context.phone) }),
        onDone: {
          target: 'code',
          actions: [
            { type: 'remember', params: ({ event }) => ({ ...NO_CODE, requestId: event.output.request_id }) },
            'startCountdown',
          ],
        },
        onError: { target: 'code.countdown.over', actions: reportFailure('sendCode') },
      },
    },
    requestingReceiveCall: {
      tags: ['step3', 'busy'],
      invoke: {
        id: 'sendReceiveCall',
        src: 'sendReceiveCall',
        input: ({ context }) => ({ phone: sentPhone(context.phone) }),
        onDone: {
          target: 'waitingForCall',
          actions: {
            type: 'remember',
            params: ({ event: { output } }) => ({ ...NO_CODE, requestId: output.request_id, number: output.number }),
          },
        },
        onError: [
          { guard: 'hasRequest', target: 'code.countdown.over', actions: reportFailure('sendCode') },
          { target: 'enterPhone', actions: reportFailure('sendCode') },
        ],
      },
    },
    waitingForCall: {
      tags: 'step3',
      after: { pollRest: 'checkingCall' },
    },
    checkingCall: {
      tags: 'step3',
      invoke: {
        id: 'getCallStatus',
        src: 'getCallStatus',
        input: ({ context }) => ({ request_id: context.requestId ?? '' }),
        onDone: [
          { guard: { type: 'isConfirmed', params: ({ event }) => event.output }, target: 'exchangingCall' },
          {
            guard: { type: 'isOver', params: ({ event }) => event.output },
            target: 'closed',
            actions: 'reportGivenUp',
          },
          { target: 'waitingForCall', actions: 'countTry' },
        ],
        onError: [
          { guard: 'isLastTry', target: 'closed', actions: [reportFailure('checkCall'), 'reportGivenUp'] },
          { target: 'waitingForCall', actions: [reportFailure('checkCall'), 'countTry'] },
        ],
      },
    },
    exchangingCall: {
      tags: ['step3', 'busy'],
      invoke: {
        id: 'getToken',
        src: 'getToken',
        input: ({ context }) => ({ provider: 'phone' as const, request_id: context.requestId ?? '' }),
        onDone: {
          target: 'signedIn',
          actions: { type: 'reportSignedIn', params: ({ event }) => ({ token: event.output.token }) },
        },
        onError: { target: 'enterPhone', actions: reportFailure('signIn') },
      },
    },
    signedIn: { type: 'final', tags: 'busy' },
  },
});

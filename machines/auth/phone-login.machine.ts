/**
 * Sign-in by phone in three steps: 1 enter the phone, 2 enter the code of the call, 3 call a given number.
 * Specification: sections 4 (login dialog), 5 (phone and code), 8 (context lines).
 * 'dialog.closed' aborts the running call and resets everything.
 */
import { assign, emit, setup } from 'xstate';
import { notProvided } from '../kit/not-provided.ts';
import {
  askedPhone,
  catchUp,
  codeRefusal,
  guards,
  isConfirmed,
  isOver,
  isRested,
  keepOwnCall,
  keepRequest,
  limitsOf,
  reportFailure,
  reportSignedIn,
  secondsLeftAt,
  sendsItself,
  takeCode,
} from './phone-login.rules.ts';
import {
  EMPTY_DRAFT,
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
    takeCode: assign((_, code: string) => ({ code, refusal: null })),
    startCountdown: assign({ secondsLeft: ({ context }) => context.limits.repeatSeconds, countingSince: null }),
    countDown: assign({ secondsLeft: ({ context }) => context.secondsLeft - 1 }),
    catchUp: assign({
      secondsLeft: ({ context }, now: number) => secondsLeftAt(context, now),
      countingSince: ({ context }, now: number) => context.countingSince ?? now,
    }),
    countRepeat: assign({ repeats: ({ context }) => context.repeats + 1 }),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    takeRefusal: assign(({ context }, params: { error: unknown }) => codeRefusal(params.error, context)),
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
  guards,
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
        input: askedPhone,
        onDone: { target: 'code', actions: [keepRequest, 'startCountdown'] },
        onError: [
          { guard: 'needsOwnCall', target: 'requestingReceiveCall', actions: reportFailure('sendCode') },
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
                'code.changed': [
                  { guard: sendsItself, target: 'exchangingCode', actions: takeCode },
                  { guard: 'canTakeCode', actions: takeCode },
                ],
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
                onDone: { target: '#phoneLogin.signedIn', actions: reportSignedIn },
                onError: [
                  {
                    guard: 'needsOwnCall',
                    target: '#phoneLogin.requestingReceiveCall',
                    actions: reportFailure('signIn'),
                  },
                  {
                    target: 'enterCode',
                    actions: [{ type: 'takeRefusal', params: ({ event }) => event }, reportFailure('signIn')],
                  },
                ],
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
                  { guard: isRested, target: 'over', actions: catchUp },
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
        input: askedPhone,
        onDone: { target: 'code', actions: [keepRequest, 'startCountdown'] },
        onError: [
          { guard: 'needsOwnCall', target: 'requestingReceiveCall', actions: reportFailure('sendCode') },
          { target: 'code.countdown.over', actions: reportFailure('sendCode') },
        ],
      },
    },
    requestingReceiveCall: {
      tags: ['step3', 'busy'],
      invoke: {
        id: 'sendReceiveCall',
        src: 'sendReceiveCall',
        input: askedPhone,
        onDone: { target: 'waitingForCall', actions: keepOwnCall },
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
          { guard: isConfirmed, target: 'exchangingCall' },
          { guard: isOver, target: 'closed', actions: 'reportGivenUp' },
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
        onDone: { target: 'signedIn', actions: reportSignedIn },
        onError: { target: 'enterPhone', actions: reportFailure('signIn') },
      },
    },
    signedIn: { type: 'final', tags: 'busy' },
  },
});

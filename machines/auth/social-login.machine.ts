/**
 * Sign-in through a social network: opens its page in a popup and reads the popup's address until it has a code.
 * Specification: sections 4 (popup, every 200 ms), 8 (a failed exchange shows no message).
 * 'dialog.closed' closes the popup and aborts the exchange; choosing another network reuses the popup.
 */
import { assign, emit, setup } from 'xstate';
import type { components, operations } from '#contract/types.ts';
import { POPUP_POLL_MS } from '#common/constants.ts';
import { notProvided } from '../kit/not-provided.ts';

type Schemas = components['schemas'];
type TokenQuery = NonNullable<operations['getToken']['parameters']['query']>;

/** A social network that signs people in. */
export type SocialProvider = Schemas['SocialProvider'];

/** The result of one reading of the popup. */
export type PopupReading = { state: 'waiting' | 'closed' | 'error' } | { state: 'code'; code: string };

/** Delays; the product's values by default. */
export interface SocialLoginInput {
  pollMs?: number;
}

interface Context {
  pollMs: number;
  /** The network that was chosen last; null before a choice. */
  provider: SocialProvider | null;
  /** From the popup's address. */
  code: string | null;
}

type Event = { type: 'provider.chosen'; provider: SocialProvider } | { type: 'dialog.closed' };

/** Events that the social login emits. */
export type SocialLoginEmitted =
  | { type: 'socialLogin.blocked' }
  /** The network or the person refused. */
  | { type: 'socialLogin.refused' }
  | { type: 'socialLogin.signedIn'; token: string };

/** Sign-in through a social network. The view reads the tag `busy`, and `provider`. */
export const socialLoginMachine = setup({
  types: {} as { input: SocialLoginInput; context: Context; events: Event; emitted: SocialLoginEmitted; tags: 'busy' },
  actors: {
    openPopup: notProvided<{ isOpen: boolean }, { provider: SocialProvider }>('openPopup'),
    readPopup: notProvided<PopupReading, void>('readPopup'),
    closePopup: notProvided<void, void>('closePopup'),
    getToken: notProvided<Schemas['Token'], TokenQuery>('getToken'),
  },
  actions: {
    choose: assign((_, { provider }: { provider: SocialProvider }) => ({ provider, code: null })),
    keepCode: assign((_, { code }: { code: string | null }) => ({ code })),
    forget: assign({ provider: null, code: null }),
    reportBlocked: emit({ type: 'socialLogin.blocked' }),
    reportRefused: emit({ type: 'socialLogin.refused' }),
    reportSignedIn: emit((_, { token }: { token: string }) => ({ type: 'socialLogin.signedIn' as const, token })),
  },
  guards: {
    isOpen: (_, { isOpen }: { isOpen: boolean }) => isOpen,
    isFound: (_, { reading, state }: { reading: PopupReading; state: PopupReading['state'] }) =>
      reading.state === state,
    isOther: ({ context }, { provider }: { provider: SocialProvider }) => provider !== context.provider,
    hasCode: ({ context }) => context.code !== null,
  },
  delays: { popupRest: ({ context }) => context.pollMs },
}).createMachine({
  id: 'socialLogin',
  context: ({ input }) => ({ pollMs: input.pollMs ?? POPUP_POLL_MS, provider: null, code: null }),
  initial: 'idle',
  states: {
    idle: {
      entry: 'forget',
      on: {
        'provider.chosen': {
          target: 'away.opening',
          actions: { type: 'choose', params: ({ event }) => ({ provider: event.provider }) },
        },
      },
    },
    away: {
      tags: 'busy',
      on: {
        'provider.chosen': {
          guard: { type: 'isOther', params: ({ event }) => ({ provider: event.provider }) },
          target: '.opening',
          actions: { type: 'choose', params: ({ event }) => ({ provider: event.provider }) },
        },
        'dialog.closed': 'closing',
      },
      initial: 'opening',
      states: {
        opening: {
          invoke: {
            id: 'openPopup',
            src: 'openPopup',
            input: ({ context }) => ({ provider: context.provider ?? 'vk-oauth2' }),
            onDone: [
              { guard: { type: 'isOpen', params: ({ event }) => event.output }, target: 'watching' },
              { target: '#socialLogin.idle', actions: 'reportBlocked' },
            ],
            onError: { target: '#socialLogin.idle', actions: 'reportBlocked' },
          },
        },
        watching: { after: { popupRest: 'reading' } },
        reading: {
          invoke: {
            id: 'readPopup',
            src: 'readPopup',
            onDone: [
              {
                guard: { type: 'isFound', params: ({ event }) => ({ reading: event.output, state: 'waiting' }) },
                target: 'watching',
              },
              {
                guard: { type: 'isFound', params: ({ event }) => ({ reading: event.output, state: 'closed' }) },
                target: '#socialLogin.idle',
              },
              {
                guard: { type: 'isFound', params: ({ event }) => ({ reading: event.output, state: 'error' }) },
                target: '#socialLogin.closing',
                actions: 'reportRefused',
              },
              {
                target: '#socialLogin.closing',
                actions: {
                  type: 'keepCode',
                  params: ({ event }) => ({ code: 'code' in event.output ? event.output.code : null }),
                },
              },
            ],
            // A failed reading may succeed the next time.
            onError: 'watching',
          },
        },
      },
    },
    closing: {
      tags: 'busy',
      invoke: {
        id: 'closePopup',
        src: 'closePopup',
        onDone: [{ guard: 'hasCode', target: 'exchanging' }, { target: 'idle' }],
        onError: [{ guard: 'hasCode', target: 'exchanging' }, { target: 'idle' }],
      },
      on: { 'dialog.closed': { actions: { type: 'keepCode', params: { code: null } } } },
    },
    exchanging: {
      tags: 'busy',
      invoke: {
        id: 'getToken',
        src: 'getToken',
        input: ({ context }) => ({ provider: context.provider ?? 'vk-oauth2', code: context.code ?? '' }),
        onDone: {
          target: 'signedIn',
          actions: { type: 'reportSignedIn', params: ({ event }) => ({ token: event.output.token }) },
        },
        onError: 'idle',
      },
      on: { 'dialog.closed': 'idle' },
    },
    signedIn: { type: 'final', tags: 'busy' },
  },
});

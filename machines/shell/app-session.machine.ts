/**
 * Who is on the page: the shop first, then the customer if a token is stored.
 * Specification: sections 1 and 2 (a missing shop leads to 404), 4 (logout), 8 (profile failure).
 * The end of the token aborts the loading of the customer; leaving `profileFailed` by hand ends its wait.
 */
import { emit, setup } from 'xstate';
import { PROFILE_FAILURE_LOGOUT_MS } from '../kit/constants.ts';
import { notProvided } from '../kit/not-provided.ts';

/** What a session starts from. */
export interface AppSessionInput {
  /** Whether a token is stored. */
  isSignedIn: boolean;
  logoutDelayMs?: number;
}

interface Context {
  isSignedIn: boolean;
  logoutDelayMs: number;
}

/** Events that a session takes. */
export type AppSessionEvent =
  | { type: 'logout.requested' }
  /** The server no longer knows the token (401). */
  | { type: 'token.ended' };

/** Facts that a session tells. */
export type AppSessionFact =
  | { type: 'shop.missing' }
  /** The profile did not load: the current customer is to be forgotten, logout follows. */
  | { type: 'profile.failed'; error: unknown }
  /** The stored token is to be forgotten and the root page reloaded. */
  | { type: 'session.ended' }
  /** The same without anybody's wish: the page is reloaded where it stands, and the person is told. */
  | { type: 'session.expired' };

/** The session of one page load. */
export const appSessionMachine = setup({
  types: {} as {
    input: AppSessionInput;
    context: Context;
    events: AppSessionEvent;
    emitted: AppSessionFact;
    tags: 'busy';
  },
  actors: {
    getCurrentRetail: notProvided<void, void>('getCurrentRetail'),
    getCurrentCustomer: notProvided<void, void>('getCurrentCustomer'),
    deleteToken: notProvided<void, void>('deleteToken'),
  },
  actions: {
    reportMissingShop: emit({ type: 'shop.missing' }),
    reportProfile: emit((_, params: { error: unknown }) => ({ type: 'profile.failed' as const, error: params.error })),
    reportEnd: emit({ type: 'session.ended' }),
    reportExpiry: emit({ type: 'session.expired' }),
  },
  guards: {
    isSignedIn: ({ context }) => context.isSignedIn,
  },
  delays: {
    logoutDelay: ({ context }) => context.logoutDelayMs,
  },
}).createMachine({
  id: 'appSession',
  context: ({ input }) => ({ isSignedIn: input.isSignedIn, logoutDelayMs: input.logoutDelayMs ?? PROFILE_FAILURE_LOGOUT_MS }),
  initial: 'loadingShop',
  states: {
    loadingShop: {
      tags: 'busy',
      invoke: {
        id: 'getCurrentRetail',
        src: 'getCurrentRetail',
        onDone: [{ guard: 'isSignedIn', target: 'loadingCustomer' }, { target: 'guest' }],
        onError: { target: 'shopMissing', actions: 'reportMissingShop' },
      },
    },
    shopMissing: { type: 'final' },
    guest: {},
    loadingCustomer: {
      tags: 'busy',
      on: { 'token.ended': { target: 'ended', actions: 'reportExpiry' } },
      invoke: {
        id: 'getCurrentCustomer',
        src: 'getCurrentCustomer',
        onDone: 'signedIn',
        onError: {
          target: 'profileFailed',
          actions: { type: 'reportProfile', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    signedIn: {
      on: {
        'logout.requested': 'endingToken',
        'token.ended': { target: 'ended', actions: 'reportExpiry' },
      },
    },
    profileFailed: {
      after: { logoutDelay: 'endingToken' },
      on: {
        'logout.requested': 'endingToken',
        'token.ended': { target: 'ended', actions: 'reportExpiry' },
      },
    },
    endingToken: {
      tags: 'busy',
      invoke: {
        id: 'deleteToken',
        src: 'deleteToken',
        onDone: { target: 'ended', actions: 'reportEnd' },
        // A token that the server cannot end now expires there by itself; the person leaves all the same.
        onError: { target: 'ended', actions: 'reportEnd' },
      },
    },
    ended: { type: 'final' },
  },
});

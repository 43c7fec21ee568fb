/**
 * The session of the page: loads the shop, then the customer if a token is stored.
 * Specification: sections 1 and 2 (a shop that fails to load leads to 404), 4 (logout), 8 (profile failure).
 * A token that ends, here or in another tab, aborts whatever is loading; a logout ends the wait of `profileFailed`.
 */
import { emit, setup } from 'xstate';
import { LOGOUT_PATIENCE_MS, PROFILE_FAILURE_LOGOUT_MS } from '#common/constants.ts';
import { notProvided } from '../kit/not-provided.ts';

/** The initial state. */
export interface AppSessionInput {
  /** Whether a token is stored. */
  isSignedIn: boolean;
  logoutDelayMs?: number;
  /** How long a logout waits for the server. */
  patienceMs?: number;
}

interface Context {
  isSignedIn: boolean;
  logoutDelayMs: number;
  patienceMs: number;
}

/** Events that a session takes. */
export type AppSessionEvent =
  | { type: 'logout.requested' }
  /** The shop could not be loaded, and may be reachable now. */
  | { type: 'retry.requested' }
  /** The token was changed in another tab. */
  | { type: 'token.changed' }
  /** The server refuses the token (401). */
  | { type: 'token.ended' };

/** Events that a session emits. */
export type AppSessionEmitted =
  | { type: 'shop.missing' }
  /** The profile did not load: remove the current customer; a logout follows. */
  | { type: 'profile.failed'; error: unknown }
  /** Remove the stored token and load the root page. */
  | { type: 'session.ended' }
  /** The server ended the session: reload the page at its address and show a message. */
  | { type: 'session.expired' }
  /** Another tab changed who is signed in: reload the page at its address. */
  | { type: 'session.changed' };

/** The session of one page load. */
export const appSessionMachine = setup({
  types: {} as {
    input: AppSessionInput;
    context: Context;
    events: AppSessionEvent;
    emitted: AppSessionEmitted;
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
    reportChange: emit({ type: 'session.changed' }),
  },
  guards: {
    isSignedIn: ({ context }) => context.isSignedIn,
    // Only 404 means that there is no shop; any other failure may be temporary.
    isMissing: (_, { error }: { error: unknown }) =>
      typeof error === 'object' && error !== null && 'status' in error && error.status === 404,
  },
  delays: {
    logoutDelay: ({ context }) => context.logoutDelayMs,
    patience: ({ context }) => context.patienceMs,
  },
}).createMachine({
  id: 'appSession',
  context: ({ input }) => ({
    isSignedIn: input.isSignedIn,
    logoutDelayMs: input.logoutDelayMs ?? PROFILE_FAILURE_LOGOUT_MS,
    patienceMs: input.patienceMs ?? LOGOUT_PATIENCE_MS,
  }),
  initial: 'loadingShop',
  on: { 'token.changed': { target: '.ended', actions: 'reportChange' } },
  states: {
    loadingShop: {
      tags: 'busy',
      invoke: {
        id: 'getCurrentRetail',
        src: 'getCurrentRetail',
        onDone: [{ guard: 'isSignedIn', target: 'loadingCustomer' }, { target: 'guest' }],
        onError: [
          {
            guard: { type: 'isMissing', params: ({ event }) => ({ error: event.error }) },
            target: 'shopMissing',
            actions: 'reportMissingShop',
          },
          { target: 'shopUnreached' },
        ],
      },
    },
    shopMissing: { type: 'final' },
    shopUnreached: { on: { 'retry.requested': 'loadingShop' } },
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
      after: { patience: { target: 'ended', actions: 'reportEnd' } },
      invoke: {
        id: 'deleteToken',
        src: 'deleteToken',
        onDone: { target: 'ended', actions: 'reportEnd' },
        // The person leaves nevertheless; the token on the server expires by itself.
        onError: { target: 'ended', actions: 'reportEnd' },
      },
    },
    ended: { type: 'final' },
  },
});

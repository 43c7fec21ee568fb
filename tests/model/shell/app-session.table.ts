import type { AppSessionInput, appSessionMachine } from '#machines/shell/app-session.machine.ts';
import { defineTable, type After } from '../kit/table.ts';

interface Loaded {
  context: AppSessionInput;
}
const isSignedIn = ({ context }: Loaded): boolean => context.isSignedIn;
const isGuest = ({ context }: Loaded): boolean => !context.isSignedIn;
const isNotFound = ({ event }: { event: { error: unknown } }): boolean =>
  event.error instanceof Error && event.error.message === 'Not Found';
/** Without the token no edit of the cart can be saved. */
const saves: After = { tells: [{ to: 'cart', event: { type: 'flush.requested' } }] };
/** Nothing of the person stays on the device, nor of a guest's unfinished checkout. */
const forgotten = {
  token: null,
  'checkout-key': null,
  searches: null,
  'viewed-items': null,
  places: null,
};
const ended: After = { stored: forgotten, reloads: '/' };
const expired: After = { stored: { ...forgotten, expired: 'expired' }, reloads: '/here' };
/** Another tab has signed in: its token stays. */
const changed: After = { stored: { 'checkout-key': null }, reloads: '/here' };
const isOther = (step: { event: { error: unknown } }): boolean => !isNotFound(step);

/**
 * Specification: sections 1 and 2 (a shop that does not exist leads to 404), 4 (logout), 8 (a failed profile: message,
 * then logout after 6 seconds). A logout waits 10 seconds for the server.
 */
export const appSessionTable = defineTable<typeof appSessionMachine>({
  starts: [
    { to: 'loadingShop', context: { isSignedIn: true, logoutDelayMs: 6_000, patienceMs: 10_000 } },
    { to: 'loadingShop', context: { isSignedIn: false, logoutDelayMs: 6_000, patienceMs: 10_000 } },
  ],
  states: {
    loadingShop: { tags: ['busy'], calls: { getCurrentRetail: undefined } },
    shopMissing: { final: true },
    shopUnreached: {},
    guest: {},
    loadingCustomer: { tags: ['busy'], calls: { getCurrentCustomer: undefined } },
    signedIn: {},
    profileFailed: { delays: { logoutDelay: 6_000 } },
    endingToken: { tags: ['busy'], calls: { deleteToken: undefined }, delays: { patience: 10_000 } },
    ended: { final: true },
  },
  rows: [
    { in: '*', on: 'token.changed', to: 'ended', emits: [{ type: 'session.changed' }], after: changed },
    { in: 'loadingShop', on: 'getCurrentRetail done', when: isSignedIn, to: 'loadingCustomer' },
    { in: 'loadingShop', on: 'getCurrentRetail done', when: isGuest, to: 'guest' },
    {
      in: 'loadingShop',
      on: 'getCurrentRetail failed',
      when: isNotFound,
      to: 'shopMissing',
      emits: [{ type: 'shop.missing' }],
    },
    { in: 'loadingShop', on: 'getCurrentRetail failed', when: isOther, to: 'shopUnreached' },
    { in: 'shopUnreached', on: 'retry.requested', to: 'loadingShop' },
    { in: 'loadingCustomer', on: 'getCurrentCustomer done', to: 'signedIn' },
    {
      in: 'loadingCustomer',
      on: 'getCurrentCustomer failed',
      to: 'profileFailed',
      emits: ({ event }) => [{ type: 'profile.failed', error: event.error }],
      after: { messages: ['Ошибка авторизации. Не удалось получить данные вашего профиля'] },
    },
    { in: 'loadingCustomer', on: 'token.ended', to: 'ended', emits: [{ type: 'session.expired' }], after: expired },
    { in: 'signedIn', on: 'token.ended', to: 'ended', emits: [{ type: 'session.expired' }], after: expired },
    { in: 'profileFailed', on: 'token.ended', to: 'ended', emits: [{ type: 'session.expired' }], after: expired },
    { in: 'signedIn', on: 'logout.requested', to: 'endingToken', after: saves },
    { in: 'profileFailed', on: 'logout.requested', to: 'endingToken', after: saves },
    { in: 'profileFailed', on: 'after logoutDelay', to: 'endingToken', after: saves },
    { in: 'endingToken', on: 'deleteToken done', to: 'ended', emits: [{ type: 'session.ended' }], after: ended },
    { in: 'endingToken', on: 'deleteToken failed', to: 'ended', emits: [{ type: 'session.ended' }], after: ended },
    { in: 'endingToken', on: 'after patience', to: 'ended', emits: [{ type: 'session.ended' }], after: ended },
  ],
  requests: {
    getCurrentRetail: () => [{ method: 'GET', path: '/retail/current/', goesOn: true }],
    getCurrentCustomer: () => [{ method: 'GET', path: '/customers/current/', goesOn: true }],
    // The cart has nothing to save here; where it has, that is sent first.
    deleteToken: () => [{ method: 'DELETE', path: '/auth/token/' }],
  },
});

import type { PopupReading, socialLoginMachine } from '#machines/auth/social-login.machine.ts';
import { defineTable, type After } from '../kit/table.ts';

const finds =
  (state: PopupReading['state']) =>
  ({ event }: { event: { output: PopupReading } }): boolean =>
    event.output.state === state;
const isOpen = ({ event }: { event: { output: { isOpen: boolean } } }): boolean => event.output.isOpen;
const isBlocked = (step: { event: { output: { isOpen: boolean } } }): boolean => !isOpen(step);
const hasCode = ({ context }: { context: { code: string | null } }): boolean => context.code === 'code-1';
const hasNone = ({ context }: { context: { code: string | null } }): boolean => context.code === null;
const blocked: After = {
  messages: ['Браузер не дал открыть окно входа. Разрешите всплывающие окна и\u00A0попробуйте ещё раз.'],
};
const nothing = { provider: null, code: null } as const;

/** Specification: section 4 (the popup is read every 200 ms), section 8 (a failed exchange says nothing). */
export const socialLoginTable = defineTable<typeof socialLoginMachine>({
  starts: [{ to: 'idle', context: { pollMs: 200, provider: null, code: null } }],
  states: {
    idle: {},
    away: { tags: ['busy'] },
    'away.opening': { calls: { openPopup: ({ provider }) => ({ provider: provider ?? 'vk-oauth2' }) } },
    'away.watching': { delays: { popupRest: 200 } },
    'away.reading': { calls: { readPopup: undefined } },
    closing: { tags: ['busy'], calls: { closePopup: undefined } },
    exchanging: {
      tags: ['busy'],
      calls: { getToken: ({ provider }) => ({ provider: provider ?? 'vk-oauth2', code: 'code-1' }) },
    },
    signedIn: { tags: ['busy'], final: true },
  },
  rows: [
    {
      in: 'idle',
      on: 'provider.chosen',
      to: 'away.opening',
      sets: ({ event }) => ({ provider: event.provider, code: null }),
    },
    {
      in: 'away',
      on: 'provider.chosen',
      when: ({ context, event }) => context.provider !== event.provider,
      to: 'away.opening',
      again: true,
      sets: ({ event }) => ({ provider: event.provider, code: null }),
    },
    { in: 'away', on: 'dialog.closed', to: 'closing' },
    { in: 'away.opening', on: 'openPopup done', when: isOpen, to: 'away.watching' },
    {
      in: 'away.opening',
      on: 'openPopup done',
      when: isBlocked,
      to: 'idle',
      sets: nothing,
      emits: [{ type: 'socialLogin.blocked' }],
      after: blocked,
    },
    {
      in: 'away.opening',
      on: 'openPopup failed',
      to: 'idle',
      sets: nothing,
      emits: [{ type: 'socialLogin.blocked' }],
      after: blocked,
    },
    { in: 'away.watching', on: 'after popupRest', to: 'away.reading' },
    { in: 'away.reading', on: 'readPopup done', when: finds('waiting'), to: 'away.watching' },
    { in: 'away.reading', on: 'readPopup done', when: finds('closed'), to: 'idle', sets: nothing },
    {
      in: 'away.reading',
      on: 'readPopup done',
      when: finds('error'),
      to: 'closing',
      emits: [{ type: 'socialLogin.refused' }],
      after: { messages: ['Не удалось авторизоваться'] },
    },
    { in: 'away.reading', on: 'readPopup done', when: finds('code'), to: 'closing', sets: { code: 'code-1' } },
    { in: 'away.reading', on: 'readPopup failed', to: 'away.watching' },
    { in: 'closing', on: 'dialog.closed', sets: { code: null } },
    { in: 'closing', on: 'closePopup done', when: hasCode, to: 'exchanging' },
    { in: 'closing', on: 'closePopup done', when: hasNone, to: 'idle', sets: nothing },
    { in: 'closing', on: 'closePopup failed', when: hasCode, to: 'exchanging' },
    { in: 'closing', on: 'closePopup failed', when: hasNone, to: 'idle', sets: nothing },
    {
      in: 'exchanging',
      on: 'getToken done',
      to: 'signedIn',
      emits: [{ type: 'socialLogin.signedIn', token: 'token-1' }],
      after: { stored: { token: 'token-1' }, reloads: '/here' },
    },
    { in: 'exchanging', on: 'getToken failed', to: 'idle', sets: nothing },
    { in: 'exchanging', on: 'dialog.closed', to: 'idle', sets: nothing },
  ],
  requests: {
    getToken: ({ provider }) => [{ method: 'GET', path: `/auth/token/?provider=${provider}&code=code-1` }],
  },
});

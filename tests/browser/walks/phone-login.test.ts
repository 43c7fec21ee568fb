import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { phoneLoginWithoutControl } from '#tests/model/auth/phone-login.controls.ts';
import { phoneLoginModel } from '#tests/model/auth/phone-login.model.ts';
import type { BrowserDriver } from '#tests/model/kit/browser/browser-driver.ts';
import { callApi } from '#tests/support/browser/call-api.ts';
import { it } from '#tests/support/browser/it.ts';
import { tokenOf } from '#tests/support/browser/sign-in.ts';
import { walkInShop } from './walk-in-shop.ts';
import { saveData } from './save-data.ts';

const dialogOf = (page: Page, name?: string) => page.getByRole('dialog', name === undefined ? {} : { name });
const buttonOf = (page: Page, name: string | RegExp) =>
  dialogOf(page).getByRole('button', { name, exact: typeof name === 'string' });
const loadingOf = (page: Page, name: string) =>
  dialogOf(page).locator('button[data-loading]').filter({ hasText: name });
const phoneOf = (page: Page) => dialogOf(page).getByLabel('Телефон', { exact: true });
const codeOf = (page: Page) => dialogOf(page).getByLabel('Код из номера');
const repeatOf = (page: Page) => buttonOf(page, /^Повторный запрос|^Другой способ/);
const signInOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Войти', exact: true });

const textOf = (event: EventObject, key: 'phone' | 'code') => (event as EventObject & Record<typeof key, string>)[key];
const WHOLE_PHONE = '(900) 000 00 01';
const WHOLE_CODE = '1234';
/** What the page tells of the model's rest of two seconds, whose first one takes 59 in life. */
const restOf: Readonly<Record<number, string>> = { 2: 'Повторный запрос через: 60', 1: 'Повторный запрос через: 1' };

type WindowWithClock = typeof globalThis & { passSeconds: (seconds: number) => void };

/** Runs in the page: its clock goes on when the walk says so, or a slow step would count as rest. */
function holdClock(): void {
  let now = Date.now();
  Date.now = () => now;
  Object.assign(globalThis, { passSeconds: (seconds: number) => (now += seconds * 1_000) });
}

/** The phone that was submitted last. One phone is called once a minute, so each time it is another. */
let [phone, phones] = ['', 9_114_000_000];
/** The last digits of the number that has called it. */
let code = '';

const maskOf = (digits: string): string => digits.replace(/^(...)(...)(..)(..)$/, '($1) $2 $3 $4');

const seesCall = (page: Page) => ({
  shows: [
    dialogOf(page, 'Позвоните нам').getByText('Ждём звонка…'),
    dialogOf(page).getByRole('link', { name: /^\+7 \(800\)/ }),
  ],
});
const isClosed = (page: Page) => ({ hides: [dialogOf(page)] });

const driverOf = (url: string, page: Page, token: string): BrowserDriver => ({
  open: async () => {
    await page.goto('/healthz');
    await page.evaluate(() => localStorage.clear());
    await page.goto('/');
  },
  byItself: ['readClock'],
  calls: {
    sendCall: { method: 'GET', path: /^\/auth\/send-call\/\?phone=7\d{10}$/ },
    sendReceiveCall: { method: 'GET', path: /^\/auth\/send-receive-call\/\?phone=7\d{10}$/ },
    getCallStatus: { method: 'GET', path: /^\/auth\/call-status\/\?request_id=[^&]+$/ },
    getToken: { method: 'GET', path: /^\/auth\/token\/\?provider=phone&/ },
  },
  answers: {
    // The server calls a phone a second time after a minute, which the walk doesn't wait for.
    sendCall: (output: object, snapshot) =>
      snapshot.matches('repeatingCall') ? { status: 200, body: output } : undefined,
    getToken: (_, { context: { requestId } }) =>
      requestId === 'call-2' ? { status: 200, body: { token } } : undefined,
    getCallStatus: (output: { status_code: number }) =>
      output.status_code === 2 ? { status: 200, body: output } : undefined,
  },
  world: {
    tick: (_, { context: { secondsLeft } }) =>
      page.evaluate((seconds) => (globalThis as WindowWithClock).passSeconds(seconds), secondsLeft === 2 ? 59 : 1),
    getCallStatus: async ({ status_code }: { status_code: number }) => {
      const href = await dialogOf(page)
        .getByRole('link', { name: /^\+7 \(800\)/ })
        .getAttribute('href');
      const call = { phone: `7${phone}`, number: href?.replace('tel:+', '') };
      if (status_code === 1) await callApi(url, 'POST', '/demo/calls/', { body: call });
    },
  },
  press: {
    'dialog.opened': ({ hand }) => hand.click(signInOf(page)),
    'dialog.closed': ({ hand }) => hand.click(dialogOf(page).getByRole('button', { name: 'Закрыть вход' })),
    'phone.changed': ({ hand, event }) => {
      if (textOf(event, 'phone') !== WHOLE_PHONE) return hand.fill(phoneOf(page), textOf(event, 'phone'));
      phone = String((phones += 1));
      return hand.fill(phoneOf(page), maskOf(phone));
    },
    'phone.submitted': async ({ hand }) => {
      phone = String((phones += 1));
      await phoneOf(page).fill(maskOf(phone));
      await hand.click(buttonOf(page, 'Продолжить'));
    },
    'code.changed': async ({ hand, event }) => {
      const { result } = await callApi<{ result: { caller_number: string }[] }>(
        url,
        'GET',
        `/demo/calls/?phone=7${phone}`,
      );
      code = result[0]?.caller_number.slice(-4) ?? '';
      await hand.fill(codeOf(page), textOf(event, 'code') === WHOLE_CODE ? code : textOf(event, 'code'));
    },
    'code.submitted': ({ hand }) => hand.click(buttonOf(page, 'Подтвердить')),
    'phoneChange.requested': ({ hand }) => hand.click(buttonOf(page, 'Изменить номер')),
    'repeat.requested': ({ hand }) => hand.click(repeatOf(page)),
  },
  withoutControl: {
    ...phoneLoginWithoutControl,
    'xstate.done.actor.readClock': ({ context: { secondsLeft, countingSince } }, event) =>
      countingSince !== null && secondsLeft > 0 && (event as EventObject & { output: number }).output > 50_000
        ? 'the clock goes on second by second here'
        : undefined,
    'xstate.done.actor.getCallStatus': ({ context: { tries } }, event) =>
      tries === 2 && (event as EventObject & { output: { status_code: number } }).output.status_code === 0
        ? 'in life the 120th look is the last'
        : undefined,
    'xstate.error.actor.getCallStatus': ({ context: { tries } }) =>
      tries === 2 ? 'in life the 120th look is the last' : undefined,
  },
  sees: {
    closed: () => ({ ...isClosed(page), enabled: [signInOf(page)] }),
    enterPhone: (_, { context }) => {
      const isWhole = context.phone === WHOLE_PHONE;
      return {
        shows: [dialogOf(page, 'Вход по телефону')],
        values: [[phoneOf(page), isWhole ? maskOf(phone) : (context.phone as string)]],
        [isWhole ? 'enabled' : 'disabled']: [buttonOf(page, 'Продолжить')],
      };
    },
    requestingCall: () => ({ shows: [loadingOf(page, 'Продолжить')] }),
    code: (_, { context }: AnyMachineSnapshot) => ({
      shows: [
        dialogOf(page, 'Введите код'),
        dialogOf(page).getByText(
          restOf[context.secondsLeft as number] ?? (context.repeats === 0 ? 'Повторный запрос' : 'Другой способ'),
          { exact: true },
        ),
        ...(context.refusal ? [dialogOf(page).getByText(context.refusal.detail as string)] : []),
      ],
      values: [[codeOf(page), context.code === WHOLE_CODE ? code : (context.code as string)]],
    }),
    'code.entry.enterCode': (_, { context }) => ({
      [context.code === WHOLE_CODE ? 'enabled' : 'disabled']: [buttonOf(page, 'Подтвердить')],
    }),
    'code.entry.exchangingCode': () => ({ shows: [loadingOf(page, 'Подтвердить')], disabled: [repeatOf(page)] }),
    'code.countdown.over': (_, snapshot) =>
      snapshot.matches({ code: { entry: 'enterCode' } }) ? { enabled: [repeatOf(page)] } : {},
    'code.countdown.counting': () => ({ disabled: [repeatOf(page)] }),
    repeatingCall: () => ({ shows: [loadingOf(page, 'Подтвердить')] }),
    requestingReceiveCall: () => ({ shows: [dialogOf(page, 'Позвоните нам').getByText('Получаем номер…')] }),
    waitingForCall: () => seesCall(page),
    checkingCall: () => seesCall(page),
    exchangingCall: () => seesCall(page),
    signedIn: () => ({ hides: [dialogOf(page), signInOf(page)], shows: [page.getByRole('banner')] }),
  },
});

it('walks every path of the sign-in by phone in the real shop', async ({ visit, shop, signedInAs }) => {
  const guest = await visit({ width: 1280, scheme: 'light' }, { path: null });
  await saveData(guest);
  await guest.page.addInitScript(holdClock);
  const driver = driverOf(shop.url, guest.page, tokenOf(await signedInAs('9114999999')));
  const { failures, missed, notOffered } = await walkInShop(phoneLoginModel, guest, driver);
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
  expect(notOffered).toEqual({
    'xstate.error.actor.readClock': ['the page passes through this state at once'],
    'xstate.error.actor.getCallStatus': ['in life the 120th look is the last'],
  });
});

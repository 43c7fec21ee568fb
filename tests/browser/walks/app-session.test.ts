import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { openMenu } from '#tests/browser/steps.ts';
import type { BrowserDriver } from '#tests/model/kit/browser/browser-driver.ts';
import type { Sight } from '#tests/model/kit/browser/sight.ts';
import { appSessionWithoutControl } from '#tests/model/shell/app-session.controls.ts';
import { appSessionModel } from '#tests/model/shell/app-session.model.ts';
import { callApi } from '#tests/support/browser/call-api.ts';
import { it } from '#tests/support/browser/it.ts';
import { signInByApi, tokenOf } from '#tests/support/browser/sign-in.ts';
import { comeBack } from './come-back.ts';
import { walkInShop } from './walk-in-shop.ts';

/** A page that isn't there: nothing is asked for on it, and the server draws nothing of it. */
const nowhere = '/about/';

const menuOf = (page: Page) => page.getByRole('button', { name: 'Открыть меню' });
const signInOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Войти', exact: true });
const isMissing = (page: Page) => page.getByRole('heading', { name: 'Страница не найдена' });
const retryOf = (page: Page) => page.getByRole('button', { name: 'Повторить' });
const saysFailed = (page: Page) => page.getByText('Ошибка авторизации. Не удалось получить данные вашего профиля');
const saysExpired = (page: Page) => page.getByText('Сеанс завершён. Войдите снова.');
const isLoading = (page: Page): Sight => ({
  shows: [page.getByRole('status').getByText('Загрузка...')],
  hides: [isMissing(page), menuOf(page)],
});

const driverOf = (url: string, context: BrowserContext): BrowserDriver => {
  let phones = 9_117_000_000;
  let token = '';
  /** What ended the session last. */
  let endedBy = '';
  return {
    // A token that has ended begins no other session.
    open: async (page) => {
      phones += 1;
      token = tokenOf(await signInByApi(url, String(phones)));
      await page.goto('/healthz');
      await page.evaluate((stored) => {
        localStorage.clear();
        localStorage.setItem(`${location.host}-token`, stored);
      }, token);
      await page.goto(nowhere);
    },
    // The page's messages go after as long as a profile that failed ends the session.
    otherTimers: [6_000],
    calls: {
      getCurrentRetail: { method: 'GET', path: /^\/retail\/current\/$/, sentAgain: 2, isShared: true },
      getCurrentCustomer: { method: 'GET', path: /^\/customers\/current\/$/, sentAgain: 2, isAhead: true },
      deleteToken: { method: 'DELETE', path: /^\/auth\/token\/$/ },
    },
    press: {
      'logout.requested': async ({ hand, page }) =>
        hand.click((await openMenu({ page })).getByRole('button', { name: 'Выйти' })),
      'retry.requested': ({ hand, page }) => hand.click(retryOf(page)),
      // The person signs out in another tab.
      'token.changed': async () => {
        const other = await context.newPage();
        await other.goto('/healthz');
        await other.evaluate(() => localStorage.removeItem(`${location.host}-token`));
        await other.close();
      },
      // The person ends it from another device, and comes back to this page.
      'token.ended': async ({ page }) => {
        await callApi(url, 'DELETE', '/auth/token/', { token });
        await comeBack(page);
      },
    },
    withoutControl: appSessionWithoutControl,
    follow: ({ type }) => {
      endedBy = type;
    },
    sees: {
      loadingShop: isLoading,
      loadingCustomer: isLoading,
      endingToken: isLoading,
      shopMissing: (page) => ({ shows: [isMissing(page)], hides: [retryOf(page), menuOf(page)] }),
      shopUnreached: (page) => ({
        shows: [isMissing(page), page.getByText('Магазин сейчас не отвечает. Проверьте связь и попробуйте ещё раз.')],
        enabled: [retryOf(page)],
        hides: [menuOf(page)],
      }),
      signedIn: (page) => ({
        enabled: [menuOf(page)],
        shows: [isMissing(page)],
        hides: [signInOf(page), saysFailed(page)],
      }),
      profileFailed: (page) => ({
        enabled: [menuOf(page)],
        shows: [isMissing(page), saysFailed(page)],
      }),
      ended: (page) => {
        const isHere = endedBy === 'token.changed' || endedBy === 'token.ended';
        return {
          enabled: [signInOf(page)],
          [isHere ? 'shows' : 'hides']: [isMissing(page)],
          ...(endedBy === 'token.ended' && { shows: [isMissing(page), saysExpired(page)] }),
        };
      },
    },
  };
};

it('walks every path of the session in the real shop', async ({ visit, shop }) => {
  const person = await visit({ width: 1280, scheme: 'light' }, { path: null });
  // The page is one that isn't there; the server refuses the calls of whoever has signed out elsewhere.
  person.allow(/404.*\/about\/|401/);
  const { failures, missed, notOffered } = await walkInShop(
    appSessionModel,
    person,
    driverOf(shop.url, person.context),
  );
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
  expect(Object.keys(notOffered)).toEqual(['logout.requested']);
});

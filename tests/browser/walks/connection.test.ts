import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { BrowserDriver } from '#tests/model/kit/browser/browser-driver.ts';
import { connectionModel } from '#tests/model/shell/connection.model.ts';
import { it } from '#tests/support/browser/it.ts';
import { untilAlive } from '#tests/support/browser/visit.ts';
import { walkInShop } from './walk-in-shop.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Вход по телефону' });
const submitOf = (page: Page) => dialogOf(page).getByRole('button', { name: 'Продолжить' });
// The dialog hides it from the accessible tree.
const barOf = (page: Page) =>
  page.getByText('Нет связи с магазином. Что не отправится само, повторите, когда связь появится.');
const isQuiet = (page: Page) => ({ hides: [barOf(page)], enabled: [submitOf(page)] });
const tellsSo = (page: Page) => ({ shows: [barOf(page)], enabled: [submitOf(page)] });

const driverOf = (context: BrowserContext, page: Page): BrowserDriver => {
  /** Whether the call that the page sends next is answered: refused, so that it may be sent again. */
  let isAnswered = true;
  const call: BrowserDriver['press'][string] = async ({ hand, event }) => {
    isAnswered = event.type === 'call.answered';
    await hand.click(submitOf(page));
  };
  return {
    open: async () => {
      await page.route('**/api/auth/send-call/**', (route) =>
        isAnswered
          ? route.fulfill({ status: 429, json: { code: 'too_many_requests', detail: 'Слишком часто.' } })
          : route.abort('failed'),
      );
      await page.goto('/about/');
      await untilAlive(page);
      await page.getByRole('banner').getByRole('button', { name: 'Войти', exact: true }).click();
      await dialogOf(page).getByLabel('Телефон', { exact: true }).fill('(911) 500 00 01');
      // Whatever the page asks for by itself has been answered.
      await page.waitForLoadState('networkidle');
    },
    // The page closes its messages by timers of other lengths.
    calls: { pingServer: { method: 'HEAD', path: /^\/healthz$/ } },
    world: { pingServer: () => context.setOffline(false) },
    press: {
      'call.lost': call,
      'call.answered': call,
      // The browser tells it only where it has had a network before, and a check that runs doesn't care for that.
      'network.lost': async () => {
        await context.setOffline(false);
        await context.setOffline(true);
      },
      'network.restored': async () => {
        await context.setOffline(true);
        await context.setOffline(false);
      },
    },
    sees: { online: isQuiet, checking: isQuiet, offline: tellsSo, rechecking: tellsSo },
  };
};

it('walks every path of the connection in the real shop', async ({ visit }) => {
  const guest = await visit({ width: 1280, scheme: 'light' }, { path: null });
  // The page is one that isn't there, on which nothing is asked for; the call is what the walk loses and refuses.
  guest.allow(/404.*\/about\/|\/api\/auth\/send-call\//);
  const driver = driverOf(guest.context, guest.page);
  const { failures, missed, notOffered } = await walkInShop(connectionModel, guest, driver);
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
  expect(notOffered).toEqual({});
});

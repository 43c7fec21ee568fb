import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { EventObject } from 'xstate';
import type { PopupReading, SocialProvider } from '#machines/auth/social-login.machine.ts';
import { socialLoginWithoutControl } from '#tests/model/auth/social-login.controls.ts';
import { socialLoginModel } from '#tests/model/auth/social-login.model.ts';
import type { BrowserDriver } from '#tests/model/kit/browser/browser-driver.ts';
import { it } from '#tests/support/browser/it.ts';
import { untilAlive } from '#tests/support/browser/visit.ts';
import { saveData } from './save-data.ts';
import { walkInShop } from './walk-in-shop.ts';

type HeldWindow = typeof globalThis & {
  heldTimers: { list: () => { id: number; ms: number }[]; end: (id: number) => void };
  /** The window that the page has opened last. */
  opened?: Window | null;
};

const networks = { 'vk-oauth2': 'ВКонтакте', 'odnoklassniki-oauth2': 'Одноклассники' } as const;
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Вход по телефону' });
const signInOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Войти', exact: true });
const networkOf = (page: Page, provider: SocialProvider) =>
  dialogOf(page).getByRole('button', { name: `Войти через ${networks[provider]}` });
const loadingOf = (page: Page) => dialogOf(page).locator('button[data-loading]');
const saysRefused = (page: Page) => page.getByRole('alert').getByText('Не удалось авторизоваться');
const saysBlocked = (page: Page) => page.getByRole('alert').getByText(/^Браузер не дал открыть окно входа\./);

const openDialog = async (page: Page): Promise<void> => {
  await signInOf(page).click();
  await networkOf(page, 'vk-oauth2').waitFor();
};

/** Runs in the page: keeps the window that it opens. */
const keepOpened = (): void => {
  const { open } = window;
  window.open = (...given) => ((globalThis as HeldWindow).opened = open(...given));
};

/** Closes the popup, of which the page hears a moment after the browser does. */
const close = async (popup: Page, page: Page): Promise<void> => {
  await popup.close();
  await page.waitForFunction(() => (globalThis as HeldWindow).opened?.closed);
};

/** The next window that is asked for is blocked. */
const blockPopup = (page: Page) =>
  page.evaluate(() => {
    const { open } = window;
    window.open = () => {
      window.open = open;
      return null;
    };
  });

/** The page looks at its popup. */
const look = (page: Page) =>
  page.evaluate(() => {
    const { heldTimers } = globalThis as HeldWindow;
    for (const { id } of heldTimers.list()) heldTimers.end(id);
  });

const driverOf = (): BrowserDriver => {
  let chosen: SocialProvider = 'vk-oauth2';
  let isOpen = true;
  let says: typeof saysRefused | undefined;
  let popup: Page | undefined;
  /** Ends once the page has closed the popup. */
  const popupClosed = async (): Promise<void> => {
    if (popup && !popup.isClosed()) await popup.waitForEvent('close');
  };
  const does: Readonly<Record<PopupReading['state'], (window: Page, page: Page) => Promise<unknown>>> = {
    waiting: (window) => window.getByRole('button', { name: 'Разрешить' }).waitFor(),
    closed: close,
    error: async (window) => {
      await window.getByRole('button', { name: 'Отказаться' }).click();
      await window.waitForURL(/\/social-login\/\?error=/);
    },
    code: async (window) => {
      await window.getByRole('button', { name: 'Разрешить' }).click();
      await window.waitForURL(/\/social-login\/\?code=/);
    },
  };
  const sees = (page: Page, canSwitch: boolean) => {
    const other = chosen === 'vk-oauth2' ? 'odnoklassniki-oauth2' : 'vk-oauth2';
    return {
      shows: [loadingOf(page).and(networkOf(page, chosen))],
      disabled: [networkOf(page, chosen), ...(canSwitch ? [] : [networkOf(page, other)])],
      enabled: canSwitch ? [networkOf(page, other)] : [],
    };
  };
  return {
    open: async (page) => {
      [isOpen, says] = [true, undefined];
      for (const other of page.context().pages()) if (other !== page) await other.close();
      await page.goto('/healthz');
      await page.evaluate(() => localStorage.clear());
      await page.goto('/item/1/');
      await untilAlive(page);
      await openDialog(page);
    },
    // A person sees nothing of them: each is brought about together with how it ends.
    byItself: ['openPopup', 'readPopup', 'closePopup'],
    calls: {
      getToken: { method: 'GET', path: /^\/auth\/token\/\?provider=[^&]+&code=/ },
    },
    press: {
      'provider.chosen': async ({ page, event }) => {
        chosen = (event as EventObject & { provider: SocialProvider }).provider;
        if (!isOpen) await openDialog(page);
      },
      'xstate.done.actor.openPopup': async ({ hand, page, event }) => {
        if (!(event as EventObject & { output: { isOpen: boolean } }).output.isOpen) {
          await blockPopup(page);
          return hand.click(networkOf(page, chosen));
        }
        const isOpened = popup && !popup.isClosed() ? undefined : page.waitForEvent('popup');
        await hand.click(networkOf(page, chosen));
        popup = (await isOpened) ?? popup;
        await popup?.getByRole('heading', { name: `Вход через ${networks[chosen]}` }).waitFor();
      },
      'xstate.after.popupRest.socialLogin.away.watching': () => Promise.resolve(),
      'xstate.done.actor.readPopup': async ({ page, event }) => {
        const { state } = (event as EventObject & { output: PopupReading }).output;
        if (popup) await does[state](popup, page);
        await look(page);
      },
      'xstate.done.actor.closePopup': popupClosed,
      'dialog.closed': ({ hand, page }) => hand.click(page.getByRole('button', { name: 'Закрыть вход' })),
    },
    withoutControl: socialLoginWithoutControl,
    follow: (event) => {
      if (event.type === 'provider.chosen') isOpen = true;
      if (event.type === 'dialog.closed') isOpen = false;
      if (event.type === 'xstate.done.actor.closePopup') return;
      says = undefined;
      if (event.type === 'xstate.done.actor.readPopup') {
        if ((event as EventObject & { output: PopupReading }).output.state === 'error') says = saysRefused;
      } else if (event.type === 'xstate.done.actor.openPopup') {
        if (!(event as EventObject & { output: { isOpen: boolean } }).output.isOpen) says = saysBlocked;
      }
    },
    sees: {
      idle: (page) => ({
        ...(isOpen
          ? {
              enabled: [networkOf(page, 'vk-oauth2'), networkOf(page, 'odnoklassniki-oauth2')],
              hides: [loadingOf(page)],
            }
          : { enabled: [signInOf(page)], hides: [dialogOf(page)] }),
        shows: says ? [says(page)] : [],
      }),
      'away.watching': (page) => sees(page, true),
      exchanging: (page) => sees(page, false),
      signedIn: (page) => ({ hides: [dialogOf(page), signInOf(page)], shows: [page.getByRole('banner')] }),
    },
  };
};

it('walks every path of the sign-in through a network in the real shop', async ({ visit }) => {
  const guest = await visit({ width: 1280, scheme: 'light' }, { path: null });
  await saveData(guest);
  await guest.page.addInitScript(keepOpened);
  const { failures, missed, notOffered } = await walkInShop(socialLoginModel, guest, driverOf());
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
  const passed = ['the page passes through this state at once'];
  expect(notOffered).toEqual({
    'dialog.closed': ['the dialog may be closed already'],
    'xstate.error.actor.openPopup': passed,
    'xstate.error.actor.readPopup': passed,
    'xstate.error.actor.closePopup': passed,
  });
});

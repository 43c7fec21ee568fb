import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { startAppServer, type AppServer } from '#tests/support/browser/app-server.ts';
import { expectCleanInBothSchemes } from '#tests/support/browser/axe.ts';
import { it } from '#tests/support/browser/it.ts';
import { takeScreenshot } from '#tests/support/browser/screenshots.ts';
import { widths, type Visit } from '#tests/support/browser/visit.ts';
import { SocialNetwork } from '#tests/support/server/social-network.ts';
import { openMenu } from './steps.ts';

const ways = (page: Page) => page.getByRole('group', { name: 'Вход через соцсеть' });
const vk = (page: Page) => ways(page).getByRole('button', { name: 'Войти через ВКонтакте' });
const ok = (page: Page) => ways(page).getByRole('button', { name: 'Войти через Одноклассники' });

async function openLogin(visited: Visit): Promise<Page> {
  const menu = await openMenu(visited);
  await menu.getByRole('button', { name: 'Войти' }).click();
  await ways(visited.page).waitFor();
  return visited.page;
}

/** Presses a network's button; answers with the popup at the network's page. */
async function openPopup(page: Page, button: ReturnType<typeof vk>): Promise<Page> {
  const isOpened = page.waitForEvent('popup');
  await button.click();
  const popup = await isOpened;
  await popup.getByRole('button', { name: 'Разрешить' }).waitFor();
  return popup;
}

async function allow(popup: Page, name: string): Promise<void> {
  await popup.getByLabel('Имя и фамилия').fill(name);
  // The popup is closed as soon as its address tells the code: the click has no page to return to.
  await popup.getByRole('button', { name: 'Разрешить' }).click({ noWaitAfter: true });
}

describe.each([
  { view: { width: 360, scheme: 'dark' } as const, name: 'Вера Котова' },
  { view: { width: 1280, scheme: 'light' } as const, name: 'Пётр Лунин' },
])('signing in through a network at $view.width px, $view.scheme', ({ view, name }) => {
  let guest: Visit;

  it.beforeEach(async ({ visit }) => {
    guest = await visit(view, { path: '/item/1/' });
  });

  it('reads the code off the popup, closes it and starts the page anew where it was', async () => {
    const page = await openLogin(guest);
    const popup = await openPopup(page, vk(page));
    expect(await vk(page).isDisabled()).toBe(true);
    const isClosed = popup.waitForEvent('close');
    const isReloaded = page.waitForEvent('load');
    await allow(popup, name);
    await isClosed;
    await isReloaded;
    expect(new URL(page.url()).pathname).toBe('/item/1/');
    await (await openMenu(guest)).getByText(name).waitFor();
  });

  it('shows no message when the person closes the popup', async () => {
    const page = await openLogin(guest);
    const popup = await openPopup(page, vk(page));
    await popup.close();
    await expect.poll(() => vk(page).isEnabled()).toBe(true);
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Войти через ВКонтакте');
  });

  it('says so when the person refuses, and lets them try again', async () => {
    const page = await openLogin(guest);
    const popup = await openPopup(page, vk(page));
    const isClosed = popup.waitForEvent('close');
    await popup.getByRole('button', { name: 'Отказаться' }).click({ noWaitAfter: true });
    await isClosed;
    await page.getByRole('alert').filter({ hasText: 'Не удалось авторизоваться' }).waitFor();
    await takeScreenshot(guest, 'social-refused');
    await (await openPopup(page, ok(page))).close();
  });

  it('stops loading and says nothing when the exchange fails', async () => {
    const page = await openLogin(guest);
    guest.allow(/503/);
    await page.route(/\/api\/auth\/token\/.*code=/, (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/json',
        body: JSON.stringify({ code: 'unavailable', detail: 'Сервис временно недоступен.' }),
      }),
    );
    const popup = await openPopup(page, vk(page));
    const isAsked = page.waitForResponse(/code=/);
    await allow(popup, name);
    await isAsked;
    await expect.poll(() => vk(page).isEnabled()).toBe(true);
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('closes the popup with the dialog', async () => {
    const page = await openLogin(guest);
    const popup = await openPopup(page, vk(page));
    const isClosed = popup.waitForEvent('close');
    await page.getByRole('button', { name: 'Закрыть вход' }).click();
    await isClosed;
  });

  it('lets the other network take the popup over', async () => {
    const page = await openLogin(guest);
    const popup = await openPopup(page, vk(page));
    await ok(page).click();
    await popup.getByRole('heading', { name: 'Вход через Одноклассники' }).waitFor();
    expect(guest.context.pages()).toHaveLength(2);
    await popup.close();
  });

  it('tells of a popup that the browser has blocked', async () => {
    const page = await openLogin(guest);
    await page.evaluate(() => {
      window.open = () => null;
    });
    await vk(page).click();
    await page.getByRole('alert').filter({ hasText: 'Браузер не дал открыть окно входа.' }).waitFor();
    expect(await vk(page).isEnabled()).toBe(true);
  });
});

it.for(widths)('axe-core finds nothing on the pages of the popup at $width px', async (view, { visit }) => {
  const guest = await visit(view, { path: '/item/1/' });
  const page = await openLogin(guest);
  await expectCleanInBothSchemes(guest, 'social-login');
  const href = (await openPopup(page, ok(page))).url();
  for (const [name, address] of [
    ['consent', href],
    ['done', '/social-login/?code=1'],
    ['failed', '/social-login/?error=failed'],
  ] as const) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectCleanInBothSchemes(guest, `social-${name}`);
  }
});

describe('at a network of another origin, which the page cannot read', () => {
  let network: SocialNetwork;
  let real: AppServer;

  it.beforeAll(async () => {
    network = await SocialNetwork.open();
    network.isAsking = true;
    real = await startAppServer({ DEMO: 'off', ...network.env });
    return async () => {
      await real.stop();
      await network.close();
    };
  });

  /** Counts the looks at the popups that the page opens. */
  const countLooks = (page: Page) =>
    page.addInitScript(() => {
      const open = window.open.bind(window);
      window.open = (...how) => {
        const popup = open(...how);
        if (!popup) return null;
        const look = () => {
          document.documentElement.dataset['looks'] = String(
            Number(document.documentElement.dataset['looks'] ?? 0) + 1,
          );
          return popup.closed;
        };
        const parts = { focus: () => popup.focus(), close: () => popup.close() };
        return new Proxy(popup, {
          get: (_, name) =>
            name === 'closed' ? look() : name === 'location' ? popup.location : Reflect.get(parts, name),
        });
      };
    });
  const readLooks = async (page: Page) =>
    Number(await page.evaluate(() => document.documentElement.dataset['looks'] ?? 0));

  it.for([
    ['ВКонтакте', vk],
    ['Одноклассники', ok],
  ] as const)('waits for the person there, then signs them in: %s', async ([, button], { visit }) => {
    const start = { url: real.url, origins: [network.url], path: null };
    const guest = await visit({ width: 1280, scheme: 'light' }, start);
    await countLooks(guest.page);
    await guest.page.goto('/item/1/');
    const page = await openLogin(guest);
    const isOpened = page.waitForEvent('popup');
    await button(page).click();
    const popup = await isOpened;
    const yes = popup.getByRole('link', { name: 'Разрешить' });
    await yes.waitFor();
    expect(new URL(popup.url()).origin).toBe(network.url);
    const looks = await readLooks(page);
    await expect.poll(() => readLooks(page)).toBeGreaterThan(looks + 3);
    expect(await button(page).isDisabled()).toBe(true);
    const isReloaded = page.waitForEvent('load');
    await yes.click({ noWaitAfter: true });
    await isReloaded;
    await (await openMenu(guest)).getByText('Ольга Берг').waitFor();
  });
});

import type { Locator, Page } from 'playwright-core';
import { untilAlive, type Visit } from '#tests/support/browser/visit.ts';

type WithPage = Pick<Visit, 'page'>;

/**
 * Fills the open login dialog: the phone, then the code that the simulated telephone shows; ends on the reloaded page.
 */
export async function signIn({ page }: WithPage, phone: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Вход по телефону' });
  await dialog.getByLabel('Телефон', { exact: true }).fill(phone);
  await dialog.getByRole('button', { name: 'Продолжить' }).click();
  const call = page.getByRole('region', { name: 'Пробный телефон' });
  const lastDigits = await call.locator('mark').innerText();
  const isReloaded = page.waitForEvent('load');
  // It goes by itself.
  await page.getByLabel('Код из номера').fill(lastDigits.replaceAll(/\D/g, ''));
  await isReloaded;
  // Under a drawer that comes back by itself the header is hidden from the accessible tree.
  await page.getByRole('banner', { includeHidden: true }).waitFor();
}

/** Opens the side menu. */
export async function openMenu({ page }: WithPage): Promise<Locator> {
  await page.getByRole('button', { name: 'Открыть меню' }).click();
  const menu = page.getByRole('dialog', { name: 'Меню' });
  await menu.waitFor();
  return menu;
}

/** Signs in from the side menu. */
export async function signInFromMenu(visit: WithPage, phone: string): Promise<void> {
  const menu = await openMenu(visit);
  await menu.getByRole('button', { name: 'Войти' }).click();
  await signIn(visit, phone);
}

/** Looks into the side menu whether somebody is signed in, as the stored token says, and closes it. */
export async function isSignedIn(page: Page): Promise<boolean> {
  await page.getByRole('banner').waitFor();
  await untilAlive(page);
  const hasToken = await page.evaluate(() => localStorage.getItem(`${location.host}-token`) !== null);
  const menu = await openMenu({ page });
  // Until their profile has come, a person is shown as a guest.
  await menu.getByRole('button', { name: hasToken ? 'Выйти' : 'Войти' }).waitFor();
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  return hasToken;
}

/** Opens the cart's drawer. */
export async function openCart({ page }: WithPage): Promise<Locator> {
  await page.getByRole('button', { name: /^Корзина/ }).click();
  const cart = page.getByRole('dialog', { name: 'Корзина' });
  await cart.waitFor();
  return cart;
}

/**
 * Drags a handle by the mouse to where the first one is, in steps, as a hand does; it is let go once the list has made
 * room.
 */
export async function dragOntoFirst(page: Page, handle: Locator, target: Locator): Promise<void> {
  await handle.scrollIntoViewIfNeeded();
  const [from, to] = [await handle.boundingBox(), await target.boundingBox()];
  if (!from || !to) throw new Error('One of them is not on the page');
  const x = from.x + from.width / 2;
  await page.mouse.move(x, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(x, to.y + to.height / 2, { steps: 12 });
  await page.getByText(/: место 1 из/).waitFor({ state: 'attached' });
  await page.mouse.up();
}

/**
 * Opens an address of the shop, once an overlay or a form that was closed has left the history. That is a step back of
 * the browser, which an address typed before would be given up for; links of the shop wait for it by themselves.
 */
export async function typeAddress(page: Page, path: string): Promise<void> {
  await page.waitForFunction(() => !history.state?.overlays);
  await page.goto(path);
}

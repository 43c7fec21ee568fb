import type { Page } from 'playwright-core';

/** Waits until the page has reloaded with the person signed in. */
async function untilSignedIn(page: Page, act: () => Promise<void>): Promise<void> {
  const isReloaded = page.waitForEvent('load');
  await act();
  await isReloaded;
  // Under a drawer that comes back by itself the header is hidden from the accessible tree.
  await page.getByRole('banner', { includeHidden: true }).waitFor();
}

/**
 * Fills the open login dialog with a phone, and calls the shop from it once the rest of a minute has passed on the
 * page. The server has a clock of its own, so it refuses to ring a second time: one 429 is a part of this way.
 */
export async function signInByOwnCall(page: Page, phone: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Вход по телефону' });
  await dialog.getByLabel('Телефон', { exact: true }).fill(phone);
  await dialog.getByRole('button', { name: 'Продолжить' }).click();
  await page.getByRole('dialog', { name: 'Введите код' }).waitFor();
  await page.evaluate(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 60_000;
  });
  await page.getByRole('button', { name: 'Повторный запрос', exact: true }).click();
  await page.getByRole('button', { name: 'Другой способ' }).click();
  const call = page.getByRole('region', { name: 'Пробный телефон' }).getByRole('button', { name: 'Позвонить' });
  await untilSignedIn(page, () => call.click());
}

/** Signs in from the open login dialog through a social network, as somebody with this name there. */
export async function signInByNetwork(page: Page, name: string): Promise<void> {
  const isOpened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Войти через ВКонтакте' }).click();
  const popup = await isOpened;
  await popup.getByLabel('Имя и фамилия').fill(name);
  await untilSignedIn(page, () =>
    // The popup is closed as soon as its address tells the code: the click has no page to return to.
    popup.getByRole('button', { name: 'Разрешить' }).click({ noWaitAfter: true }),
  );
}

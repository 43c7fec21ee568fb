import { expect } from 'vitest';
import { it } from '#tests/support/browser/it.ts';
import { takeScreenshot } from '#tests/support/browser/screenshots.ts';
import { signInByOwnCall } from '#tests/support/browser/sign-in.ts';
import { openMenu } from './steps.ts';

it('a person names themselves, and signs another device out', async ({ openAs, shop }) => {
  const phone = '9005550202';
  const here = await openAs({ width: 360, scheme: 'light' }, { path: '/', phone });
  const storageState = await signInByOwnCall(shop.url, phone);
  const there = await openAs({ width: 1280, scheme: 'dark' }, { path: '/profile/', storageState });
  await there.page.getByText('Это устройство').waitFor();
  await takeScreenshot(there, 'profile');

  await (await openMenu(here)).getByRole('link', { name: 'Профиль' }).click();
  await here.page.getByLabel('Имя', { exact: true }).fill('Таисия');
  await here.page.getByLabel('Фамилия').fill('Вольская');
  await here.page.getByRole('button', { name: 'Сохранить' }).click();
  await here.page.getByText('Профиль сохранён').waitFor();
  await takeScreenshot(here, 'profile');
  await here.page.getByRole('button', { name: 'Завершить все остальные' }).click();
  const question = here.page.getByRole('dialog', { name: 'Выйти на всех других устройствах?' });
  await question.getByRole('button', { name: 'Завершить' }).click();
  await here.page.getByText('Остальные сеансы завершены').waitFor();
  expect(await here.page.getByText('Это устройство').count()).toBe(1);
  await (await openMenu(here)).getByText('Таисия Вольская').waitFor();

  // It asks every few seconds what has changed, hears that its session is over, and loads its page anew.
  there.allow(/401/);
  await there.page.getByRole('heading', { name: 'Войдите, чтобы увидеть свой профиль' }).waitFor();
  expect([here.problems(), there.problems()]).toEqual([[], []]);
  await Promise.all([here.close(), there.close()]);
});

import { expect } from 'vitest';
import { fileWith } from '#tests/support/browser/file-with.ts';
import { it } from '#tests/support/browser/it.ts';
import type { Visit } from '#tests/support/browser/visit.ts';
import { openCart } from './steps.ts';

/** Lets this part get lost on the way to the pages of a visit; returns how to find it again. */
async function lose(part: string, { page, allow }: Visit): Promise<() => Promise<void>> {
  allow(/ERR_FAILED|Failed to fetch dynamically imported module/);
  const isLost = fileWith(part);
  await page.route(isLost, (route) => route.abort());
  return () => page.unroute(isLost);
}

it('opens the cart once its code can be fetched, though it was lost before', async ({ visit }) => {
  const guest = await visit({ width: 360, scheme: 'light' }, { path: null });
  const { page } = guest;
  const find = await lose('CartWithCheckout', guest);
  await page.goto('/catalog/');
  await page.getByRole('button', { name: /^Корзина/ }).click();
  await page.getByRole('alert').filter({ hasText: 'Не удалось загрузить часть страницы' }).getByRole('button').click();
  await find();
  await openCart(guest);
  expect(await page.getByText('В корзине пока пусто').isVisible()).toBe(true);
});

it('keeps the orders when their filters are lost, and finds these where they are asked for again', async ({
  visit,
}) => {
  const member = await visit({ width: 360, scheme: 'light' }, { path: null, phone: '9000000001' });
  const { page } = member;
  const find = await lose('FilterBar', member);
  await page.goto('/orders?scope=shop');
  await page.getByText('Не получилось загрузить').waitFor();
  await page.getByRole('main').getByRole('link', { name: /№/ }).first().waitFor();
  await find();
  await page.getByRole('button', { name: 'Повторить' }).click();
  await page.getByRole('button', { name: 'Фильтры' }).click();
  await page.getByLabel('Статус').waitFor();
  expect(await page.getByText('Не получилось загрузить').count()).toBe(0);
});

it('goes on with a long catalogue once the code of its rest can be fetched', async ({ visit }) => {
  const guest = await visit({ width: 360, scheme: 'light' }, { path: null });
  const { page } = guest;
  const find = await lose('RestOfItems', guest);
  await page.goto('/catalog/');
  await page.locator('main [aria-posinset="24"]').scrollIntoViewIfNeeded();
  await page.getByText('Не получилось загрузить').waitFor();
  expect(await page.locator('main [aria-posinset="25"]').count()).toBe(0);
  await find();
  await page.getByRole('main').getByRole('button', { name: 'Повторить' }).click();
  await page.locator('main [aria-posinset="25"]').waitFor();
});

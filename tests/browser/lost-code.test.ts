import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { startAppServer, type AppServer } from '#tests/support/app-server.ts';
import { launchBrowser, visit, type Visit } from '#tests/support/browser.ts';
import { openCart, signInFromMenu } from './steps.ts';

let server: AppServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startAppServer(), launchBrowser()]);
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** A visit on whose way this code gets lost; returns how to find it again. */
async function visitWithout(code: RegExp): Promise<Visit & { find: () => Promise<void> }> {
  const visitor = await visit(browser, server.url, { width: 360, scheme: 'light' });
  onTestFinished(() => visitor.context.close());
  await visitor.page.route(code, (route) => route.abort());
  return { ...visitor, find: () => visitor.page.unroute(code) };
}

it('opens the cart once its code can be fetched, though it was lost before', async () => {
  const guest = await visitWithout(/\/cart-part-/);
  const { page } = guest;
  await page.goto('/catalog/');
  await page.getByRole('button', { name: /^Корзина/ }).click();
  await page.getByRole('alert').filter({ hasText: 'Не удалось загрузить часть страницы' }).getByRole('button').click();
  await guest.find();
  await openCart(guest);
  expect(await page.getByText('В корзине пока пусто').isVisible()).toBe(true);
});

it('keeps the orders when their filters are lost, and finds these where they are asked for again', async () => {
  const member = await visitWithout(/\/order-filters-/);
  const { page } = member;
  await page.goto('/');
  await signInFromMenu(member, '9000000001');
  await page.goto('/orders?scope=shop');
  await page.getByText('Не получилось загрузить').waitFor();
  await page.getByRole('main').getByRole('link', { name: /№/ }).first().waitFor();
  await member.find();
  await page.getByRole('button', { name: 'Повторить' }).click();
  await page.getByLabel('Состояние').waitFor();
  expect(await page.getByText('Не получилось загрузить').count()).toBe(0);
});

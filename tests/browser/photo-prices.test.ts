import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { callApi, type ApiSession } from '#tests/support/browser/call-api.ts';
import { it } from '#tests/support/browser/it.ts';
import { placeOrder, storePhoto } from '#tests/support/browser/orders.ts';
import { tokenOf } from '#tests/support/browser/sign-in.ts';

const OWNER = '9000000001';
const COUNT = 24;
const price = (page: Page) => page.getByLabel('Цена за\u00A0штуку');

/** Makes orders of photos until this many wait for a price, two in each; the answer is the ids of all that wait. */
async function fill(staff: ApiSession, count: number): Promise<number[]> {
  const { url, token } = staff;
  const waiting = async () => {
    const path = '/order/ids/?unpriced=true&order_by=oldest';
    return (await callApi<{ ids: number[] }>(url, 'GET', path, { token })).ids;
  };
  const photo = { file_id: await storePhoto(staff) };
  const lines = [
    { ...photo, count: 1 },
    { ...photo, count: 2, comment: 'Синюю, если есть' },
  ];
  while ((await waiting()).length < count) await placeOrder(staff, lines);
  return waiting();
}

it('twenty-four photos of many orders are priced by their digits and Enter', async ({ visit, shop, signedInAs }) => {
  const { page } = await visit({ width: 1280, scheme: 'light' }, { path: '/today/', phone: OWNER });
  const ids = await fill({ url: shop.url, token: tokenOf(await signedInAs(OWNER)) }, COUNT);
  await page.reload();
  await page.getByRole('link', { name: /Назвать цен/ }).click();
  await page.locator('input:focus').waitFor();
  expect(ids.length).toBeGreaterThanOrEqual(COUNT);
  const prices = ids.map((_, index) => String(450 + index));
  // Without a look at what is shown: nobody who types waits for an answer.
  for (const key of prices.flatMap((digits) => [...digits, 'Enter'])) await page.keyboard.press(key);
  await page.getByRole('heading', { name: 'Цен больше не\u00A0ждут' }).waitFor();
  const priced = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem(`${location.host}-token`)}` };
    const answer = await fetch('/api/order/?limit=100', { headers });
    return ((await answer.json()) as { result: { id: number; price: number | null }[] }).result;
  });
  // As they were typed.
  const pricesById = new Map(priced.map(({ id, price: saved }) => [id, saved]));
  expect(ids.map((id) => pricesById.get(id))).toEqual(prices.map(Number));
});

it('a price that a colleague has given meanwhile stays, and what was typed is offered', async ({
  visit,
  shop,
  signedInAs,
}) => {
  const { page, allow } = await visit({ width: 360, scheme: 'dark' }, { path: '/today/', phone: OWNER });
  const ids = await fill({ url: shop.url, token: tokenOf(await signedInAs(OWNER)) }, 2);
  // The page must not hear of it before the price is sent.
  await page.route('**/api/changes/**', () => undefined);
  await page.goto('/photo-prices/');
  await page.locator('input:focus').waitFor();
  allow(/409/);
  await page.evaluate(async (id) => {
    const authorization = `Bearer ${localStorage.getItem(`${location.host}-token`)}`;
    const headers = { authorization, 'content-type': 'application/json' };
    await fetch(`/api/order/${id}/`, { method: 'PUT', headers, body: JSON.stringify({ price: 430 }) });
  }, ids[0]);
  await page.keyboard.type('450');
  await page.keyboard.press('Enter');
  // The next photo is there already, and nothing leads away from it by itself.
  await price(page).fill('700');
  await page.getByRole('button', { name: 'Вернуться к\u00A0фото' }).click();
  await page.getByText('Цена уже стоит: 430\u00A0₽.').waitFor();
  await page.locator('button:focus', { hasText: 'Оставить 430\u00A0₽' }).waitFor();
  await page.getByRole('button', { name: 'Поставить 450\u00A0₽' }).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => price(page).inputValue()).toBe('700,00');
  await page.locator('input:focus').waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Цен больше не\u00A0ждут' }).waitFor();
  const prices = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem(`${location.host}-token`)}` };
    const answer = await fetch('/api/order/?limit=100', { headers });
    return ((await answer.json()) as { result: { id: number; price: number | null }[] }).result;
  });
  expect(ids.map((id) => prices.find((line) => line.id === id)?.price)).toEqual([430, 700]);
});

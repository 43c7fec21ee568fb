import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { it } from '#tests/support/browser/it.ts';

const OWNER = '9000000001';
const COUNT = 24;
const price = (page: Page) => page.getByLabel('Цена за\u00A0штуку');

/** Makes orders of photos until this many wait for a price, two in each; the answer is the ids of all that wait. */
const fill = (page: Page, count: number): Promise<number[]> =>
  page.evaluate(async (wanted) => {
    const authorization = `Bearer ${localStorage.getItem(`${location.host}-token`)}`;
    const json = { authorization, 'content-type': 'application/json' };
    const read = async (path: string) => (await fetch(path, { headers: json })).json() as Promise<never>;
    const waiting = async () =>
      (await (read('/api/order/ids/?unpriced=true&order_by=oldest') as Promise<{ ids: number[] }>)).ids;
    const orders: { result: { customer: { id: number } }[] } = await read('/api/placed-order/?scope=shop');
    const deliveries: { result: { id: number; kind: string }[] } = await read('/api/delivery/');
    const canvas = Object.assign(document.createElement('canvas'), { width: 60, height: 80 });
    canvas.getContext('2d')?.fillRect(10, 10, 30, 50);
    const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    const body = new FormData();
    if (picture) body.append('file', picture, 'photo.png');
    const upload = await fetch('/api/file/upload/', { method: 'POST', headers: { authorization }, body });
    const { id: file_id } = (await upload.json()) as { id: string };
    while ((await waiting()).length < wanted) {
      const order = JSON.stringify({
        lines: [
          { file_id, count: 1 },
          { file_id, count: 2, comment: 'Синюю, если есть' },
        ],
        delivery: {
          customer_id: orders.result[0]?.customer.id,
          delivery_id: deliveries.result.find(({ kind }) => kind === 'address')?.id,
          address: 'Садовая, 1',
          recipient_name: 'Анна Смирнова',
          recipient_phone: '79000000003',
        },
        force: true,
      });
      const made = await fetch('/api/placed-order/', {
        method: 'POST',
        headers: { ...json, 'idempotency-key': crypto.randomUUID() },
        body: order,
      });
      if (!made.ok) throw new Error(`${made.status} ${await made.text()}`);
    }
    return waiting();
  }, count);

it('twenty-four photos of many orders are priced by their digits and Enter', async ({ visit }) => {
  const { page } = await visit({ width: 1280, scheme: 'light' }, { path: '/today/', phone: OWNER });
  const ids = await fill(page, COUNT);
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

it('a price that a colleague has given meanwhile stays, and what was typed is offered', async ({ visit }) => {
  const { page, allow } = await visit({ width: 360, scheme: 'dark' }, { path: '/today/', phone: OWNER });
  const ids = await fill(page, 2);
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

import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { it } from '#tests/support/browser/it.ts';
import { takeScreenshot } from '#tests/support/browser/screenshots.ts';
import type { Visit } from '#tests/support/browser/visit.ts';
import { readSheet } from '#tests/support/server/xlsx.ts';
import { dragOntoFirst } from './steps.ts';

const owner = '9000000001';

async function openDialog({ page }: Visit) {
  await page.getByRole('button', { name: 'Печать' }).click();
  await page.getByRole('menuitem', { name: 'Другие столбцы, Excel, CSV…' }).click();
  return page.getByRole('dialog', { name: 'Печать и\u00A0выгрузка' });
}

const heads = (page: Page) => page.getByRole('columnheader').allInnerTexts();
/** What is not printed has no place on the page. */
const printed = (page: Page, name: string) => page.getByRole('button', { name }).isVisible();
/** A PDF says how many pages it has, and how large they are, in points. */
const pagesOf = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/Type \/Page\b[^s][\s\S]*?\/MediaBox \[([^\]]+)\]/g)].map(([, box = '']) =>
    box.trim().split(/\s+/).map(Number).map(Math.round),
  );

it('an Excel file of the list has the columns where they were dragged to', async ({ visit }) => {
  const visited = await visit({ width: 1280, scheme: 'light' }, { path: '/list-orders', phone: owner });
  const { page } = visited;
  const dialog = await openDialog(visited);
  const rows = dialog.getByRole('listitem');
  const placeOf = async (title: string) => (await rows.allInnerTexts()).findIndex((text) => text.trim() === title);
  await rows.first().waitFor();
  expect(await placeOf('Заказ')).toBe(0);
  const handle = (title: string) =>
    dialog.getByRole('button', { name: `Переместить: столбец «${title}»`, exact: true });
  await dragOntoFirst(page, handle('Сумма'), handle('Заказ'));
  await expect.poll(() => placeOf('Сумма')).toBe(0);
  await takeScreenshot(visited, 'report-dragged');
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Скачать Excel' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^Позиции, \d\d\.\d\d\.\d{4}\.xlsx$/);
  const [head, ...lines] = readSheet(await readFile(await file.path()));
  expect(head?.slice(0, 3)).toEqual(['Сумма', 'Заказ', 'Дата']);
  expect(lines.length).toBeGreaterThan(0);
});

it('a list is printed without the shop around it, black on white, and Back leads to it', async ({ visit }) => {
  const visited = await visit({ width: 1280, scheme: 'dark' }, { path: '/list-orders', phone: owner });
  const { page } = visited;
  await (await openDialog(visited)).getByRole('button', { name: 'Печать' }).click();
  await page.getByRole('heading', { level: 1, name: /^Позиции/ }).waitFor();
  expect(await page.getByRole('banner').count()).toBe(0);
  expect((await heads(page)).slice(0, 3)).toEqual(['Заказ', 'Дата', 'Клиент']);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: /^Позиции/ }).waitFor();
  await page.emulateMedia({ media: 'print' });
  expect([await printed(page, 'Печать'), await printed(page, 'Назад')]).toEqual([false, false]);
  const colours = await page.evaluate(() => {
    const { color } = getComputedStyle(document.querySelector('td') ?? document.body);
    return [color, getComputedStyle(document.body).backgroundColor];
  });
  expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))[0]).toEqual([0, 0, 842, 595]);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Назад' }).click();
  await page.getByRole('heading', { level: 1, name: 'Строки заказов' }).waitFor();
  expect(await page.getByRole('banner').count()).toBe(1);
});

it('labels stand three across and eight down on a page', async ({ visit }) => {
  const visited = await visit({ width: 1280, scheme: 'light' }, { path: '/orders?scope=shop', phone: owner });
  const { page } = visited;
  const dialog = await openDialog(visited);
  await dialog.getByRole('combobox').selectOption('Этикетки');
  await dialog.getByRole('button', { name: 'Печать' }).click();
  await page.getByRole('heading', { level: 1, name: 'Этикетки' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  const labels = await page.getByRole('main').getByRole('listitem').all();
  const boxes = await Promise.all(labels.slice(0, 4).map((label) => label.boundingBox()));
  const mm = (px = 0) => Math.round((px / 96) * 25.4);
  const first = boxes[0];
  expect(boxes.map((box) => [mm((box?.x ?? 0) - (first?.x ?? 0)), mm((box?.y ?? 0) - (first?.y ?? 0))])).toEqual([
    [0, 0],
    [70, 0],
    [140, 0],
    [0, 37],
  ]);
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toHaveLength(Math.ceil(labels.length / 24));
});

it('a customer saves the waybill of an order of one’s own', async ({ visit }) => {
  const visited = await visit({ width: 360, scheme: 'dark' }, { path: '/orders', phone: '9000000003' });
  const { page } = visited;
  // One that no other file moves or cancels.
  const over = page.getByRole('listitem').filter({ hasText: 'Завершён' });
  await over
    .getByRole('link', { name: /Заказ №/ })
    .first()
    .click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Скачать накладную' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^Накладная.*\.xlsx$/);
  const cells = readSheet(await readFile(await file.path())).flat();
  expect(cells).toContain('Итого');
  await takeScreenshot(visited, 'own-waybill');
});

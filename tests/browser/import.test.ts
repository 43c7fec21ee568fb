import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { expectCleanInBothSchemes } from '#tests/support/browser/axe.ts';
import { it } from '#tests/support/browser/it.ts';
import { typeAddress } from './steps.ts';

const owner = '9000000001';

it('an export reads back unchanged, and a changed file is previewed and written', async ({ visit }) => {
  const visited = await visit({ width: 1280, scheme: 'light' }, { path: '/catalog/?order=name', phone: owner });
  const { page } = visited;
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Экспорт списка' }).click();
  await page.getByRole('menuitem', { name: 'CSV, UTF-8' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^Товары, \d\d\.\d\d\.\d{4}\.csv$/);
  const text = await readFile(await file.path(), 'utf8');

  await page.getByRole('link', { name: 'Импорт' }).click();
  await page.getByRole('heading', { level: 1, name: 'Импорт товаров' }).waitFor();
  const choose = page.locator('input[type=file]').first();
  const upload = (content: string) =>
    choose.setInputFiles({ name: 'Товары.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
  await upload(text);
  await page.getByText('В файле нет изменений: записывать нечего.').waitFor();
  expect(await page.getByRole('radio', { name: /^Ошибки 0/ }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Отменить импорт' }).click();
  await page.getByText('Импорт отменён').waitFor();

  await page.getByRole('button', { name: 'Другой файл' }).click();
  const category = /;([^;\r\n]+);\d+,\d\d;/.exec(text)?.[1] ?? '';
  await upload(
    `Артикул;Название;Категория;Цена\nНОВ-1;Ваза из файла;${category};1290,50\nНОВ-2;Без цены;${category};\n`,
  );
  await page.getByText('Цена: Нужно для нового товара.').waitFor();
  await expectCleanInBothSchemes(visited, 'import-preview');
  await page.getByRole('button', { name: 'Записать 1 товар' }).click();
  await page.getByText('Записано: 1 строка.').waitFor();
  const errors = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Скачать ошибки' }).click();
  expect(await readFile(await (await errors).path(), 'utf8')).toContain('НОВ-2;Без цены;');
  // A reload keeps the result.
  await page.reload();
  await page.getByText('Записано: 1 строка.').waitFor();
  await typeAddress(page, '/catalog/?search=НОВ-1');
  await page.getByRole('main').getByText('Ваза из файла').first().waitFor();
});

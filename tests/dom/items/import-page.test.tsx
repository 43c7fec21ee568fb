import type { ItemImport, ItemImportRow } from '#contract/types.ts';
import { ImportPage } from '#office/items/files/import-page.tsx';
import { TestPage } from '#tests/support/dom/test-page.tsx';
import { snackbar } from '#ui/notifier/notifier.ts';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const previewed: ItemImport = {
  id: 7,
  state: 'previewed',
  file_name: 'Товары.csv',
  format: 'csv',
  encoding: 'windows-1251',
  delimiter: 'semicolon',
  columns: [
    { title: 'Артикул', sample: 'Ч-101', field: 'article' },
    { title: 'Сумма', sample: '500', field: null },
  ],
  counts: { create: 0, update: 1, same: 0, error: 1 },
  total: 2,
  done: 2,
  written: 0,
  pictures: 0,
  mode: null,
  problem: null,
  created_at: '2026-11-21T09:30:00.000Z',
};
const row: ItemImportRow = {
  number: 2,
  verdict: 'update',
  is_written: false,
  item_id: 1,
  article: 'Ч-101',
  name: '',
  changes: [{ field: 'retail_price', before: '500', after: '600' }],
  problems: [],
};
const wrong: ItemImportRow = {
  ...row,
  number: 3,
  verdict: 'error',
  article: 'Ч-102',
  changes: [],
  problems: [
    {
      column: 'Цена',
      detail: 'Это не цена.',
    },
  ],
};

let known: ItemImport;
/** What a call makes of it. */
let next: ItemImport | undefined;
let asked: { call: string; body: unknown }[];
let refuses: boolean;

beforeEach(() => {
  known = previewed;
  next = undefined;
  asked = [];
  refuses = false;
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (refuses) return Response.json({ code: 'internal', detail: 'Ошибка сервера' }, { status: 500 });
    if (request.method === 'GET' && pathname.endsWith('/rows/')) {
      const verdict = searchParams.get('verdict');
      const result = [row, wrong].filter((one) => verdict === null || one.verdict === verdict);
      return Response.json({ result, page: 1, pages: 1, total: result.length });
    }
    if (request.method === 'GET') return Response.json(known);
    asked.push({ call: `${request.method} ${pathname}`, body: await request.json() });
    known = next ?? known;
    return Response.json(known);
  });
});

afterEach(() => {
  snackbar.close();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

function open(path = '/items/import/?id=7') {
  history.replaceState(null, '', path);
  render(
    <TestPage>
      <ImportPage />
    </TestPage>,
  );
  return userEvent.setup();
}

it('shows what becomes of each row, and those of one kind', async () => {
  const user = open();
  expect(await screen.findByText('Цена: 500 → 600')).toBeVisible();
  expect(await screen.findByText('Цена: Это не цена.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Ошибки 1' }));
  expect(await screen.findByText('Цена: Это не цена.')).toBeVisible();
  expect(screen.queryByText('Цена: 500 → 600')).toBeNull();
});

it('writes the good rows, and all of them only without errors', async () => {
  const user = open();
  expect(await screen.findByRole('radio', { name: 'Всё или ничего' })).toBeDisabled();
  next = { ...previewed, state: 'done', written: 1, mode: 'good' };
  await user.click(screen.getByRole('button', { name: /Записать 1\sтовар/ }));
  expect(await screen.findByText(/Записано: 1 строка\./)).toBeVisible();
  expect(asked).toEqual([{ call: 'PUT /api/items/import/7/state/', body: { state: 'applying', mode: 'good' } }]);
  expect(screen.getByRole('button', { name: 'Скачать ошибки' })).toBeVisible();
});

it('takes a column for another field, and another encoding', async () => {
  const user = open();
  await user.click(await screen.findByRole('combobox', { name: 'Сумма' }));
  await user.click(await screen.findByRole('option', { name: 'Цена' }));
  expect(asked).toEqual([{ call: 'PUT /api/items/import/7/', body: { fields: ['article', 'retail_price'] } }]);
  await user.click(screen.getByRole('combobox', { name: 'Кодировка' }));
  await user.click(await screen.findByRole('option', { name: 'UTF-8' }));
  expect(asked[1]).toEqual({ call: 'PUT /api/items/import/7/', body: { encoding: 'utf-8' } });
});

it('says how far the server is, and stops it', async () => {
  known = { ...previewed, state: 'applying', total: 200, done: 50 };
  const user = open();
  expect(await screen.findByText('Записываем товары — 50 из 200')).toBeVisible();
  next = { ...known, state: 'canceled', written: 50 };
  await user.click(screen.getByRole('button', { name: 'Остановить' }));
  expect(await screen.findByText('До отмены записано: 50 строк.')).toBeVisible();
  expect(asked).toEqual([{ call: 'PUT /api/items/import/7/state/', body: { state: 'canceled' } }]);
});

it('says why a file could not be read, and reads it again', async () => {
  known = { ...previewed, state: 'failed', problem: 'Файл не удалось прочитать.' };
  const user = open();
  expect(await screen.findByText('Файл не удалось прочитать.')).toBeVisible();
  next = previewed;
  await user.click(screen.getByRole('button', { name: 'Проверить ещё раз' }));
  expect(await screen.findByText('Цена: 500 → 600')).toBeVisible();
});

it('offers to try again where the import could not be loaded', async () => {
  refuses = true;
  const user = open();
  const retry = await screen.findByRole('button', { name: /Повторить/ });
  refuses = false;
  await user.click(retry);
  expect(await screen.findByText('Товары.csv')).toBeVisible();
});

it('begins with a file', async () => {
  open('/items/import/');
  expect(await screen.findByRole('button', { name: 'Выбрать файл' })).toBeVisible();
});

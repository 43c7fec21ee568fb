import type { ItemImport, ItemImportRow } from '#contract/types.ts';
import { ImportPage } from '#office/items/files/import-page.tsx';
import { deferred } from '#tests/support/deferred.ts';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { TestPage } from '#tests/support/dom/test-page.tsx';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

const row: ItemImportRow = {
  number: 3,
  verdict: 'error',
  is_written: false,
  item_id: null,
  article: 'Ч-102',
  name: '',
  changes: [],
  problems: [{ column: 'Цена', detail: 'Это не цена.' }],
};
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
  counts: { create: 0, update: 0, same: 0, error: 1 },
  total: 1,
  done: 1,
  written: 0,
  pictures: 0,
  mode: null,
  problem: null,
  created_at: '2026-11-21T09:30:00.000Z',
  changed_at: '2026-11-21T09:30:02.000Z',
};

it('keep one place until they are read: what they say makes them as high as they are', async () => {
  const held = deferred<void>();
  answerCalls(async (request: Request) => {
    if (!new URL(request.url).pathname.endsWith('/rows/')) return Response.json(previewed);
    await held.promise;
    return Response.json({ result: [row], page: 1, pages: 1, total: 1 });
  });
  history.replaceState(null, '', '/items/import/?id=7');
  render(
    <TestPage>
      <ImportPage />
    </TestPage>,
  );
  expect(await screen.findByRole('status', { name: 'Загрузка...' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Строки файла' })).toBeNull();
  held.resolve();
  expect(await within(await screen.findByRole('group', { name: 'Строки файла' })).findByText(/Ч-102/)).toBeVisible();
  expect(screen.queryByRole('status', { name: 'Загрузка...' })).toBeNull();
});

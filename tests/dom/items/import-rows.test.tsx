import type { ItemImportRow } from '#contract/types.ts';
import { ImportPage } from '#office/items/files/import-page.tsx';
import { deferred } from '#tests/support/deferred.ts';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { previewed } from '#tests/support/dom/import-sample.ts';
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

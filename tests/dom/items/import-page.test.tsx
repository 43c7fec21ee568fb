import type { Category, ItemImport, ItemImportPictures, ItemImportRow } from '#contract/types.ts';
import { ImportPage } from '#office/items/files/import-page.tsx';
import type { Customer } from '#page/shop-context.tsx';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { previewed } from '#tests/support/dom/import-sample.ts';
import { widen } from '#tests/support/dom/lines-site.tsx';
import { someCustomer, TestPage } from '#tests/support/dom/test-page.tsx';
import { Notifications } from '@mantine/notifications';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';

/** The same, with nothing to mend. */
const faultless: ItemImport = { ...previewed, counts: { ...previewed.counts, error: 0, same: 1 } };
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

const dishes: Category = { id: 4, name: 'Посуда', parent_id: null, image: null, items_count: 5 };
const staffOfItems: Customer = { ...someCustomer, permissions: ['edit_item'] };

let known: ItemImport;
/** What a call makes of it. */
let next: ItemImport | undefined;
let asked: { call: string; body: unknown }[];
let refuses: boolean;
let rows: ItemImportRow[];
/** What comes of pictures. */
let pictures: ItemImportPictures;

beforeEach(() => {
  known = previewed;
  next = undefined;
  asked = [];
  refuses = false;
  rows = [row, wrong];
  pictures = { added: 0, refused: [] };
  answerCalls(async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (refuses) return Response.json({ code: 'internal', detail: 'Ошибка сервера' }, { status: 500 });
    if (request.method === 'GET' && pathname.endsWith('/rows/')) {
      const verdict = searchParams.get('verdict');
      const result = rows.filter((one) => verdict === null || one.verdict === verdict);
      return Response.json({ result, page: 1, pages: 1, total: result.length });
    }
    if (pathname === '/api/category/' && request.method === 'GET')
      return Response.json({ result: [dishes, { ...dishes, id: 5, name: 'Чашки', parent_id: 4 }] });
    if (request.method === 'GET') return Response.json(known);
    if (pathname.endsWith('/pictures/')) return Response.json(pictures);
    asked.push({ call: `${request.method} ${pathname}`, body: await request.json() });
    if (pathname === '/api/category/')
      return Response.json({ ...dishes, ...(asked.at(-1)?.body as object), id: 90 + asked.length });
    known = next ?? known;
    return Response.json(known);
  });
});

function open(path = '/items/import/?id=7', customer: Customer | null = null) {
  history.replaceState(null, '', path);
  render(
    <TestPage customer={customer}>
      <ImportPage />
      <Notifications />
    </TestPage>,
  );
  return userEvent.setup();
}

it('leads back to the list of items', async () => {
  open();
  const back = await screen.findByRole('link', { name: /^К\sсписку товаров$/ });
  expect(back).toHaveAttribute('href', '/items/');
});

it('shows what is to be mended first, and what becomes of all rows', async () => {
  const user = open();
  expect(await screen.findByText('Цена: Это не цена.')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Ошибки 1' })).toBeChecked();
  expect(screen.queryByText('Цена: 500 ₽ → 600 ₽')).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Все 2' }));
  expect(await screen.findByText('Цена: 500 ₽ → 600 ₽')).toBeVisible();
  expect(await screen.findByText('Цена: Это не цена.')).toBeVisible();
});

it('makes the missing categories of a path one in another, and reads the file again', async () => {
  const detail = 'Нет категории «Посуда / Космос / Чашки».';
  const problem = { column: 'Категория', detail, missing_category: 'Посуда / Космос / Чашки' };
  rows = [row, { ...wrong, problems: [problem] }];
  const user = open('/items/import/?id=7', staffOfItems);
  next = { ...previewed, counts: { ...previewed.counts, create: 1, error: 0 }, changed_at: '2026-11-21T09:31:07.000Z' };
  await user.click(await screen.findByRole('button', { name: 'Создать «Посуда / Космос / Чашки»' }));
  expect(await screen.findByRole('radio', { name: 'Все 2' })).toBeChecked();
  expect(asked).toEqual([
    { call: 'POST /api/category/', body: { name: 'Космос', parent_id: 4 } },
    { call: 'POST /api/category/', body: { name: 'Чашки', parent_id: 91 } },
    { call: 'PUT /api/items/import/7/', body: {} },
  ]);
});

it('offers no category where the import is over, or to whoever may not make one', async () => {
  rows = [{ ...wrong, problems: [{ column: '', detail: 'Нет категории «Космос».', missing_category: 'Космос' }] }];
  open();
  expect(await screen.findByText('Нет категории «Космос».')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Создать/ })).toBeNull();
  cleanup();
  known = { ...previewed, state: 'done', written: 1 };
  open('/items/import/?id=7', staffOfItems);
  expect(await screen.findByText('Нет категории «Космос».')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Создать/ })).toBeNull();
});

it.each([
  ['an unfinished one', 'Чашки / Детские'],
  ['one without a name', 'Посуда / '],
  ['a name that is too long', `Посуда / ${'я'.repeat(101)}`],
  ['one that is too deep', 'Посуда / 2 / 3 / 4 / 5 / 6'],
])('offers to make no category of a path that can’t be made as it says: %s', async (_, path) => {
  const problems = [
    { column: '', detail: 'Нет категории.', missing_category: path },
    { column: 'Категория', detail: 'Нет и этой.', missing_category: 'Посуда / Космос' },
  ];
  rows = [{ ...wrong, problems }];
  open('/items/import/?id=7', staffOfItems);
  expect(await screen.findByRole('button', { name: 'Создать «Посуда / Космос»' })).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Создать/ })).toHaveLength(1);
});

it('shows new items as a table where there is room', async () => {
  widen(true);
  const [title, price] = ['Кружка', { field: 'retail_price' as const, before: '', after: '350.5' }];
  known = { ...previewed, counts: { create: 1, update: 0, same: 0, error: 0 } };
  known.columns = [...known.columns, { title: 'Цена', sample: '350,5', field: 'retail_price' }];
  rows = [{ ...row, number: 9, verdict: 'create', item_id: null, name: title, changes: [price] }];
  const user = open();
  await user.click(await screen.findByRole('radio', { name: 'Новые 1' }));
  const table = await screen.findByRole('table', { name: 'Строки файла' });
  const textsOf = (role: string) =>
    within(table)
      .getAllByRole(role)
      .map(({ textContent }) => textContent);
  await within(table).findByText('9');
  expect(textsOf('columnheader')).toEqual(['Строка', 'Артикул', 'Цена']);
  expect(textsOf('cell')).toEqual(['9', 'Ч-101', '350,50\u00A0₽']);
  widen(false);
});

it('gives a file to begin with', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }));
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const user = open('/items/import/');
  await user.click(await screen.findByRole('button', { name: 'Скачать шаблон' }));
  expect(names).toEqual(['Шаблон товаров.csv']);
});

it('writes the good rows, and all of them only without errors', async () => {
  const user = open();
  expect(await screen.findByRole('radio', { name: 'Всё или ничего' })).toBeDisabled();
  next = { ...previewed, state: 'done', written: 1, mode: 'good' };
  await user.click(screen.getByRole('button', { name: /Записать 1\sтовар/ }));
  expect(await screen.findByText(/Записано: 1 строка\./)).toBeVisible();
  expect(asked).toEqual([{ call: 'PUT /api/items/import/7/state/', body: { state: 'applying', mode: 'good' } }]);
  expect(screen.getByRole('button', { name: 'Скачать ошибки' })).toBeVisible();
  // The pressed button is gone.
  expect(screen.getByText(previewed.file_name)).toHaveFocus();
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

it('shows the rows as they were read last, though as many are of each kind', async () => {
  known = faultless;
  const user = open();
  expect(await screen.findByText('Цена: 500 ₽ → 600 ₽')).toBeVisible();
  next = { ...faultless, changed_at: '2026-11-21T09:31:07.000Z' };
  rows = [{ ...row, changes: [{ field: 'stock', before: '', after: '600' }] }, wrong];
  await user.click(screen.getByRole('combobox', { name: 'Сумма' }));
  await user.click(await screen.findByRole('option', { name: 'Остаток' }));
  expect(await screen.findByText(/^Остаток: .* 600$/)).toBeVisible();
  expect(screen.queryByText('Цена: 500 ₽ → 600 ₽')).toBeNull();
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
  next = faultless;
  await user.click(screen.getByRole('button', { name: 'Проверить ещё раз' }));
  expect(await screen.findByText('Цена: 500 ₽ → 600 ₽')).toBeVisible();
});

it('names the rows that took all of them back', async () => {
  known = { ...previewed, state: 'failed', mode: 'all', problem: 'Ничего не записано.' };
  open();
  expect(await screen.findByText('Цена: Это не цена.')).toBeVisible();
  expect(screen.queryByText('Цена: 500 ₽ → 600 ₽')).toBeNull();
});

it('says that the wrong rows leave nothing to write', async () => {
  known = { ...previewed, counts: { create: 0, update: 0, same: 1, error: 1 } };
  open();
  const text = 'Записывать пока нечего: исправьте строки с ошибками и загрузите файл ещё раз.';
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Записать/ })).toBeNull();
});

it('tells of pictures by their number, not by where they are kept', async () => {
  const sample = 'up/ab/abcdef | up/cd/cdef';
  const counts = { ...previewed.counts, update: 4, error: 0 };
  known = { ...previewed, counts, columns: [{ title: 'Фото', sample, field: 'pictures' }] };
  rows = [
    ['up/ab/abcdef', sample, 'Фото: 1 → 2'],
    ['', sample, 'Фото: пусто → 2'],
    ['up/cd/cdef | up/ab/abcdef', sample, 'Фото: 2, в другом порядке'],
    ['up/cd/cdef | up/ef/ef01', sample, 'Фото: 2, другие'],
  ].map(([before = '', after = '', name = ''], place) => ({
    ...row,
    number: place + 2,
    name,
    article: '',
    changes: [{ field: 'pictures', before, after }],
  }));
  open();
  expect(await screen.findByText('Например: 2 фото')).toBeVisible();
  for (const { name } of rows) expect(await screen.findAllByText(name)).toHaveLength(2);
});

it('says which pictures were not kept, and why', async () => {
  known = { ...previewed, columns: [{ title: 'Фото', sample: 'ваза.jpg', field: 'pictures' }] };
  const detail = 'Слишком много попыток.';
  pictures = { added: 1, refused: ['а.jpg', 'б.jpg', 'в.jpg', 'г.jpg', 'д.jpg'].map((name) => ({ name, detail })) };
  const user = open();
  await screen.findByRole('button', { name: 'Добавить фото (ZIP)' });
  const input = document.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('No place for a file');
  await user.upload(input, new File(['PK'], 'фото.zip', { type: 'application/zip' }));
  expect(await screen.findByText('Не загружено: а.jpg, б.jpg, в.jpg и ещё 2. Слишком много попыток.')).toBeVisible();
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

it.each([
  { state: 'previewed', isWritten: false, word: 'Изменится' },
  { state: 'done', isWritten: true, word: 'Изменён' },
] as const)('says of a row what becomes of it, or what became: $word', async ({ state, isWritten, word }) => {
  known = { ...faultless, state, written: Number(isWritten) };
  rows = [{ ...row, is_written: isWritten }, wrong];
  open();
  expect(await screen.findByText('Цена: 500 ₽ → 600 ₽')).toBeVisible();
  expect(screen.getAllByText(/^Измен(?:ится|ён)$/).map(({ textContent }) => textContent)).toEqual([word]);
});

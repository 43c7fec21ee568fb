import type { components } from '#contract/types.ts';
import { CategoriesPage } from '#office/items/categories/categories-page.tsx';
import { deferred, type Deferred } from '#tests/support/deferred.ts';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { layOutRows } from '#tests/support/dom/list-geometry.ts';
import { someCustomer, TestPage } from '#tests/support/dom/test-page.tsx';
import { snackbar } from '#ui/notifier/notifier.ts';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';

type Category = components['schemas']['Category'];

const one = (id: number, name: string, parent: number | null = null): Category => ({
  id,
  name,
  parent_id: parent,
  image: null,
  items_count: 1,
});

let categories: Category[];
let asked: { call: string; body: unknown; answer: Deferred<Response> }[];

beforeEach(() => {
  categories = [one(1, 'Посуда'), one(2, 'Текстиль'), one(3, 'Свет'), one(4, 'Кружки', 1), one(5, 'Тарелки', 1)];
  asked = [];
  answerCalls(async (request: Request) => {
    if (request.method === 'GET') return Response.json({ result: categories });
    const answer = deferred<Response>();
    asked.push({ call: `${request.method} ${new URL(request.url).pathname}`, body: await request.json(), answer });
    return answer.promise;
  });
});

function open() {
  render(
    <TestPage customer={{ ...someCustomer, permissions: ['edit_item'] }}>
      <CategoriesPage />
    </TestPage>,
  );
  return userEvent.setup();
}

const namesIn = (list: string) =>
  [...screen.getByRole('list', { name: list }).children].map(
    (row) => /^[А-я]+?(?=\d)/.exec(row.textContent ?? '')?.[0],
  );
const handle = (name: string) => screen.findByRole('button', { name: `Переместить: «${name}»` });

it('moves a category among its neighbours by keys, seen before it is saved', async () => {
  layOutRows();
  const user = open();
  (await handle('Тарелки')).focus();
  await user.keyboard(' ');
  await screen.findByText('Взято: «Тарелки». Место 2 из 2.');
  await user.keyboard('{ArrowUp}');
  await screen.findByText('«Тарелки»: место 1 из 2.');
  await user.keyboard(' ');
  await waitFor(() => expect(namesIn('Внутри «Посуда»')).toEqual(['Тарелки', 'Кружки']));
  expect(namesIn('Категории')).toEqual(['Посуда', 'Текстиль', 'Свет']);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject({ call: 'PUT /api/category/5/', body: { place: 0 } });
  categories = [one(1, 'Посуда'), one(2, 'Текстиль'), one(3, 'Свет'), one(5, 'Тарелки', 1), one(4, 'Кружки', 1)];
  asked[0]?.answer.resolve(Response.json(categories[3]));
  await expect.poll(() => namesIn('Внутри «Посуда»')).toEqual(['Тарелки', 'Кружки']);
});

it('saves moves one after another, and takes back the one that is refused', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Опустить «Посуда»' }));
  await user.click(screen.getByRole('button', { name: 'Поднять «Свет»' }));
  expect(namesIn('Категории')).toEqual(['Текстиль', 'Свет', 'Посуда']);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject({ call: 'PUT /api/category/1/', body: { place: 1 } });
  asked[0]?.answer.resolve(Response.json({ code: 'not_found', detail: 'Такой категории нет.' }, { status: 404 }));
  await waitFor(() => expect(namesIn('Категории')).toEqual(['Посуда', 'Свет', 'Текстиль']));
  await expect.poll(() => snackbar.isOpen.get()).toBe(true);
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]).toMatchObject({ call: 'PUT /api/category/3/', body: { place: 1 } });
  categories = [one(1, 'Посуда'), one(3, 'Свет'), one(2, 'Текстиль')];
  asked[1]?.answer.resolve(Response.json(categories[1]));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Внутри «Посуда»' })).toBeNull());
  expect(namesIn('Категории')).toEqual(['Посуда', 'Свет', 'Текстиль']);
});

it('shows a category inside another one with those in it', async () => {
  open();
  const row = within(await screen.findByRole('list', { name: 'Категории' })).getAllByRole('listitem')[0];
  expect(row).toHaveTextContent(/Посуда.*Кружки.*Тарелки/);
});

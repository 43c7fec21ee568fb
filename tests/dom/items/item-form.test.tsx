import { ConfirmDialog } from '#app/overlays/confirm-dialog.tsx';
import type { components, Permission } from '#contract/types.ts';
import { uploadsFlow } from '#entities/upload/flows/uploads.flow.ts';
import { confirmMachine } from '#machines/shell/confirm.machine.ts';
import { uploadMachine, type StoredPicture, type UploadRequest } from '#machines/upload/upload.machine.ts';
import { uploadsMachine } from '#machines/upload/uploads.machine.ts';
import { EditItemPage } from '#office/items/edit-item-page.tsx';
import { NewItemPage } from '#office/items/new-item-page.tsx';
import { layOutRows } from '#tests/support/dom/list-geometry.ts';
import { cardOf } from '#tests/support/dom/catalogue-server.ts';
import { someCustomer, TestPage } from '#tests/support/dom/test-page.tsx';
import { snackbar } from '#ui/notifier/notifier.ts';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Route } from 'wouter';
import { createActor, fromPromise } from 'xstate';

type Item = components['schemas']['Item'];

// jsdom shows no pictures, and so has no addresses for them.
Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });

const imageOf = (name: string) => ({ url: `/files/${name}-640.webp`, width: 640, height: 480, sources: [] });
const cup: Item = {
  ...cardOf({ id: 7, name: 'Чашка', category_id: 2, retail_price: 500, price: 500 }),
  version: 3,
  article: 'Ч-101',
  description: 'На каждый день.',
  category_name: 'Кружки',
  attributes: [{ name: 'Материал', value: 'фарфор' }],
  images: [imageOf('a'), imageOf('b')],
  file_ids: ['up/a', 'up/b'],
  is_hidden: false,
};

interface Asked {
  call: string;
  body: unknown;
}

let asked: Asked[];
let item: Item;
let answer: (asked: Asked) => Response | undefined;

beforeEach(() => {
  asked = [];
  item = cup;
  answer = () => undefined;
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/api/category/') {
      const plain = { parent_id: null, image: null, items_count: 1 };
      return Response.json({
        result: [
          { ...plain, id: 1, name: 'Посуда' },
          { ...plain, id: 2, name: 'Кружки', parent_id: 1 },
        ],
      });
    }
    if (request.method === 'GET') return Response.json(item);
    const body: unknown = request.body === null ? null : await request.json();
    const one = { call: `${request.method} ${pathname}`, body };
    asked.push(one);
    return answer(one) ?? Response.json({ ...item, ...(body as object), version: item.version + 1 });
  });
});

afterEach(() => {
  snackbar.close();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

function open(path: string, permissions: Permission[] = ['create_item', 'edit_item', 'delete_item']) {
  history.replaceState(null, '', path);
  const uploadFile = fromPromise<StoredPicture, UploadRequest>(async () => ({ id: 'uploaded', url: '/files/c.webp' }));
  const uploads = uploadsMachine.provide({ actors: { upload: uploadMachine.provide({ actors: { uploadFile } }) } });
  const page = (
    <TestPage
      customer={{ ...someCustomer, permissions }}
      actors={{ confirm: createActor(confirmMachine).start() }}
      flows={[[uploadsFlow, uploads]]}
    >
      <Route path="/item/new/" component={NewItemPage} />
      <Route path="/item/:id/edit/" component={EditItemPage} />
      <ConfirmDialog />
    </TestPage>
  );
  return { user: userEvent.setup(), ...render(page) };
}

const addPicture = async () =>
  userEvent.upload(
    screen.getByLabelText<HTMLInputElement>('Выбрать фотографии', { selector: 'input' }),
    new File(['x'], 'чашка.jpg', { type: 'image/jpeg' }),
  );
const addAttribute = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: 'Добавить характеристику' }));
  await waitFor(() => expect(screen.getAllByLabelText(/^Название характеристики/).at(-1)).toHaveFocus());
};
const shownPictures = () =>
  within(screen.getByRole('list', { name: 'Фото' }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('img')?.getAttribute('src'));

describe('the form of a new item', () => {
  it('makes an item of all that was typed, and leads to it', async () => {
    const { user } = open('/item/new/');
    await user.type(await screen.findByLabelText('Название'), 'Ваза');
    await user.type(screen.getByLabelText('Артикул'), 'В-1');
    await user.selectOptions(screen.getByLabelText('Категория'), await screen.findByRole('option', { name: 'Посуда' }));
    await user.type(screen.getByLabelText('Цена'), '1290,5');
    await user.type(screen.getByLabelText('Остаток'), '40');
    await user.clear(screen.getByLabelText('Кратность'));
    await user.type(screen.getByLabelText('Кратность'), '6');
    await user.clear(screen.getByLabelText('Минимум'));
    await user.type(screen.getByLabelText('Минимум'), '12');
    await addAttribute(user);
    await user.keyboard('Цвет');
    await user.type(screen.getByLabelText(/^Значение характеристики\s1$/), 'белый');
    await addPicture();
    await screen.findByText('Главное');
    await user.click(screen.getByRole('button', { name: 'Создать товар' }));
    await waitFor(() => expect(location.pathname).toBe('/item/7/'));
    expect(asked).toEqual([
      {
        call: 'POST /api/item/',
        body: {
          name: 'Ваза',
          article: 'В-1',
          category_id: 1,
          description: '',
          retail_price: 1290.5,
          trade_price: null,
          discount: 0,
          stock: 40,
          count_step: 6,
          count_min: 12,
          is_new: false,
          is_hidden: false,
          attributes: [{ name: 'Цвет', value: 'белый' }],
          images: [{ file_id: 'uploaded' }],
        },
      },
    ]);
  });

  it('says what is missing, and sends nothing', async () => {
    const { user } = open('/item/new/');
    await screen.findByLabelText('Название');
    await addAttribute(user);
    await user.keyboard('Цвет');
    await user.click(screen.getByRole('button', { name: 'Создать товар' }));
    expect(screen.getAllByText('Это поле не может быть пустым.')).toHaveLength(4);
    expect(screen.getByLabelText(/^Значение характеристики\s1$/)).toBeInvalid();
    expect(asked).toEqual([]);
  });

  it('shows what was typed before a reload', async () => {
    sessionStorage.clear();
    const { user, unmount } = open('/item/new/');
    await user.type(await screen.findByLabelText('Название'), 'Ваза');
    await addAttribute(user);
    await user.keyboard('Цвет');
    const stored = Object.entries({ ...sessionStorage });
    unmount();
    // A reload takes nothing away, as leaving the form does.
    for (const [name, text] of stored) sessionStorage.setItem(name, String(text));
    open('/item/new/');
    expect(await screen.findByLabelText('Название')).toHaveValue('Ваза');
    expect(screen.getByLabelText(/^Название характеристики\s1$/)).toHaveValue('Цвет');
  });
});

describe('the form of an item', () => {
  it('sends the stock that was seen with another one, since orders change it', async () => {
    item = { ...cup, stock: 8 };
    const { user } = open('/item/7/edit/');
    const stock = await screen.findByLabelText('Остаток');
    expect(stock).toHaveValue('8');
    await user.clear(stock);
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(location.pathname).toBe('/item/7/'));
    expect(asked).toEqual([{ call: 'PUT /api/item/', body: { id: 7, version: 3, stock: null, expected_stock: 8 } }]);
  });

  it('sends what was changed and the version that was seen', async () => {
    const { user } = open('/item/7/edit/');
    const price = await screen.findByLabelText('Цена');
    await user.clear(price);
    await user.type(price, '550');
    await user.click(screen.getByLabelText('Скрыть из каталога'));
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(location.pathname).toBe('/item/7/'));
    expect(asked).toEqual([
      { call: 'PUT /api/item/', body: { id: 7, version: 3, retail_price: 550, is_hidden: true } },
    ]);
  });

  it('puts pictures in order by buttons, adds and removes them', async () => {
    const { user } = open('/item/7/edit/');
    await user.click(await screen.findByRole('button', { name: /^Фото\s2 выше$/ }));
    expect(shownPictures()).toEqual(['/files/b-640.webp', '/files/a-640.webp']);
    await waitFor(() => expect(screen.getByRole('button', { name: /^Фото\s1 ниже$/ })).toHaveFocus());
    await addPicture();
    await waitFor(() => expect(shownPictures()).toHaveLength(3));
    await user.click(screen.getByRole('button', { name: /^Убрать фото\s2$/ }));
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.body).toEqual({ id: 7, version: 3, images: [{ file_id: 'up/b' }, { file_id: 'uploaded' }] });
  });

  it('puts pictures in order by keys, which is unsaved until it is saved', async () => {
    layOutRows();
    const { user } = open('/item/7/edit/');
    (await screen.findByRole('button', { name: /^Переместить: Фото\s2$/ })).focus();
    await user.keyboard('{Enter}');
    await screen.findByText(/^Взято: Фото\s2/);
    await user.keyboard('{ArrowUp}');
    await screen.findByText(/^Фото\s2: место 1 из\s2/);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(shownPictures()).toEqual(['/files/b-640.webp', '/files/a-640.webp']));
    expect(asked).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'Отмена' }));
    const dialog = await screen.findByRole('dialog', { name: 'Закрыть без сохранения?' });
    await user.click(within(dialog).getByRole('button', { name: 'Отмена' }));
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.body).toEqual({ id: 7, version: 3, images: [{ file_id: 'up/b' }, { file_id: 'up/a' }] });
  });

  it('says beside an attribute what the server refuses of it', async () => {
    item = { ...cup, attributes: [...cup.attributes, { name: 'Цвет', value: 'белый' }] };
    answer = () =>
      Response.json(
        { code: 'validation', detail: 'Проверьте заполнение полей.', fields: { 'attributes.1.value': 'Так нельзя.' } },
        { status: 422 },
      );
    const { user } = open('/item/7/edit/');
    const color = await screen.findByLabelText(/^Значение характеристики\s2$/);
    await user.type(color, ' снег');
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText('Так нельзя.')).toBeVisible();
    expect(asked[0]?.body).toMatchObject({
      attributes: [
        { name: 'Материал', value: 'фарфор' },
        { name: 'Цвет', value: 'белый снег' },
      ],
    });
    await waitFor(() => expect(color).toHaveFocus());
    expect(color).toBeInvalid();
    await user.type(color, '!');
    expect(screen.queryByText('Так нельзя.')).toBeNull();
  });

  it("shows a colleague's attributes beside those that were typed, and takes them", async () => {
    answer = () => {
      item = { ...cup, version: 4, attributes: [{ name: 'Объём', value: '250 мл' }] };
      return Response.json({ code: 'changed_meanwhile', detail: 'Обновлено', current: item }, { status: 409 });
    };
    const { user } = open('/item/7/edit/');
    await user.type(await screen.findByLabelText(/^Значение характеристики\s1$/), ' белый');
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText(/Сейчас: Объём: 250 мл/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Взять' }));
    expect(screen.getByLabelText(/^Название характеристики\s1$/)).toHaveValue('Объём');
    expect(screen.getByLabelText(/^Значение характеристики\s1$/)).toHaveValue('250 мл');
  });

  it('says beside the article that another item has it', async () => {
    answer = () =>
      Response.json(
        {
          code: 'validation',
          detail: 'Проверьте заполнение полей.',
          fields: { article: 'Такой артикул уже есть у другого товара.' },
        },
        { status: 422 },
      );
    const { user } = open('/item/7/edit/');
    await user.type(await screen.findByLabelText('Артикул'), '2');
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText('Такой артикул уже есть у другого товара.')).toBeVisible();
    expect(screen.getByLabelText('Артикул')).toHaveFocus();
  });

  it("shows a colleague's change beside what was typed, and saves after a choice", async () => {
    answer = () => {
      if (item.version === 4) return undefined;
      item = { ...cup, version: 4, name: 'Кружка' };
      return Response.json({ code: 'changed_meanwhile', detail: 'Обновлено', current: item }, { status: 409 });
    };
    const { user } = open('/item/7/edit/');
    await user.type(await screen.findByLabelText('Название'), ' с блюдцем');
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText(/Сейчас: Кружка/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Оставить моё' }));
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(location.pathname).toBe('/item/7/'));
    expect(asked.at(-1)?.body).toEqual({ id: 7, version: 4, name: 'Чашка с блюдцем' });
  });

  it('asks before a link leaves what was typed', async () => {
    const { user } = open('/item/7/edit/');
    await user.type(await screen.findByLabelText('Название'), '!');
    await user.click(screen.getByRole('link', { name: 'Отмена' }));
    const dialog = await screen.findByRole('dialog', { name: 'Закрыть без сохранения?' });
    expect(location.pathname).toBe('/item/7/edit/');
    await user.click(within(dialog).getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(location.pathname).toBe('/item/7/'));
  });

  it('is only a question of deleting for those who may do no more', async () => {
    answer = ({ call }) => (call.startsWith('DELETE') ? new Response(null, { status: 204 }) : undefined);
    const { user } = open('/item/7/edit/', ['delete_item']);
    await user.click(await screen.findByRole('button', { name: 'Удалить товар' }));
    expect(screen.queryByLabelText('Цена')).toBeNull();
    const question = within(await screen.findByRole('dialog'));
    await user.click(question.getByRole('button', { name: 'Удалить' }));
    await screen.findByRole('button', { name: 'Вернуть товар' });
    expect(asked.map(({ call }) => call)).toEqual(['DELETE /api/item/7/']);
  });

  it('deletes the item after a yes, and puts it back', async () => {
    answer = ({ call }) => (call.startsWith('DELETE') ? new Response(null, { status: 204 }) : undefined);
    const { user } = open('/item/7/edit/');
    await user.click(await screen.findByRole('button', { name: 'Удалить товар' }));
    const dialog = await screen.findByRole('dialog', { name: /^Удалить «Чашка»\?$/ });
    expect(asked).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Удалить' }));
    await user.click(await screen.findByRole('button', { name: 'Вернуть товар' }));
    await waitFor(() => expect(location.pathname).toBe('/item/7/'));
    expect(asked.map(({ call }) => call)).toEqual(['DELETE /api/item/7/', 'PUT /api/item/7/recovery/']);
  });
});

import { cup, openItem, serveItem, server, shownPictures } from '#tests/support/dom/item-site.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

serveItem();

const addPicture = async () =>
  userEvent.upload(
    screen.getByLabelText<HTMLInputElement>('Выбрать фотографии', { selector: 'input' }),
    new File(['x'], 'чашка.jpg', { type: 'image/jpeg' }),
  );
const addAttribute = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: 'Добавить характеристику' }));
  await waitFor(() => expect(screen.getAllByLabelText(/^Название характеристики/).at(-1)).toHaveFocus());
};
describe('the form of a new item', () => {
  it('leads back to the list of items whoever keeps them, others to the catalogue', async () => {
    const cancel = async () => (await screen.findByRole('link', { name: 'Отмена' })).getAttribute('href');
    const { unmount } = openItem('/item/new/', ['create_item', 'edit_item']);
    expect(await cancel()).toBe('/items/');
    unmount();
    openItem('/item/new/', ['create_item']);
    expect(await cancel()).toBe('/catalog/');
  });

  it('makes an item of all that was typed, and leads back to the list with a way to it', async () => {
    const { user } = openItem('/item/new/');
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
    await waitFor(() => expect(location.pathname).toBe('/items/'));
    expect(history.state).toEqual({ created: { id: 7, name: 'Ваза' } });
    expect(server.asked).toEqual([
      {
        call: 'POST /api/item/',
        body: {
          name: 'Ваза',
          article: 'В-1',
          category_id: 1,
          other_category_ids: [],
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
    const { user } = openItem('/item/new/');
    await screen.findByLabelText('Название');
    await addAttribute(user);
    await user.keyboard('Цвет');
    await user.click(screen.getByRole('button', { name: 'Создать товар' }));
    expect(screen.getAllByText('Это поле не может быть пустым.')).toHaveLength(4);
    expect(screen.getByLabelText(/^Значение характеристики\s1$/)).toBeInvalid();
    expect(server.asked).toEqual([]);
  });

  describe('with what was typed before', () => {
    const typeBefore = async () => {
      const { user, unmount } = openItem('/item/new/');
      await user.type(await screen.findByLabelText('Название'), 'Ваза');
      await addAttribute(user);
      await user.keyboard('Цвет');
      const stored = Object.entries({ ...sessionStorage });
      unmount();
      // Another document takes nothing away, as leaving the form within the page does.
      for (const [name, text] of stored) sessionStorage.setItem(name, String(text));
    };
    /** Comes to the address again as by a reload, without a link. */
    const comeBack = async () => {
      history.pushState(null, '', '/elsewhere/');
      const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
      history.back();
      await arrived;
    };

    it('shows it after a reload, says so, and begins again without it', async () => {
      await typeBefore();
      await comeBack();
      const { user } = openItem('/item/new/');
      expect(await screen.findByLabelText('Название')).toHaveValue('Ваза');
      expect(screen.getByLabelText(/^Название характеристики\s1$/)).toHaveValue('Цвет');
      expect(screen.getByText(/^Восстановлен черновик/)).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Начать заново' }));
      expect(screen.getByLabelText('Название')).toHaveValue('');
      expect(screen.queryByText(/^Восстановлен черновик/)).toBeNull();
      expect({ ...sessionStorage }).toEqual({});
    });

    it('is empty where a link leads to it, and stays so after a reload', async () => {
      await typeBefore();
      history.replaceState(null, '', '/');
      openItem('/item/new/');
      expect(await screen.findByLabelText('Название')).toHaveValue('');
      expect(screen.queryByText(/^Восстановлен черновик/)).toBeNull();
      expect({ ...sessionStorage }).toEqual({});
    });
  });

  it('tells of prices and counts that are hardly meant', async () => {
    const { user } = openItem('/item/new/');
    await user.type(await screen.findByLabelText('Цена'), '0');
    expect(screen.getByLabelText('Цена')).toHaveAccessibleDescription('Будет бесплатным.');
    await user.type(screen.getByLabelText('Цена'), '{Backspace}100');
    expect(screen.getByLabelText('Цена')).not.toHaveAccessibleDescription();
    await user.type(screen.getByLabelText('Оптовая цена'), '120');
    expect(screen.getByLabelText('Оптовая цена')).toHaveAccessibleDescription(
      'Выше розничной: оптовые клиенты заплатят меньшую.',
    );
    await user.type(screen.getByLabelText('Кратность'), '{Backspace}6');
    await user.type(screen.getByLabelText('Минимум'), '{Backspace}7');
    expect(screen.getByLabelText('Минимум')).toHaveAccessibleDescription(/^Наименьший заказ — 12\sшт\.$/);
  });
});

describe('the form of an item', () => {
  it('shows where its category stands', async () => {
    openItem('/item/7/edit/');
    const category = await screen.findByLabelText<HTMLSelectElement>('Категория');
    await waitFor(() => expect(category.selectedOptions[0]?.label).toBe('Посуда / Кружки'));
  });

  it('says of a lost answer only what is true of a change', async () => {
    server.answer = () => {
      throw new TypeError('Failed to fetch');
    };
    const { user } = openItem('/item/7/edit/');
    await user.type(await screen.findByLabelText('Название'), '!');
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    const text = /^Нет ответа от магазина\. Проверьте связь и\sповторите\.$/;
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('sends the stock that was seen with another one, since orders change it', async () => {
    server.item = { ...cup, stock: 8 };
    const { user } = openItem('/item/7/edit/');
    const stock = await screen.findByLabelText('Остаток');
    expect(stock).toHaveValue('8');
    await user.clear(stock);
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(location.pathname).toBe('/items/'));
    expect(server.asked).toEqual([
      { call: 'PUT /api/item/', body: { id: 7, version: 3, stock: null, expected_stock: 8 } },
    ]);
  });

  it('sends what was changed and the version that was seen', async () => {
    const { user } = openItem('/item/7/edit/');
    const price = await screen.findByLabelText('Цена');
    await user.clear(price);
    await user.type(price, '550');
    await user.click(screen.getByLabelText('Скрыть из каталога'));
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(location.pathname).toBe('/items/'));
    expect(server.asked).toEqual([
      { call: 'PUT /api/item/', body: { id: 7, version: 3, retail_price: 550, is_hidden: true } },
    ]);
  });

  it('puts pictures in order by buttons, adds and removes them', async () => {
    const { user } = openItem('/item/7/edit/');
    await user.click(await screen.findByRole('button', { name: /^Фото\s2 выше$/ }));
    expect(shownPictures()).toEqual(['/files/b-640.webp', '/files/a-640.webp']);
    await waitFor(() => expect(screen.getByRole('button', { name: /^Фото\s1 ниже$/ })).toHaveFocus());
    await addPicture();
    await waitFor(() => expect(shownPictures()).toHaveLength(3));
    await user.click(screen.getByRole('button', { name: /^Убрать фото\s2$/ }));
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(server.asked).toHaveLength(1));
    expect(server.asked[0]?.body).toEqual({
      id: 7,
      version: 3,
      images: [{ file_id: 'up/b' }, { file_id: 'uploaded' }],
    });
  });

  it('puts the item into more categories, found by their paths, but not into its main one twice', async () => {
    server.item = { ...cup, other_category_ids: [3] };
    const { user } = openItem('/item/7/edit/');
    const others = await screen.findByRole('combobox', { name: 'Ещё категории' });
    await waitFor(() => expect(screen.getByText('Подарки', { selector: '.mantine-Pill-label' })).toBeVisible());
    await user.click(others);
    const offered = within(await screen.findByRole('listbox')).getAllByRole('option');
    expect(offered.map((one) => one.textContent)).toEqual(['Посуда', 'Подарки / Новый год']);
    await user.type(others, 'подарки / н{ArrowDown}{Enter}');
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(server.asked).toHaveLength(1));
    expect(server.asked[0]?.body).toEqual({ id: 7, version: 3, other_category_ids: [3, 4] });
  });

  it('moves to one of its other categories, which is no other one then', async () => {
    server.item = { ...cup, other_category_ids: [1, 3] };
    const { user } = openItem('/item/7/edit/');
    const main = await screen.findByLabelText('Категория');
    await within(main).findByRole('option', { name: 'Подарки' });
    await user.selectOptions(main, '3');
    await user.click(screen.getByRole('combobox', { name: 'Ещё категории' }));
    await user.keyboard('{Backspace}');
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(server.asked).toHaveLength(1));
    expect(server.asked[0]?.body).toEqual({ id: 7, version: 3, category_id: 3, other_category_ids: [] });
  });

  it('shows the categories that a colleague has put the item into meanwhile', async () => {
    server.answer = () => {
      if (server.item.version === 4) return undefined;
      server.item = { ...cup, version: 4, other_category_ids: [3, 4] };
      return Response.json({ code: 'changed_meanwhile', detail: 'Обновлено', current: server.item }, { status: 409 });
    };
    const { user } = openItem('/item/7/edit/');
    const others = await screen.findByRole('combobox', { name: 'Ещё категории' });
    await user.click(others);
    await user.keyboard('посуда{ArrowDown}{Enter}');
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText(/Сейчас: Подарки, Новый год/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Взять' }));
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(location.pathname).toBe('/items/'));
    // What the item has now needs no saving.
    expect(server.asked).toHaveLength(1);
  });

  it('says beside the article that another item has it', async () => {
    server.answer = () =>
      Response.json(
        {
          code: 'validation',
          detail: 'Проверьте заполнение полей.',
          fields: { article: 'Такой артикул уже есть у другого товара.' },
        },
        { status: 422 },
      );
    const { user } = openItem('/item/7/edit/');
    await user.type(await screen.findByLabelText('Артикул'), '2');
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText('Такой артикул уже есть у другого товара.')).toBeVisible();
    expect(screen.getByLabelText('Артикул')).toHaveFocus();
  });

  it("shows a colleague's change beside what was typed, and saves after a choice", async () => {
    server.answer = () => {
      if (server.item.version === 4) return undefined;
      server.item = { ...cup, version: 4, name: 'Кружка' };
      return Response.json({ code: 'changed_meanwhile', detail: 'Обновлено', current: server.item }, { status: 409 });
    };
    const { user } = openItem('/item/7/edit/');
    await user.type(await screen.findByLabelText('Название'), ' с блюдцем');
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText(/Сейчас: Кружка/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Оставить моё' }));
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(location.pathname).toBe('/items/'));
    expect(server.asked.at(-1)?.body).toEqual({ id: 7, version: 4, name: 'Чашка с блюдцем' });
  });

  it('asks before a link leaves what was typed', async () => {
    const { user } = openItem('/item/7/edit/');
    await user.type(await screen.findByLabelText('Название'), '!');
    await user.click(screen.getByRole('link', { name: 'Отмена' }));
    const dialog = await screen.findByRole('dialog', { name: 'Уйти без сохранения?' });
    expect(location.pathname).toBe('/item/7/edit/');
    await user.click(within(dialog).getByRole('button', { name: 'Уйти' }));
    await waitFor(() => expect(location.pathname).toBe('/items/'));
  });

  it('is only a question of deleting for those who may do no more', async () => {
    server.answer = ({ call }) => (call.startsWith('DELETE') ? new Response(null, { status: 204 }) : undefined);
    const { user } = openItem('/item/7/edit/', ['delete_item']);
    await user.click(await screen.findByRole('button', { name: 'Удалить товар' }));
    expect(screen.queryByLabelText('Цена')).toBeNull();
    const question = within(await screen.findByRole('dialog'));
    await user.click(question.getByRole('button', { name: 'Удалить' }));
    await screen.findByRole('button', { name: 'Вернуть товар' });
    expect(server.asked.map(({ call }) => call)).toEqual(['DELETE /api/item/7/']);
  });

  it('deletes the item after a yes, and puts it back', async () => {
    server.answer = ({ call }) => (call.startsWith('DELETE') ? new Response(null, { status: 204 }) : undefined);
    const { user } = openItem('/item/7/edit/');
    await user.click(await screen.findByRole('button', { name: 'Удалить товар' }));
    const dialog = await screen.findByRole('dialog', { name: /^Удалить «Чашка»\?$/ });
    expect(server.asked).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Удалить' }));
    await user.click(await screen.findByRole('button', { name: 'Вернуть товар' }));
    await waitFor(() => expect(location.pathname).toBe('/items/'));
    expect(server.asked.map(({ call }) => call)).toEqual(['DELETE /api/item/7/', 'PUT /api/item/7/recovery/']);
  });
});

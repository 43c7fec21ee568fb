import { layOutRows } from '#tests/support/dom/list-geometry.ts';
import { deferred } from '#tests/support/deferred.ts';
import { cup, openItem, serveItem, server, shownPictures } from '#tests/support/dom/item-site.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

serveItem();

it('puts pictures in order by keys, which is unsaved until it is saved', async () => {
  layOutRows();
  const { user } = openItem('/item/7/edit/');
  (await screen.findByRole('button', { name: /^Переместить: Фото\s2$/ })).focus();
  await user.keyboard('{Enter}');
  await screen.findByText(/^Взято: Фото\s2/);
  await user.keyboard('{ArrowUp}');
  await screen.findByText(/^Фото\s2: место 1 из\s2/);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(shownPictures()).toEqual(['/files/b-640.webp', '/files/a-640.webp']));
  expect(server.asked).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Отмена' }));
  const dialog = await screen.findByRole('dialog', { name: 'Уйти без сохранения?' });
  await user.click(within(dialog).getByRole('button', { name: 'Отмена' }));
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(server.asked).toHaveLength(1));
  expect(server.asked[0]?.body).toEqual({ id: 7, version: 3, images: [{ file_id: 'up/b' }, { file_id: 'up/a' }] });
});

it('keeps pictures that are added together in the order of their choice, whichever is stored first', async () => {
  const first = deferred<void>();
  const stored: string[] = [];
  server.store = async (name) => {
    if (name === 'one.jpg') await first.promise;
    stored.push(name);
    return { id: `up/${name}`, url: `/files/${name}.webp` };
  };
  const { user } = openItem('/item/7/edit/');
  const files = ['one.jpg', 'two.jpg', 'three.jpg'].map((name) => new File(['x'], name, { type: 'image/jpeg' }));
  await screen.findByRole('list', { name: 'Фото' });
  await user.upload(screen.getByLabelText<HTMLInputElement>('Выбрать фотографии', { selector: 'input' }), files);
  await waitFor(() => expect(stored).toEqual(['two.jpg', 'three.jpg']));
  first.resolve();
  await waitFor(() =>
    expect(shownPictures().slice(2)).toEqual(['/files/one.jpg.webp', '/files/two.jpg.webp', '/files/three.jpg.webp']),
  );
});

it('says beside an attribute what the server refuses of it', async () => {
  server.item = { ...cup, attributes: [...cup.attributes, { name: 'Цвет', value: 'белый' }] };
  server.answer = () =>
    Response.json(
      { code: 'validation', detail: 'Проверьте заполнение полей.', fields: { 'attributes.1.value': 'Так нельзя.' } },
      { status: 422 },
    );
  const { user } = openItem('/item/7/edit/');
  const color = await screen.findByLabelText(/^Значение характеристики\s2$/);
  await user.type(color, ' снег');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Так нельзя.')).toBeVisible();
  expect(server.asked[0]?.body).toMatchObject({
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
  server.answer = () => {
    server.item = { ...cup, version: 4, attributes: [{ name: 'Объём', value: '250 мл' }] };
    return Response.json({ code: 'changed_meanwhile', detail: 'Обновлено', current: server.item }, { status: 409 });
  };
  const { user } = openItem('/item/7/edit/');
  await user.type(await screen.findByLabelText(/^Значение характеристики\s1$/), ' белый');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText(/Сейчас: Объём: 250 мл/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Взять' }));
  expect(screen.getByLabelText(/^Название характеристики\s1$/)).toHaveValue('Объём');
  expect(screen.getByLabelText(/^Значение характеристики\s1$/)).toHaveValue('250 мл');
});

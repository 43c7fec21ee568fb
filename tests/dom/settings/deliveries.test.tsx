import type { components } from '#contract/types.ts';
import { openSettings, sentKeys, serveSettings, type Sent } from '#tests/support/dom/settings-site.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

type Schemas = components['schemas'];

const pickup: Schemas['Delivery'] = {
  id: 1,
  version: 3,
  name: 'Самовывоз',
  description: 'Храним неделю',
  price: 0,
  free_from: null,
  kind: 'pickup',
};
const courier: Schemas['Delivery'] = {
  id: 2,
  version: 1,
  name: 'Курьер',
  description: '',
  price: 350.5,
  free_from: 3000,
  kind: 'address',
};
const point: Schemas['ShopPoint'] = {
  id: 5,
  version: 1,
  name: 'На Садовой',
  address: 'Садовая, 1',
  hours: '',
  image: null,
};

function serve(
  {
    methods = [pickup, courier],
    points = [point],
  }: { methods?: Schemas['Delivery'][]; points?: Schemas['ShopPoint'][] },
  write: (sent: Sent) => Response = ([method]) =>
    method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json(pickup),
): Sent[] {
  return serveSettings(
    { '/api/delivery/': () => ({ result: methods }), '/api/delivery-point/': () => ({ result: points }) },
    write,
  );
}

it('opens the tabs of the flags that a person holds', async () => {
  serve({});
  openSettings('/settings', ['make_delivery', 'make_delivery_point']);
  const tabs = await screen.findByRole('navigation', { name: 'Разделы настроек' });
  expect(location.pathname).toBe('/settings/delivery/');
  expect(
    within(tabs)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Способы доставки', 'Пункты выдачи']);
  expect(within(tabs).getByRole('link', { current: 'page' })).toHaveTextContent('Способы доставки');
});

it('lists methods, moves one by a button, and removes one after a question', async () => {
  const user = userEvent.setup();
  const sent = serve({});
  openSettings('/settings/delivery/', ['make_delivery']);
  const list = await screen.findByRole('list', { name: 'Способы доставки' });
  expect(within(list).getAllByRole('listitem')[1]).toHaveTextContent(/Курьер.*350,50\s₽.*Бесплатно от\s3\s000\s₽/);
  expect(screen.getByRole('button', { name: 'Поднять «Самовывоз»' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Поднять «Курьер»' }));
  await waitFor(() => expect(sent).toEqual([['PUT', '/api/delivery/2/', { place: 1 }]]));
  await user.click(screen.getByRole('button', { name: 'Удалить «Курьер»' }));
  const question = await screen.findByRole('dialog', { name: 'Удалить «Курьер»?' });
  await user.click(within(question).getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(sent[1]).toEqual(['DELETE', '/api/delivery/2/', undefined]));
});

it('adds the first method', async () => {
  const user = userEvent.setup();
  const sent = serve({ methods: [] });
  openSettings('/settings/delivery/', ['make_delivery']);
  expect(await screen.findByText('Способов доставки пока нет')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Добавить способ' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Новый способ доставки' }));
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  expect(await dialog.findByText('Это поле не может быть пустым.')).toBeVisible();
  await user.type(dialog.getByLabelText('Название'), 'Почта');
  await user.type(dialog.getByLabelText('Стоимость'), '290');
  await user.type(dialog.getByLabelText(/^Бесплатно от/), '5000');
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  const body = { name: 'Почта', description: '', price: 290, free_from: 5000, kind: 'address' };
  await waitFor(() => expect(sent).toEqual([['POST', '/api/delivery/', body]]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('adds a method once: what got no answer is sent again under its key', async () => {
  const user = userEvent.setup();
  const lost: Sent[] = [];
  const sent = serve({ methods: [] }, (call) => {
    if (lost.push(call) === 1) throw new TypeError('Failed to fetch');
    return Response.json(pickup);
  });
  openSettings('/settings/delivery/', ['make_delivery']);
  await user.click(await screen.findByRole('button', { name: 'Добавить способ' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Новый способ доставки' }));
  await user.type(dialog.getByLabelText('Название'), 'Почта');
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [first, second] = sent.map((call) => sentKeys.get(call));
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect([sent.length, second]).toEqual([2, first]);
});

it('says that nobody can pick up without a point', async () => {
  serve({ points: [] });
  openSettings('/settings/delivery/', ['make_delivery']);
  expect(await screen.findByText(/^Пунктов выдачи пока нет/)).toBeVisible();
});

it('shows what a colleague has changed in a point beside what was typed', async () => {
  const user = userEvent.setup();
  const theirs = { ...point, version: 2, hours: 'Пн–пт' };
  const points = [point];
  const sent = serve({ points }, ([, , body]) => {
    if ((body as { version: number }).version === 2) return Response.json(theirs);
    points[0] = theirs;
    return Response.json({ code: 'changed_meanwhile', detail: 'Обновлено.', current: theirs }, { status: 409 });
  });
  openSettings('/settings/delivery-points/', ['make_delivery_point']);
  await user.click(await screen.findByRole('button', { name: /^Изменить «На\sСадовой»$/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Пункт выдачи' }));
  await user.type(dialog.getByLabelText('Часы работы'), 'Ежедневно');
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  expect(await dialog.findByText(/Сейчас: Пн–пт/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Оставить моё' }));
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() =>
    expect(sent[1]).toEqual([
      'PUT',
      '/api/delivery-point/5/',
      { version: 2, name: 'На Садовой', address: 'Садовая, 1', hours: 'Ежедневно' },
    ]),
  );
});

it('shows in an open form what a colleague has changed, and keeps the draft of a method they removed', async () => {
  const user = userEvent.setup();
  const methods = [pickup, courier];
  serve({ methods }, () => Response.json({ code: 'not_found', detail: 'Не найдено.' }, { status: 404 }));
  const queryClient = openSettings('/settings/delivery/', ['make_delivery']);
  const hear = () => queryClient.invalidateQueries({ queryKey: ['listDeliveries'] });
  await user.click(await screen.findByRole('button', { name: 'Изменить «Курьер»' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Способ доставки' }));
  await user.clear(dialog.getByLabelText('Название'));
  await user.type(dialog.getByLabelText('Название'), 'Курьер до двери');
  methods[1] = { ...courier, version: 2, name: 'Гонец', description: 'К вечеру' };
  await hear();
  expect(await dialog.findByText(/Сейчас: Гонец/)).toBeVisible();
  expect(dialog.getByText(/^Запись изменилась/)).toBeVisible();
  expect(dialog.getByLabelText(/^Описание/)).toHaveValue('К вечеру');
  await user.click(dialog.getByRole('button', { name: 'Оставить моё' }));
  methods.pop();
  await hear();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Изменить «Гонец»' })).toBeNull());
  expect(dialog.getByLabelText('Название')).toHaveValue('Курьер до двери');
  for (const button of dialog.queryAllByRole('button', { name: 'Оставить моё' })) await user.click(button);
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  expect(await dialog.findByText('Не найдено.')).toBeVisible();
});

import type { Retail } from '#page/shop-context.tsx';
import { openSettings, serveSettings, type Sent } from '#tests/support/dom/settings-site.tsx';
import { someRetail } from '#tests/support/dom/test-page.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

const shop: Retail = { ...someRetail, version: 4, contacts: { phone: '79000000001', vk: 'lavka' } };

/** A server with the shop, which takes every change. */
function serve(): Sent[] {
  let now = shop;
  return serveSettings({ '/api/retail/current/': () => now }, ([, , body]) => {
    now = { ...now, ...(body as Partial<Retail>), contacts: now.contacts, version: now.version + 1 };
    return Response.json(now);
  });
}

it('leads to the first tab that the person may open', async () => {
  serve();
  openSettings('/settings', ['edit_retail'], shop);
  expect(await screen.findByRole('heading', { level: 1, name: 'Настройки сайта' })).toBeVisible();
  expect(location.pathname).toBe('/settings/main/');
  expect(await screen.findByLabelText('Название')).toHaveValue('Лавка');
});

it.each([
  ['/settings', 'Нет доступа'],
  ['/settings/main/', 'Нет доступа'],
  ['/settings/else/', 'Страница не найдена'],
])('answers at %s «%s» to those who may change nothing', async (address, title) => {
  serve();
  openSettings(address, ['get_strange_orders'], shop);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
});

it('asks a guest to sign in', async () => {
  serve();
  openSettings('/settings/main/', null, shop);
  expect(await screen.findByRole('button', { name: 'Войти' })).toBeVisible();
});

it('sends what was changed alone, and goes on from what was saved', async () => {
  const user = userEvent.setup();
  const sent = serve();
  openSettings('/settings/main/', ['edit_retail'], shop);
  const name = await screen.findByLabelText('Название');
  await user.clear(name);
  await user.type(name, 'Глина');
  await user.clear(screen.getByLabelText('ВКонтакте'));
  await user.type(screen.getByLabelText('Telegram'), 'glina');
  await user.type(screen.getByLabelText('Минимальная сумма заказа'), '1500,50');
  await user.click(screen.getByLabelText('Работаем по предоплате'));
  await user.click(screen.getByRole('checkbox', { name: /^Сотрудникам хватает кода из\sзвонка$/ }));
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() =>
    expect(sent).toEqual([
      [
        'PUT',
        '/api/retail/',
        {
          version: 4,
          name: 'Глина',
          contacts: { telegram: 'glina', vk: '' },
          min_order_sum: 1500.5,
          is_prepaid: true,
          staff_sign_in_by_code: true,
        },
      ],
    ]),
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Сохранить' })).toHaveFocus());
  await user.type(screen.getByLabelText('Описание'), '!');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(sent[1]).toEqual(['PUT', '/api/retail/', { version: 5, description: 'Вещи для дома!' }]));
});

it('says at once that a colour is too light, and sends nothing wrong', async () => {
  const user = userEvent.setup();
  const sent = serve();
  openSettings('/settings/main/', ['edit_retail'], shop);
  const color = await screen.findByLabelText('Основной цвет');
  await user.clear(color);
  await user.type(color, '#FFD400');
  expect(screen.getByText(/^Цвет слишком светлый/)).toBeVisible();
  await user.type(screen.getByLabelText('Telegram'), 'не ссылка');
  await user.clear(screen.getByLabelText('Название'));
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Это поле не может быть пустым.')).toBeVisible();
  expect(screen.getByText('Ссылка указана неверно.')).toBeVisible();
  expect(sent).toEqual([]);
});

it('shows what a colleague has changed meanwhile beside what was typed', async () => {
  const user = userEvent.setup();
  const theirs = { ...shop, version: 5, name: 'Посуда' };
  const sent = serveSettings({ '/api/retail/current/': () => theirs }, ([, , body]) =>
    (body as { version: number }).version === 4
      ? Response.json({ code: 'changed_meanwhile', detail: 'Обновлено.', current: theirs }, { status: 409 })
      : Response.json({ ...theirs, version: 6, name: 'Глина' }),
  );
  openSettings('/settings/main/', ['edit_retail'], shop);
  const name = await screen.findByLabelText('Название');
  await user.clear(name);
  await user.type(name, 'Глина');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText(/Сейчас: Посуда/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Оставить моё' }));
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(sent.at(-1)).toEqual(['PUT', '/api/retail/', { version: 5, name: 'Глина' }]));
});

it('asks before unsaved changes are left', async () => {
  const user = userEvent.setup();
  serve();
  openSettings('/settings/main/', ['edit_retail'], shop);
  await user.type(await screen.findByLabelText('Название'), '!');
  const away = document.createElement('a');
  away.href = '/catalog/';
  away.textContent = 'Каталог';
  document.body.append(away);
  await user.click(away);
  const question = await screen.findByRole('dialog', { name: 'Уйти без сохранения?' });
  await user.click(within(question).getByRole('button', { name: 'Отмена' }));
  expect(location.pathname).toBe('/settings/main/');
  away.remove();
});

it('forgets a refusal when something else is typed', async () => {
  const user = userEvent.setup();
  serveSettings({ '/api/retail/current/': () => shop }, () => new Response(null, { status: 500 }));
  openSettings('/settings/main/', ['edit_retail'], shop);
  await user.type(await screen.findByLabelText('Название'), 'а');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.type(screen.getByLabelText('Название'), 'б');
  expect(screen.queryByRole('alert')).toBeNull();
});

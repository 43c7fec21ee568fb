import type { components } from '#contract/types.ts';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { someCustomer } from '#tests/support/dom/test-page.tsx';
import { allStaff, openToday, someDay } from '#tests/support/dom/today-site.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

type ShopDay = components['schemas']['ShopDay'];

const setup: ShopDay['setup'] = [
  { name: 'requisites', is_done: true },
  { name: 'delivery', is_done: false },
  { name: 'point', is_done: false },
  { name: 'category', is_done: true },
  { name: 'item', is_done: false },
  { name: 'staff', is_done: false },
];

const none = { count: 0, since: null };

/** The day of a shop in which nothing has happened yet. */
const emptyDay: ShopDay = {
  setup,
  orders: {
    created: { ...none, came: { today: 0, yesterday: 0 } },
    unpriced: none,
    standing: none,
    states: [],
    days: [{ day: '2026-11-22', count: 0, sum: 0 }],
  },
  debts: null,
  payments: { ...none, came: { today: 0, yesterday: 0 } },
  purchases: none,
};

const checklist = () => screen.findByRole('region', { name: 'Начнём: настройте магазин' });

it('shows a new shop what to set up instead of what waits', async () => {
  openToday(allStaff, () => Response.json(emptyDay));
  const region = await checklist();
  expect(within(region).getByText(/^2\sиз\s6$/)).toBeVisible();
  const lines = within(region)
    .getAllByRole('link')
    .map((link) => [link.getAttribute('href'), link.textContent.replaceAll('\u00A0', ' ').slice(0, 26)]);
  expect(lines).toEqual([
    ['/settings/main/', 'Сделано: Реквизиты для опл'],
    ['/settings/delivery/', '2Способ доставки Самовывоз'],
    ['/settings/delivery-points/', '3Пункт выдачи Где забирают'],
    ['/categories/', 'Сделано: Категория По кате'],
    ['/item/new/', '5Товар Первый, или сразу в'],
    ['/customers/new/', '6Сотрудник Кто ещё принима'],
  ]);
  expect(screen.queryByText('Всё разобрано')).toBeNull();
  expect(screen.queryByText(/заказов не\sбыло/)).toBeNull();
});

it('shows what is left beside what waits, once there is something', async () => {
  openToday(allStaff, () => Response.json({ ...someDay, setup }));
  await checklist();
  expect(screen.getByRole('region', { name: 'Что сделать' })).toBeVisible();
});

it('is gone when all is done', async () => {
  openToday(allStaff, () => Response.json({ ...emptyDay, setup: null }));
  await screen.findByRole('region', { name: 'Всё разобрано' });
  expect(screen.queryByText(/настройте магазин/)).toBeNull();
});

it('shows its steps to those whom nothing else of the day concerns', async () => {
  openToday({ ...someCustomer, permissions: ['edit_retail'] }, () =>
    Response.json({ setup: [{ name: 'requisites', is_done: false }], orders: null, debts: null, payments: null }),
  );
  expect(within(await checklist()).getAllByRole('link')).toHaveLength(1);
});

it('asks someone without a name for it, and sends it as their own', async () => {
  const user = userEvent.setup();
  const nameless = { ...allStaff, id: 31, version: 4, user: { first_name: '', last_name: '' } };
  openToday(nameless, () => Response.json(emptyDay));
  const form = await screen.findByRole('region', { name: 'Как вас зовут?' });
  const sent: unknown[] = [];
  answerCalls(async (request: Request) => {
    if (request.method !== 'PUT') return Response.json(nameless);
    sent.push([new URL(request.url).pathname, await request.json()]);
    return Response.json({ ...nameless, version: 5 });
  });
  await user.click(within(form).getByRole('button', { name: 'Сохранить' }));
  expect(await within(form).findByText('Это поле не может быть пустым.')).toBeVisible();
  await user.type(within(form).getByLabelText('Имя'), ' Вера ');
  await user.type(within(form).getByLabelText('Фамилия'), 'Мостовая');
  await user.click(within(form).getByRole('button', { name: 'Сохранить' }));
  await expect
    .poll(() => sent)
    .toEqual([['/api/customers/31/', { version: 4, first_name: 'Вера', last_name: 'Мостовая' }]]);
  // The form goes away, and doesn't take the focus with it.
  await waitFor(() => expect(document.activeElement).toContainElement(form));
  expect(document.activeElement).not.toBe(document.body);
});

it('asks nobody who has a name', async () => {
  openToday(allStaff, () => Response.json(emptyDay));
  await checklist();
  expect(screen.queryByText('Как вас зовут?')).toBeNull();
});

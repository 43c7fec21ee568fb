import { orderStaff } from '#tests/support/dom/orders-site.tsx';
import { allStaff, openToday, someDay, someFigures } from '#tests/support/dom/today-site.tsx';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

const textOf = ({ textContent }: Element): string => textContent.replaceAll('\u00A0', ' ');

const linksOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((link) => [link.getAttribute('href'), textOf(link)]);

it('says how long orders stand in each state, the most of all the darkest', async () => {
  openToday(orderStaff, () => Response.json(someDay));
  const table = await screen.findByRole('table', { name: 'Сколько дней ждут заказы' });
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map(textOf)),
  ).toEqual([
    ['Статус', '0–1', '2–3', '4–7', '8+'],
    ['Новые', '4', '2', '0', '1'],
    ['Принятые', '0', '0', '0', '0'],
    ['Ждут оплаты', '0', '3', '8', '5'],
    ['Собранные', '6', '0', '0', '0'],
    ['Доставляются', '0', '0', '7', '0'],
  ]);
  const heat = within(table)
    .getAllByRole('cell')
    .map((cell) => cell.getAttribute('style'));
  expect(heat.slice(0, 4)).toEqual(['--heat: 50%;', '--heat: 25%;', '--heat: 0%;', '--heat: 13%;']);
  expect(within(table).getByRole('link', { name: 'Ждут оплаты' })).toHaveAttribute(
    'href',
    '/orders?scope=shop&state=need_pay',
  );
});

it('shows how far each purchase has come, each a link to its page', async () => {
  openToday(allStaff, () => Response.json(someDay));
  const list = await screen.findByRole('list', { name: /Закупки в\sработе/ });
  expect(linksOf(list)).toEqual([
    [
      '/purchases/43/list-orders/',
      'Ткани Получена не вся заказано 20, куплено 15, пришло 10, выдано 5 маржа −730,50 ₽ без 4 шт. без цены',
    ],
    ['/purchases/41/list-orders/', 'Посуда Открыта заказано 0, куплено 0, пришло 0, выдано 0'],
  ]);
  const shares = [...list.querySelectorAll('[data-stage]')].map((bar) => bar.getAttribute('style'));
  expect(shares.slice(0, 3)).toEqual(['--share: 75%;', '--share: 50%;', '--share: 25%;']);
});

it('tells what the purchases have earned that were closed lately, and leads to all of them', async () => {
  openToday(allStaff, () => Response.json(someDay));
  const list = await screen.findByRole('list', { name: /Закрытые закупки за\s30\sдней/ });
  expect(linksOf(list)).toEqual([
    ['/purchases/38/list-orders/', 'Ткани Закрыта заказано 32, куплено 31, пришло 31, выдано 8 маржа 1 410,50 ₽'],
  ]);
  expect(screen.getByText(/маржа\s21\s300\s₽, 13\sзакупок/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Все закрытые закупки' })).toHaveAttribute('href', '/purchases?state=closed');
});

it.each([
  [
    /Закупки в\sработе/,
    [
      ['Закупка', 'Статус', 'заказано', 'куплено', 'пришло', 'выдано', 'Маржа'],
      ['Ткани, № 43', 'Получена не вся', '20', '15', '10', '5', '−730,50 ₽ без 4 шт. без цены'],
      ['Посуда, № 41', 'Открыта', '0', '0', '0', '0', '—'],
    ],
  ],
  [
    /Закрытые закупки/,
    [
      ['Закупка', 'Статус', 'заказано', 'куплено', 'пришло', 'выдано', 'Маржа'],
      ['Ткани, № 38', 'Закрыта', '32', '31', '31', '8', '1 410,50 ₽'],
    ],
  ],
  [
    /Долги по\sдавности/,
    [
      ['Давность', 'Сумма', 'Клиенты'],
      ['До 3 дней', '200,50 ₽', '1'],
      ['4–7 дней', '0 ₽', '0'],
      ['8 дней и больше', '4 000 ₽', '2'],
    ],
  ],
  [
    /Платежи по\sспособам/,
    [
      ['Способ', 'Сумма', 'Подтверждено', 'На проверке'],
      ['СБП', '4 000,50 ₽', '3', '250 ₽'],
      ['Карта', '1 000 ₽', '1', '0 ₽'],
      ['Перевод', '0 ₽', '0', '0 ₽'],
      ['Наличные', '−500 ₽', '2', '0 ₽'],
    ],
  ],
])('says in a table what the chart of %s shows', async (name, rows) => {
  openToday(allStaff, () => Response.json(someDay));
  const table = await screen.findByRole('table', { name });
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map(textOf)),
  ).toEqual(rows);
});

it('names the goods at the top, those that end and those that nobody orders', async () => {
  openToday(allStaff, () => Response.json(someDay));
  expect(linksOf(await screen.findByRole('list', { name: 'Лучше всего продаются' }))).toEqual([
    ['/item/51/edit/', 'Кувшин 12 шт. 3 600,50 ₽'],
  ]);
  expect(linksOf(screen.getByRole('list', { name: /Кончатся за\sнеделю/ }))).toEqual([
    ['/item/52/edit/', 'Ваза 1 шт. до конца дня'],
    ['/item/53/edit/', 'Миска 6 шт. на 5 дней'],
  ]);
  expect(linksOf(screen.getByRole('list', { name: /Не\sпродаются: 22\sтовара на\s91\s000\s₽/ }))).toEqual([
    ['/item/54/edit/', 'Поднос 9 шт. 840 ₽'],
  ]);
});

it('says nothing of parts that are withheld or empty', async () => {
  const goods = { top: [], ending: [], dead: { count: 0, sum: 0, items: [] } };
  openToday(
    allStaff,
    () => Response.json(someDay),
    () => Response.json({ ...someFigures, ages: null, purchases: [], closed: null, goods }),
  );
  await screen.findByRole('list', { name: 'Подтверждено сегодня' });
  for (const title of [/Сколько дней/, /Закупки в\sработе/, /Закрытые закупки/, /Товары за/])
    expect(screen.queryByText(title)).toBeNull();
});

it('leaves out a list of goods that has none', async () => {
  openToday(
    allStaff,
    () => Response.json(someDay),
    () => Response.json({ ...someFigures, goods: { ...someFigures.goods, ending: [] } }),
  );
  await screen.findByRole('list', { name: 'Лучше всего продаются' });
  expect(screen.queryByText(/Кончатся/)).toBeNull();
});

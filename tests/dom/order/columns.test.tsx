import type { Customer } from '#page/shop-context.tsx';
import { listedLine, serveLines, widen } from '#tests/support/dom/lines-site.tsx';
import { orderOf } from '#tests/support/dom/order-samples.ts';
import { openOrders, orderStaff, serveOrders } from '#tests/support/dom/orders-site.tsx';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  widen(true);
  // jsdom lays out nothing.
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(120);
});

const first = ['Номер', 'Клиент', 'Дата', 'Статус', 'Товары', 'Штук', 'Сумма'];
const table = () => screen.findByRole('table');
const heads = async () =>
  within(await table())
    .getAllByRole('columnheader')
    // After the checkboxes.
    .slice(1)
    .map(({ textContent }) => textContent);
const open = (customer: Customer = orderStaff) => {
  serveOrders([orderOf({ id: 12 })]);
  openOrders('/orders?scope=shop', customer);
};
const edgeOf = (title: string) => screen.findByRole('separator', { name: `Ширина столбца «${title}»` });
const widthOf = async (title: string) => (await edgeOf(title)).closest('th')?.style.width;
const settings = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: 'Столбцы' }));
};

it('are made wider, narrower and as wide as they were by keys at their edge', async () => {
  const user = userEvent.setup();
  open();
  (await edgeOf('Дата')).focus();
  await user.keyboard('{ArrowRight}');
  expect(await widthOf('Дата')).toBe('128px');
  expect(await edgeOf('Дата')).toHaveAttribute('aria-valuenow', '128');
  await user.keyboard('{ArrowLeft}');
  expect(await widthOf('Дата')).toBe('112px');
  await user.keyboard('{Home}');
  expect(await widthOf('Дата')).toBe('142px');
  expect(await edgeOf('Дата')).toHaveFocus();
});

it('have one stop of Tab, from which arrows lead to the other edges', async () => {
  const user = userEvent.setup();
  open();
  const [number, customer] = [await edgeOf('Номер'), await edgeOf('Клиент')];
  const stops = () => screen.getAllByRole('separator').filter(({ tabIndex }) => tabIndex === 0);
  expect(stops()).toEqual([number]);
  number.focus();
  await user.keyboard('{ArrowUp}');
  expect(number).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(customer).toHaveFocus();
  expect(stops()).toEqual([customer]);
  expect(await edgeOf('Дата')).toHaveAttribute('aria-valuenow', '142');
  expect(await edgeOf('Дата')).toHaveAttribute('aria-valuemin', '48');
  expect(Number((await edgeOf('Дата')).getAttribute('aria-valuemax'))).toBeGreaterThanOrEqual(142);
});

it('take what the only column without a width wants from the one beside it', async () => {
  const user = userEvent.setup();
  open();
  (await edgeOf('Клиент')).focus();
  await user.keyboard('{ArrowRight}');
  expect([await widthOf('Клиент'), await widthOf('Дата')]).toEqual(['', '112px']);
});

it('are moved by keys, and stand so for the same person at the next visit, and for nobody else', async () => {
  const user = userEvent.setup();
  open();
  (await edgeOf('Дата')).focus();
  await user.keyboard('{Control>}{ArrowLeft}{/Control}');
  const moved = ['Номер', 'Дата', 'Клиент', 'Статус', 'Товары', 'Штук', 'Сумма'];
  expect(await heads()).toEqual(moved);
  // The cells go with their headings.
  const cells = within((await screen.findAllByRole('row'))[1] ?? document.body).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent).slice(1, 4)).toEqual([
    '№\u00A012',
    expect.stringMatching(/\d{2}:\d{2}/),
    expect.stringMatching(/^Анна Смирнова/),
  ]);
  cleanup();
  open();
  expect(await heads()).toEqual(moved);
  cleanup();
  open({ ...orderStaff, id: 3 });
  expect(await heads()).toEqual(first);
});

it('are hidden, and all brought back as they were', async () => {
  const user = userEvent.setup();
  open();
  (await edgeOf('Дата')).focus();
  await user.keyboard('{ArrowRight}{Control>}{ArrowRight}{/Control}');
  await settings(user);
  expect(await screen.findByRole('checkbox', { name: 'Столбец «Номер» всегда на\u00A0виду' })).toBeDisabled();
  expect(screen.getByText('всегда на виду')).toBeVisible();
  await user.click(screen.getByLabelText('Показывать столбец «Товары»'));
  expect(await heads()).toEqual(['Номер', 'Клиент', 'Статус', 'Дата', 'Штук', 'Сумма']);
  await user.click(screen.getByRole('button', { name: 'Вернуть, как было' }));
  expect(await heads()).toEqual(first);
  expect(await widthOf('Дата')).toBe('142px');
});

it('are each there once, whatever is stored', async () => {
  localStorage.setItem(`${location.host}-columns-orders-2`, '{"order":["date","date"],"hidden":[]}');
  open();
  expect((await heads()).toSorted()).toEqual(first.toSorted());
});

it('are as at first where what is stored says nothing', async () => {
  localStorage.setItem(
    `${location.host}-columns-orders-2`,
    '{"order":["gone",7,"sum"],"widths":{"date":3},"hidden":5}',
  );
  open();
  expect(await heads()).toHaveLength(7);
  expect(await widthOf('Дата')).toBe('142px');
});

it('are hidden in a narrow window for want of room, and not by whoever hides another one there', async () => {
  const user = userEvent.setup();
  const openLines = (isRoomy: boolean): void => {
    cleanup();
    widen(true, isRoomy);
    serveLines([listedLine()]);
    openOrders('/list-orders', orderStaff);
  };
  openLines(false);
  expect(await heads()).not.toContain('Цена');
  await settings(user);
  await user.click(screen.getByLabelText('Показывать столбец «Сумма»'));
  expect(await heads()).not.toContain('Сумма');
  openLines(true);
  expect(await heads()).toContain('Цена');
  expect(await heads()).not.toContain('Сумма');
  // What is shown by hand stays shown where it has no room by itself.
  await settings(user);
  await user.click(screen.getByLabelText('Показывать столбец «Цена»'));
  await user.click(screen.getByLabelText('Показывать столбец «Цена»'));
  openLines(false);
  expect(await heads()).toContain('Цена');
});

it('that an earlier version has hidden stay hidden', async () => {
  localStorage.setItem(`${location.host}-columns-orders-2`, '{"hidden":["date"]}');
  open();
  expect(await heads()).toEqual(first.filter((title) => title !== 'Дата'));
});

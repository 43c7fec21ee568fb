import { listedLine, serveLines, widen } from '#tests/support/dom/lines-site.tsx';
import { openOrders, orderStaff } from '#tests/support/dom/orders-site.tsx';
import { someCustomer } from '#tests/support/dom/test-page.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';

beforeEach(() => {
  vi.setSystemTime('2026-11-22T09:00:00.000Z');
});
afterEach(() => {
  vi.useRealTimers();
});

const many = Array.from({ length: 1_000 }, (_, index) =>
  listedLine({ id: 2_000 - index, description: `Чашка ${index + 1}` }),
);
const heads = async () =>
  within(await screen.findByRole('table', { name: 'Позиции заказов' }))
    .getAllByRole('columnheader')
    // After the checkboxes.
    .slice(1)
    .map(({ textContent }) => textContent);

describe('the list of lines', () => {
  it('has a row with what staff need of each line, which leads to it in its order', async () => {
    widen(true);
    const server = serveLines([listedLine({ comment: 'не бить' }), listedLine({ id: 30, price: null, total: null })]);
    openOrders('/list-orders', orderStaff);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Строки заказов');
    const [, row, unpriced] = await screen.findAllByRole('row');
    const cells = within(row ?? document.body)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(cells).toEqual(
      ['', '', 'Чашка', 'не бить', '2', '645,25 ₽', '1 290,50 ₽', 'Заказан', 'Анна Смирнова', '№ 12 Принят'].map(
        (text) => text.replace(/(?<=\d) (?=[₽\d])|(?<=№) /g, '\u00A0'),
      ),
    );
    expect(within(row ?? document.body).getByText('Заказан')).toHaveAttribute('data-color', 'green');
    expect(within(row ?? document.body).getByRole('link')).toHaveAttribute('href', '/list-orders/12/?line=31');
    expect(within(unpriced ?? document.body).getAllByText('без цены')).toHaveLength(2);
    expect(await screen.findByText(/2 позиции/)).toHaveTextContent('2 позиции · 5 шт. · 1 290,50 ₽ · без цены: 1');
    expect(server.asked.toSorted()).toEqual(['/api/order/?page=1&limit=100', '/api/order/total/']);
  });

  it('leads to the purchase of a line, where purchases may be seen, and is narrowed to one', async () => {
    widen(true);
    const server = serveLines([listedLine({ purchase: { id: 4, name: 'Фабрика' } }), listedLine({ id: 30 })]);
    openOrders('/list-orders?purchaseId=4', { ...orderStaff, permissions: ['get_strange_orders', 'get_purchase'] });
    expect(await screen.findByRole('link', { name: 'Фабрика' })).toHaveAttribute('href', '/purchases/4/list-orders/');
    expect(await heads()).toContain('Закупка');
    expect(server.asked).toContain('/api/order/?purchase_id=4&page=1&limit=100');
    expect(screen.getByRole('button', { name: /Закупка №\s4/ })).toBeVisible();
  });

  it('gives up the move of a column by Esc: selected rows stay so, and nothing is sorted', async () => {
    widen(true);
    const user = userEvent.setup();
    serveLines([listedLine()]);
    openOrders('/list-orders', orderStaff);
    await user.click(await screen.findByRole('checkbox', { name: /^Выбрать: / }));
    const sort = await screen.findByRole('button', { name: 'Упорядочить по столбцу «Цена»' });
    fireEvent.pointerDown(sort, { button: 0, clientX: 10 });
    fireEvent.pointerMove(sort, { clientX: 60 });
    expect(sort.closest('th')).toHaveAttribute('data-dragged');
    await user.keyboard('{Escape}');
    expect(sort.closest('th')).not.toHaveAttribute('data-dragged');
    fireEvent.pointerUp(sort, { clientX: 60 });
    const press = vi.fn<() => void>();
    sort.addEventListener('click', press);
    fireEvent.click(sort);
    expect(press).not.toHaveBeenCalled();
    expect(screen.getByRole('group', { name: /^Выбранные/ })).toBeVisible();
  });

  it('leads to the field of a category that is asked for, and takes it away again if none is chosen', async () => {
    widen(true);
    const user = userEvent.setup();
    serveLines([listedLine()]);
    openOrders('/list-orders', orderStaff);
    await user.click(await screen.findByRole('button', { name: 'Добавить фильтр' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Категория' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Категория' })).toHaveFocus());
    await user.tab();
    expect(screen.queryByRole('combobox', { name: 'Категория' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Добавить фильтр' }));
    expect(await screen.findByRole('menuitem', { name: 'Категория' })).toBeVisible();
  });

  it('renders a few of many rows, and tells each its place', async () => {
    widen(true);
    serveLines(many);
    openOrders('/list-orders', orderStaff);
    await screen.findByText('Чашка 1');
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '1001');
    const places = screen.getAllByRole('row').map((row) => row.getAttribute('aria-rowindex'));
    expect(places.length).toBeLessThan(100);
    expect(places).toEqual(places.map((_, index) => String(index + 1)));
  });

  it('is ordered by a column, up, down and as before, in the address and at the next visit', async () => {
    widen(true);
    const user = userEvent.setup();
    const server = serveLines([listedLine()]);
    openOrders('/list-orders', orderStaff);
    const sort = await screen.findByRole('button', { name: 'Упорядочить по столбцу «Цена»' });
    await user.click(sort);
    await expect.poll(() => location.search).toBe('?order=price');
    await expect.poll(() => sort.closest('th')?.getAttribute('aria-sort')).toBe('ascending');
    expect(sort).toHaveFocus();
    await user.click(sort);
    await expect.poll(() => server.asked.at(-1)).toBe('/api/order/?order_by=-price&page=1&limit=100');
    act(() => navigate('/'));
    act(() => navigate('/list-orders'));
    await expect.poll(() => location.search).toBe('?order=-price');
    await user.selectOptions(await screen.findByLabelText('Порядок'), 'Сначала новые');
    await expect.poll(() => location.search).toBe('');
  });

  it('shows the columns that a person wants, in the order that they want, and remembers them', async () => {
    widen(true);
    const user = userEvent.setup();
    serveLines([listedLine()]);
    openOrders('/list-orders', orderStaff);
    expect(await heads()).toEqual([
      'Фото',
      'Товар',
      'Комментарий',
      'Шт.',
      'Цена',
      'Сумма',
      'Статус',
      'Клиент',
      'Заказ',
    ]);
    await user.click(screen.getByRole('button', { name: 'Столбцы' }));
    await user.click(await screen.findByLabelText('Показывать столбец «Дата»'));
    await user.click(await screen.findByLabelText('Показывать столбец «Фото»'));
    await user.click(screen.getByLabelText('Столбец «Клиент» левее'));
    await user.click(screen.getByLabelText('Столбец «Дата» левее'));
    const wanted = ['Товар', 'Комментарий', 'Шт.', 'Цена', 'Сумма', 'Клиент', 'Статус', 'Дата', 'Заказ'];
    expect(await heads()).toEqual(wanted);
    expect(screen.getByRole('checkbox', { name: 'Столбец «Заказ» всегда на\u00A0виду' })).toBeDisabled();
    expect(JSON.parse(localStorage.getItem(`${location.host}-columns-lines-2`) ?? '')).toMatchObject({
      hidden: { picture: true, date: false },
    });
    await user.click(screen.getByRole('button', { name: 'Вернуть, как было' }));
    expect(await heads()).toHaveLength(9);
  });

  it('is narrowed by filters that stand in the address', async () => {
    widen(true);
    const user = userEvent.setup();
    const server = serveLines([listedLine()]);
    openOrders(
      '/list-orders?state=W&orderState=done&orderState=nothing&unpriced=1&sumMin=12.5&customerId=7',
      orderStaff,
    );
    await expect
      .poll(() => server.asked.find((address) => address.startsWith('/api/order/?')))
      .toBe('/api/order/?state=W&order_state=done&unpriced=true&sum_min=12.5&customer_id=7&page=1&limit=100');
    await user.click(await screen.findByRole('button', { name: /Клиент №\s7/ }));
    await expect.poll(() => location.search).toBe('?state=W&orderState=done&unpriced=1&sumMin=12.5');
    await user.click(await screen.findByRole('button', { name: 'Позиции: Ожидает' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Выдан' }));
    await expect.poll(() => location.search).toBe('?state=W&state=F&orderState=done&unpriced=1&sumMin=12.5');
    expect(await screen.findByRole('button', { name: 'Позиции: 2' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Только без\sцены$/ }));
    await user.click(await screen.findByRole('button', { name: /^Сумма: от\s12,50?\s₽$/ }));
    await user.type(screen.getByLabelText('Сумма до'), '5{Enter}');
    await expect.poll(() => location.search).toBe('?state=W&state=F&orderState=done&sumMin=5&sumMax=12.5');
  });

  it('is a list of cards where there is no room for a table', async () => {
    widen(false);
    serveLines(many.with(0, listedLine({ ...many[0], comment: 'можно чуть меньше' })));
    openOrders('/list-orders', orderStaff);
    const card = (await screen.findByText('Чашка 1')).closest<HTMLElement>('[role="listitem"]');
    expect(card).toHaveAttribute('aria-setsize', '1000');
    expect(within(card ?? document.body).getByRole('link', { name: /№\s12/ })).toBeVisible();
    expect(within(card ?? document.body).getByText('можно чуть меньше')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getAllByRole('listitem').length).toBeLessThan(100);
  });

  it('says that there is nothing in work, or that nothing fits, and that it could not be fetched', async () => {
    const server = serveLines([]);
    openOrders('/list-orders', orderStaff);
    expect(await screen.findByText(/Заказов в\sработе нет/)).toBeVisible();
    expect(server.asked).toContain('/api/order/?page=1&limit=100');
  });

  it('leads from nothing found to all lines', async () => {
    serveLines([]);
    openOrders('/list-orders?state=W', orderStaff);
    expect((await screen.findByText('Показать все')).closest('a')).toHaveAttribute('href', '/list-orders');
  });

  it('offers to try again when the server fails', async () => {
    const server = serveLines([listedLine()]);
    server.brokenFromPage = 1;
    openOrders('/list-orders', orderStaff);
    const again = await screen.findByRole('button', { name: 'Повторить' });
    server.brokenFromPage = Infinity;
    await userEvent.click(again);
    expect(await screen.findByText('Чашка')).toBeVisible();
  });

  it.each(['/list-orders', '/list-orders/12/', '/groups-orders', '/groups-orders/7/orders/'])(
    'is closed at %s for those who may not see others’ orders, and asks the server nothing',
    async (address) => {
      const server = serveLines([listedLine()]);
      openOrders(address, someCustomer);
      expect(await screen.findByText('Нет доступа')).toBeVisible();
      expect(server.asked).toEqual([]);
    },
  );
});

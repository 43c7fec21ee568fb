import { lineOfOrder, orderOf } from '#tests/support/dom/order-samples.ts';
import { openOrders, orderStaff, serveOrders } from '#tests/support/dom/orders-site.tsx';
import { someCustomer } from '#tests/support/dom/test-page.tsx';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { navigate } from 'wouter/use-browser-location';

const photoLine = lineOfOrder({ id: 2, item_id: null, description: '', price: null, total: null, count: 3 });

it.each([
  {
    what: 'free',
    order: orderOf({ lines: [lineOfOrder({ price: 0, total: 0 })], items_total: 0, total: 0 }),
    sum: '0 ₽',
  },
  {
    what: 'unpriced, by courier',
    order: orderOf({ lines: [photoLine], items_total: null, total: null, is_priced: false }),
    sum: 'Цена уточняется',
  },
  {
    what: 'unpriced in part',
    order: orderOf({ lines: [photoLine], total: 1200, is_priced: false }),
    sum: 'от 1 200 ₽',
  },
  {
    what: 'cancelled before it was priced',
    order: orderOf({ state: 'canceled', items_total: null, total: null, is_priced: false }),
    sum: '—',
  },
  {
    what: 'rejected before it was priced',
    order: orderOf({ state: 'rejected', items_total: null, total: null, is_priced: false }),
    sum: '—',
  },
])('says the sum of an order that is $what, in the list, on its page and when it was made', async ({ order, sum }) => {
  serveOrders([order]);
  openOrders('/orders', someCustomer);
  const card = within(await screen.findByRole('listitem'));
  expect(card.getByText((_, element) => element?.tagName === 'B').textContent?.replaceAll('\u00A0', ' ')).toBe(sum);
  fireEvent.click(screen.getByText('Заказ № 12'));
  await screen.findByText('Состав заказа');
  expect(screen.getByText('Итого').nextSibling?.textContent?.replaceAll('\u00A0', ' ')).toBe(sum);
  act(() => navigate('/checkout-complete/?order=12'));
  await screen.findByText('Открыть заказ');
  expect(screen.getByText('Заказ № 12').nextSibling?.textContent?.replaceAll('\u00A0', ' ')).toBe(sum);
});

const accepted = orderOf({ state: 'accepted', lines: [lineOfOrder(), photoLine], is_priced: false });

it('shows staff beforehand which steps wait for a price, and of what', async () => {
  const next_states = [{ state: 'created' as const, needs_reason: true, is_forced: false }];
  serveOrders([{ ...accepted, next_states }]);
  openOrders('/orders/12/', orderStaff);
  const acts = await screen.findByRole('group', { name: 'Что сделать с заказом' });
  // What can be done is first, and alone is a button.
  expect(
    within(acts)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Вернуть в «Новый»']);
  expect(screen.getByText('Мешает: укажите цену: фото (строка 2).')).toBeVisible();
  const folded = within(acts).getByText('⋯ Пока нельзя: 2');
  await userEvent.click(folded);
  const held = [...(folded.parentElement?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
  const reason = 'Укажите цену: фото (строка\u00A02).';
  expect(held).toEqual([`Запросить оплату ${reason}`, `Отметить собранным ${reason}`]);
});

it('tells a customer why they can’t cancel any more, and nothing of what is the shop’s', async () => {
  serveOrders([{ ...accepted, lines: [{ ...photoLine, state: 'O' }] }]);
  openOrders('/orders/12/', someCustomer);
  const cancel = await screen.findByRole('button', { name: 'Отменить заказ' });
  expect(cancel).toBeDisabled();
  expect(cancel).toHaveAccessibleDescription(/^Товары уже в работе/);
  expect(screen.queryByText(/Укажите цену/)).toBeNull();
});

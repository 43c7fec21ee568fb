import { lineOfOrder, orderOf } from '#tests/support/dom/order-samples.ts';
import { openOrders, orderStaff, serveOrders } from '#tests/support/dom/orders-site.tsx';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

const clerk = {
  ...orderStaff,
  permissions: [...orderStaff.permissions, 'edit_strange_order' as const, 'delete_strange_order' as const],
};
const cup = lineOfOrder({ id: 1 });
const plaid = lineOfOrder({ id: 2, description: 'Плед', count: 1, price: 70, total: 70 });
const account = { balance: 900, reserved: 0, topping_up: 0, customer_type: 'retail' as const };
const order = orderOf({ state: 'accepted', lines: [cup, plaid], total: 1070, account });
const billed = orderOf({ ...order, state: 'need_pay' });
const on = { needs_reason: false, is_forced: false };

it('is told below the button that bills the order', async () => {
  serveOrders([orderOf({ ...order, next_states: [{ state: 'need_pay', ...on }] })]);
  openOrders('/orders/12/', clerk);
  const actions = (await screen.findByRole('button', { name: 'Запросить оплату' })).parentElement;
  expect(actions).toHaveTextContent('С баланса клиента спишется 1 070 ₽, останется долг 170 ₽.');
});

it('is told in the question before a bill is taken back', async () => {
  const user = userEvent.setup();
  const back = { state: 'accepted' as const, needs_reason: true, is_forced: false };
  serveOrders([orderOf({ ...billed, next_states: [back] })]);
  openOrders('/orders/12/', clerk);
  await user.click(await screen.findByRole('button', { name: /Вернуть/ }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('На баланс клиента вернётся 1 070 ₽, станет 1 970 ₽.');
});

it('follows what is typed in a line’s form, and warns of a refund that waits', async () => {
  const user = userEvent.setup();
  serveOrders([orderOf({ ...billed, account: { ...account, reserved: 850 } })]);
  openOrders('/orders/12/', clerk);
  await user.click(await screen.findByRole('button', { name: 'Изменить: Плед' }));
  const form = await screen.findByRole('group', { name: 'Позиция: Плед' });
  expect(form).not.toHaveTextContent('клиента');
  const price = within(form).getByLabelText('Цена за штуку');
  await user.clear(price);
  await user.type(price, '100,5');
  expect(form).toHaveTextContent('С баланса клиента спишется 30,50 ₽, останется 869,50 ₽.');
  expect(form).not.toHaveTextContent('ждёт возврата');
  const count = within(form).getByLabelText('Количество');
  await user.clear(count);
  await user.type(count, '2');
  expect(form).toHaveTextContent('С баланса клиента спишется 131 ₽, останется 769 ₽.');
  expect(form).toHaveTextContent('Клиент ждёт возврата 850 ₽: на него денег не хватит.');
  await user.click(within(form).getByRole('button', { name: 'Отменить позицию' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('На баланс клиента вернётся 70 ₽, станет 970 ₽.');
});

it('is not told to those who may not see the balance', async () => {
  const user = userEvent.setup();
  const { account: _hidden, ...hidden } = billed;
  serveOrders([hidden]);
  openOrders('/orders/12/', clerk);
  await user.click(await screen.findByRole('button', { name: 'Изменить: Плед' }));
  const form = await screen.findByRole('group', { name: 'Позиция: Плед' });
  await user.type(within(form).getByLabelText('Количество'), '2');
  expect(form).not.toHaveTextContent('клиента');
});

it('is told before a cancelled line waits again, and when one is to be cancelled', async () => {
  const user = userEvent.setup();
  const next = { needs_reason: false, refusal: null };
  const gone = { ...plaid, state: 'C' as const, next_states: [{ state: 'W' as const, ...next }] };
  const kept = { ...cup, next_states: [{ state: 'C' as const, needs_reason: true, refusal: null }] };
  serveOrders([orderOf({ ...billed, lines: [kept, gone] })]);
  openOrders('/orders/12/', clerk);
  await user.click(await screen.findByRole('button', { name: /Статус позиции «Плед»/ }));
  expect(await screen.findByText(/С баланса клиента/)).toHaveTextContent(
    'С баланса клиента спишется 70 ₽, останется 830 ₽.',
  );
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: /Статус позиции «Чашка»/ }));
  await user.click(await screen.findByRole('button', { name: 'Отменить позицию' }));
  expect(await screen.findByText(/На баланс клиента/)).toHaveTextContent(
    'На баланс клиента вернётся 1 000 ₽, станет 1 900 ₽.',
  );
});

it('is why a bill that the balance doesn’t cover can’t be handed over, where nobody may force it', async () => {
  const short = { ...account, balance: -170.5 };
  serveOrders([orderOf({ ...billed, account: short, next_states: [] })]);
  openOrders('/orders/12/', clerk);
  for (const name of ['Отметить собранным', 'Передать в доставку', 'Отметить выполненным']) {
    const [held] = (await screen.findAllByRole('listitem', { hidden: true })).filter((item) =>
      within(item).queryByText(name),
    );
    expect(held).toHaveTextContent(`${name} Баланс клиента не покрывает заказ: не хватает 170,50 ₽.`);
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});

it('names what is missing where the move is forced', async () => {
  const user = userEvent.setup();
  const next_states = [{ state: 'done' as const, needs_reason: false, is_forced: true }];
  serveOrders([orderOf({ ...billed, account: { ...account, balance: -170.5 }, next_states })]);
  openOrders('/orders/12/', clerk);
  await user.click(await screen.findByRole('button', { name: 'Отметить выполненным' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent(
    'Баланс клиента не покрывает заказ: не хватает 170,50 ₽. Если продолжить, клиент останется должен.',
  );
});

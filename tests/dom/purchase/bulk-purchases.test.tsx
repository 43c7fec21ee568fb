import type { components } from '#contract/types.ts';
import { openOrders } from '#tests/support/dom/orders-site.tsx';
import { buyer, purchase, servePurchase } from '#tests/support/dom/purchase-site.ts';
import { widen } from '#tests/support/dom/lines-site.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

type Purchase = components['schemas']['Purchase'];

const stopped = (id: number, version: number): Purchase => ({
  ...purchase,
  id,
  version,
  name: `Закупка ${id}`,
  state: 'stopped',
  next_states: [
    { state: 'sent', needs_reason: false },
    { state: 'open', needs_reason: true },
  ],
});
const rows = [stopped(5, 3), stopped(6, 8)];
const boxOf = (id: number) => screen.findByRole('checkbox', { name: `Выбрать: Закупка ${id}` });
const bar = () => within(screen.getByRole('group', { name: 'Выбранные закупки' }));
const drawer = async () => within(await screen.findByRole('dialog', { name: 'Отправить поставщику' }));

it('are sent together once it is asked, and brought back, each in the version that this has made', async () => {
  widen(true);
  const user = userEvent.setup();
  const answers = [4, 9, 5, 10];
  const sent = servePurchase({ rows }, () => Response.json({ ...purchase, version: answers.shift() ?? 0 }));
  openOrders('/purchases', buyer);
  await user.click(await boxOf(5));
  await user.click(await boxOf(6));
  expect(bar().getByRole('status')).toHaveTextContent(/^Выбрано: 2\s*2\s600\s₽$/);
  await user.click(bar().getByRole('button', { name: 'Отправить поставщику' }));
  const go = await (await drawer()).findByRole('button', { name: 'Отправить 2\u00A0закупки' });
  await waitFor(() => expect(go).toHaveFocus());
  expect(sent).toEqual([]);
  await user.keyboard('{Enter}');
  expect(await bar().findByText('Изменено: 2.')).toBeInTheDocument();
  await user.click(bar().getByRole('button', { name: 'Вернуть, как было' }));
  expect(await bar().findByText('Возвращено, как было: 2.')).toBeInTheDocument();
  const reason = 'Возвращено сразу после перехода';
  expect(sent).toEqual([
    ['PUT', '/api/purchases/5/', { state: 'sent', version: 3 }],
    ['PUT', '/api/purchases/6/', { state: 'sent', version: 8 }],
    ['PUT', '/api/purchases/5/', { state: 'stopped', reason, version: 4 }],
    ['PUT', '/api/purchases/6/', { state: 'stopped', reason, version: 9 }],
  ]);
});

it('say why one is refused, and leave it selected', async () => {
  widen(true);
  const user = userEvent.setup();
  servePurchase({ rows }, () =>
    Response.json({ code: 'purchase_nothing_ordered', detail: 'В закупке нет позиций.' }, { status: 409 }),
  );
  openOrders('/purchases', buyer);
  await user.click(await boxOf(5));
  await user.click(await boxOf(6));
  await user.keyboard('[KeyS]');
  await user.click(await (await drawer()).findByRole('button', { name: 'Отправить 2\u00A0закупки' }));
  expect(await bar().findByRole('listitem')).toHaveTextContent(/Закупка №\s5, Закупка №\s6: В закупке нет позиций\./);
  await user.click(bar().getByRole('button', { name: 'Готово' }));
  expect(await boxOf(5)).toBeChecked();
});

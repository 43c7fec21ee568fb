import { openOrders } from '#tests/support/dom/orders-site.tsx';
import { buyer, detail, line, servePurchase } from '#tests/support/dom/purchase-site.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

const open = async () => {
  const user = userEvent.setup();
  servePurchase({ shown: { ...detail, lines: [{ ...line, count: 8 }] } });
  openOrders('/purchases/4/list-orders/', buyer);
  await user.click(await screen.findByRole('button', { name: 'Отметить приход' }));
  return { user, came: await screen.findByLabelText('Пришло, шт.: Чашка') };
};

it('keeps what is counted where Escape is pressed', async () => {
  const { user, came } = await open();
  await user.clear(came);
  await user.type(came, '7');
  await user.keyboard('{Escape}');
  // It would have closed by then.
  await user.click(screen.getByLabelText('Пришло, шт.: Чашка'));
  expect(screen.getByLabelText('Пришло, шт.: Чашка')).toHaveValue('7');
});

it('closes at once where nothing is typed', async () => {
  const { user } = await open();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Что пришло?' })).toBeNull());
});

it('takes no less than nothing for what came', async () => {
  const { user, came } = await open();
  await user.clear(came);
  await user.type(came, '-1');
  expect(came).toHaveValue('1');
  expect(came).toHaveAccessibleDescription(/^Не\sменьше\s0/);
});

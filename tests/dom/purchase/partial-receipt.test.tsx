import { openOrders } from '#tests/support/dom/orders-site.tsx';
import { buyer, detail, line, servePurchase, vase } from '#tests/support/dom/purchase-site.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

const plate = { ...line, id: 33, description: 'Тарелка', count: 1 };

async function openReceipt(answer?: () => Response, lines = [line, vase, plate]) {
  const user = userEvent.setup();
  const sent = servePurchase({ shown: { ...detail, lines } }, answer);
  openOrders('/purchases/4/list-orders/', buyer);
  await user.click(await screen.findByRole('button', { name: 'Получить' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Что пришло?' }));
  const count = (name: string) => within(dialog.getByRole('group', { name })).queryByLabelText('Пришло, шт.');
  const type = async (name: string, text: string) => {
    const field = count(name);
    if (!field) throw new Error(`${name} has no count`);
    await user.clear(field);
    if (text !== '') await user.type(field, text);
  };
  return {
    user,
    sent,
    dialog,
    count,
    type,
    submit: () => user.click(dialog.getByRole('button', { name: 'Отметить' })),
  };
}

it('asks how many pieces came of each marked line that has several', async () => {
  const { user, dialog, count } = await openReceipt();
  expect(count('Чашка')).toHaveValue('2');
  expect(count('Ваза')).toHaveValue('3');
  expect(count('Тарелка')).toBeNull();
  await user.click(dialog.getByRole('checkbox', { name: /Ваза/ }));
  expect(count('Ваза')).toBeNull();
});

it('sends what came in part, and asks what becomes of the rest', async () => {
  const { user, sent, dialog, type, submit } = await openReceipt();
  expect(dialog.queryByRole('radio')).toBeNull();
  await type('Ваза', '1');
  await user.click(dialog.getByRole('radio', { name: /Не придёт/ }));
  await submit();
  const receipt = { line_ids: [31, 32, 33], counts: [{ line_id: 32, count: 1 }], rest: 'C' };
  await waitFor(() => expect(sent).toEqual([['PUT', '/api/purchases/4/', { version: 3, state: 'received', receipt }]]));
});

it('tells what goes back to the balances of charged orders before the rest is cancelled', async () => {
  const billed = { order_state: 'need_pay' as const };
  const { user, dialog, type } = await openReceipt(undefined, [line, { ...vase, ...billed }, { ...plate, ...billed }]);
  await type('Ваза', '1');
  await user.click(dialog.getByRole('checkbox', { name: /Чашка/ }));
  expect(dialog.queryByText(/вернётся/)).toBeNull();
  await user.click(dialog.getByRole('radio', { name: /Не придёт/ }));
  expect(dialog.getByText(/вернётся/)).toHaveTextContent('На счета клиентов вернётся 200 ₽ за эти позиции.');
  await user.click(dialog.getByRole('checkbox', { name: /Тарелка/ }));
  expect(dialog.getByText(/вернётся/)).toHaveTextContent('На счета клиентов вернётся 700 ₽ за эти позиции.');
});

it.for([
  ['4', 'Значение должно быть меньше 4'],
  ['0', 'Значение должно быть больше 0'],
  ['', 'Это поле не может быть пустым.'],
])('takes no count of “%s” for three pieces', async ([text, problem]) => {
  const { sent, count, type, submit } = await openReceipt();
  await type('Ваза', text ?? '');
  await submit();
  expect(count('Ваза')).toHaveAccessibleDescription(problem);
  expect(count('Ваза')).toHaveFocus();
  expect(sent).toEqual([]);
});

it('shows at its line what the server refuses, until it is changed', async () => {
  const refusal = { code: 'validation', detail: 'Проверьте поля.', fields: { 'receipt.counts.0.count': 'Меньше 2' } };
  const { count, type, submit } = await openReceipt(() => Response.json(refusal, { status: 422 }));
  await type('Ваза', '2');
  await submit();
  await waitFor(() => expect(count('Ваза')).toHaveAccessibleDescription('Меньше 2'));
  await type('Ваза', '1');
  expect(count('Ваза')).not.toHaveAccessibleDescription();
});

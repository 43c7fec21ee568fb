import { customerQuery } from '#entities/customer/customer.queries.ts';
import { BalanceButton } from '#office/customers/balance-button.tsx';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { shopCustomerOf } from '#tests/support/dom/shop-customer.ts';
import { someCustomer, TestPage } from '#tests/support/dom/test-page.tsx';
import { QueryClient, useQuery } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

const anna = shopCustomerOf({
  id: 8,
  user: { first_name: 'Анна', last_name: 'Смирнова' },
  phone: '79000000008',
  balance: 100,
});

function Card() {
  const { data } = useQuery(customerQuery(8));
  return data ? (
    <>
      <p>На балансе {data.balance}</p>
      <BalanceButton customer={data} />
    </>
  ) : null;
}

it('keeps a correction whose answer got lost while the dialog is closed, and sends it with the same key', async () => {
  const user = userEvent.setup();
  let balance = 100;
  const sent: { key: string | null; body: unknown }[] = [];
  answerCalls(async (request: Request) => {
    if (request.method === 'GET') return Response.json({ ...anna, balance });
    sent.push({ key: request.headers.get('Idempotency-Key'), body: await request.clone().json() });
    balance = 150;
    if (sent.length === 1) throw new TypeError('Failed to fetch');
    return Response.json({ ...anna, balance });
  });
  render(
    <TestPage
      customer={{ ...someCustomer, permissions: ['edit_balance_customers'] }}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <Card />
    </TestPage>,
  );
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Изменить баланс' }));
    return within(await screen.findByRole('dialog'));
  };
  const first = await open();
  await user.type(first.getByLabelText('Сумма'), '50');
  await user.type(first.getByLabelText(/^Причина/), 'Ошибка кассы');
  await user.click(first.getByRole('button', { name: 'Изменить баланс' }));
  expect(await first.findByRole('alert')).toBeVisible();
  expect(await screen.findByText('На балансе 150')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const again = await open();
  expect(again.getByLabelText('Сумма')).toHaveValue('50,00');
  expect(again.getByLabelText(/^Причина/)).toHaveValue('Ошибка кассы');
  await user.click(again.getByRole('button', { name: 'Изменить баланс' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.map(({ body }) => body)).toEqual([
    { amount: 50, reason: 'Ошибка кассы' },
    { amount: 50, reason: 'Ошибка кассы' },
  ]);
  expect(sent[0]?.key).toBe(sent[1]?.key);
  const next = await open();
  expect(next.getByLabelText('Сумма')).toHaveValue('');
  expect(next.getByLabelText(/^Причина/)).toHaveValue('');
});

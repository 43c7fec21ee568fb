import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { BranchRoutes } from '#tests/support/dom/branch-routes.tsx';
import { someCustomer, TestPage } from '#tests/support/dom/test-page.tsx';
import { Snackbar } from '#app/overlays/snackbar.tsx';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

const listed = (id: number, first_name: string, isDeleted: boolean) => ({
  id,
  version: 3,
  avatar: null,
  avatar_url: null,
  user: { first_name, last_name: 'Ким' },
  phone: '79000000009',
  customer_type: 'retail',
  is_intermediary: false,
  is_deleted: isDeleted,
  groups: [],
  balance: null,
  permissions: [],
});

it('a deleted customer is recovered in the row, by whoever may', async () => {
  const rows = [listed(7, 'Анна', true), listed(8, 'Борис', true)];
  const sent: string[] = [];
  answerCalls(async ({ method, url }: Request) => {
    const { pathname } = new URL(url);
    if (method === 'PUT') {
      sent.push(pathname);
      return Response.json({ ...rows.shift(), is_deleted: false });
    }
    if (pathname === '/api/customers/total/') return Response.json({ total: 2, retail: 2, wholesale: 0 });
    return Response.json({ result: rows, page: 1, pages: 1, total: rows.length });
  });
  history.replaceState(null, '', '/customers?deleted=1');
  render(
    <TestPage
      customer={{ ...someCustomer, permissions: ['get_customers', 'recovery_customers', 'get_strange_orders'] }}
      actors={{}}
    >
      <BranchRoutes />
      <Snackbar />
    </TestPage>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Восстановить: Анна Ким' }));
  expect(await screen.findByText('Клиент восстановлен: Анна Ким')).toBeVisible();
  expect(sent).toEqual(['/api/customers/7/recovery/']);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Восстановить: Анна Ким' })).toBeNull());
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /Борис Ким/ })).toHaveFocus());
});

it('one who is not deleted has no such button', async () => {
  answerCalls(async () => Response.json({ result: [listed(7, 'Анна', false)], page: 1, pages: 1, total: 1 }));
  history.replaceState(null, '', '/customers');
  render(
    <TestPage customer={{ ...someCustomer, permissions: ['get_customers', 'recovery_customers'] }} actors={{}}>
      <BranchRoutes />
    </TestPage>,
  );
  expect(await screen.findByText('Анна Ким')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Восстановить/ })).toBeNull();
});

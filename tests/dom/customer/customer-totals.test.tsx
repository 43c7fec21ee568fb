import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { BranchRoutes } from '#tests/support/dom/branch-routes.tsx';
import { someCustomer, TestPage } from '#tests/support/dom/test-page.tsx';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

const staff = { ...someCustomer, permissions: ['get_customers' as const] };

const counts: Readonly<Record<string, object>> = {
  '': { total: 113, retail: 111, wholesale: 2 },
  'customer_type=wholesale': { total: 2, retail: 0, wholesale: 2 },
};

it('counts the customers whom the filters leave, the type among them', async () => {
  answerCalls(async ({ url }: Request) => {
    const { pathname, search } = new URL(url);
    if (pathname === '/api/customers/total/') return Response.json(counts[search.slice(1)]);
    return Response.json({ result: [], page: 1, pages: 0, total: 0 });
  });
  history.replaceState(null, '', '/customers');
  render(
    <TestPage customer={staff} actors={{}}>
      <BranchRoutes />
    </TestPage>,
  );
  const line = await screen.findByRole('status', { name: 'Сколько клиентов' });
  await expect.poll(() => line.textContent).toBe('113\u00A0клиентов · розница 111 · опт 2');
  await userEvent.selectOptions(await screen.findByLabelText('Тип'), 'Опт');
  await expect.poll(() => line.textContent).toBe('2\u00A0клиента · опт 2');
});

import { currentCustomerQuery } from '#entities/customer/customer.queries.ts';
import type { Customer } from '#page/shop-context.tsx';
import { ProfilePage } from '#storefront/account/profile/profile-page.tsx';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { someCustomer, TestPage } from '#tests/support/dom/test-page.tsx';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

function Profile({ queryClient }: { queryClient: QueryClient }) {
  const { data } = useQuery({ ...currentCustomerQuery, staleTime: Infinity });
  return (
    <TestPage customer={data ?? null} queryClient={queryClient}>
      <ProfilePage />
    </TestPage>
  );
}

/** A profile that another tab has changed since: a change at an older version is refused. Returns what was sent. */
function openProfile(elsewhere: Customer): unknown[] {
  const sent: unknown[] = [];
  const changedMeanwhile = { code: 'changed_meanwhile', detail: 'Изменено.', current: null };
  answerCalls(async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/api/customers/current/') return Response.json(elsewhere);
    if (request.method !== 'PUT') return Response.json({ result: [] });
    const change = (await request.json()) as { version?: number };
    sent.push(change);
    if (change.version !== elsewhere.version) return Response.json(changedMeanwhile, { status: 409 });
    return Response.json({ ...elsewhere, version: elsewhere.version + 1 });
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.setQueryData(currentCustomerQuery.queryKey, someCustomer);
  render(
    <QueryClientProvider client={queryClient}>
      <Profile queryClient={queryClient} />
    </QueryClientProvider>,
  );
  return sent;
}

it('shows what another tab has made of a name, and saves the one that the person decides for', async () => {
  const user = userEvent.setup();
  const elsewhere = { ...someCustomer, version: 4, user: { first_name: 'Анна', last_name: 'Ким' } };
  const sent = openProfile(elsewhere);
  const name = screen.getByLabelText('Фамилия');
  await user.clear(name);
  await user.type(name, 'Орлова');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText(/Профиль уже изменили в\sдругом месте/)).toBeVisible();
  expect(await screen.findByText(/Сейчас: Ким/)).toBeVisible();
  expect(name).toHaveValue('Орлова');
  await user.click(screen.getByRole('button', { name: 'Оставить моё' }));
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await expect
    .poll(() => sent)
    .toEqual([
      { version: 3, last_name: 'Орлова' },
      { version: 4, last_name: 'Орлова' },
    ]);
});

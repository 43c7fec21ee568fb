import { notificationsStore } from '@mantine/notifications';
import { Snackbar } from '#app/overlays/snackbar.tsx';
import { NewCustomerPage } from '#office/customers/new-customer-page.tsx';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { BranchRoutes } from '#tests/support/dom/branch-routes.tsx';
import { shopCustomerOf } from '#tests/support/dom/shop-customer.ts';
import { someCustomer, TestPage } from '#tests/support/dom/test-page.tsx';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

const staff = {
  ...someCustomer,
  id: 5,
  permissions: ['get_customers' as const, 'create_customers' as const, 'edit_customers' as const],
};

const anna = shopCustomerOf({ id: 7, user: { first_name: 'Анна', last_name: 'Ким' }, phone: '79000000017' });

function open(path: string, page = <BranchRoutes />): void {
  history.replaceState(null, '', path);
  render(
    <TestPage customer={staff} actors={{}}>
      {page}
      <Snackbar />
    </TestPage>,
  );
}

it('says that a customer could not be read, and takes it back when they are', async () => {
  let status = 500;
  answerCalls(async () =>
    status === 500
      ? Response.json({ code: 'server_error', detail: 'Ошибка сервера' }, { status })
      : Response.json(anna),
  );
  open('/customers/7/edit/');
  const messages = () => notificationsStore.getState().notifications.map(({ message }) => message);
  await expect.poll(messages).toEqual(['Не удалось получить клиента']);
  status = 200;
  await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }));
  await expect.poll(messages).toEqual([]);
});

it('says what another phone does before it is saved', async () => {
  answerCalls(async ({ url }: Request) =>
    Response.json(new URL(url).pathname === '/api/customers/7/' ? anna : { result: [] }),
  );
  open('/customers/7/edit/');
  const phone = await screen.findByLabelText('Телефон');
  expect(phone).toHaveAccessibleDescription(/^По\sэтому телефону/);
  await userEvent.type(phone, '{Backspace}5');
  expect(phone).toHaveAccessibleDescription(/^Клиент выйдет на\sвсех своих устройствах/);
});

const taken = { code: 'customer_exists', detail: 'Клиент с этим телефоном уже есть.' };

it('says at the phone that somebody has it, until another is typed', async () => {
  answerCalls(async ({ url, method }: Request) => {
    if (method === 'PUT') return Response.json(taken, { status: 409 });
    return Response.json(new URL(url).pathname === '/api/customers/7/' ? anna : { result: [] });
  });
  open('/customers/7/edit/');
  const phone = await screen.findByLabelText('Телефон');
  await userEvent.type(phone, '{Backspace}5');
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(phone).toHaveAccessibleDescription(/Клиент с этим телефоном уже есть\./));
  expect(phone).toHaveFocus();
  expect(screen.getAllByText(taken.detail)).toHaveLength(1);
  await userEvent.type(phone, '{Backspace}6');
  expect(screen.queryByText(taken.detail)).toBeNull();
});

it.each([taken, { code: 'phone_of_deleted', detail: 'Клиент с этим телефоном удалён.' }])(
  'says at the phone of a new customer what the shop refuses: $code',
  async (refusal) => {
    answerCalls(async () => Response.json(refusal, { status: 409 }));
    open('/customers/new/', <NewCustomerPage />);
    await userEvent.type(await screen.findByLabelText('Имя'), 'Анна');
    const phone = screen.getByLabelText('Телефон');
    await userEvent.type(phone, '9000000017');
    await userEvent.click(screen.getByRole('button', { name: 'Создать клиента' }));
    await waitFor(() => expect(phone).toHaveAccessibleDescription(refusal.detail));
    expect(screen.getAllByText(refusal.detail)).toHaveLength(1);
  },
);

it('says that a customer is deleted, with a way back to the list', async () => {
  answerCalls(async () => Response.json({ ...anna, is_deleted: true }));
  open('/customers/7/edit/');
  expect(await screen.findByRole('heading', { name: 'Клиент удалён: Анна Ким' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^К\sсписку клиентов$/ })).toHaveAttribute('href', '/customers');
});

it('leads from the form of a new customer back to the list', async () => {
  open('/customers/new/', <NewCustomerPage />);
  expect(await screen.findByRole('link', { name: /^К\sсписку клиентов$/ })).toHaveAttribute('href', '/customers');
});

it('keeps the focus at the button that saved, in the form that begins anew', async () => {
  const saved = { ...anna, version: anna.version + 1, comment: 'Звонить вечером' };
  answerCalls(async ({ url, method }: Request) => {
    if (method === 'PUT') return Response.json(saved);
    return Response.json(new URL(url).pathname === '/api/customers/7/' ? anna : { result: [] });
  });
  open('/customers/7/edit/');
  await userEvent.type(await screen.findByLabelText('Заметка'), 'Звонить вечером');
  const button = screen.getByRole('button', { name: 'Сохранить' });
  await userEvent.click(button);
  await waitFor(() => expect(button).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Сохранить' })).toHaveFocus();
});

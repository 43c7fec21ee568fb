import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { shopCustomerOf } from '#tests/support/dom/shop-customer.ts';
import { ConfirmDialog } from '#app/overlays/confirm-dialog.tsx';
import { confirmMachine } from '#machines/shell/confirm.machine.ts';
import { NewOrder } from '#office/orders/create/new-order.tsx';
import { orderOf, someDeliveries, somePoints } from '#tests/support/dom/order-samples.ts';
import { openOrders, orderStaff, serveOrders } from '#tests/support/dom/orders-site.tsx';
import { TestPage } from '#tests/support/dom/test-page.tsx';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';

const clerk = {
  ...orderStaff,
  permissions: [
    ...orderStaff.permissions,
    'create_order' as const,
    'create_strange_order' as const,
    'get_customers' as const,
    'create_customers' as const,
  ],
};
const vera = {
  id: 31,
  user: { first_name: 'Вера', last_name: 'Ким' },
  phone: '79220000001',
  customer_type: 'retail' as const,
};
const vase = {
  id: 41,
  name: 'Ваза синяя',
  category_id: 1,
  image: null,
  retail_price: 180,
  discount: 0,
  discount_value: 0,
  discounted_price: 180,
  trade_price: null,
  price: 180,
  is_new: false,
};

interface Sent {
  key: string | null;
  body: unknown;
}

type Answer = (place: number) => Response;

/** A server with a customer and an item; `place` answers each order that is sent, `make` each customer. */
function serve({ place, make = place }: { place: Answer; make?: Answer }): { orders: Sent[]; made: unknown[] } {
  const orders: Sent[] = [];
  const made: unknown[] = [];
  serveOrders([]);
  const ofOrders = fetch;
  const page = (result: object[]) => Response.json({ result, page: 1, pages: 1, total: result.length });
  answerCalls(async (request: Request) => {
    const { pathname } = new URL(request.url);
    const isPost = request.method === 'POST';
    if (pathname === '/api/item/list/') return page([vase]);
    if (pathname === '/api/delivery/') return Response.json({ result: someDeliveries });
    if (pathname === '/api/delivery-point/') return Response.json({ result: somePoints });
    if (pathname === '/api/customers/31/') return Response.json(shopCustomerOf(vera));
    if (pathname === '/api/customers/' && isPost) return make(made.push(await request.json()));
    if (pathname === '/api/customers/') return page([vera]);
    if (pathname !== '/api/placed-order/' || !isPost) return ofOrders(request);
    return place(orders.push({ key: request.headers.get('Idempotency-Key'), body: await request.json() }));
  });
  return { orders, made };
}

const dialog = () => screen.findByRole('dialog', { name: 'Новый заказ' }, { timeout: 20_000 });

async function openForm(user: ReturnType<typeof userEvent.setup>): Promise<HTMLElement> {
  openOrders('/orders?scope=shop', clerk);
  (await screen.findByRole('button', { name: 'Новый заказ' })).focus();
  await user.keyboard('{Enter}');
  return dialog();
}

/** Chooses the customer and an item by keys. */
async function fillIn(user: ReturnType<typeof userEvent.setup>, form: HTMLElement): Promise<void> {
  await user.type(await within(form).findByLabelText('Клиент'), 'вера');
  await within(form).findByRole('button', { name: /Вера Ким/ });
  await user.keyboard('{Enter}');
  const search = await within(form).findByLabelText('Название или артикул');
  expect(search).toHaveFocus();
  await user.keyboard('ваза');
  await within(form).findByRole('option', { name: /Ваза синяя/ });
  await user.keyboard('{Enter}');
  const count = within(await within(form).findByRole('group', { name: 'Количество: Ваза синяя' }));
  await waitFor(() => expect(count.getByRole('textbox')).toHaveFocus());
  await user.keyboard('3{Enter}');
  expect(within(form).getByLabelText('Название или артикул')).toHaveFocus();
}

it('is placed for a customer who was found, after a yes to its warnings, and opens', async () => {
  const user = userEvent.setup();
  const { orders } = serve({
    place: (place) =>
      place === 1
        ? Response.json(
            { result: 'FORCE_REQUIRED', warnings: [{ code: 'duplicate', text: 'Похожий заказ № 12 уже ждёт.' }] },
            { status: 202 },
          )
        : Response.json(orderOf({ id: 77 })),
  });
  const form = await openForm(user);
  await fillIn(user, form);
  await user.click(within(form).getByRole('button', { name: 'Оформить заказ' }));
  const asked = await within(form).findByRole('alertdialog');
  expect(asked).toHaveTextContent('Похожий заказ № 12 уже ждёт.');
  await user.click(within(asked).getByRole('button', { name: 'Да, оформить' }));
  await waitFor(() => expect(location.pathname).toBe('/orders/77/'));
  const delivery = { customer_id: 31, recipient_name: 'Вера Ким', recipient_phone: '79220000001' };
  const lines = [{ item_id: 41, count: 3, comment: '', expected_price: 180 }];
  expect(orders.map(({ body }) => body)).toEqual([
    expect.objectContaining({ lines, delivery: expect.objectContaining(delivery), force: false }),
    expect.objectContaining({ lines, delivery: expect.objectContaining(delivery), force: true }),
  ]);
  expect(orders[0]?.key).toBe(orders[1]?.key);
});

it('keeps all that was filled in when it fails, and asks before it is thrown away', async () => {
  const user = userEvent.setup();
  serve({ place: () => Response.json({ code: 'internal', detail: 'Сломалось' }, { status: 500 }) });
  const confirm = createActor(confirmMachine).start();
  history.replaceState(null, '', '/orders?scope=shop');
  render(
    <TestPage customer={clerk} actors={{ confirm }}>
      <NewOrder />
      <ConfirmDialog />
    </TestPage>,
  );
  await user.click(screen.getByRole('button', { name: 'Новый заказ' }));
  const form = await dialog();
  await fillIn(user, form);
  await user.click(within(form).getByRole('button', { name: 'Оформить заказ' }));
  expect(await within(form).findByRole('alert')).toHaveTextContent('Сломалось');
  expect(within(form).getByRole('group', { name: 'Количество: Ваза синяя' })).toBeVisible();
  await user.click(within(form).getByRole('button', { name: 'Закрыть новый заказ' }));
  await screen.findByRole('dialog', { name: 'Закрыть без сохранения?' });
  act(() => confirm.send({ type: 'question.declined' }));
  expect(within(form).getByRole('group', { name: 'Количество: Ваза синяя' })).toBeInTheDocument();
});

it('is placed for a customer who is made on the spot; a known phone leads to its customer', async () => {
  const user = userEvent.setup();
  const { made } = serve({
    place: () => Response.json(orderOf({ id: 77 })),
    make: () =>
      Response.json(
        { code: 'customer_exists', detail: 'Клиент с этим телефоном уже есть.', current: vera },
        { status: 409 },
      ),
  });
  const form = await openForm(user);
  await user.click(within(form).getByRole('button', { name: 'Новый клиент' }));
  const person = await within(form).findByRole('group', { name: 'Новый клиент' });
  await user.type(within(person).getByLabelText('Имя'), 'Вера');
  await user.type(within(person).getByLabelText('Телефон'), '9220000001');
  await user.click(within(person).getByRole('button', { name: 'Создать клиента' }));
  expect(await within(person).findByRole('alert')).toHaveTextContent('уже есть: Вера Ким.');
  await user.keyboard('{Enter}');
  expect(await within(form).findByLabelText('Название или артикул')).toHaveFocus();
  expect(within(form).getByRole('group', { name: 'Клиент' })).toHaveTextContent('Вера Ким');
  expect(made).toEqual([{ first_name: 'Вера', last_name: '', phone: '79220000001', customer_type: 'retail' }]);
});

it.each([
  ['Пётр Большой Иванов', ['Пётр', 'Большой Иванов', '']],
  ['8 922 000-00-05', ['', '', '(922) 000 00 05']],
  ['0005', ['', '', '']],
])('begins a new customer with what was searched for: %s', async (typed, fields) => {
  const user = userEvent.setup();
  serve({ place: () => Response.json(orderOf({ id: 77 })) });
  const form = await openForm(user);
  await user.type(await within(form).findByLabelText('Клиент'), typed);
  await user.click(within(form).getByRole('button', { name: 'Новый клиент' }));
  const person = await within(form).findByRole('group', { name: 'Новый клиент' });
  // Those who may not give trade prices make no wholesale customers.
  expect(within(person).queryByLabelText('Тип')).toBeNull();
  expect(
    ['Имя', 'Фамилия', 'Телефон'].map((label) => within(person).getByLabelText<HTMLInputElement>(label).value),
  ).toEqual(fields);
});

it('is offered to those alone who may place orders for others', async () => {
  serve({ place: () => Response.json(orderOf({ id: 77 })) });
  openOrders('/orders?scope=shop', orderStaff);
  expect(await screen.findByRole('heading', { name: 'Заказы' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Новый заказ' })).toBeNull();
});

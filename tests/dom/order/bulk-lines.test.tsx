import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { listedLine, serveLines, widen } from '#tests/support/dom/lines-site.tsx';
import { openOrders, orderStaff } from '#tests/support/dom/orders-site.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

const staff = { ...orderStaff, permissions: [...orderStaff.permissions, 'edit_strange_order' as const] };

interface Sent {
  path: string;
  body: unknown;
}

/** Two lines, of which the second is refused; returns what was sent to change them. */
function serve(): Sent[] {
  serveLines([
    listedLine({ id: 31, description: 'Чашка' }),
    listedLine({ id: 30, version: 2, description: 'Блюдце', order: { ...listedLine().order, id: 11 } }),
  ]);
  const others = globalThis.fetch;
  const sent: Sent[] = [];
  answerCalls(async (request: Request) => {
    const { pathname: path } = new URL(request.url);
    if (path === '/api/placed-order/purchases/')
      return Response.json({
        result: [
          {
            id: 4,
            name: 'Фабрика в Гжели',
            intermediary: { id: 9, user: { first_name: 'Ирина', last_name: 'Гладкова' } },
            albums: [{ id: 8, name: 'Посуда' }],
          },
        ],
      });
    if (path === '/api/order/ids/') return Response.json({ ids: [31, 30, 29], total: 3 });
    if (request.method !== 'PUT') return others(request);
    sent.push({ path, body: await request.clone().json() });
    if (path !== '/api/order/state/') return Response.json({ lines: [], timeline: [] });
    return Response.json({
      result: [
        { id: 31, ok: true, state: 'P', placed_order_id: 12 },
        { id: 30, ok: false, code: 'changed_meanwhile', detail: 'Запись изменилась, пока вы с ней работали.' },
      ],
    });
  });
  return sent;
}

const box = (name: string) => screen.findByRole('checkbox', { name: `Выбрать: ${name}` });
const panel = async () =>
  within(
    await screen.findByRole('dialog', { name: /^(Действия|В\u00A0закупку|Отметить закупленными$|Указать цену$)/ }),
  );
const bar = () => within(screen.getByRole('group', { name: 'Выбранные позиции' }));

it('are moved by keys alone; a refused one leads to its order', async () => {
  widen(true);
  const sent = serve();
  openOrders('/list-orders', staff);
  await box('Чашка, заказ №\u00A012');
  await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowDown}{/Shift}[KeyE]');
  const go = await (await panel()).findByRole('button', { name: 'Отметить закупленными 2\u00A0позиции' });
  await waitFor(() => expect(go).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(await bar().findByText('Изменено: 1.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent).toEqual([
    {
      path: '/api/order/state/',
      body: {
        ids: [31, 30],
        versions: [
          { id: 31, version: 4 },
          { id: 30, version: 2 },
        ],
        state: 'P',
      },
    },
  ]);
  expect(bar().getByRole('listitem')).toHaveTextContent(
    'Блюдце, заказ № 11: Запись изменилась, пока вы с ней работали.',
  );
  expect(bar().getByRole('link')).toHaveAttribute('href', '/list-orders/11/?line=30');
});

it('get one price', async () => {
  widen(true);
  const sent = serve();
  openOrders('/list-orders', staff);
  (await box('Чашка, заказ №\u00A012')).focus();
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}[KeyW]');
  await waitFor(async () => expect((await panel()).getByLabelText('Цена за штуку')).toHaveFocus());
  await userEvent.keyboard('450,5{Enter}');
  expect(await bar().findByText('Изменено: 2.')).toBeInTheDocument();
  expect(sent).toEqual([
    { path: '/api/order/31/', body: { version: 4, price: 450.5 } },
    { path: '/api/order/30/', body: { version: 2, price: 450.5 } },
  ]);
});

it('go to a purchase, also the shop’s own', async () => {
  widen(true);
  const sent = serve();
  openOrders('/list-orders', { ...staff, permissions: [...staff.permissions, 'send_to_purchase_placed_order'] });
  await userEvent.click(await box('Чашка, заказ №\u00A012'));
  await userEvent.click(screen.getByRole('button', { name: 'Действия' }));
  const what = await (await panel()).findByLabelText('Что сделать');
  await waitFor(() => expect(what).toContainHTML('Фабрика'));
  await userEvent.selectOptions(what, 'Фабрика в Гжели (Ирина Гладкова)');
  await userEvent.click((await panel()).getByRole('button', { name: 'Отправить 1\u00A0позицию' }));
  expect(await bar().findByText(/^В закупку: /)).toBeInTheDocument();
  expect(sent).toEqual([
    { path: '/api/order/state/', body: { ids: [31], versions: [{ id: 31, version: 4 }], state: 'O', purchase_id: 4 } },
  ]);
});

it('go into an album of a purchase', async () => {
  widen(true);
  const sent = serve();
  openOrders('/list-orders', { ...staff, permissions: [...staff.permissions, 'send_to_purchase_placed_order'] });
  await userEvent.click(await box('Чашка, заказ №\u00A012'));
  await userEvent.click(screen.getByRole('button', { name: 'Действия' }));
  const what = await (await panel()).findByLabelText('Что сделать');
  await waitFor(() => expect(what).toContainHTML('Посуда'));
  await userEvent.selectOptions(what, 'Фабрика в Гжели (Ирина Гладкова), альбом «Посуда»');
  await userEvent.click((await panel()).getByRole('button', { name: 'Отправить 1\u00A0позицию' }));
  expect(await bar().findByText(/^В закупку: /)).toBeInTheDocument();
  expect(sent.map(({ body }) => body)).toMatchObject([{ ids: [31], state: 'O', purchase_id: 4, album_id: 8 }]);
});

it('are all selected at once by the heading', async () => {
  widen(true);
  serve();
  openOrders('/list-orders', staff);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Выбрать все по\u00A0фильтру' }));
  expect(await screen.findByText('Выбрано: 3')).toBeInTheDocument();
});

it('are not selected by those who may only look', async () => {
  widen(true);
  serve();
  openOrders('/list-orders', { ...orderStaff, permissions: ['get_strange_orders'] });
  await screen.findByText('Чашка');
  expect(screen.queryByRole('checkbox', { name: /^Выбрать/ })).toBeNull();
});

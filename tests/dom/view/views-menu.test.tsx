import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { openOrders, orderStaff, serveOrders } from '#tests/support/dom/orders-site.tsx';
import { orderOf } from '#tests/support/dom/order-samples.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

interface View {
  id: number;
  name: string;
  query: string;
}

/** A server with these views of the list of orders; tells what it was asked to change. */
function serve(views: View[], refuse?: () => Response | undefined): string[] {
  serveOrders([orderOf()]);
  const orders = globalThis.fetch;
  const told: string[] = [];
  answerCalls(async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    if (!pathname.startsWith('/api/views/')) return orders(request);
    if (request.method === 'GET') return Response.json({ result: views });
    told.push(`${request.method} ${pathname}${search} ${await request.text()}`.trim());
    return (
      refuse?.() ?? (request.method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json(views[0] ?? {}))
    );
  });
  return told;
}

async function openMenu(address: string) {
  openOrders(address, orderStaff);
  await userEvent.click(await screen.findByRole('button', { name: 'Мои виды' }));
  return within(await screen.findByRole('dialog', { name: 'Мои виды' }));
}

it('goes to a chosen view, without what its address has of no filter', async () => {
  serve([{ id: 3, name: 'Долги', query: 'state=nonsense&owing=1&order=-sum&other=1&page=7' }]);
  const menu = await openMenu('/orders?scope=shop&search=Анна&page=2');
  await userEvent.click(await menu.findByRole('button', { name: 'Долги' }));
  await expect.poll(() => location.search).toBe('?scope=shop&owing=1&order=-sum');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Мои виды' })).toHaveFocus();
});

it('saves the filters of the address under a name', async () => {
  const told = serve([]);
  const menu = await openMenu('/orders?scope=shop&state=created&state=accepted&page=2');
  expect(await menu.findByText(/^Сохраните фильтры/)).toBeVisible();
  expect(menu.getByRole('button', { name: 'Сохранить текущий' })).toBeDisabled();
  await userEvent.type(menu.getByLabelText('Название вида'), ' В работе {Enter}');
  await expect
    .poll(() => told)
    .toEqual(['POST /api/views/ {"list":"orders","name":"В работе","query":"state=created&state=accepted"}']);
  await waitFor(() => expect(menu.getByLabelText('Название вида')).toHaveValue(''));
});

it('renames, updates and deletes a view', async () => {
  const told = serve([{ id: 3, name: 'Долги', query: 'owing=1' }]);
  const menu = await openMenu('/orders?scope=shop&state=created');
  await userEvent.click(await menu.findByRole('button', { name: 'Изменить виды' }));
  await userEvent.type(menu.getByLabelText('Название вида «Долги»'), ' клиентов');
  for (const name of ['Переименовать «Долги»', /^Записать текущие фильтры/, 'Удалить вид «Долги»'])
    await userEvent.click(await menu.findByRole('button', { name }));
  await expect
    .poll(() => told)
    .toEqual([
      'PUT /api/views/3/ {"name":"Долги клиентов"}',
      'PUT /api/views/3/ {"query":"state=created"}',
      'DELETE /api/views/3/',
    ]);
});

it('says why a change is refused, and shows what is left', async () => {
  const views = [{ id: 3, name: 'Долги', query: 'owing=1' }];
  serve(views, () => {
    views.length = 0;
    return Response.json({ code: 'not_found', detail: 'Не найдено.' }, { status: 404 });
  });
  const menu = await openMenu('/orders?scope=shop&state=created');
  await userEvent.click(await menu.findByRole('button', { name: 'Изменить виды' }));
  await userEvent.click(await menu.findByRole('button', { name: /^Записать текущие фильтры/ }));
  expect(await menu.findByRole('alert')).toHaveTextContent('Не найдено.');
  await waitFor(() => expect(menu.queryByLabelText('Название вида «Долги»')).toBeNull());
});

it('makes the rows of all tables as high as is chosen, and keeps that', async () => {
  const other = window.matchMedia;
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(other(query), { matches: query === '(min-width: 75em)' }),
  );
  serve([]);
  const menu = await openMenu('/orders?scope=shop');
  const table = screen.getByRole('table');
  expect(table).toHaveStyle({ '--row-height': '36px' });
  await userEvent.selectOptions(menu.getByLabelText('Высота строк'), 'Высокие');
  await expect.poll(() => screen.getByRole('table').style.getPropertyValue('--row-height')).toBe('56px');
  expect(Object.values({ ...localStorage })).toContain('56');
});

it('offers no height of rows where they are cards', async () => {
  serve([]);
  const menu = await openMenu('/orders?scope=shop');
  await menu.findByText(/^Сохраните фильтры/);
  expect(menu.queryByLabelText('Высота строк')).toBeNull();
});

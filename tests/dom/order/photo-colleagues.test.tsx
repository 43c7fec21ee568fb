import { deferred } from '#tests/support/deferred.ts';
import { openPhotoPrices, photoLine, servePhotos } from '#tests/support/dom/photo-prices-site.tsx';
import { placedOrderQuery } from '#entities/order/order.queries.ts';
import { photoDrafts } from '#office/photo-prices/photo-drafts.ts';
import { notificationsStore } from '@mantine/notifications';
import { unpricedQuery } from '#office/photo-prices/use-photo-queue.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';

// They outlive the page.
beforeEach(() => photoDrafts.set({}));

const vase = photoLine({ id: 2, version: 5, count: 3 });
const plaid = photoLine({ id: 3, version: 6, count: 1 });
const lamp = photoLine({ id: 8, version: 9, count: 4 });
const oleg = { id: 13, lines: [lamp] };
const anna = { id: 12, lines: [vase, plaid] };

const price = () => screen.findByLabelText('Цена за штуку');
const isAt = (place: string) =>
  waitFor(async () => {
    expect(screen.getByText(place)).toBeVisible();
    expect(await price()).toHaveFocus();
  });
const isDone = () => screen.findByRole('heading', { name: 'Цен больше не\u00A0ждут' });

it('keeps the name that a colleague gives while a price is typed', async () => {
  const user = userEvent.setup();
  const server = servePhotos({ ...anna, lines: [vase] });
  const { queryClient } = openPhotoPrices();
  await isAt('1 из 1');
  await user.keyboard('7');
  server.change(2, { description: 'Лампа' });
  await queryClient.invalidateQueries();
  await waitFor(() => expect(screen.getByLabelText('Название')).toHaveValue('Лампа'));
  await user.keyboard('0{Enter}');
  await isDone();
  expect(server.sent).toEqual([{ address: '/api/order/2/', body: { version: 6, price: 70 } }]);
});

it('keeps the name that a colleague has given with another price', async () => {
  const user = userEvent.setup();
  const server = servePhotos({ ...anna, lines: [vase] });
  openPhotoPrices();
  await isAt('1 из 1');
  server.change(2, { price: 430, description: 'Лампа' });
  await user.keyboard('450{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Поставить 450\u00A0₽' }));
  await isDone();
  expect(server.sent[1]).toEqual({ address: '/api/order/2/', body: { version: 6, price: 450 } });
});

it('sends again a name that was refused along with its price', async () => {
  const user = userEvent.setup();
  const server = servePhotos({ ...anna, lines: [vase] });
  server.answer = ({ body }) =>
    body['price'] === 5
      ? Response.json({ code: 'validation', detail: 'Проверьте поля.', fields: {} }, { status: 422 })
      : undefined;
  openPhotoPrices();
  await isAt('1 из 1');
  await user.keyboard('5{Tab}Ваза{Enter}');
  expect(await screen.findByText('Проверьте поля.')).toBeVisible();
  await isAt('1 из 1');
  await user.keyboard('50{Enter}');
  await isDone();
  expect(server.sent.map(({ body }) => body)).toEqual([
    { version: 5, price: 5, description: 'Ваза' },
    { version: 5, price: 50, description: 'Ваза' },
  ]);
});

const validation = () =>
  Response.json({ code: 'validation', detail: 'Проверьте поля.', fields: { price: 'Мало.' } }, { status: 422 });

it.each<[string, (fail: (error: Error) => void, done: (answer: Response | undefined) => void) => void, string[]]>([
  ['refused', (_, done) => done(validation()), ['422 Проверьте поля.']],
  ['lost', (fail) => fail(new TypeError('Failed to fetch')), ['Нет связи с магазином']],
  ['meanwhile changed', (_, done) => done(undefined), []],
])('tells of a price that was %s after the page was left', async (_, answer, title) => {
  notificationsStore.setState((state) => ({ ...state, notifications: [], queue: [] }));
  const user = userEvent.setup();
  const server = servePhotos({ ...anna, lines: [vase] });
  const sent = deferred<Response | undefined>();
  server.answer = () => sent.promise as never;
  const { leave } = openPhotoPrices();
  await isAt('1 из 1');
  await user.keyboard('450{Enter}');
  await waitFor(() => expect(server.sent).toHaveLength(1));
  server.change(2, { description: 'Лампа' });
  leave();
  answer(sent.reject, sent.resolve);
  await expect
    .poll(() => notificationsStore.getState().notifications.map(({ title: head, message }) => [head, message]))
    .toEqual([[title[0], 'Не\u00A0сохранили ответ по\u00A0фото из\u00A0заказа №\u00A012.']]);
});

it('passes by for good what its order shows as priced while the list is old', async () => {
  const user = userEvent.setup();
  const server = servePhotos(anna);
  const { queryClient } = openPhotoPrices();
  await isAt('1 из 2');
  server.change(2, { price: 430 });
  await queryClient.invalidateQueries({ queryKey: placedOrderQuery(12).queryKey });
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Цена уже стоит: 430\s₽/);
  await user.keyboard('{Enter}');
  await isAt('2 из 2');
  await screen.findByRole('button', { name: /уже не\sждёт$/ });
  server.change(3, { state: 'C' });
  await queryClient.invalidateQueries({ queryKey: placedOrderQuery(12).queryKey });
  await screen.findByText(/^Позицию отменили/);
  await user.keyboard('{Enter}');
  await isDone();
  expect(server.sent).toEqual([]);
});

it.each(['Shift', 'Control', 'Alt', 'Meta'])('stays at the photo where %s goes with an arrow', async (modifier) => {
  const user = userEvent.setup();
  servePhotos(anna);
  openPhotoPrices();
  await isAt('1 из 2');
  await user.keyboard(`{${modifier}>}{ArrowDown}{/${modifier}}`);
  expect(screen.getByText('1 из 2')).toBeVisible();
  // The bare arrow goes on from where the other left it.
  await user.keyboard('{ArrowDown}');
  await isAt('2 из 2');
  await user.keyboard(`{${modifier}>}{ArrowUp}{/${modifier}}`);
  expect(screen.getByText('2 из 2')).toBeVisible();
});

it('doesn’t guess why a photo waits no more while its order can’t be read', async () => {
  const user = userEvent.setup();
  const server = servePhotos({ ...anna, lines: [vase] }, oleg);
  const { queryClient } = openPhotoPrices();
  await isAt('1 из 2');
  const gone = server.orders.splice(0, 1);
  await queryClient.invalidateQueries({ queryKey: unpricedQuery.queryKey });
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  expect(screen.queryByText(/уже не\sизменить/)).toBeNull();
  server.orders.push(...gone);
  server.change(2, { price: 430 });
  await user.click(retry);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Цена уже стоит: 430\s₽/);
});

it('reads the order of each photo that waits no more', async () => {
  const user = userEvent.setup();
  const server = servePhotos({ ...anna, lines: [vase] }, oleg, { id: 14, lines: [plaid] });
  const { queryClient } = openPhotoPrices();
  queryClient.setDefaultOptions({ queries: { staleTime: Infinity } });
  await isAt('1 из 3');
  await waitFor(() => expect(queryClient.getQueryData(placedOrderQuery(13).queryKey)).toBeDefined());
  server.change(2, { price: 430 });
  server.change(8, { price: 99 });
  await queryClient.invalidateQueries({ queryKey: unpricedQuery.queryKey });
  await screen.findByText(/^Цена уже стоит: 430\s₽/);
  await user.click(screen.getByRole('button', { name: /заказа №\s13,.*уже не\sждёт$/ }));
  expect(await screen.findByText(/^Цена уже стоит: 99\s₽/)).toBeVisible();
});

const mayUnload = (): boolean => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('asks before it is closed while a name is typed for a photo that waits', async () => {
  const user = userEvent.setup();
  const server = servePhotos(anna);
  const { queryClient } = openPhotoPrices();
  await isAt('1 из 2');
  expect(mayUnload()).toBe(true);
  await user.keyboard('{Tab}Ваза');
  expect(mayUnload()).toBe(false);
  await user.keyboard('{ArrowDown}');
  await isAt('2 из 2');
  expect(mayUnload()).toBe(false);
  server.change(2, { price: 430 });
  await queryClient.invalidateQueries({ queryKey: unpricedQuery.queryKey });
  await waitFor(() => expect(mayUnload()).toBe(true));
});

it('forgets what was typed for photos that wait no more, and keeps the rest', async () => {
  photoDrafts.set({ 2: { price: '45' }, 99: { price: '5' } });
  servePhotos(anna);
  openPhotoPrices();
  await isAt('1 из 2');
  expect(await price()).toHaveValue('45,00');
  expect(photoDrafts.get()).toEqual({ 2: { price: '45' } });
});

it('leads the focus to the heading after the last photo', async () => {
  const user = userEvent.setup();
  servePhotos({ ...anna, lines: [vase] });
  openPhotoPrices();
  await isAt('1 из 1');
  await user.keyboard('450{Enter}');
  await isDone();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

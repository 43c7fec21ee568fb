import { createQueryClient } from '#app/start/query-client.ts';
import { invalidateAlbums } from '#entities/purchase/albums/album.queries.ts';
import { deferred } from '#tests/support/deferred.ts';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { cup, irina, marked, plate, serve, vase, type Line } from '#tests/support/dom/market-site.ts';
import { openOrders } from '#tests/support/dom/orders-site.tsx';
import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

/** From now on the lines of the purchase come once this is settled. */
function holdLines(until: Promise<void>): void {
  const { fetch } = globalThis;
  answerCalls(async (request) => {
    if (request.url.endsWith('/albums/4/')) await until;
    return fetch(request);
  });
}

it('buys as many of a line as is chosen, and keeps the rest in the list', async () => {
  const user = userEvent.setup();
  const lines = [cup, vase, plate];
  const sent = serve(
    ({ count = 0 }) => {
      const part: Line = { ...vase, count, state: 'P' };
      lines.splice(1, 1, part, { ...vase, id: 34, count: 3 - count });
      return Response.json(part);
    },
    { lines },
  );
  openOrders('/purchases/4/list-orders/', irina);
  const count = await screen.findByLabelText('Куплено из 3 шт.: Ваза');
  expect(count).toHaveValue('3');
  expect(screen.getByRole('button', { name: 'Больше: Ваза' })).toBeDisabled();
  await user.clear(count);
  await user.type(count, '4');
  await user.click(screen.getByRole('button', { name: 'Куплено: Ваза' }));
  expect(count).toHaveAccessibleDescription(/Значение должно быть меньше 4/);
  expect(sent).toEqual([]);
  await user.clear(count);
  await user.type(count, '2');
  await user.click(screen.getByRole('button', { name: 'Меньше: Ваза' }));
  expect(screen.getByRole('button', { name: 'Меньше: Ваза' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Куплено: Ваза' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Купить ещё 4 из 6 шт.'));
  expect(sent).toEqual([{ line_id: 32, state: 'P', count: 1 }]);
  expect(screen.getByLabelText('Куплено из 2 шт.: Ваза')).toHaveValue('2');
});

it('has no number to choose for a single piece', async () => {
  serve(marked, { lines: [{ ...cup, count: 1 }] });
  openOrders('/purchases/4/list-orders/', irina);
  expect(await screen.findByRole('button', { name: 'Куплено: Чашка' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Меньше/ })).toBeNull();
});

/** Three lines of cups, and a server that keeps what is told of them. */
function serveCups() {
  const lines: Line[] = [
    { ...cup, id: 51, album_id: null, count: 2, comment: 'можно чуть меньше' },
    { ...cup, id: 52, album_id: null, count: 1, comment: '' },
    { ...cup, id: 53, album_id: null, count: 4, comment: 'синюю' },
  ];
  return serve(
    ({ line_id: id, state, count }) => {
      const at = lines.findIndex((line) => line.id === id);
      const before = lines[at];
      if (!before) throw new Error(`No line ${id}`);
      const now: Line = { ...before, state, count: count ?? before.count, can_undo: state !== 'O' };
      const rest = before.count - now.count;
      lines.splice(at, 1, now, ...(rest > 0 ? [{ ...before, id: id + 100, count: rest }] : []));
      return Response.json(now);
    },
    { lines },
  );
}

it('buys equal lines as one, whoever ordered first before the others, and takes it back', async () => {
  const user = userEvent.setup();
  const sent = serveCups();
  openOrders('/purchases/4/list-orders/', irina);
  const list = within(await screen.findByRole('list', { name: 'Без альбома' }));
  expect(list.getAllByRole('listitem')).toHaveLength(1);
  expect(list.getByText(/^7\sшт\.$/)).toBeVisible();
  expect(list.getByText(/^№\s12, 2\sшт\.: «можно чуть меньше»$/)).toBeVisible();
  const count = list.getByLabelText('Куплено из 7 шт.: Чашка');
  await user.clear(count);
  await user.type(count, '5');
  await user.click(list.getByRole('button', { name: 'Куплено: Чашка' }));
  expect(await screen.findByText('Куплено 5: Чашка.')).toBeVisible();
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent).toEqual([
    { line_id: 51, state: 'P', count: 2 },
    { line_id: 52, state: 'P', count: 1 },
    { line_id: 53, state: 'P', count: 2 },
  ]);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Купить ещё 2 из 7 шт.'));
  await user.click(screen.getByRole('button', { name: 'Вернуть' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Купить ещё 7 из 7 шт.'));
  await waitFor(() => expect(sent).toHaveLength(6));
  expect(sent.slice(3)).toEqual([51, 52, 53].map((id) => ({ line_id: id, state: 'O' })));
  expect(screen.queryByText(/^Куплено 5/)).toBeNull();
});

it('keeps what is bought in part where it stood', async () => {
  const user = userEvent.setup();
  const one: Line = { ...cup, id: 1, album_id: null, count: 1, comment: '' };
  const lines: Line[] = [one, { ...vase, id: 2 }, { ...one, id: 3 }];
  serve(
    (mark) => {
      const at = lines.findIndex(({ id }) => id === mark.line_id);
      const now: Line = { ...(lines[at] ?? cup), state: mark.state };
      lines[at] = now;
      return Response.json(now);
    },
    { lines },
  );
  openOrders('/purchases/4/list-orders/', irina);
  const list = within(await screen.findByRole('list', { name: 'Без альбома' }));
  const count = list.getByLabelText('Куплено из 2 шт.: Чашка');
  await user.clear(count);
  await user.type(count, '1');
  await user.click(list.getByRole('button', { name: 'Куплено: Чашка' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Купить ещё 4 из 5 шт.'));
  const [first, second] = list.getAllByRole('listitem');
  expect(first).toHaveTextContent(/^Чашка/);
  expect(second).toHaveTextContent(/^Ваза/);
});

it('never shows a line again that was marked, while its answer comes', async () => {
  const user = userEvent.setup();
  const answer = deferred<Response>();
  serve(() => answer.promise, { lines: [cup, plate] });
  openOrders('/purchases/4/list-orders/', irina);
  await user.click(await screen.findByRole('button', { name: 'Куплено: Чашка' }));
  expect(await screen.findByText('Куплено 2: Чашка.')).toBeVisible();
  const buttons: number[] = [];
  const look = () => buttons.push(screen.queryAllByRole('button', { name: 'Куплено: Чашка' }).length);
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  answer.resolve(marked({ line_id: cup.id, state: 'P' }));
  // The server says that it can't be taken back, and with that its answer is shown.
  await waitFor(() => expect(screen.queryByText('Куплено 2: Чашка.')).toBeNull());
  observer.disconnect();
  expect(new Set(buttons)).toEqual(new Set([0]));
});

it('reads the lines again that were being read when a mark was answered', async () => {
  const user = userEvent.setup();
  const lines = [cup, vase, plate];
  const [answer, reading] = [deferred<Response>(), deferred<void>()];
  serve(() => answer.promise, { lines });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  openOrders('/purchases/4/list-orders/', irina, 'Europe/Moscow', queryClient);
  await user.click(await screen.findByRole('button', { name: 'Куплено: Ваза' }));
  lines.push({ ...vase, id: 40, item_id: 74, description: 'Кувшин' });
  holdLines(reading.promise);
  invalidateAlbums(queryClient);
  answer.resolve(marked({ line_id: vase.id, state: 'P' }));
  const known = () => queryClient.getQueryData<{ lines: Line[] }>(['listPurchaseAlbums', { id: 9, purchaseId: 4 }]);
  await waitFor(() => expect(known()?.lines[1]?.state).toBe('P'));
  // And not when it is looked at again by itself.
  expect(queryClient.isFetching({ queryKey: ['listPurchaseAlbums'] })).toBe(1);
  reading.resolve();
  expect(await screen.findByText('Кувшин')).toBeVisible();
});

it('reads lines again that were out of date, but not on the page, when a mark was answered', async () => {
  const user = userEvent.setup();
  const lines = [cup, vase, plate];
  const [answer, reading] = [deferred<void>(), deferred<void>()];
  serve((mark) => answer.promise.then(() => marked(mark)), { lines });
  const queryClient = createQueryClient();
  openOrders('/purchases/4/list-orders/', irina, 'Europe/Moscow', queryClient);
  await user.click(await screen.findByRole('button', { name: 'Куплено: Ваза' }));
  await user.click(screen.getByRole('link', { name: 'Все закупки' }));
  const purchase = await screen.findByRole('link', { name: /^Фабрика в Гжели/ });
  lines.push({ ...vase, id: 40, item_id: 74, description: 'Кувшин' });
  holdLines(reading.promise);
  invalidateAlbums(queryClient);
  answer.resolve();
  await screen.findByText('Отправлено: 1');
  // Only once somebody looks at them.
  expect(queryClient.isFetching({ queryKey: ['listPurchaseAlbums'] })).toBe(0);
  await user.click(purchase);
  await screen.findByRole('button', { name: 'Куплено: Чашка' });
  // And not when they are looked at again by themselves.
  expect(queryClient.isFetching({ queryKey: ['listPurchaseAlbums'] })).toBe(1);
  reading.resolve();
  expect(await screen.findByText('Кувшин')).toBeVisible();
});

import type { components } from '#contract/types.ts';
import { imageViewer } from '#ui/image-viewer/image-viewer.ts';
import { snackbar } from '#ui/notifier/notifier.ts';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { openOrders } from '#tests/support/dom/orders-site.tsx';
import { someCustomer } from '#tests/support/dom/test-page.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

type Schemas = components['schemas'];
type Line = Schemas['IntermediaryLine'];

const irina = { ...someCustomer, id: 9, is_intermediary: true };
const factory: Schemas['IntermediaryPurchase'] = {
  id: 4,
  name: 'Фабрика в Гжели',
  comment: 'Рынок, ряд 3',
  state: 'open',
  lines_count: 3,
  ordered_count: 2,
  items_count: 6,
  created_at: '2026-11-21T09:30:00.000Z',
};
const fair = { ...factory, id: 5, name: 'Ярмарка', ordered_count: 0 };
const image = { url: '/files/a-640.webp', width: 800, height: 800, sources: [] };
const cup: Line = {
  id: 31,
  album_id: 2,
  item_id: 71,
  image,
  description: 'Чашка',
  comment: 'синюю',
  count: 2,
  state: 'O',
  can_undo: false,
};
const vase: Line = {
  ...cup,
  id: 32,
  album_id: null,
  item_id: 72,
  image: null,
  description: 'Ваза',
  comment: '',
  count: 3,
};
const plate: Line = { ...vase, id: 33, item_id: 73, description: 'Тарелка', count: 1, state: 'P' };
const album: Schemas['Album'] = {
  id: 2,
  version: 1,
  name: 'Посуда',
  images: [],
  purchase: { id: 4, name: factory.name },
  intermediary_id: 9,
  lines_count: 1,
};

/** A server with the purchases of an intermediary; `answer` answers to a mark. Returns the marks that were sent. */
function serve(
  answer: (mark: Schemas['LineMark']) => Response | Promise<Response>,
  { purchases = [fair, factory], lines = [cup, vase, plate] } = {},
): Schemas['LineMark'][] {
  const sent: Schemas['LineMark'][] = [];
  answerCalls(async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/api/intermediary/9/purchases/') return Response.json({ result: purchases });
    if (pathname === '/api/intermediary/9/deliveries/')
      return Response.json({ result: purchases.filter(({ state }) => state === 'sent') });
    if (pathname === '/api/intermediary/9/albums/4/') return Response.json({ result: [album], lines });
    if (pathname === '/api/intermediary/9/purchases/4/') {
      const mark: Schemas['LineMark'] = await request.clone().json();
      sent.push(mark);
      return answer(mark);
    }
    return Response.json({ code: 'not_found', detail: 'Не найдено.' }, { status: 404 });
  });
  return sent;
}

const marked = ({ line_id: id, state }: Schemas['LineMark']): Response =>
  Response.json({ ...(id === cup.id ? cup : vase), state });
const lost = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));

it('lists what is left to buy before what is done', async () => {
  serve(marked);
  openOrders('/purchases', irina);
  const [first, second] = within(await screen.findByRole('list')).getAllByRole('link');
  expect(screen.getByRole('link', { name: 'Альбомы' })).toHaveAttribute('href', '/purchases/albums/');
  expect(first).toHaveTextContent(/^Фабрика в ГжелиОткрытаОсталось купить: 2\sпозиции$/);
  expect(first).toHaveAttribute('href', '/purchases/4/list-orders/');
  expect(second).toHaveTextContent('ЯрмаркаОткрытаВсё отмечено');
});

it('has what is on its way by itself, and folds what is done', async () => {
  const sent = { ...factory, id: 6, name: 'Ткани', state: 'sent' as const };
  const closed = { ...fair, id: 7, name: 'Игрушки', state: 'closed' as const };
  serve(marked, { purchases: [closed, sent, factory] });
  openOrders('/purchases', irina);
  expect(await screen.findByRole('list', { name: 'Закупаем' })).toHaveTextContent(/^Фабрика в Гжели/);
  expect(screen.getByRole('list', { name: 'В\u00A0пути' })).toHaveTextContent(/^Ткани/);
  expect(screen.getByText('Завершены: 1')).toBeVisible();
  expect(screen.getByText('Игрушки')).not.toBeVisible();
});

it('says that there is no purchase yet', async () => {
  serve(marked, { purchases: [] });
  openOrders('/purchases', irina);
  expect(await screen.findByRole('heading', { level: 1, name: 'Закупок пока нет' })).toBeVisible();
});

it('shows the lines that are left by album, and folds the others', async () => {
  serve(marked);
  openOrders('/purchases/4/list-orders/', irina);
  expect(await screen.findByText('Осталось 2 из 3')).toHaveRole('status');
  expect(await screen.findByRole('heading', { level: 1, name: 'Фабрика в Гжели' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Все закупки' })).toHaveAttribute('href', '/purchases');
  expect(within(screen.getByRole('list', { name: 'Посуда' })).getByText('синюю')).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'Без альбома' })).getByText(/^3\sшт\.$/)).toBeVisible();
  expect(screen.getByText('Отмечено: 1')).toBeVisible();
  expect(screen.getByText(/^Тарелка/)).not.toBeVisible();
});

it('renders the first of many lines, and the others when asked', async () => {
  const user = userEvent.setup();
  const many = Array.from({ length: 70 }, (_, index) => ({ ...vase, id: 100 + index, description: `Ваза ${index}` }));
  serve(marked, { lines: many });
  openOrders('/purchases/4/list-orders/', irina);
  const list = await screen.findByRole('list', { name: 'Без альбома' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(50);
  expect(screen.getByText('Осталось 70 из 70')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Показать ещё 20\u00A0из\u00A020' }));
  expect(within(list).getAllByRole('listitem')).toHaveLength(70);
  expect(screen.queryByRole('button', { name: /Показать ещё/ })).toBeNull();
});

it('opens a picture in full size', async () => {
  const user = userEvent.setup();
  serve(marked);
  openOrders('/purchases/4/list-orders/', irina);
  await user.click(await screen.findByRole('button', { name: 'Посмотреть: Чашка' }));
  expect(imageViewer.viewed.get()).toMatchObject({ images: [image], index: 0 });
});

it('takes a line off the list that is bought, and keeps the focus on the page', async () => {
  const user = userEvent.setup();
  const sent = serve(marked);
  openOrders('/purchases/4/list-orders/', irina);
  await user.click(await screen.findByRole('button', { name: 'Куплено: Чашка' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Осталось 1 из 3'));
  // The count that was seen: what the shop has added meanwhile is not bought by it.
  expect(sent).toEqual([{ line_id: 31, state: 'P', count: 2 }]);
  expect(screen.getByText('Отмечено: 2')).toBeVisible();
  expect(screen.getByRole('status')).toHaveFocus();
});

it('asks how much of a line is bought, and keeps the rest in the list', async () => {
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
  await user.click(await screen.findByRole('button', { name: 'Куплено не\u00A0всё: Ваза' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Сколько куплено?' }));
  const count = dialog.getByLabelText(/^Куплено из\s3\sшт\.$/);
  expect(count).toHaveFocus();
  await user.type(count, '4');
  await user.click(dialog.getByRole('button', { name: 'Отметить' }));
  expect(count).toHaveAccessibleDescription(/Значение должно быть меньше 4/);
  await user.clear(count);
  await user.type(count, '1{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([{ line_id: 32, state: 'P', count: 1 }]);
  expect(screen.getByText('Осталось 2 из 4')).toHaveFocus();
  expect(within(screen.getByRole('list', { name: 'Без альбома' })).getByText(/^2\sшт\.$/)).toBeVisible();
});

it('asks for no part of a single piece', async () => {
  serve(marked, { lines: [{ ...cup, count: 1 }] });
  openOrders('/purchases/4/list-orders/', irina);
  expect(await screen.findByRole('button', { name: 'Куплено: Чашка' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Куплено не/ })).toBeNull();
});

it('takes back what was told by mistake, and keeps the focus on the page', async () => {
  const user = userEvent.setup();
  const bought: Line = { ...plate, can_undo: true };
  const sent = serve(() => Response.json({ ...bought, state: 'O', can_undo: false }), {
    lines: [cup, vase, bought, { ...plate, id: 35, description: 'Поднос' }],
  });
  openOrders('/purchases/4/list-orders/', irina);
  await user.click(await screen.findByText('Отмечено: 2'));
  expect(screen.queryByRole('button', { name: 'Вернуть: Поднос' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Вернуть: Тарелка' }));
  expect(await screen.findByRole('button', { name: 'Куплено: Тарелка' })).toBeVisible();
  expect(sent).toEqual([{ line_id: 33, state: 'O' }]);
  expect(screen.getByText('Осталось 3 из 4')).toHaveFocus();
  expect(screen.getByText('Отмечено: 1')).toBeVisible();
});

it('says why a mark can’t be taken back, and doesn’t offer it any more', async () => {
  const user = userEvent.setup();
  const lines = [cup, { ...plate, can_undo: true }];
  const detail = 'Эту отметку уже не вернуть: её сделал или изменил магазин.';
  serve(
    () => {
      lines[1] = plate;
      return Response.json({ code: 'mark_changed', detail }, { status: 409 });
    },
    { lines },
  );
  openOrders('/purchases/4/list-orders/', irina);
  await user.click(await screen.findByText('Отмечено: 1'));
  await user.click(screen.getByRole('button', { name: 'Вернуть: Тарелка' }));
  expect(await screen.findByText(detail)).toHaveRole('alert');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Вернуть/ })).toBeNull());
});

it('asks why there is none, with the usual reason at hand', async () => {
  const user = userEvent.setup();
  const sent = serve(marked);
  openOrders('/purchases/4/list-orders/', irina);
  await user.click(await screen.findByRole('button', { name: 'Нет: Ваза' }));
  const dialog = await screen.findByRole('dialog', { name: 'Почему не куплено?' });
  const reason = within(dialog).getByLabelText('Причина');
  expect(reason).toHaveValue('Нет в наличии');
  await user.clear(reason);
  await user.click(within(dialog).getByRole('button', { name: 'Отметить «нет»' }));
  expect(await within(dialog).findByText('Укажите причину.')).toBeVisible();
  await user.type(reason, 'Только красные');
  await user.click(within(dialog).getByRole('button', { name: 'Отметить «нет»' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Осталось 1 из 3'));
  expect(sent).toEqual([{ line_id: 32, state: 'C', reason: 'Только красные' }]);
});

it('keeps a line whose mark was lost, says so, and sends it again', async () => {
  const user = userEvent.setup();
  let tries = 0;
  const sent = serve((mark) => (tries++ === 0 ? lost() : marked(mark)));
  openOrders('/purchases/4/list-orders/', irina);
  const bought = await screen.findByRole('button', { name: 'Куплено: Чашка' });
  await user.click(bought);
  expect(await screen.findByRole('alert')).toHaveTextContent(/отметка не\sсохранена/);
  await user.click(bought);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Осталось 1 из 3'));
  expect(sent).toHaveLength(2);
});

it('has no purchase of another, and no orders of it', async () => {
  serve(marked);
  openOrders('/purchases/6/list-orders/', irina);
  expect(await screen.findByRole('heading', { name: 'Закупка не найдена' })).toBeVisible();
});

it.for(['/purchases', '/purchases/4/list-orders/'])('is nothing for whoever is no intermediary: %s', async (path) => {
  serve(marked);
  openOrders(path, someCustomer);
  expect(await screen.findByRole('heading', { name: 'Нет доступа' })).toBeVisible();
});

it('has no orders of its customers for an intermediary', async () => {
  serve(marked);
  openOrders('/purchases/4/list-orders/12/', irina);
  expect(await screen.findByRole('heading', { name: 'Нет доступа' })).toBeVisible();
});

it('tells that a mark is lost where the shop has taken the line back meanwhile', async () => {
  const user = userEvent.setup();
  serve(() => Response.json({ code: 'not_found', detail: 'Не найдено.' }, { status: 404 }));
  openOrders('/purchases/4/list-orders/', irina);
  await user.click(await screen.findByRole('button', { name: 'Куплено: Чашка' }));
  await expect.poll(() => snackbar.isOpen.get()).toBe(true);
});

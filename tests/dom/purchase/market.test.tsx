import { imageViewer } from '#ui/image-viewer/image-viewer.ts';
import {
  cup,
  factory,
  fair,
  image,
  irina,
  marked,
  plate,
  serve,
  vase,
  type Line,
} from '#tests/support/dom/market-site.ts';
import { openOrders } from '#tests/support/dom/orders-site.tsx';
import { someCustomer } from '#tests/support/dom/test-page.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

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

it('says of what has come in part what is left to buy, and not that it is on its way', async () => {
  const part = { ...factory, id: 8, name: 'Посуда', state: 'received' as const, ordered_count: 1 };
  serve(marked, { purchases: [part] });
  openOrders('/purchases', irina);
  const buying = await screen.findByRole('list', { name: 'Закупаем' });
  expect(buying).toHaveTextContent(/^ПосудаПолучена не\sвсяОсталось купить: 1\sпозиция$/);
  expect(screen.queryByRole('list', { name: 'В\u00A0пути' })).toBeNull();
});

it('says that there is no purchase yet', async () => {
  serve(marked, { purchases: [] });
  openOrders('/purchases', irina);
  expect(await screen.findByRole('heading', { level: 1, name: 'Закупок пока нет' })).toBeVisible();
});

it('shows the lines that are left by album, and folds the others', async () => {
  serve(marked);
  openOrders('/purchases/4/list-orders/', irina);
  expect(await screen.findByText('Купить ещё 5 из 6 шт.')).toHaveRole('status');
  expect(await screen.findByRole('heading', { level: 1, name: 'Фабрика в Гжели' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Все закупки' })).toHaveAttribute('href', '/purchases');
  expect(within(screen.getByRole('list', { name: 'Посуда' })).getByText(/^№\s12: «синюю»$/)).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'Без альбома' })).getByText(/^3\sшт\.$/)).toBeVisible();
  expect(screen.getByText('Отмечено: 1 шт.')).toBeVisible();
  expect(screen.getByText(/^Тарелка/)).not.toBeVisible();
});

it('renders the first of many lines, and the others when asked', async () => {
  const user = userEvent.setup();
  const many = Array.from({ length: 70 }, (_, index) => ({
    ...vase,
    id: 100 + index,
    item_id: 100 + index,
    description: `Ваза ${index}`,
  }));
  serve(marked, { lines: many });
  openOrders('/purchases/4/list-orders/', irina);
  const list = await screen.findByRole('list', { name: 'Без альбома' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(50);
  expect(screen.getByText('Купить ещё 210 из 210 шт.')).toBeVisible();
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
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Купить ещё 3 из 6 шт.'));
  // The count that was seen: what the shop has added meanwhile is not bought by it.
  expect(sent).toEqual([{ line_id: 31, state: 'P', count: 2 }]);
  expect(screen.getByText('Отмечено: 3 шт.')).toBeVisible();
  expect(screen.getByRole('status')).toHaveFocus();
});

it('takes back what was told by mistake, and keeps the focus on the page', async () => {
  const user = userEvent.setup();
  const bought: Line = { ...plate, can_undo: true };
  const sent = serve(() => Response.json({ ...bought, state: 'O', can_undo: false }), {
    lines: [cup, vase, bought, { ...plate, id: 35, item_id: 75, description: 'Поднос' }],
  });
  openOrders('/purchases/4/list-orders/', irina);
  await user.click(await screen.findByText('Отмечено: 2 шт.'));
  expect(screen.queryByRole('button', { name: 'Вернуть: Поднос' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Вернуть: Тарелка' }));
  expect(await screen.findByRole('button', { name: 'Куплено: Тарелка' })).toBeVisible();
  expect(sent).toEqual([{ line_id: 33, state: 'O' }]);
  expect(screen.getByText('Купить ещё 6 из 7 шт.')).toHaveFocus();
  expect(screen.getByText('Отмечено: 1 шт.')).toBeVisible();
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
  await user.click(await screen.findByText('Отмечено: 1 шт.'));
  await user.click(screen.getByRole('button', { name: 'Вернуть: Тарелка' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(`Тарелка: ${detail}`);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Вернуть/ })).toBeNull());
});

it('asks why there is none, with the usual reason at hand', async () => {
  const user = userEvent.setup();
  const sent = serve(marked);
  openOrders('/purchases/4/list-orders/', irina);
  await user.click(await screen.findByRole('button', { name: 'Нет в\u00A0наличии: Ваза' }));
  const dialog = await screen.findByRole('dialog', { name: 'Почему не\u00A0куплено: Ваза, 3\u00A0шт.' });
  const reason = within(dialog).getByLabelText('Причина');
  expect(reason).toHaveValue('Нет в наличии');
  await user.clear(reason);
  await user.click(within(dialog).getByRole('button', { name: 'Отметить «нет»: 3\u00A0шт.' }));
  expect(await within(dialog).findByText('Укажите причину.')).toBeVisible();
  await user.type(reason, 'Только красные');
  await user.click(within(dialog).getByRole('button', { name: 'Отметить «нет»: 3\u00A0шт.' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Купить ещё 2 из 6 шт.'));
  expect(sent).toEqual([{ line_id: 32, state: 'C', reason: 'Только красные' }]);
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

it('tells by its name which mark is lost where the shop has taken the line back meanwhile', async () => {
  const user = userEvent.setup();
  serve(() => Response.json({ code: 'not_found', detail: 'Не найдено.' }, { status: 404 }));
  openOrders('/purchases/4/list-orders/', irina);
  await user.click(await screen.findByRole('button', { name: 'Куплено: Чашка' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Чашка: магазин убрал эту позицию/);
  await user.click(screen.getByRole('button', { name: 'Понятно: Чашка' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: 'Куплено: Чашка' })).toBeVisible();
});

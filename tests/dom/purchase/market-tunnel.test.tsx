import { ConfirmDialog } from '#app/overlays/confirm-dialog.tsx';
import { confirmMachine } from '#machines/shell/confirm.machine.ts';
import { connectionMachine } from '#machines/shell/connection.machine.ts';
import type { LineMark } from '#machines/purchase/mark-queue.rules.ts';
import type { Customer } from '#page/shop-context.tsx';
import { type KeptMarks, markStore } from '#storefront/market/mark-store.ts';
import { BranchRoutes } from '#tests/support/dom/branch-routes.tsx';
import { cup, irina, lost, plate, serve, vase, type Line } from '#tests/support/dom/market-site.ts';
import { TestPage } from '#tests/support/dom/test-page.tsx';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';

/** The purchase on a phone, whose network the test holds. */
function openMarket(customer: Customer = irina) {
  history.replaceState(null, '', '/purchases/4/list-orders/');
  const pings = { actors: { pingServer: fromPromise<void, void>(() => Promise.resolve()) } };
  const connection = createActor(connectionMachine.provide(pings), { input: {} }).start();
  const { unmount } = render(
    <TestPage customer={customer} actors={{ connection, confirm: createActor(confirmMachine).start() }}>
      <BranchRoutes />
      <ConfirmDialog />
    </TestPage>,
  );
  const lose = () => connection.send({ type: 'network.lost' });
  const restore = () => connection.send({ type: 'network.restored' });
  return { lose, restore, close: unmount };
}

/** A server that keeps each key's mark once; `lose` says whether the answer to it is lost on the way. */
function serveShop(lines: Line[] = [cup, vase, plate], lose: (tries: number) => boolean = () => false) {
  const known = new Set<string | null>();
  const keys: (string | null)[] = [];
  const sent = serve(
    ({ line_id: id, state, count, price }, key) => {
      keys.push(key);
      const at = lines.findIndex((line) => line.id === id);
      const before = lines[at];
      if (!before) return Response.json({ code: 'not_found', detail: 'Не найдено.' }, { status: 404 });
      const isNew = !known.has(key);
      known.add(key);
      const rest = isNew ? before.count - (count ?? before.count) : 0;
      const now: Line = isNew
        ? { ...before, state, count: before.count - rest, can_undo: state !== 'O', bought_price: price ?? null }
        : before;
      lines.splice(at, 1, now, ...(rest > 0 ? [{ ...before, id: id + 100, count: rest }] : []));
      return lose(keys.length) ? lost() : Response.json(now);
    },
    { lines },
  );
  return { sent, keys, lines };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const bought = (line_id: number, count: number): LineMark => ({ line_id, state: 'P', count });

it('takes what is tapped without a network, says what waits, and sends it in its order', async () => {
  const { sent, keys } = serveShop();
  const { lose, restore } = openMarket();
  await screen.findByText('Купить ещё 5 из 6 шт.');
  lose();
  await press('Куплено: Ваза');
  await press('Куплено: Чашка');
  expect(screen.getByText('Нет сети. Ждут отправки: 2')).toHaveRole('status');
  expect(screen.getByText('Всё отмечено: 6 шт.')).toBeVisible();
  await userEvent.click(screen.getByText('Отмечено: 6 шт.'));
  expect(screen.getAllByText(/ещё не\sотправлено/)).toHaveLength(2);
  expect(sent).toEqual([]);
  restore();
  expect(await screen.findByText('Отправлено: 2')).toHaveRole('status');
  expect(sent).toEqual([bought(32, 3), bought(31, 2)]);
  expect(new Set(keys).size).toBe(2);
  expect(screen.queryByText(/ещё не\sотправлено/)).toBeNull();
});

it('keeps it on the device for the same person alone', async () => {
  const { sent } = serveShop();
  const first = openMarket();
  await screen.findByText('Купить ещё 5 из 6 шт.');
  first.lose();
  await press('Куплено: Чашка');
  first.close();
  const other = openMarket({ ...irina, id: 10 });
  other.restore();
  expect(await screen.findByRole('heading', { name: 'Закупка не найдена' })).toBeVisible();
  expect(screen.queryByText(/Ждут отправки|Отправлено/)).toBeNull();
  other.close();
  expect(sent).toEqual([]);
  openMarket();
  expect(await screen.findByText('Отправлено: 1')).toBeVisible();
  expect(sent).toEqual([bought(31, 2)]);
  expect(localStorage.getItem(`${location.host}-marks-9`)).toBeNull();
});

it.each(['{', '"no list"', '[null, {"key": "a"}]'])(
  'shows the purchase whatever else is kept in its place: %s',
  async (kept) => {
    localStorage.setItem(`${location.host}-marks-9`, kept);
    const { sent } = serveShop();
    openMarket();
    await press('Куплено: Чашка');
    await waitFor(() => expect(sent).toEqual([bought(31, 2)]));
  },
);

it('sends what is taken back in another tab, where nobody knows what the first has sent', async () => {
  const { sent } = serveShop();
  const first = openMarket();
  await screen.findByText('Купить ещё 5 из 6 шт.');
  first.lose();
  await press('Куплено: Чашка');
  first.close();
  const second = openMarket();
  await screen.findByText('Купить ещё 3 из 6 шт.');
  second.lose();
  await userEvent.click(screen.getByText(/^Отмечено: /));
  await press('Вернуть: Чашка');
  second.restore();
  await waitFor(() => expect(sent.map(({ state }) => state)).toEqual(['P', 'O']));
});

it('says what was not taken until it is read, on whichever page', async () => {
  const { lines } = serveShop();
  const first = openMarket();
  await screen.findByText('Купить ещё 5 из 6 шт.');
  first.lose();
  await press('Куплено: Чашка');
  lines.splice(0, 1);
  first.restore();
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Чашка: магазин убрал эту позицию из\sзакупки\./);
  first.close();
  openMarket();
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Чашка: магазин убрал/);
  await press('Понятно: Чашка');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(localStorage.getItem(`${location.host}-refused-marks-9`)).toBeNull();
});

it('takes out what is taken back before it was sent', async () => {
  const { sent } = serveShop();
  const { lose, restore } = openMarket();
  await screen.findByText('Купить ещё 5 из 6 шт.');
  lose();
  await press('Куплено: Чашка');
  await press('Вернуть');
  expect(screen.queryByText(/Ждут отправки/)).toBeNull();
  expect(screen.getByText('Купить ещё 5 из 6 шт.')).toBeVisible();
  await press('Куплено: Ваза');
  restore();
  await screen.findByText('Отправлено: 1');
  expect(sent).toEqual([bought(32, 3)]);
});

it('sends a mark whose answer was lost again with its key, and nothing twice', async () => {
  const { sent, keys, lines } = serveShop([cup, vase], (tries) => tries === 1);
  const { lose, restore } = openMarket();
  await press('Куплено: Чашка');
  expect(await screen.findByText('Нет сети. Ждут отправки: 1')).toBeVisible();
  // Meanwhile it is taken back, which comes after.
  await press('Вернуть');
  lose();
  restore();
  await screen.findByText('Отправлено: 2');
  expect(sent.map(({ state }) => state)).toEqual(['P', 'P', 'O']);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
  expect(lines[0]).toMatchObject({ id: 31, state: 'O', count: 2 });
});

it('says by its name what a colleague has taken away meanwhile, and sends the others', async () => {
  const { sent, lines } = serveShop();
  const { lose, restore } = openMarket();
  await screen.findByText('Купить ещё 5 из 6 шт.');
  lose();
  await press('Куплено: Чашка');
  await press('Куплено: Ваза');
  lines.splice(0, 1);
  restore();
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Чашка: магазин убрал эту позицию/);
  await screen.findByText('Отправлено: 1');
  expect(sent.map(({ line_id: id }) => id)).toEqual([31, 32]);
  expect(screen.getByText('Всё отмечено: 4 шт.')).toBeVisible();
});

it('buys the rest of a line in one mark with what waits of it, with its price', async () => {
  const { sent } = serveShop([{ ...vase, count: 5 }]);
  const { lose, restore } = openMarket();
  const count = await screen.findByLabelText('Куплено из 5 шт.: Ваза');
  lose();
  await userEvent.clear(count);
  await userEvent.type(count, '2');
  await press('Куплено: Ваза');
  expect(screen.getByRole('button', { name: 'Нет в\u00A0наличии: Ваза' })).toBeDisabled();
  await press('Куплено: Ваза');
  const [price] = screen.getAllByLabelText('Цена закупки за шт.: Ваза');
  await userEvent.type(price ?? document.body, '70{Enter}');
  restore();
  await waitFor(() => expect(sent).toEqual([{ ...bought(32, 5), price: 70 }]));
});

it('keeps what the server fails at, says so, and tries it again after the others', async () => {
  const marks: number[] = [];
  serve(({ line_id: id, state }) => {
    marks.push(id);
    if (marks.length === 1) return Response.json({ code: 'internal', detail: 'Ошибка сервера.' }, { status: 500 });
    return Response.json({ ...(id === 31 ? cup : vase), state });
  });
  const { lose, restore } = openMarket();
  await screen.findByText('Купить ещё 5 из 6 шт.');
  lose();
  await press('Куплено: Чашка');
  await press('Куплено: Ваза');
  restore();
  expect(await screen.findByText(/^Сервер занят или не\sотвечает, отправим позже. Ждут отправки: 2$/)).toHaveRole(
    'status',
  );
  expect(screen.queryByRole('alert')).toBeNull();
  lose();
  restore();
  expect(await screen.findByText('Отправлено: 2')).toBeVisible();
  expect(marks).toEqual([31, 32, 31]);
});

it('gives up a mark without an answer, and shows what the shop has made of it', async () => {
  const { sent } = serveShop([cup, vase, plate], () => true);
  openMarket();
  await press('Куплено: Чашка');
  expect(await screen.findByText('Нет сети. Ждут отправки: 1')).toBeVisible();
  await press('Отменить отметку: Чашка');
  await waitFor(() => expect(screen.queryByText(/Ждут отправки/)).toBeNull());
  expect(await screen.findByText('Купить ещё 3 из 6 шт.')).toBeVisible();
  expect(localStorage.getItem(`${location.host}-marks-9`)).toBeNull();
  expect(sent).toHaveLength(1);
});

/** What another tab of this phone makes of the marks that it has read, as this tab hears of it. */
function changeElsewhere(change: (kept: KeptMarks) => KeptMarks): void {
  const keys = ['marks', 'settled-marks'].map((name) => `${location.host}-${name}-9`);
  const before = keys.map((key) => localStorage.getItem(key));
  const store = markStore(9);
  const kept = store.read();
  store.change(kept, change(kept));
  act(() => {
    for (const [index, key] of keys.entries()) {
      const newValue = localStorage.getItem(key);
      if (newValue !== before[index]) window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    }
  });
}

it('neither sends nor keeps what was given up in another tab, though it was told in this one', async () => {
  const { sent } = serveShop();
  const { lose, restore } = openMarket();
  await screen.findByText('Купить ещё 5 из 6 шт.');
  lose();
  await press('Куплено: Чашка');
  await press('Куплено: Ваза');
  changeElsewhere(({ unsent, ...kept }) => ({ ...kept, unsent: unsent.filter(({ name }) => name !== 'Чашка') }));
  expect(screen.getByText('Нет сети. Ждут отправки: 1')).toBeVisible();
  expect(screen.getByText('Купить ещё 2 из 6 шт.')).toBeVisible();
  restore();
  expect(await screen.findByText('Отправлено: 1')).toBeVisible();
  expect(sent).toEqual([bought(32, 3)]);
  expect(localStorage.getItem(`${location.host}-marks-9`)).toBeNull();
});

it('says itself what another tab was refused', async () => {
  const { sent, lines } = serveShop();
  const { lose, restore } = openMarket();
  await screen.findByText('Купить ещё 5 из 6 шт.');
  lose();
  await press('Куплено: Чашка');
  lines.splice(0, 1);
  const refusal = { isAnswered: true, code: 'not_found', detail: '', fields: {} };
  changeElsewhere(() => ({ unsent: [], refused: [{ lineId: 31, name: 'Чашка', refusal }] }));
  restore();
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Чашка: магазин убрал эту позицию/);
  expect(sent).toEqual([bought(31, 2)]);
});

it('loses no mark that another tab has written over in the same moment', async () => {
  const { sent } = serveShop();
  const { lose, restore } = openMarket();
  await screen.findByText('Купить ещё 5 из 6 шт.');
  lose();
  await press('Куплено: Чашка');
  const key = `${location.host}-marks-9`;
  localStorage.removeItem(key);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: null })));
  restore();
  expect(await screen.findByText('Отправлено: 1')).toBeVisible();
  expect(sent).toEqual([bought(31, 2)]);
});

it('asks before a page is left whose marks the browser doesn’t store', async () => {
  serveShop();
  const { lose, restore } = openMarket();
  await screen.findByText('Купить ещё 5 из 6 шт.');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  lose();
  await press('Куплено: Чашка');
  await userEvent.click(screen.getByRole('link', { name: 'Все закупки' }));
  expect(await screen.findByRole('dialog', { name: 'Уйти без сохранения?' })).toBeVisible();
  await press('Отмена');
  expect(location.pathname).toBe('/purchases/4/list-orders/');
  restore();
  await screen.findByText('Отправлено: 1');
  await userEvent.click(screen.getByRole('link', { name: 'Все закупки' }));
  await waitFor(() => expect(location.pathname).toBe('/purchases'));
});

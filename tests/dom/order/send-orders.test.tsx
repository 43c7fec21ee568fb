import { sendOrders } from '#office/orders/bulk/order-sendings.ts';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';

const purchase = { id: 5, name: 'Фабрика в Гжели', album: null };
/** The lines of orders: № 12 has two that wait, № 11 one, № 10 none. */
const waiting: Readonly<Record<number, readonly number[]>> = { 12: [1, 2], 11: [3], 10: [] };
const bought = { id: 9, state: 'P', version: 8 };
let sent: [string, unknown][] = [];
/** Lines that a colleague sends elsewhere before the call comes, and those that they change afterwards. */
let elsewhere: number[] = [];
let changed: number[] = [];

beforeEach(() => {
  [sent, elsewhere, changed] = [[], [], []];
  answerCalls(async (request: Request) => {
    const { pathname } = new URL(request.url);
    const id = Number(/placed-order\/(\d+)/.exec(pathname)?.[1]);
    const lines = waiting[id] ?? [];
    if (request.method === 'GET')
      return Response.json({ id, lines: [...lines.map((line) => ({ id: line, state: 'W', version: 4 })), bought] });
    const body = (await request.clone().json()) as { ids?: number[] };
    sent.push([pathname, body]);
    if (pathname === '/api/order/state/') {
      const detail = 'Запись изменилась, пока вы с ней работали.';
      return Response.json({
        result: (body.ids ?? []).map((line) =>
          changed.includes(line)
            ? { id: line, ok: false, code: 'changed_meanwhile', detail }
            : { id: line, ok: true, state: 'W', placed_order_id: 12 },
        ),
      });
    }
    if (lines.length === 0)
      return Response.json({ code: 'order_nothing_to_send', detail: 'Нечего отправлять.' }, { status: 409 });
    const there = lines.map((line) =>
      elsewhere.includes(line)
        ? { id: line, state: 'O', version: 5, purchase: { ...purchase, id: 6, name: 'Другая' } }
        : { id: line, state: 'O', version: 5, purchase },
    );
    return Response.json({ id, lines: [...there, bought] });
  });
});

const rows = { ids: [12, 11, 10], seen: [], forced: [], isAgain: false };
const send = async (purchaseId: number | null) => {
  const change = sendOrders(new QueryClient(), { purchaseId, albumId: undefined }, 'purchase-5-');
  return { change, verdicts: await change.send(rows) };
};

it('orders that went to a purchase lead there, and come back as a batch in the versions that this left', async () => {
  const { change, verdicts } = await send(5);
  expect(verdicts.refused).toMatchObject([{ id: 10, detail: 'Нечего отправлять.', canRetry: false }]);
  expect(sent).toEqual([
    ['/api/placed-order/12/send-to-purchase/', { purchase_id: 5, line_ids: [1, 2] }],
    ['/api/placed-order/11/send-to-purchase/', { purchase_id: 5, line_ids: [3] }],
    ['/api/placed-order/10/send-to-purchase/', { purchase_id: 5 }],
  ]);
  expect(change.doneText?.(2)).toBe('3\u00A0позиции →\u00A0«Фабрика в Гжели».');
  expect(change.next?.()).toEqual({ text: 'Открыть закупку', href: '/purchases/5/list-orders/' });
  sent = [];
  expect(await change.undo?.()?.send(rows)).toEqual({ refused: [], unchanged: 1 });
  const versions = [1, 2, 3].map((id) => ({ id, version: 5 }));
  expect(sent).toEqual([['/api/order/state/', { ids: [1, 2, 3], versions, state: 'W' }]]);
});

it('what a colleague has sent elsewhere, or changed since, stays theirs', async () => {
  elsewhere = [2];
  const { change } = await send(5);
  sent = [];
  changed = [3];
  const back = await change.undo?.()?.send(rows);
  expect(sent).toMatchObject([['/api/order/state/', { ids: [1, 3] }]]);
  expect(back?.refused).toMatchObject([{ id: 11, detail: 'Запись изменилась, пока вы с ней работали.' }]);
});

it('nothing comes back where nothing went', async () => {
  const change = sendOrders(new QueryClient(), { purchaseId: null, albumId: undefined }, 'purchase-own-');
  await change.send({ ...rows, ids: [10] });
  expect(sent).toEqual([['/api/placed-order/10/send-to-self-purchase/', {}]]);
  expect(change.undo?.()).toBeUndefined();
});

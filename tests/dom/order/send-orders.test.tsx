import { sendOrders } from '#office/orders/bulk/order-sendings.ts';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';

const purchase = { id: 5, name: 'Фабрика в Гжели', album: null };
/** The lines of orders that wait: № 12 has two, № 11 one, № 10 none. */
const waiting: Readonly<Record<number, readonly number[]>> = { 12: [1, 2], 11: [3], 10: [] };
/** It was in the purchase before. */
const there = { id: 9, state: 'O', version: 8, purchase };
const detail = 'Запись изменилась, пока вы с ней работали.';
const refused = { code: 'changed_meanwhile', detail };

let sent: [string, unknown][] = [];
/** Lines that are in the purchase now. */
let gone: Set<number>;
/** Orders whose answer is lost; lines that colleagues change before the call comes, after it, and since. */
let [losing, before, after, since] = [new Set<number>(), new Set<number>(), new Set<number>(), new Set<number>()];

beforeEach(() => {
  sent = [];
  [gone, losing, before, after, since] = [new Set(), new Set(), new Set(), new Set(), new Set()];
  answerCalls(async (request: Request) => {
    const { pathname } = new URL(request.url);
    const id = Number(/placed-order\/(\d+)/.exec(pathname)?.[1]);
    const lines = waiting[id] ?? [];
    const orderOf = () => {
      const now = lines.map((line) =>
        gone.has(line)
          ? { id: line, state: 'O', version: after.has(line) ? 6 : 5, purchase }
          : { id: line, state: 'W', version: 4, purchase: null },
      );
      return { id, lines: [...now, there] };
    };
    if (request.method === 'GET') return Response.json(orderOf());
    const body = (await request.clone().json()) as { ids?: number[] };
    sent.push([pathname, body]);
    if (pathname === '/api/order/state/')
      return Response.json({
        result: (body.ids ?? []).map((line) =>
          since.has(line)
            ? { id: line, ok: false, ...refused }
            : { id: line, ok: true, state: 'W', placed_order_id: 12 },
        ),
      });
    if (lines.length === 0)
      return Response.json({ code: 'order_nothing_to_send', detail: 'Нечего отправлять.' }, { status: 409 });
    if (lines.some((line) => before.has(line))) return Response.json(refused, { status: 409 });
    for (const line of lines) gone.add(line);
    return losing.has(id) ? Response.error() : Response.json(orderOf());
  });
});

const rows = { ids: [12, 11, 10], seen: [], forced: [], isAgain: false };
const sending = (purchaseId: number | null) =>
  sendOrders(new QueryClient(), { purchaseId, albumId: undefined }, 'purchase-5-');
const seenIn = (version: number, ...lines: number[]) => lines.map((id) => ({ id, version }));
const named = (...lines: number[]) => ({ line_ids: lines, versions: seenIn(4, ...lines) });
/** What was sent to take back. */
const back = (...ids: number[]) => [['/api/order/state/', { ids, versions: seenIn(5, ...ids), state: 'W' }]];

it('orders that went to a purchase lead there, and come back as a batch in the versions that this left', async () => {
  const change = sending(5);
  const verdicts = await change.send(rows);
  expect(verdicts.refused).toMatchObject([{ id: 10, detail: 'Нечего отправлять.', canRetry: false }]);
  expect(sent).toEqual([
    ['/api/placed-order/12/send-to-purchase/', { purchase_id: 5, ...named(1, 2) }],
    ['/api/placed-order/11/send-to-purchase/', { purchase_id: 5, ...named(3) }],
    ['/api/placed-order/10/send-to-purchase/', { purchase_id: 5 }],
  ]);
  expect(change.doneText?.(2)).toBe('3\u00A0позиции →\u00A0«Фабрика в Гжели».');
  expect(change.next?.()).toEqual({ text: 'Открыть закупку', href: '/purchases/5/list-orders/' });
  sent = [];
  expect(await change.undo?.()?.send(rows)).toEqual({ refused: [], unchanged: 1 });
  // The line that was there before stays.
  expect(sent).toEqual(back(1, 2, 3));
});

it('an order that a colleague has changed before it went is refused whole, and may be tried as it is now', async () => {
  before = new Set([2]);
  const change = sending(null);
  expect((await change.send(rows)).refused).toMatchObject([{ id: 12, detail, canRetry: true }, { id: 10 }]);
  expect(change.doneText?.(1)).toBe('1\u00A0позиция →\u00A0«Фабрика в Гжели».');
  sent = [];
  await change.undo?.()?.send(rows);
  expect(sent).toEqual(back(3));
});

it('what a colleague has changed since stays theirs, also where the answer tells of it already', async () => {
  [after, since] = [new Set([2]), new Set([3])];
  const change = sending(5);
  await change.send(rows);
  sent = [];
  expect((await change.undo?.()?.send(rows))?.refused).toMatchObject([{ id: 11, detail }]);
  expect(sent).toEqual(back(1, 3));
});

it.each([5, null])('after a lost answer the same lines are told of and can be taken back; purchase %s', async (id) => {
  losing = new Set([12]);
  const change = sending(id);
  await expect(change.send(rows)).rejects.toThrow();
  losing = new Set();
  sent = [];
  expect((await change.send({ ...rows, isAgain: true })).refused).toMatchObject([{ id: 10 }]);
  expect(sent[0]?.[1]).toMatchObject(named(1, 2));
  expect(change.doneText?.(2)).toBe('3\u00A0позиции →\u00A0«Фабрика в Гжели».');
  sent = [];
  await change.undo?.()?.send(rows);
  expect(sent).toEqual(back(1, 2, 3));
});

it('nothing comes back where nothing went', async () => {
  const change = sending(null);
  await change.send({ ...rows, ids: [10] });
  expect(sent).toEqual([['/api/placed-order/10/send-to-self-purchase/', {}]]);
  expect(change.undo?.()).toBeUndefined();
});

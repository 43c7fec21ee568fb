import { tradePricesOf } from '#office/orders/bulk/order-changes.ts';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';

const meanwhile = 'Запись изменилась, пока вы с ней работали.';

const rows = { ids: [12, 13, 14], seen: [], forced: [], isAgain: false };

const verdict = (id: number, before?: { id: number; version: number; price: number }[]) => ({
  id,
  ok: true,
  ...(before && { lines_before: before }),
});

/**
 * Orders get trade prices: № 12 two, № 13 one, № 14 none; `theirs` are lines that a colleague has changed since, `gone`
 * is one that was deleted.
 */
async function lower({ theirs = [] as readonly number[], gone = 0, again = false } = {}) {
  const sent: [string, unknown][] = [];
  answerCalls(async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/api/placed-order/list/') {
      const one = (id: number, version: number, price: number) => ({ id, version, price });
      const result = [verdict(12, [one(1, 3, 500), one(2, 5, 90.5)]), verdict(13, [one(3, 2, 70)]), verdict(14)];
      return Response.json({ result });
    }
    sent.push([pathname, await request.clone().json()]);
    const id = Number(/order\/(\d+)/.exec(pathname)?.[1]);
    if (id === gone) return Response.json({ code: 'not_found', detail: 'Не найдено.' }, { status: 404 });
    if (!theirs.includes(id)) return Response.json({ id: 12, lines: [] });
    const line = { id, version: 9, price: 1, item_id: 7, description: `Ваза ${id}` };
    const current = { id: 12, lines: [line] };
    return Response.json({ code: 'changed_meanwhile', detail: meanwhile, current }, { status: 409 });
  });
  const offered = tradePricesOf(new QueryClient(), 3);
  if (!('changeOf' in offered)) throw new Error('No trade prices are offered');
  const change = offered.changeOf('');
  const told = await change.send(rows);
  if (again) await change.send({ ...rows, isAgain: true });
  return { sent, told, back: change.undo?.() };
}

it('orders get the prices back that the trade prices took, in one press', async () => {
  const { sent, told, back } = await lower();
  // № 14 had nothing to lower.
  expect(told).toEqual({ refused: [], unchanged: 1 });
  expect(await back?.send(rows)).toEqual({ refused: [], unchanged: 1 });
  expect(sent.toSorted()).toEqual([
    ['/api/order/1/', { price: 500, version: 3 }],
    ['/api/order/2/', { price: 90.5, version: 5 }],
    ['/api/order/3/', { price: 70, version: 2 }],
  ]);
});

it('lines that a colleague has changed since keep their prices, and are named; the others go back', async () => {
  const { sent, back } = await lower({ theirs: [1, 3] });
  expect(await back?.send(rows)).toMatchObject({
    refused: [
      { id: 12, detail: `Ваза 1: ${meanwhile}`, code: 'changed_meanwhile' },
      { id: 13, detail: `Ваза 3: ${meanwhile}` },
    ],
    unchanged: 1,
  });
  expect(sent).toHaveLength(3);
});

it('a line that is gone doesn’t keep the others of its order from going back', async () => {
  const { sent, back } = await lower({ gone: 1, theirs: [2] });
  expect(await back?.send(rows)).toMatchObject({
    refused: [{ id: 12, detail: `Не найдено. Ваза 2: ${meanwhile}`, code: 'not_found' }],
  });
  expect(sent.map(([path]) => path).toSorted()).toEqual(['/api/order/1/', '/api/order/2/', '/api/order/3/']);
});

it('nothing is offered to be put back after a lost answer, as nobody told what the lines cost', async () => {
  expect((await lower({ again: true })).back).toBeUndefined();
});

import { editsOf } from '#office/lines/bulk/line-changes.ts';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';

const priceEvent = (lineId: number, from: number | null, to: number) => ({
  kind: 'line',
  line_id: lineId,
  change: { action: 'changed', name: 'Фото', fields: [{ field: 'price', from, to }] },
});

type Call = { ids: number[]; seen: { id: number; version: number }[]; forced: number[]; isAgain: boolean };

const meanwhile = 'Запись изменилась, пока вы с ней работали.';
const lost = () => Response.error();

/**
 * Prices lines at 450: № 1 had no price, № 2 another, № 3 this one already; № 4 was never seen. `after` is what
 * colleagues did to lines before the order was read; `again` repeats the call, as after a lost answer.
 */
async function price({ after = {} as Readonly<Record<number, unknown[]>>, again = false } = {}) {
  const sent: [string, unknown][] = [];
  const colleagues = new Map<number, number | null>();
  const losing = new Set<number>();
  answerCalls(async (request: Request) => {
    const id = Number(/order\/(\d+)/.exec(request.url)?.[1]);
    const body = (await request.clone().json()) as { version?: number };
    sent.push([new URL(request.url).pathname, body]);
    if (losing.has(id)) return lost();
    if (colleagues.has(id)) {
      const current = { id: 12, lines: [{ id, version: 9, price: colleagues.get(id) }], timeline: [] };
      return Response.json({ code: 'changed_meanwhile', detail: meanwhile, current }, { status: 409 });
    }
    const more = after[id] ?? [];
    const version = (id === 3 ? 7 : 8) + more.length;
    const own = id === 3 ? [priceEvent(3, 300, 450)] : [priceEvent(id, 100, 200), priceEvent(id, before(id), 450)];
    return Response.json({ id: 12, lines: [{ id, version, price: 450 }], timeline: [...own, ...more] });
  });
  const offered = editsOf(new QueryClient(), 4).find(({ name }) => name === 'price');
  if (!offered || !('changeOf' in offered)) throw new Error('No price is offered');
  const change = offered.changeOf('450');
  const seen = [1, 2, 3].map((id) => ({ id, version: 7 }));
  const rows: Call = { ids: [1, 2, 3, 4], seen, forced: [], isAgain: false };
  await change.send(rows);
  if (again) await change.send({ ...rows, ids: [4], seen: [], isAgain: true });
  sent.length = 0;
  const back = change.undo?.();
  return { sent, colleagues, losing, back, undo: (isAgain = false) => back?.send({ ...rows, isAgain }) };
}

const before = (id: number) => (id === 1 ? null : 320.5);

it('lines get the prices back that they had, none among them, and those alone that this has priced', async () => {
  const { sent, undo } = await price();
  expect(await undo()).toEqual({ refused: [], unchanged: 2 });
  expect(sent).toEqual([
    ['/api/order/1/', { price: null, version: 8 }],
    ['/api/order/2/', { price: 320.5, version: 8 }],
  ]);
});

it('a price that a colleague has named since is kept, and told of', async () => {
  const { colleagues, undo } = await price();
  colleagues.set(2, 500);
  expect(await undo()).toMatchObject({ refused: [{ id: 2, detail: meanwhile }], unchanged: 2 });
});

it.each([
  { what: 'another price', after: { 2: [priceEvent(2, 450, 500)] } },
  { what: 'another price and this one again', after: { 2: [priceEvent(2, 450, 500), priceEvent(2, 500, 450)] } },
])('a line that a colleague gives $what before it is read here is theirs', async ({ after }) => {
  const { sent, undo } = await price({ after });
  expect(await undo()).toEqual({ refused: [], unchanged: 3 });
  expect(sent).toEqual([['/api/order/1/', { price: null, version: 8 }]]);
});

it('nor does a line that cost this already become this call’s by what a colleague does to it', async () => {
  const { sent, undo } = await price({ after: { 3: [priceEvent(3, 450, 500)] } });
  expect(await undo()).toEqual({ refused: [], unchanged: 2 });
  expect(sent.map(([path]) => path)).toEqual(['/api/order/1/', '/api/order/2/']);
});

it('nothing is offered to be put back after a lost answer, as nobody told what the lines cost', async () => {
  expect((await price({ again: true })).back).toBeUndefined();
});

it('lines that have their prices back are done, though the answer that told so was lost', async () => {
  const { colleagues, losing, undo } = await price();
  losing.add(2);
  await expect(undo()).rejects.toThrow();
  losing.clear();
  colleagues.set(1, null).set(2, 500);
  expect(await undo(true)).toMatchObject({ refused: [{ id: 2, detail: meanwhile }], unchanged: 2 });
  // The first time it is a colleague's doing.
  expect(await undo()).toMatchObject({ refused: [{ id: 1 }, { id: 2 }] });
});

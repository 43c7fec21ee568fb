import { editsOf } from '#office/lines/bulk/line-changes.ts';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';

type Call = { ids: number[]; seen: { id: number; version: number }[]; forced: number[]; isAgain: boolean };

const meanwhile = 'Запись изменилась, пока вы с ней работали.';
const lost = () => Response.error();

/** Prices lines at 450: № 1 had no price, № 3 this one already; № 4 was never loaded. `again` repeats the call. */
async function price({ again = false } = {}) {
  const sent: [string, unknown][] = [];
  const colleagues = new Map<number, number | null>();
  const losing = new Set<number>();
  answerCalls(async (request: Request) => {
    const id = Number(/order\/(\d+)/.exec(request.url)?.[1]);
    const body = (await request.clone().json()) as { version?: number };
    sent.push([new URL(request.url).pathname, body]);
    if (losing.has(id)) return lost();
    if (colleagues.has(id)) {
      const line = { id, version: 9, price: colleagues.get(id), item_id: 7, description: `Ваза ${id}` };
      const current = { id: 12, lines: [line] };
      return Response.json({ code: 'changed_meanwhile', detail: meanwhile, current }, { status: 409 });
    }
    const lines = { lines_before: [{ id, version: 8, price: before(id) }] };
    return Response.json({ id: 12, lines: [], ...(id !== 3 && lines) });
  });
  const offered = editsOf(new QueryClient(), 4).find(({ name }) => name === 'price');
  if (!offered || !('changeOf' in offered)) throw new Error('No price is offered');
  const change = offered.changeOf('450');
  const seen = [1, 2, 3].map((id) => ({ id, version: 7 }));
  const rows: Call = { ids: [1, 2, 3, 4], seen, forced: [], isAgain: false };
  await change.send(rows);
  if (again) await change.send({ ...rows, ids: [4], seen: [], isAgain: true });
  const priced = sent.splice(0);
  const back = change.undo?.();
  return { priced, sent, colleagues, losing, back, undo: (isAgain = false) => back?.send({ ...rows, isAgain }) };
}

const before = (id: number) => (id === 1 ? null : 320.5);

it('lines get their prices back, also those never loaded, and those alone that this has priced', async () => {
  const { priced, sent, undo } = await price();
  expect(priced.map(([, body]) => body)).toEqual([
    { price: 450, version: 7 },
    { price: 450, version: 7 },
    { price: 450, version: 7 },
    { price: 450 },
  ]);
  expect(await undo()).toEqual({ refused: [], unchanged: 1 });
  expect(sent).toEqual([
    ['/api/order/1/', { price: null, version: 8 }],
    ['/api/order/2/', { price: 320.5, version: 8 }],
    ['/api/order/4/', { price: 320.5, version: 8 }],
  ]);
});

it('a price that a colleague has named since is kept, and told of by name', async () => {
  const { colleagues, undo } = await price();
  colleagues.set(2, 500);
  expect(await undo()).toMatchObject({ refused: [{ id: 2, detail: `Ваза 2: ${meanwhile}` }], unchanged: 1 });
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
  expect(await undo(true)).toMatchObject({ refused: [{ id: 2, detail: `Ваза 2: ${meanwhile}` }], unchanged: 1 });
  // The first time it is a colleague's doing.
  expect(await undo()).toMatchObject({ refused: [{ id: 1 }, { id: 2 }] });
});

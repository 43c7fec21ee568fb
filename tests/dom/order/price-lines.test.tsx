import { editsOf } from '#office/lines/bulk/line-changes.ts';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';

const priceEvent = (lineId: number, from: number | null, to: number) => ({
  kind: 'line',
  line_id: lineId,
  change: { action: 'changed', name: 'Фото', fields: [{ field: 'price', from, to }] },
});

/** Prices lines at 450: № 1 had no price, № 2 another, № 3 this one already; № 4 was never seen. */
async function price() {
  const sent: [string, unknown][] = [];
  const colleagues = new Set<number>();
  answerCalls(async (request: Request) => {
    const id = Number(/order\/(\d+)/.exec(request.url)?.[1]);
    const body = (await request.clone().json()) as { version?: number };
    sent.push([new URL(request.url).pathname, body]);
    if (colleagues.has(id)) {
      const detail = 'Запись изменилась, пока вы с ней работали.';
      return Response.json({ code: 'changed_meanwhile', detail }, { status: 409 });
    }
    const version = id === 3 ? 7 : 8;
    const earlier = priceEvent(id, 300, 450);
    const timeline = id === 3 ? [earlier] : [priceEvent(id, 100, 200), priceEvent(id, id === 1 ? null : 320.5, 450)];
    return Response.json({ id: 12, lines: [{ id, version, price: 450 }], timeline });
  });
  const offered = editsOf(new QueryClient(), 4).find(({ name }) => name === 'price');
  if (!offered || !('changeOf' in offered)) throw new Error('No price is offered');
  const change = offered.changeOf('450');
  const rows = { ids: [1, 2, 3, 4], seen: [1, 2, 3].map((id) => ({ id, version: 7 })), forced: [], isAgain: false };
  await change.send(rows);
  sent.length = 0;
  return { sent, colleagues, undo: () => change.undo?.()?.send(rows) };
}

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
  colleagues.add(2);
  expect(await undo()).toMatchObject({
    refused: [{ id: 2, detail: 'Запись изменилась, пока вы с ней работали.' }],
    unchanged: 2,
  });
});

import { expect } from 'vitest';
import { describeShop } from '#tests/support/server/shop-test.ts';
import { bringLine, type HeldLine, lineDriver } from './line-walk.ts';
import { OrderDesk } from './order-desk.ts';
import { type Asker, type Questions, readCells, strangers, wordIn, wrongAnswers } from './people.ts';
import { done, type Person, type Told, WalkDesk, REASON } from './walk-desk.ts';

/**
 * What the intermediary of a purchase may tell of a line that is ordered with it, and take back, while its order is in
 * work. Specification: sections 3 and 6. M whoever buys for it; s is settled already.
 */
const cells = readCells(`
  from O P C
  O    M M M
  P    M M s
  C    M s M
`);

function shouldAnswer({ person, whose, flags, name }: Asker, word: string): Told {
  if (person === null || name === 'token of another shop') return { status: 401, code: 'unauthorized' };
  const isTheirs = name === 'its intermediary' || flags.has('get_purchase');
  if (whose === 'elsewhere' || !isTheirs) return { status: 404, code: 'not_found' };
  return word === 's' ? { status: 409, code: 'purchase_line_settled' } : done;
}

const wordOf = wordIn(cells);

describeShop('lines of a purchase', (it) => {
  it('are marked by its intermediary and by those who work with purchases, and by nobody else', async ({ site }) => {
    const desk = await WalkDesk.open(site);
    const orders = await OrderDesk.open(desk);
    const intermediary = await desk.intermediary('Ирина');
    const { id: intermediaryId } = intermediary.caller.customer;
    const purchaseId = await desk.openPurchase({ intermediary_id: intermediaryId });
    const mark = (person: Person | null, lineId: number, state: string): Promise<Told> => {
      const reason = state === 'C' ? { reason: REASON } : {};
      const url = `/intermediary/${intermediaryId}/purchases/${purchaseId}/`;
      return desk.ask(person, 'put', url, { line_id: lineId, state, ...reason });
    };
    const bring = async (from: string): Promise<HeldLine> => {
      const line = await bringLine(orders, { way: ['O'], purchaseId });
      if (from === 'O') return line;
      const told = await mark(intermediary, line.lineId, from);
      if (told.status >= 300) throw new Error(`The line can't be brought to ${from}: ${told.code}`);
      return line;
    };
    const held = new Map<string, HeldLine>();
    for (const from of ['O', 'P', 'C']) held.set(from, await bring(from));
    const questions: Questions<HeldLine> = {
      held,
      bring: (_, { from }) => bring(from),
      send: ({ person }, { lineId }, { to }) => mark(person, lineId, to),
      stateOf: async (line) => (await lineDriver(orders).read(line)).line,
      should: (asker, { from, to }) => shouldAnswer(asker, wordOf({ from, to })),
    };
    const askers = await strangers(desk, intermediary);
    const { wrong, allowed, refused } = await wrongAnswers(desk, { askers, cells }, questions);
    expect(wrong).toEqual([]);
    expect([allowed, refused]).toEqual([21, 294]);
  });
});

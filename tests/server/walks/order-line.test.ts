import { expect } from 'vitest';
import { walkServer } from '#tests/model/kit/server/walk-server.ts';
import { orderLineModel } from '#tests/model/order/order-line.model.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import { askLine, bringLine, type HeldLine, lineDriver } from './line-walk.ts';
import { OrderDesk } from './order-desk.ts';
import { type Asker, countBy, owners, type Questions, readCells, strangers, wrongAnswers, wordIn } from './people.ts';
import { done, type Told, WalkDesk, REASON } from './walk-desk.ts';

/** How a line comes to its state. */
const ways: Readonly<Record<string, readonly string[]>> = { W: [], O: ['O'], P: ['P'], F: ['P', 'F'], C: ['C'] };

/**
 * What staff may make of a line in an accepted order (of an F line, in a collected one), with a reason. Specification:
 * sections 4 and 6. S staff; O staff who send to purchases; n not yet; x, = and . nobody.
 */
const cells = readCells(`
  from W O P F C
  W    = O S . S
  O    S = S . S
  P    . . = n S
  F    x x x = x
  C    S . . . =
`);

const refused = (code: string): Told => ({ status: 200, code });

const closed: Readonly<Record<string, Told>> = {
  '=': refused('line_same_state'),
  x: refused('line_handed_over'),
  '.': refused('line_move_not_allowed'),
  n: refused('line_order_not_collected'),
};

function shouldAnswer({ person, whose, flags, name }: Asker, word: string): Told {
  if (person === null || name === 'token of another shop') return { status: 401, code: 'unauthorized' };
  if (!flags.has('update_state_placed_order')) return { status: 403, code: 'forbidden' };
  if (word === 'O' && !flags.has('send_to_purchase_placed_order')) return refused('forbidden');
  if (whose === 'elsewhere') return refused('not_found');
  if (whose === 'foreign' && !flags.has('get_strange_orders')) return refused('not_found');
  return closed[word] ?? done;
}

const wordOf = wordIn(cells);

describeShop('lines of orders', (it) => {
  it('walks every path on the real server', async ({ site }) => {
    const orders = await OrderDesk.open(await WalkDesk.open(site));
    const { failures, missed, offered, notOffered } = await walkServer(orderLineModel, lineDriver(orders));
    expect(failures.map(({ path, reason }) => [path.join(' '), reason])).toEqual([]);
    expect(missed).toEqual([]);
    expect([offered, countBy(Object.values(notOffered))]).toEqual([121, {}]);
  });

  it('are changed by those who may, and by nobody else', async ({ site }) => {
    const desk = await WalkDesk.open(site);
    const orders = await OrderDesk.open(desk);
    const anna = await desk.person('Анна');
    const intermediary = await desk.intermediary('Ирина');
    const purchaseId = await desk.openPurchase({ intermediary_id: intermediary.caller.customer.id });
    const bring = (from: string): Promise<HeldLine> =>
      bringLine(orders, { way: ways[from] ?? [], purchaseId, owner: anna });
    const held = new Map<string, HeldLine>();
    for (const from of Object.keys(ways)) held.set(from, await bring(from));
    await desk.shop.topUp(anna.caller.customer.id, 1_000_000_000);
    const questions: Questions<HeldLine> = {
      held,
      bring: (_, { from }) => bring(from),
      send: ({ person }, { lineId }, cell) => {
        const sent = wordOf(cell) === 'O' ? { purchase_id: purchaseId } : {};
        return askLine(desk, person, { lineId, to: cell.to, reason: REASON, ...sent });
      },
      stateOf: async (line) => (await lineDriver(orders).read(line)).line,
      should: (asker, cell) => shouldAnswer(asker, wordOf(cell)),
    };
    const flags = ['get_strange_orders', 'update_state_placed_order'] as const;
    const mover = { name: 'staff', person: await desk.person('Мария', ...flags), whose: 'foreign' as const };
    const askers = [
      ...(await strangers(desk, intermediary)),
      { ...mover, flags: new Set(flags) },
      ...owners(desk, anna),
    ];
    const { wrong, allowed, refused: closedTo } = await wrongAnswers(desk, { askers, cells }, questions);
    expect(wrong).toEqual([]);
    expect([allowed, closedTo]).toEqual([22, 1578]);
  });
});

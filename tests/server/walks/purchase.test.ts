import { expect } from 'vitest';
import { walkServer } from '#tests/model/kit/server/walk-server.ts';
import { purchaseModel } from '#tests/model/purchase/purchase.model.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import { OrderDesk } from './order-desk.ts';
import { type Asker, type Questions, readCells, strangers, wrongAnswers, wordIn } from './people.ts';
import { bringPurchase, type HeldPurchase, moveForm, purchaseDriver, readPurchase } from './purchase-walk.ts';
import { done, type Told, WalkDesk, REASON } from './walk-desk.ts';

/** How a purchase comes to its state. */
const ways: Readonly<Record<string, readonly string[]>> = {
  open: [],
  stopped: ['stopped'],
  sent: ['stopped', 'sent'],
  received: ['stopped', 'sent', 'received'],
  closed: ['stopped', 'sent', 'received', 'closed'],
};

/**
 * Who may move a purchase whose goods have come once it is received, with a reason. Specification: sections 3 and 6.
 * G whoever works with purchases; = and . nobody.
 */
const cells = readCells(`
  from     open stopped sent received closed
  open     =    G       .    .        .
  stopped  G    =       G    .        .
  sent     .    G       =    G        .
  received .    .       G    =        G
  closed   .    .       .    G        =
`);

const closed: Readonly<Record<string, Told>> = {
  '=': { status: 409, code: 'purchase_same_state' },
  '.': { status: 409, code: 'purchase_move_not_allowed' },
};

function shouldAnswer({ person, whose, flags, name }: Asker, word: string): Told {
  if (person === null || name === 'token of another shop') return { status: 401, code: 'unauthorized' };
  if (!flags.has('get_purchase')) return { status: 403, code: 'forbidden' };
  return whose === 'elsewhere' ? { status: 404, code: 'not_found' } : (closed[word] ?? done);
}

const wordOf = wordIn(cells);

describeShop('purchases', (it) => {
  it('walks every path on the real server', async ({ site }) => {
    const orders = await OrderDesk.open(await WalkDesk.open(site));
    const { failures, missed, offered, notOffered } = await walkServer(purchaseModel, purchaseDriver(orders));
    expect(failures.map(({ path, reason }) => [path.join(' '), reason])).toEqual([]);
    expect(missed).toEqual([]);
    expect([offered, notOffered]).toEqual([112, {}]);
  });

  it('are moved by those who may, and by nobody else, their intermediaries neither', async ({ site }) => {
    const desk = await WalkDesk.open(site);
    const orders = await OrderDesk.open(desk);
    const intermediary = await desk.intermediary('Ирина');
    const form = { intermediary_id: intermediary.caller.customer.id };
    const bring = (from: string): Promise<HeldPurchase> =>
      bringPurchase(orders, { way: ways[from] ?? [], lines: 1, form });
    const held = new Map<string, HeldPurchase>();
    for (const from of Object.keys(ways)) held.set(from, await bring(from));
    const questions: Questions<HeldPurchase> = {
      held,
      bring: (_, { from }) => bring(from),
      send: ({ person }, { id }, cell) =>
        desk.ask(person, 'put', `/purchases/${id}/`, moveForm(cell, { reason: REASON })),
      stateOf: async (purchase) => (await readPurchase(desk, purchase)).state,
      should: (asker, cell) => shouldAnswer(asker, wordOf(cell)),
    };
    const askers = await strangers(desk, intermediary);
    const { wrong, allowed, refused } = await wrongAnswers(desk, { askers, cells }, questions);
    expect(wrong).toEqual([]);
    expect([allowed, refused]).toEqual([16, 859]);
  });
});

import { expect } from 'vitest';
import { walkServer } from '#tests/model/kit/server/walk-server.ts';
import { paymentModel } from '#tests/model/payment/payment.model.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import { askForPayment, decide, paymentDriver, readPayment } from './payment-walk.ts';
import { type Asker, owners, type Questions, readCells, strangers, wrongAnswers, wordIn } from './people.ts';
import { done, type Told, WalkDesk, REASON } from './walk-desk.ts';

/**
 * Who may decide about a top-up, while a colleague may too. Specification: sections 4 and 6.
 * D who decides about payments; B they and its customer; x nobody any more.
 */
const cells = readCells(`
  from F C
  W    D B
  F    x x
  C    x x
`);

const wordOf = wordIn(cells);

function shouldAnswer({ person, whose, flags, name }: Asker, { to, word }: { to: string; word: string }): Told {
  if (person === null || name === 'token of another shop') return { status: 401, code: 'unauthorized' };
  if (whose === 'elsewhere') return { status: 404, code: 'not_found' };
  if (whose === 'foreign' && !flags.has('get_strange_payments')) return { status: 404, code: 'not_found' };
  const isDecider = flags.has('edit_payments');
  if (!isDecider && !(whose === 'own' && to === 'C')) return { status: 403, code: 'forbidden' };
  if (word === 'x') return { status: 409, code: 'payment_decided' };
  return whose === 'own' && word === 'D' ? { status: 409, code: 'payment_own' } : done;
}

describeShop('payments', (it) => {
  it('walks every path on the real server', async ({ site }) => {
    const { failures, missed, offered, notOffered } = await walkServer(
      paymentModel,
      paymentDriver(await WalkDesk.open(site)),
    );
    expect(failures.map(({ path, reason }) => [path.join(' '), reason])).toEqual([]);
    expect(missed).toEqual([]);
    expect([offered, notOffered]).toEqual([64, {}]);
  });

  it('are decided by those who may, and by nobody else', async ({ site }) => {
    const desk = await WalkDesk.open(site);
    const anna = await desk.person('Анна');
    const bring = async (from: string): Promise<number> => {
      const id = await askForPayment(desk, anna, 'top_up');
      if (from !== 'W') await desk.must(desk.boss, 'put', `/payment/${id}/`, { state: from, reason: REASON });
      return id;
    };
    const held = new Map<string, number>();
    for (const from of ['W', 'F', 'C']) held.set(from, await bring(from));
    const questions: Questions<number> = {
      held,
      bring: (_, { from }) => bring(from),
      send: ({ person }, id, { to }) => decide(desk, person, id, to),
      stateOf: async (id) => (await readPayment(desk, id)).state,
      should: (asker, cell) => shouldAnswer(asker, { to: cell.to, word: wordOf(cell) }),
    };
    const flags = ['get_strange_payments', 'edit_payments'] as const;
    const cashier = { name: 'cashier', person: await desk.person('Ольга', ...flags), whose: 'foreign' as const };
    const askers = [
      ...(await strangers(desk, await desk.intermediary('Ирина'))),
      { ...cashier, flags: new Set(flags) },
      ...owners(desk, anna),
    ];
    const { wrong, allowed, refused } = await wrongAnswers(desk, { askers, cells }, questions);
    expect(wrong).toEqual([]);
    expect([allowed, refused]).toEqual([32, 352]);
  });
});

import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { orderLines } from '#server/db/schema.ts';
import { type ServerDriver, walkServer } from '#tests/model/kit/server/walk-server.ts';
import { placedOrderModel } from '#tests/model/order/placed-order.model.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import { merges, purchases } from './order-by-others.ts';
import { people } from './order-by-people.ts';
import { type HeldOrder, OrderDesk, type SeenOrder } from './order-desk.ts';
import { type HeldMove, type OrderMovers, readStep } from './order-steps.ts';
import { type Asker, countBy, owners, type Questions, readCells, strangers, wrongAnswers, wordIn } from './people.ts';
import { done, type Told, WalkDesk, REASON } from './walk-desk.ts';

const movers: Readonly<Record<string, OrderMovers>> = {
  customer: people,
  staff: people,
  purchase: purchases,
  merge: merges,
};

function driverOf(orders: OrderDesk): ServerDriver<HeldMove, SeenOrder> {
  const of = ({ facts }: ReturnType<typeof readStep>): OrderMovers => movers[facts.by] ?? people;
  return {
    classOf: (step) => {
      const { facts, refusal, isForced } = readStep(step);
      return `${facts.by}: ${isForced ? 'forced' : (refusal ?? 'allowed')}`;
    },
    withoutRequest: (step) => of(readStep(step)).withoutRequest(readStep(step)),
    bring: async (step) => {
      const told = readStep(step);
      await orders.setPrepaid(false);
      const held = await of(told).bring(orders, told);
      if (told.facts.isPrepaid) await orders.setPrepaid(true);
      return held;
    },
    send: (held, step) => of(readStep(step)).send(orders, held, readStep(step)),
    read: (held) => orders.read(held),
    should: (step, held, seen) => of(readStep(step)).should(readStep(step), held, seen),
    rows: orders.desk.rows,
  };
}

/** How an order comes to its state. */
const ways: Readonly<Record<string, readonly string[]>> = {
  created: [],
  accepted: ['accepted'],
  need_pay: ['accepted', 'need_pay'],
  collected: ['accepted', 'collected'],
  delivery: ['accepted', 'collected', 'delivery'],
  done: ['accepted', 'collected', 'done'],
  completed: ['accepted', 'collected', 'done', 'completed'],
  canceled: ['canceled'],
  rejected: ['rejected'],
};

/**
 * Who may move an order whose line waits, or has moved along, with a reason. Specification: sections 4 and 6.
 * S staff; B staff and its customer; c staff, and its customer is told why not; x, = and . nobody.
 */
const cells = readCells(`
  from       created accepted need_pay collected delivery done completed canceled rejected
  created    =       S        .        .         .        .    .         B        S
  accepted   S       =        S        S         .        .    .         B        S
  need_pay   .       S        =        S         S        S    .         c        .
  collected  .       S        S        =         S        S    .         c        .
  delivery   .       .        .        S         =        S    .         .        .
  done       .       .        .        S         S        =    S         .        .
  completed  x       x        x        x         x        x    =         x        x
  canceled   S       .        .        .         .        .    .         =        .
  rejected   S       .        .        .         .        .    .         .        =
`);

const closed: Readonly<Record<string, Told>> = {
  '=': { status: 409, code: 'order_same_state' },
  x: { status: 409, code: 'order_finished' },
  '.': { status: 409, code: 'order_move_not_allowed' },
};

function shouldAnswer({ person, whose, flags, name }: Asker, word: string): Told {
  if (person === null || name === 'token of another shop') return { status: 401, code: 'unauthorized' };
  const isStaff = flags.has('update_state_placed_order');
  if (whose === 'elsewhere') return { status: 404, code: 'not_found' };
  if (whose === 'foreign' && !flags.has('get_strange_orders')) return { status: 404, code: 'not_found' };
  if (whose === 'foreign' && !isStaff) return { status: 403, code: 'forbidden' };
  const refusal = closed[word];
  if (refusal) return refusal;
  if (isStaff || word === 'B') return done;
  return word === 'c' ? { status: 409, code: 'order_staff_only' } : { status: 403, code: 'forbidden' };
}

const wordOf = wordIn(cells);

describeShop('placed orders', (it) => {
  it('walks every path on the real server', async ({ site }) => {
    const orders = await OrderDesk.open(await WalkDesk.open(site));
    const { failures, missed, offered, notOffered } = await walkServer(placedOrderModel, driverOf(orders));
    expect(failures.map(({ path, reason }) => [path.join(' '), reason])).toEqual([]);
    expect(missed).toEqual([]);
    expect(offered).toBe(146);
    expect(countBy(Object.values(notOffered))).toEqual({
      'a purchase only ends orders and brings them back': 20,
      'an order comes back with a line': 2,
      'a merge only ends orders and gives them back': 20,
      'a merge takes all lines along': 2,
      'only new and accepted orders are merged': 2,
    });
  });

  it('is moved by those who may, and by nobody else', async ({ site }) => {
    const desk = await WalkDesk.open(site);
    const orders = await OrderDesk.open(desk);
    const anna = await desk.person('Анна');
    const intermediary = await desk.intermediary('Ирина');
    const purchaseId = await desk.openPurchase({ intermediary_id: intermediary.caller.customer.id });
    const bring = async (from: string): Promise<HeldOrder> => {
      const order = await orders.place({ owner: anna });
      await orders.move(order.id, ...(ways[from] ?? []));
      await desk.shop.db.orm.update(orderLines).set({ purchaseId }).where(eq(orderLines.orderId, order.id));
      return order;
    };
    const held = new Map<string, HeldOrder>();
    for (const from of Object.keys(ways)) held.set(from, await bring(from));
    await desk.shop.topUp(anna.caller.customer.id, 1_000_000_000);
    const questions: Questions<HeldOrder> = {
      held,
      bring: (_, { from }) => bring(from),
      send: async ({ person }, { id }, { to }) => {
        const body = { state: to, reason: REASON };
        return desk.ask(person, 'put', `/placed-order/${id}/update-state/`, body);
      },
      stateOf: async (order) => (await orders.read(order)).state,
      should: (asker, cell) => shouldAnswer(asker, wordOf(cell)),
    };
    const flags = ['get_strange_orders', 'update_state_placed_order'] as const;
    const mover = { name: 'staff', person: await desk.person('Мария', ...flags), whose: 'foreign' as const };
    const askers = [
      ...(await strangers(desk, intermediary)),
      { ...mover, flags: new Set(flags) },
      ...owners(desk, anna),
    ];
    const { wrong, allowed, refused } = await wrongAnswers(desk, { askers, cells }, questions);
    expect(wrong).toEqual([]);
    expect([allowed, refused]).toEqual([129, 5055]);
  });
});

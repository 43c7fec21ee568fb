import type { components } from '#contract/types.ts';
import { defineOperation } from '../../contract/operation.ts';
import { type BuyersRow, findBuyers } from '../../db/repositories/shop/buyers.ts';
import { openStates } from '../../db/repositories/shop/day.ts';
import { findClosed, findFullness, type FullnessRow } from '../../db/repositories/shop/fullness.ts';
import { findGoods } from '../../db/repositories/shop/goods.ts';
import { findOrderAges, orderAges } from '../../db/repositories/shop/order-ages.ts';
import { findPaidOnDay } from '../../db/repositories/shop/paid-on-day.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';
import { toRoubles } from '../kit/money.ts';
import { toBoughtSums } from '../purchase/purchase-answer.ts';

type Schemas = components['schemas'];

/** How many days a period has. */
const DAYS = 30;

const ways = ['sbp', 'card', 'transfer', 'cash'] as const;

async function paidOnDay({ db, clock }: DomainDeps, shopId: number): Promise<Schemas['PaidOnDay']> {
  const found = await findPaidOnDay(db.orm, shopId, clock.now());
  const sums = Array.from({ length: found.hour + 1 }, (_, hour) => found.hours.find((one) => one.hour === hour)?.sum);
  let running = 0;
  return {
    day: found.day,
    ways: ways.map((way) => {
      const { count = 0, sum = 0, waiting = 0 } = found.ways.find((one) => one.way === way) ?? {};
      return { way, count, sum: toRoubles(sum), waiting: toRoubles(waiting) };
    }),
    hours: sums.map((sum = 0, hour) => {
      running += sum;
      return { hour, sum: toRoubles(running) };
    }),
  };
}

async function buyersOfDays({ db, clock }: DomainDeps, shopId: number): Promise<Schemas['BuyersOfDays']> {
  const found = await findBuyers(db.orm, shopId, clock.now(), DAYS);
  const ofKind = (isOne: (row: BuyersRow) => boolean): Schemas['BuyersOfKind'] => {
    const { customers = 0, orders = 0, sum = 0 } = found.find(isOne) ?? {};
    return { customers, orders, sum: toRoubles(sum) };
  };
  const ofPeriod = (isLast: boolean): Schemas['Buyers'] => ({
    new: ofKind((row) => row.isLast === isLast && row.isNew),
    returning: ofKind((row) => row.isLast === isLast && !row.isNew),
  });
  return { last: ofPeriod(true), before: ofPeriod(false) };
}

async function agesOfDay({ db, clock }: DomainDeps, shopId: number): Promise<Schemas['StateByAge'][]> {
  const found = await findOrderAges(db.orm, shopId, clock.now());
  return openStates.map((state) => ({
    state,
    ages: orderAges.map((days) => {
      const row = found.find((one) => one.state === state && one.fromDays === days);
      return { from_days: days, count: row?.count ?? 0 };
    }),
  }));
}

/** How many purchases, and how many items of each kind, are named. */
const NAMED = 10;

function toFullness({ id, name, state, pieces }: FullnessRow): Schemas['PurchaseFullness'] {
  const { ordered = 0, paidFor: bought = 0, handedOver = 0 } = pieces ?? {};
  const came = state === 'received' || state === 'closed' ? bought : 0;
  return { id, name, state, ordered, bought, came, handed_over: handedOver, money: toBoughtSums(pieces) };
}

async function closedPurchases({ db, clock }: DomainDeps, shopId: number): Promise<Schemas['ClosedPurchases']> {
  const { count, sums, named } = await findClosed(db.orm, { shopId, days: DAYS, most: NAMED, now: clock.now() });
  return { count, money: toBoughtSums(sums), purchases: named.map(toFullness) };
}

/** What ends within so many days is told. */
const SOON_DAYS = 7;

async function goodsOfDays({ db, clock }: DomainDeps, shopId: number): Promise<Schemas['GoodsOfDays']> {
  const asked = { shopId, days: DAYS, soon: SOON_DAYS, most: NAMED, now: clock.now() };
  const { top, ending, dead, deadTotal } = await findGoods(db.orm, asked);
  const inRoubles = <Row extends { sum: number }>(row: Row): Row => ({ ...row, sum: toRoubles(row.sum) });
  return {
    top: top.map(inRoubles),
    ending: ending.map((row) => ({ ...row, days: Math.floor(row.days) })),
    dead: { count: deadTotal?.count ?? 0, sum: toRoubles(deadTotal?.sum ?? 0), items: dead.map(inRoubles) },
  };
}

/** How the shop has done lately; each part is null for those who may not see its records. */
export const getDayFigures = defineOperation('getDayFigures', async (deps, { caller: { shop, customer } }) => {
  const { flags } = customer;
  const seesOrders = flags.has('get_strange_orders');
  const seesPurchases = flags.has('get_purchase');
  const [payments, buyers, ages, purchases, closed, goods] = await Promise.all([
    flags.has('get_strange_payments') ? paidOnDay(deps, shop.id) : null,
    seesOrders ? buyersOfDays(deps, shop.id) : null,
    seesOrders ? agesOfDay(deps, shop.id) : null,
    seesPurchases ? findFullness(deps.db.orm, shop.id, NAMED) : null,
    seesPurchases ? closedPurchases(deps, shop.id) : null,
    seesOrders && flags.has('edit_item') ? goodsOfDays(deps, shop.id) : null,
  ]);
  return { payments, buyers, ages, purchases: purchases?.map(toFullness) ?? null, closed, goods };
});

import type { components } from '#contract/types.ts';
import { defineOperation } from '../../contract/operation.ts';
import { type BuyersRow, findBuyers } from '../../db/repositories/shop/buyers.ts';
import { findPaidOnDay } from '../../db/repositories/shop/paid-on-day.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';
import { toRoubles } from '../kit/money.ts';

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

/** How the shop has done lately; each part is null for those who may not see its records. */
export const getDayFigures = defineOperation('getDayFigures', async (deps, { caller: { shop, customer } }) => {
  const { flags } = customer;
  const [payments, buyers] = await Promise.all([
    flags.has('get_strange_payments') ? paidOnDay(deps, shop.id) : null,
    flags.has('get_strange_orders') ? buyersOfDays(deps, shop.id) : null,
  ]);
  return { payments, buyers };
});

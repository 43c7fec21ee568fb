import type { components, Permission } from '#contract/types.ts';
import { defineOperation } from '../../contract/operation.ts';
import * as days from '../../db/repositories/shop/day.ts';
import { debtAges, findDebts } from '../../db/repositories/shop/debts.ts';
import { findPaymentsOfDay } from '../../db/repositories/shop/payments-of-day.ts';
import { findSetup } from '../../db/repositories/shop/setup.ts';
import type { ArrivingRow, WaitingRow } from '../../db/repositories/shop/waiting.ts';
import type { SignedInCaller } from '../access/caller.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';
import { toRoubles } from '../kit/money.ts';
import { standingBefore } from '../order/standing.ts';

type Schemas = components['schemas'];

/** The steps of setting a shop up, in order, with the flag that opens the page of each. */
const setupFlags = {
  requisites: 'edit_retail',
  delivery: 'make_delivery',
  point: 'make_delivery_point',
  category: 'edit_item',
  item: 'create_item',
  staff: 'create_customers',
} as const satisfies Readonly<Record<Schemas['SetupStep']['name'], Permission>>;

async function setupOf(
  { db }: DomainDeps,
  { shop, customer: { id, flags } }: SignedInCaller,
): Promise<Schemas['ShopDay']['setup']> {
  const names = (Object.keys(setupFlags) as (keyof typeof setupFlags)[]).filter((name) => flags.has(setupFlags[name]));
  if (names.length === 0) return null;
  const done = await findSetup(db.orm, shop.id, id);
  return names.every((name) => done[name]) ? null : names.map((name) => ({ name, is_done: done[name] }));
}

/** How many days are summed, today among them. */
const DAYS = 60;

const DAY_MS = 86_400_000;

const toWaiting = ({ count, since }: WaitingRow): Schemas['Waiting'] => ({
  count,
  since: since?.toISOString() ?? null,
});

const toArriving = ({ came, ...waiting }: ArrivingRow): Schemas['Arriving'] => ({ ...toWaiting(waiting), came });

/** The days up to this one, the oldest first. */
function daysUpTo(today: string): string[] {
  const end = Date.parse(today);
  return Array.from({ length: DAYS }, (_, index) =>
    new Date(end - (DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length),
  );
}

async function ordersOfDay({ db, clock }: DomainDeps, shopId: number): Promise<Schemas['OrdersOfDay']> {
  const now = clock.now();
  const found = await days.findOrdersOfDay(db.orm, shopId, {
    now,
    days: DAYS - 1,
    standingBefore: standingBefore(now),
  });
  const byState = new Map(found.states.map((row) => [row.state, row]));
  const byDay = new Map(found.days.map((row) => [row.day, row]));
  return {
    created: toArriving(found.created),
    unpriced: toWaiting(found.unpriced),
    standing: toWaiting(found.standing),
    states: days.openStates.map((state) => {
      const { sum = 0, ...waiting } = byState.get(state) ?? { count: 0, since: null };
      return { state, ...toWaiting(waiting), sum: toRoubles(sum) };
    }),
    days: daysUpTo(found.today).map((day) => {
      const { count = 0, sum = 0 } = byDay.get(day) ?? {};
      return { day, count, sum: toRoubles(sum) };
    }),
  };
}

/** How many debtors are named. */
const DEBTORS = 10;

async function debtsOfDay({ db, clock }: DomainDeps, shopId: number): Promise<Schemas['DebtsOfDay']> {
  const { ages, debtors } = await findDebts(db.orm, shopId, { now: clock.now(), most: DEBTORS });
  return {
    ages: debtAges.map((days) => {
      const { count = 0, sum = 0 } = ages.find(({ fromDays }) => fromDays === days) ?? {};
      return { from_days: days, count, sum: toRoubles(sum) };
    }),
    debtors: debtors.map(({ id, firstName, lastName, sum, since }) => ({
      id,
      user: { first_name: firstName, last_name: lastName },
      sum: toRoubles(sum),
      since: since.toISOString(),
    })),
  };
}

/** What waits for staff; each part is null for those who may not see its records. */
export const getDay = defineOperation('getDay', async (deps, { caller }) => {
  const { shop, customer } = caller;
  const { orm } = deps.db;
  const { flags } = customer;
  const [setup, orders, debts, payments, purchases] = await Promise.all([
    setupOf(deps, caller),
    flags.has('get_strange_orders') ? ordersOfDay(deps, shop.id) : null,
    flags.has('get_strange_orders') && flags.has('get_strange_balance_history') ? debtsOfDay(deps, shop.id) : null,
    flags.has('get_strange_payments') ? findPaymentsOfDay(orm, shop.id, deps.clock.now()).then(toArriving) : null,
    flags.has('get_purchase') ? days.findPurchasesToClose(orm, shop.id).then(toWaiting) : null,
  ]);
  return { setup, orders, debts, payments, purchases };
});

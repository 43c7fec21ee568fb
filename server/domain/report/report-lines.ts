import { setImmediate } from 'node:timers/promises';
import type { components } from '#contract/types.ts';
import type { PlacedOrderState } from '#machines/order/placed-order.machine.ts';
import { findLineIds } from '../../db/repositories/order/line-list.ts';
import { findOrders } from '../../db/repositories/order/order-list.ts';
import { findLineIdsOf, findOrderIdsOf, findReportRows, type ReportRow } from '../../db/repositories/order/report.ts';
import { findPurchase, findPurchaseLines } from '../../db/repositories/purchase/purchase.ts';
import type { SignedInCaller } from '../access/caller.ts';
import { AppError } from '../kit/app-error.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';
import { linesAsked } from '../order/lines/line-list.ts';
import { getPlacedOrder } from '../order/placed/get-placed-order.ts';
import { ordersAsked } from '../order/placed-orders.ts';
import { purchasesSeen } from '../purchase/intermediaries.ts';
import type { Sight } from './report-columns.ts';

type Schemas = components['schemas'];

/** Rows read at once. Others are served between, and on PGlite wait for each reading. */
const PER_READ = 200;
/** Orders whose lines are found at once. */
const PER_PAGE = 1_000;

/** What the list of lines has where no states of orders are named. */
const inWork: readonly PlacedOrderState[] = ['created', 'accepted', 'need_pay', 'collected'];

/** How many lines a report may have. */
interface ReportLimit {
  most: number;
}

interface Found {
  ids: readonly number[];
  sight: Sight;
}

function refuseOver(most: number, lines: number): void {
  if (lines > most) throw new AppError('report_too_long', { max: most });
}

/** Other people's lines: throws not_found without get_strange_orders. */
function checkStaff({ customer }: SignedInCaller): void {
  if (!customer.flags.has('get_strange_orders')) throw new AppError('not_found');
}

async function ofOrder(deps: DomainDeps, caller: SignedInCaller, id: number): Promise<Found> {
  const { lines, customer } = await getPlacedOrder(deps, { caller, path: { id } });
  return { ids: lines.map((line) => line.id), sight: customer.id === caller.customer.id ? 'customer' : 'staff' };
}

async function ofLines(
  { db }: DomainDeps,
  caller: SignedInCaller,
  asked: Schemas['ReportOfLines'],
  { most }: ReportLimit,
): Promise<Found> {
  checkStaff(caller);
  const { order_by: order = 'newest', customer_ids: customerIds, ...filters } = asked;
  const filled = { order_state: [...inWork], search_text: '', unpriced: false, unsent: false, ...filters };
  const found = await findLineIds(db.orm, { ...linesAsked(caller, filled), customerIds }, { order, most });
  refuseOver(most, found.total);
  return { ids: found.ids, sight: 'staff' };
}

async function ofOrders(
  deps: DomainDeps,
  caller: SignedInCaller,
  query: Schemas['ReportOfOrders'],
  { most }: ReportLimit,
): Promise<Found> {
  const { order_by = 'newest', ...filters } = query;
  const { db } = deps;
  const asked = ordersAsked(deps, caller, { scope: 'own', search_text: '', owing: false, ...filters });
  // An order that comes meanwhile moves the others to the next page: each is taken once.
  const ids = new Set<number>();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const found = await findOrders(db.orm, asked, { order_by, page, limit: PER_PAGE });
    if (!found) throw new AppError('not_found');
    refuseOver(most, found.total);
    ({ pages } = found);
    const lines = await findLineIdsOf(
      db.orm,
      caller.shop.id,
      found.result.map(({ id }) => id),
    );
    for (const id of lines) ids.add(id);
    refuseOver(most, ids.size);
  }
  return { ids: [...ids], sight: asked.customerId === caller.customer.id ? 'customer' : 'staff' };
}

/** Of these orders, in their order. */
async function ofOrderIds(
  { db }: DomainDeps,
  caller: SignedInCaller,
  orderIds: readonly number[],
  { most }: ReportLimit,
): Promise<Found> {
  checkStaff(caller);
  const once = [...new Set(orderIds)];
  const ids: number[] = [];
  for (let start = 0; start < once.length; start += PER_PAGE) {
    ids.push(...(await findLineIdsOf(db.orm, caller.shop.id, once.slice(start, start + PER_PAGE))));
    refuseOver(most, ids.length);
  }
  return { ids, sight: 'staff' };
}

/**
 * All lines of the orders that these lines are of: a document that names an order's sum and its delivery is of the
 * whole order.
 */
async function wholeOrders(
  deps: DomainDeps,
  caller: SignedInCaller,
  { ids, sight }: Found,
  limit: ReportLimit,
): Promise<Found> {
  // Nobody else sees more of an order than the lines that were found.
  if (sight !== 'staff') return { ids, sight };
  const orderIds: number[] = [];
  for (let start = 0; start < ids.length; start += PER_PAGE)
    orderIds.push(...(await findOrderIdsOf(deps.db.orm, caller.shop.id, ids.slice(start, start + PER_PAGE))));
  return ofOrderIds(deps, caller, orderIds, limit);
}

async function ofPurchase({ db }: DomainDeps, caller: SignedInCaller, id: number): Promise<Found> {
  const { shop, customer } = caller;
  if (!(await findPurchase(db.orm, purchasesSeen(caller), id))) throw new AppError('not_found');
  const lines = await findPurchaseLines(db.orm, shop.id, id);
  const ids = lines.map((line) => line.id);
  if (!customer.flags.has('get_purchase')) return { ids, sight: 'intermediary' };
  return { ids, sight: customer.flags.has('get_strange_orders') ? 'staff' : 'buyer' };
}

/**
 * The lines that are asked for, and how much of them the caller may see. Throws as the lists of them do, and
 * report_too_long.
 */
async function findLines(
  deps: DomainDeps,
  caller: SignedInCaller,
  what: Schemas['ReportOf'],
  limit: ReportLimit,
): Promise<Found> {
  const { order, ids, order_ids: orderIds, lines, orders, purchase } = what;
  if (order !== undefined) return ofOrder(deps, caller, order);
  if (orderIds !== undefined) return ofOrderIds(deps, caller, orderIds, limit);
  if (lines !== undefined) return ofLines(deps, caller, lines, limit);
  if (orders !== undefined) return ofOrders(deps, caller, orders, limit);
  if (purchase !== undefined) return ofPurchase(deps, caller, purchase);
  checkStaff(caller);
  return { ids: [...new Set(ids)], sight: 'staff' };
}

/** The rows of a report in the order of what was asked for, a waybill's by whole orders; throws as `findLines`. */
export async function readReportLines(
  deps: DomainDeps,
  caller: SignedInCaller,
  { what, kind }: Pick<Schemas['ReportForm'], 'what' | 'kind'>,
  limit: ReportLimit,
): Promise<{ rows: ReportRow[]; sight: Sight }> {
  const found = await findLines(deps, caller, what, limit);
  refuseOver(limit.most, found.ids.length);
  const { ids, sight } = kind === 'waybill' ? await wholeOrders(deps, caller, found, limit) : found;

  const rows: ReportRow[] = [];
  for (let start = 0; start < ids.length; start += PER_READ) {
    rows.push(...(await findReportRows(deps.db.orm, caller.shop.id, ids.slice(start, start + PER_READ))));
    await setImmediate();
  }
  return { rows, sight };
}

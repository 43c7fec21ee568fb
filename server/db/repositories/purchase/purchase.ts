import { and, asc, desc, eq, inArray, isNull, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Query } from '#contract/types.ts';
import { buildOnce, type Places } from '../../engine/plan-once.ts';
import type { Orm } from '../../engine/types.ts';
import { hasValue } from '../../query/filters.ts';
import { inner, jsonRow, jsonRows } from '../../query/json-rows.ts';
import { newestPage, type Page, pageOf } from '../../query/page.ts';
import { contains, fold, folded, numberIn } from '../../query/text-search.ts';
import {
  boughtPrices,
  customers,
  orderLines,
  placedOrders,
  purchaseAlbums,
  purchaseEvents,
  purchases,
} from '../../schema.ts';
import { authors, personColumns, type PersonRow } from '../customer/customer.ts';
import { isPriceOfLine } from './bought-price.ts';
import { isOneOf, type PurchasesOf } from './purchases-of.ts';

type PurchaseColumns = typeof purchases.$inferSelect;
type LineColumns = typeof orderLines.$inferSelect;

/** The sums over a purchase's lines; amounts in kopecks. */
interface LineSums extends BoughtSumsRow {
  linesCount: number;
  orderedCount: number;
  itemsCount: number;
  total: number;
  states: LineColumns['state'][];
}

/** What lines that are not cancelled were bought for, in kopecks. */
export interface BoughtSumsRow {
  /** What they were bought for, as far as that is known. */
  bought: number;
  /** What is earned by those that have both prices, and the pieces of the others. */
  margin: number;
  unknownCount: number;
}

/** A purchase with the sums over its lines. */
export interface PurchaseRow extends Pick<
  PurchaseColumns,
  'id' | 'version' | 'name' | 'comment' | 'state' | 'createdAt'
> {
  intermediary: PersonRow | null;
  /** Never null: it sums over no lines too. */
  sums: LineSums | null;
}

type OwnColumn = 'id' | 'version' | 'name' | 'comment' | 'state' | 'createdAt';

const live = sql`${orderLines.state} <> 'C'`;
const earned = sql`(${orderLines.price} - ${boughtPrices.price}) * ${orderLines.count}`;

/** The fields of a BoughtSumsRow, over lines beside their bought prices. */
export const boughtSums = {
  bought: sql<number>`coalesce(sum(${boughtPrices.price} * ${orderLines.count}) filter (where ${live}), 0)`,
  margin: sql<number>`coalesce(sum(${earned}) filter (where ${live}), 0)`,
  unknownCount: sql<number>`coalesce(sum(${orderLines.count}) filter (where ${live} and (${earned}) is null), 0)`,
};

/** Of lines that are not cancelled: their pieces, and what they are sold for. */
const lineSums = {
  itemsCount: sql<number>`coalesce(sum(${orderLines.count}) filter (where ${live}), 0)`,
  total: sql<number>`coalesce(sum(${orderLines.price} * ${orderLines.count}) filter (where ${live}), 0)`,
};

const columnsOf = <Of extends Record<OwnColumn, PgColumn>>(of: Of) => {
  return {
    id: of.id as Of['id'],
    version: of.version as Of['version'],
    name: of.name as Of['name'],
    comment: of.comment as Of['comment'],
    state: of.state as Of['state'],
    createdAt: of.createdAt as Of['createdAt'],
    intermediary: personColumns(customers),
    sums: jsonRow(
      {
        linesCount: sql<number>`count(*) filter (where ${live})`,
        orderedCount: sql<number>`count(*) filter (where ${orderLines.state} = 'O')`,
        ...lineSums,
        ...boughtSums,
        states: sql<LineColumns['state'][]>`coalesce(array_agg(distinct ${orderLines.state}), '{}')`,
      },
      (select) => select.from(orderLines).leftJoin(boughtPrices, isPriceOfLine).where(eq(orderLines.purchaseId, of.id)),
    ),
  };
};

interface PurchaseSearch {
  shopId: number;
  number: number | null;
  name: string | null;
  /** Null for all. */
  toClose: true | null;
}

/** Received, and waiting for none of its lines. */
export const isToClose = (): SQL | undefined =>
  and(
    eq(purchases.state, 'received'),
    notExists(
      inner
        .select({ id: orderLines.id })
        .from(orderLines)
        .where(and(eq(orderLines.purchaseId, purchases.id), eq(orderLines.state, 'O'))),
    ),
  );

type PurchaseFilters = Query<'getPurchasesTotal'>;

const searchOf = <Filters extends PurchaseFilters>(
  shopId: number,
  { to_close: isToCloseAsked, ...asked }: Filters,
): Omit<Filters, 'to_close'> & PurchaseSearch => ({
  ...asked,
  shopId,
  number: numberIn(asked.search_text),
  name: asked.search_text === '' ? null : contains(fold(asked.search_text)),
  toClose: isToCloseAsked ? true : null,
});

const isAsked = (asked: Places<PurchaseSearch & Pick<PurchaseFilters, 'state'>>): SQL | undefined =>
  and(
    eq(purchases.shopId, asked.shopId),
    isNull(purchases.deletedAt),
    hasValue(purchases.state, asked.state),
    asked.toClose && isToClose(),
    asked.name && or(hasValue(purchases.id, asked.number), sql`${folded(purchases.name)} like ${asked.name}`),
  );

const purchasesPage = pageOf((orm, asked: Places<PurchaseSearch & Omit<Query<'listPurchases'>, 'to_close'>>) => {
  const where = isAsked(asked);
  const page = newestPage(inner.select().from(purchases).where(where).$dynamic(), purchases.id);
  return {
    total: orm.$count(purchases, where),
    result: jsonRows(columnsOf(page), (select) =>
      select.from(page).leftJoin(customers, eq(customers.id, page.intermediaryId)).orderBy(desc(page.id)),
    ),
  };
});

/** A page of purchases, newest first. */
export async function findPurchases(
  orm: Orm,
  shopId: number,
  asked: Query<'listPurchases'>,
): Promise<Page<PurchaseRow>> {
  const found = await purchasesPage(orm, searchOf(shopId, asked));
  if (!found) throw new Error('The list of purchases has no condition');
  return found;
}

/** What the lines of purchases come to; amounts in kopecks. */
interface PurchasesSumRow extends BoughtSumsRow {
  purchases: number;
  itemsCount: number;
  total: number;
}

const purchasesTotal = buildOnce((orm, asked: Places<PurchaseSearch & Omit<PurchaseFilters, 'to_close'>>) =>
  orm
    .select({
      purchases: sql`count(distinct ${purchases.id})`.mapWith(Number),
      itemsCount: lineSums.itemsCount.mapWith(Number),
      total: lineSums.total.mapWith(Number),
      bought: boughtSums.bought.mapWith(Number),
      margin: boughtSums.margin.mapWith(Number),
      unknownCount: boughtSums.unknownCount.mapWith(Number),
    })
    .from(purchases)
    .leftJoin(orderLines, eq(orderLines.purchaseId, purchases.id))
    .leftJoin(boughtPrices, isPriceOfLine)
    .where(isAsked(asked)),
);

/** What the purchases that the filters leave come to. */
export async function sumPurchases(orm: Orm, shopId: number, asked: PurchaseFilters): Promise<PurchasesSumRow> {
  const [found] = await purchasesTotal(orm, searchOf(shopId, asked), null);
  if (!found) throw new Error('A select without groups answered no row');
  return found;
}

export const isLivePurchase = (shopId: number, id: number): SQL | undefined =>
  and(eq(purchases.id, id), eq(purchases.shopId, shopId), isNull(purchases.deletedAt));

/** One of these purchases; see `PurchasesOf`. */
export async function findPurchase(orm: Orm, of: PurchasesOf, id: number): Promise<PurchaseRow | undefined> {
  const [found] = await orm
    .select(columnsOf(purchases))
    .from(purchases)
    .leftJoin(customers, eq(customers.id, purchases.intermediaryId))
    .where(and(eq(purchases.id, id), isOneOf(of)));
  return found;
}

/** Those of these purchases that are in these states, newest first; see `PurchasesOf`. */
export function findPurchasesOf(
  orm: Orm,
  of: PurchasesOf,
  states: readonly PurchaseColumns['state'][],
): Promise<PurchaseRow[]> {
  return orm
    .select(columnsOf(purchases))
    .from(purchases)
    .leftJoin(customers, eq(customers.id, purchases.intermediaryId))
    .where(and(isOneOf(of), inArray(purchases.state, [...states])))
    .orderBy(desc(purchases.id));
}

type LineColumn = 'id' | 'orderId' | 'itemId' | 'image' | 'description' | 'comment' | 'count' | 'price';

/** A line of a purchase, with its order; prices in kopecks. */
export interface PurchaseLineRow extends Pick<LineColumns, LineColumn | 'state' | 'reason' | 'moves' | 'albumId'> {
  orderState: (typeof placedOrders.$inferSelect)['state'];
  customer: PersonRow;
  isCustomerDeleted: boolean;
  boughtPrice: number | null;
  album: { id: number; name: string } | null;
}

/** The lines of a purchase by order, or one of them. */
export function findPurchaseLines(
  orm: Orm,
  shopId: number,
  purchaseId: number,
  lineId?: number,
): Promise<PurchaseLineRow[]> {
  return orm
    .select({
      id: orderLines.id,
      orderId: orderLines.orderId,
      orderState: placedOrders.state,
      customer: personColumns(customers),
      isCustomerDeleted: sql<boolean>`${customers.deletedAt} is not null`,
      itemId: orderLines.itemId,
      image: orderLines.image,
      description: orderLines.description,
      comment: orderLines.comment,
      count: orderLines.count,
      price: orderLines.price,
      boughtPrice: boughtPrices.price,
      state: orderLines.state,
      reason: orderLines.reason,
      moves: orderLines.moves,
      albumId: orderLines.albumId,
      album: { id: purchaseAlbums.id, name: purchaseAlbums.name },
    })
    .from(orderLines)
    .innerJoin(placedOrders, eq(placedOrders.id, orderLines.orderId))
    .innerJoin(customers, eq(customers.id, placedOrders.customerId))
    .leftJoin(purchaseAlbums, eq(purchaseAlbums.id, orderLines.albumId))
    .leftJoin(boughtPrices, isPriceOfLine)
    .where(
      and(
        eq(orderLines.purchaseId, purchaseId),
        eq(orderLines.shopId, shopId),
        lineId === undefined ? undefined : eq(orderLines.id, lineId),
      ),
    )
    .orderBy(asc(orderLines.orderId), asc(orderLines.id));
}

/** What has happened to a purchase, oldest first. */
export function findPurchaseEvents(orm: Orm, purchaseId: number) {
  return orm
    .select({
      kind: purchaseEvents.kind,
      fromState: purchaseEvents.fromState,
      toState: purchaseEvents.toState,
      orderId: purchaseEvents.orderId,
      linesCount: purchaseEvents.linesCount,
      canceledCount: purchaseEvents.canceledCount,
      lineName: purchaseEvents.lineName,
      price: purchaseEvents.price,
      author: personColumns(authors),
      at: purchaseEvents.at,
      reason: purchaseEvents.reason,
    })
    .from(purchaseEvents)
    .leftJoin(authors, eq(authors.id, purchaseEvents.authorId))
    .where(eq(purchaseEvents.purchaseId, purchaseId))
    .orderBy(asc(purchaseEvents.id));
}

/** The ids and the states of a purchase's lines. */
export function findLineStates(orm: Orm, purchaseId: number): Promise<Pick<LineColumns, 'id' | 'state'>[]> {
  return orm
    .select({ id: orderLines.id, state: orderLines.state })
    .from(orderLines)
    .where(eq(orderLines.purchaseId, purchaseId));
}

/** The open purchases of a shop with their albums, newest first. */
export function findOpenPurchases(orm: Orm, shopId: number) {
  return orm
    .select({
      id: purchases.id,
      name: purchases.name,
      intermediary: personColumns(customers),
      albums: jsonRows({ id: purchaseAlbums.id, name: purchaseAlbums.name }, (select) =>
        select.from(purchaseAlbums).where(eq(purchaseAlbums.purchaseId, purchases.id)).orderBy(asc(purchaseAlbums.id)),
      ),
    })
    .from(purchases)
    .leftJoin(customers, eq(customers.id, purchases.intermediaryId))
    .where(and(eq(purchases.shopId, shopId), eq(purchases.state, 'open'), isNull(purchases.deletedAt)))
    .orderBy(desc(purchases.id));
}

import type { Query } from '#contract/types.ts';
import { defineOperation } from '../../contract/operation.ts';
import { findCategories } from '../../db/repositories/catalogue/category.ts';
import { findItemsForFile } from '../../db/repositories/catalogue/item-file.ts';
import { findTimeZone } from '../../db/repositories/shop/shop.ts';
import { itemFileTexts } from '../../texts/item-files.strings.ts';
import type { SignedInCaller } from '../access/caller.ts';
import { searchItems } from '../catalogue/catalogue.ts';
import { searchShopItems } from '../catalogue/shop-items.ts';
import { AppError } from '../kit/app-error.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';
import { runOrRefuse } from '../kit/run-or-refuse.ts';
import { shopClock } from '../report/clock.ts';
import type { Cell } from '../report/table.ts';
import { writeXlsx } from '../report/xlsx.ts';
import { categoryPaths } from './category-paths.ts';
import { type TitledColumn, writeItemCells, writtenColumns } from './columns.ts';
import { beginningOf, encode } from './encoding.ts';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';

type Asked = Query<'exportItems'>;

const MOST_ITEMS = 50_000;

const PORTION = 200;

/** Excel files are built in memory, a few at once. */
const limit = pLimit(2);

const WAITING = 4;

const END = '\r\n';

const delimiters = { semicolon: ';', comma: ',' } as const;

const catalogueOrders: Readonly<Record<Asked['order_by'], Query<'listItems'>['order_by']>> = {
  popular: 'popular',
  new: 'new',
  price: 'price',
  '-price': '-price',
  discount: 'discount',
  name: 'name',
  newest: 'new',
  stock: 'popular',
};

const shopOrders: Readonly<Record<Asked['order_by'], Query<'listShopItems'>['order_by']>> = {
  name: 'name',
  newest: 'newest',
  price: 'price',
  '-price': '-price',
  stock: 'stock',
  popular: 'name',
  new: 'newest',
  discount: 'name',
};

/**
 * The items of the catalogue, or with a state of the list of items, in its order; throws export_too_long, and forbidden
 * for deleted ones.
 */
async function findIds(
  deps: DomainDeps,
  caller: SignedInCaller,
  { state, order_by: order, ...asked }: Asked,
): Promise<number[]> {
  const all = { ...asked, page: 1, limit: MOST_ITEMS };
  const kept = state && { ...all, order_by: shopOrders[order], ...(state !== 'any' && { state }) };
  const found = kept
    ? await searchShopItems(deps, caller, kept)
    : (await searchItems(deps, caller, { ...all, order_by: catalogueOrders[order] }))?.found;
  if (!found) return [];
  if (found.total > MOST_ITEMS) throw new AppError('export_too_long', { max: MOST_ITEMS });
  return found.result.map(({ id }) => id);
}

/**
 * The rows of the items in portions, between which others are served; an item that is deleted or recovered meanwhile is
 * left out.
 */
async function* rowsOf(
  { db }: DomainDeps,
  shopId: number,
  { ids, columns, areDeleted }: { ids: readonly number[]; columns: readonly TitledColumn[]; areDeleted: boolean },
): AsyncGenerator<Cell[][]> {
  const paths = categoryPaths(await findCategories(db.orm, shopId));
  for (let start = 0; start < ids.length; start += PORTION) {
    const portion = ids.slice(start, start + PORTION);
    const items = new Map((await findItemsForFile(db.orm, shopId, portion)).map((item) => [item.id, item]));
    yield portion.flatMap((id) => {
      const item = items.get(id);
      return item && (item.deletedAt !== null) === areDeleted ? [writeItemCells(columns, item, { paths })] : [];
    });
    await setImmediate();
  }
}

/** The rows as CSV. With semicolons a comma stands before kopecks, as Excel wants it in Russian. */
async function* csvOf(
  { columns, rows }: { columns: readonly TitledColumn[]; rows: AsyncIterable<Cell[][]> },
  { encoding, delimiter }: Asked,
): AsyncGenerator<Buffer> {
  const between = delimiters[delimiter];
  const quoted = (text: string) => (/["\r\n;,]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const money = (amount: number) => amount.toFixed(2).replace('.', delimiter === 'semicolon' ? ',' : '.');
  const toText = (cell: Cell, place: number): string => {
    if (typeof cell === 'string') return quoted(cell);
    if (cell === null) return '';
    return columns[place]?.kind === 'money' ? money(cell) : String(cell);
  };
  yield encode(`${beginningOf(encoding)}${columns.map(({ title }) => quoted(title)).join(between)}${END}`, encoding);
  for await (const portion of rows)
    yield encode(portion.map((row) => `${row.map(toText).join(between)}${END}`).join(''), encoding);
}

const types = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: { 'utf-8': 'text/csv; charset=utf-8', 'windows-1251': 'text/csv; charset=windows-1251' },
} as const;

/**
 * The items of a list as a file; throws export_too_long, and reports_busy while too many Excel files are being made.
 */
export const exportItems = defineOperation('exportItems', async (deps, { caller, query: asked }) => {
  const ids = await findIds(deps, caller, asked);
  const { dayAt } = shopClock(await findTimeZone(deps.db.orm, caller.shop.id));
  const name = `${itemFileTexts.fileName(dayAt(deps.clock.now()))}.${asked.format}`;
  const columns = writtenColumns(asked.columns);
  const rows = rowsOf(deps, caller.shop.id, { ids, columns, areDeleted: asked.state === 'deleted' });
  if (asked.format === 'csv') {
    const data = Readable.from(csvOf({ columns, rows }, asked), { objectMode: false });
    return { name, type: types.csv[asked.encoding], data };
  }
  // Functions can't be sent to the thread.
  const heads = columns.map(({ title, kind, width }) => ({ title, kind, width }));
  const write = () => writeXlsx({ columns: heads, portions: rows }, itemFileTexts.sheet);
  return { name, type: types.xlsx, data: await runOrRefuse(limit, write, { waiting: WAITING, code: 'reports_busy' }) };
});

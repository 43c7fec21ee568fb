import { desc, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgSelectQueryBuilder } from 'drizzle-orm/pg-core';
import { buildOnce, type Places } from '../engine/plan-once.ts';
import type { Orm } from '../engine/types.ts';

/** A page of a list; `page` starts at 1, `limit` is the number of rows on it. */
export interface Paging {
  page: number;
  limit: number;
}

/** The rows of a page, the number of pages, and the total number of rows. */
export interface Page<Row> extends Omit<Paging, 'limit'> {
  result: Row[];
  pages: number;
  total: number;
}

/** A table of one row, for a statement that selects from no table. */
export const oneRow: SQL = sql`(select 1) one`;

/** Limits a select to the requested page. */
export const limits = { limit: sql.placeholder('limit'), offset: sql.placeholder('offset') } as const;

/** The values of the placeholders in `limits`. */
export const limitsOf = ({ page, limit }: Paging) => ({ limit, offset: (page - 1) * limit });

/** Matches an index by id, newest first, so that the page is read from the index. */
const newestFirst = (id: PgColumn): SQL => sql`${desc(id)} nulls last`;

/** Limits a select to the newest rows of the page, as the part `page`: nothing is joined to the rows of other pages. */
export const newestPage = <Select extends PgSelectQueryBuilder>(
  select: Select,
  id: PgColumn,
  { limit, offset }: { limit: number; offset: number } | typeof limits = limits,
) => select.orderBy(newestFirst(id)).limit(limit).offset(offset).as('page');

/** A page with its counts, for a list of `total` rows. */
export function toPage<Row>({ page, limit }: Paging, { total, result }: { total: number; result: Row[] }): Page<Row> {
  return { result, page, pages: Math.ceil(total / limit), total };
}

/** The parts of a list: the total count, the rows of the page, and a condition for the list to exist. */
interface ListParts<Row> {
  total: SQL<number>;
  result: SQL<Row[]>;
  where?: SQL | undefined;
}

/**
 * A list: reads a page and the total count in one statement. `build` makes the statement from the placeholders of the
 * filters, and must apply `limits` to the rows. The result is undefined if `where` isn't met (for example, the shop has
 * no such customer).
 */
export function pageOf<Asked extends Paging, Row>(
  build: (orm: Orm, asked: Places<Asked>) => ListParts<Row>,
): (orm: Orm, asked: Asked) => Promise<Page<Row> | undefined> {
  const read = buildOnce((orm, asked: Places<Asked>) => {
    const { total, result, where } = build(orm, asked);
    return orm.select({ total, result }).from(oneRow).where(where);
  });
  return async (orm, asked) => {
    const [found] = await read(orm, { ...asked, ...limitsOf(asked) }, null);
    return found && toPage(asked, found);
  };
}

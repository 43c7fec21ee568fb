import { desc, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { buildOnce, type Places } from '../engine/plan-once.ts';
import type { Orm } from '../engine/types.ts';

/** Which page of a list; `page` starts at 1, `limit` rows each. */
export interface Paging {
  page: number;
  limit: number;
}

/** A page of a list, how many pages there are, and how many rows in all of them. */
export interface Page<Row> extends Omit<Paging, 'limit'> {
  result: Row[];
  pages: number;
  total: number;
}

/** A table of one row, for a statement that is made of values alone. */
export const oneRow: SQL = sql`(select 1) one`;

/** Cuts a select down to the page that was asked for. */
export const limits = { limit: sql.placeholder('limit'), offset: sql.placeholder('offset') } as const;

/** What `limits` stand for. */
export const limitsOf = ({ page, limit }: Paging) => ({ limit, offset: (page - 1) * limit });

/** The order in which an index by id, newest first, is read. */
export const newestFirst = (id: PgColumn): SQL => sql`${desc(id)} nulls last`;

/** The page that was asked for, of a list of `total` rows. */
export function toPage<Row>({ page, limit }: Paging, { total, result }: { total: number; result: Row[] }): Page<Row> {
  return { result, page, pages: Math.ceil(total / limit), total };
}

/** The parts of a list: the number of all rows, those of the page, and a condition without which there is no list. */
interface ListParts<Row> {
  total: SQL<number>;
  result: SQL<Row[]>;
  where?: SQL | undefined;
}

/**
 * A list: reads a page and the number of all rows in one statement. `build` makes it of the places of what is asked for, and
 * cuts its rows down to `limits`. Undefined where `where` isn't met (say, the shop has no such customer).
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

import { sql } from 'drizzle-orm';
import type { Orm } from '../engine/types.ts';

/** A table with the columns that aren't generated from others. */
export interface DumpedTable {
  name: string;
  columns: readonly string[];
}

const transient: ReadonlySet<string> = new Set([
  // Numbered by the transactions of one database; pages ask anew after a restore.
  'shop_changes',
  // It numbers the states of a running shop.
  'catalogue_changes',
  // A sign-in that was ended since must not come back: everybody signs in again.
  'tokens',
  'call_requests',
  'social_codes',
  // Under way for some days at most, with the files of items in them.
  'item_imports',
  'item_import_rows',
  'item_import_pictures',
]);

/**
 * Whether the rows of a table belong to a running shop alone: no copy has them, and those of an old copy aren't
 * restored.
 */
export const isTransient = ({ name }: Pick<DumpedTable, 'name'>): boolean => transient.has(name);

const FETCHED = 500;

/** The tables of a shop, in the order of their names. */
export async function findTables(orm: Orm): Promise<DumpedTable[]> {
  const { rows } = await orm.execute<{ name: string; columns: string }>(sql`
    select c.relname::text as name, json_agg(a.attname order by a.attnum)::text as columns
    from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where n.nspname = 'public' and c.relkind = 'r'
    group by c.relname
    order by c.relname`);
  return rows
    .filter((table) => !isTransient(table))
    .map(({ name, columns }) => ({ name, columns: JSON.parse(columns) as string[] }));
}

/**
 * The rows of a table as JSON, some at a time; in the transaction of the caller. Texts of numbers and times lose
 * nothing.
 */
export async function* readRows(orm: Orm, { name, columns }: DumpedTable): AsyncGenerator<string[]> {
  const list = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  await orm.execute(
    sql`declare backup_rows no scroll cursor for select to_json(r)::text as line
      from (select ${list} from ${sql.identifier(name)}) r`,
  );
  try {
    for (;;) {
      const { rows } = await orm.execute<{ line: string }>(sql.raw(`fetch ${FETCHED} from backup_rows`));
      if (rows.length === 0) break;
      yield rows.map(({ line }) => line);
    }
  } finally {
    await orm.execute(sql`close backup_rows`);
  }
}

/** The last number that each sequence has given, by its name; without those that have given none. */
export async function readSequences(orm: Orm): Promise<Record<string, string>> {
  const { rows } = await orm.execute<{ name: string; last: string }>(
    sql`select sequencename::text as name, last_value::text as last from pg_sequences
      where schemaname = 'public' and last_value is not null`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

/** When the last applied migration was made, in milliseconds; null where none is. */
export async function findLastMigration(orm: Orm): Promise<number | null> {
  const { rows: found } = await orm.execute<{ has: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as has`,
  );
  if (!found[0]?.has) return null;
  const { rows } = await orm.execute<{ at: string }>(
    sql`select created_at::text as at from drizzle.__drizzle_migrations order by created_at desc limit 1`,
  );
  return rows[0] ? Number(rows[0].at) : null;
}

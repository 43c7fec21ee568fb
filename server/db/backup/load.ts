import { sql } from 'drizzle-orm';
import type { Orm } from '../engine/types.ts';
import type { DumpedTable } from './dump.ts';

/** Whether a database has a shop. */
export async function hasShops(orm: Orm): Promise<boolean> {
  const { rows } = await orm.execute<{ has: boolean }>(sql`select to_regclass('public.shops') is not null as has`);
  if (!rows[0]?.has) return false;
  const { rows: found } = await orm.execute<{ has: boolean }>(sql`select exists (select from public.shops) as has`);
  return found[0]?.has ?? false;
}

/** Whether other processes of the shop are connected to this database; the embedded one has its lock instead. */
export async function isInUse(orm: Orm): Promise<boolean> {
  const { rows } = await orm.execute<{ used: boolean }>(
    sql`select exists (
      select from pg_stat_activity
      where datname = current_database() and application_name = 'shop' and pid <> pg_backend_pid()
    ) as used`,
  );
  return rows[0]?.used ?? false;
}

/** Takes everything out of a database, its schema too. */
export async function emptyDatabase(orm: Orm): Promise<void> {
  for (const schema of ['public', 'drizzle'])
    await orm.execute(sql`drop schema if exists ${sql.identifier(schema)} cascade`);
  await orm.execute(sql`create schema public`);
}

/** Writes which restoring the rows are of, beside the shop's tables: copies don't have it. */
export async function writeRestored(orm: Orm, restoring: string): Promise<void> {
  await orm.execute(sql`create schema if not exists backup`);
  await orm.execute(sql`create table if not exists backup.restored (restoring text not null)`);
  await orm.execute(sql`delete from backup.restored`);
  await orm.execute(sql`insert into backup.restored values (${restoring})`);
}

/** Which restoring the rows are of; null where they are of none. */
export async function findRestored(orm: Orm): Promise<string | null> {
  const { rows } = await orm.execute<{ has: boolean }>(sql`select to_regclass('backup.restored') is not null as has`);
  if (!rows[0]?.has) return null;
  const { rows: found } = await orm.execute<{ restoring: string }>(sql`select restoring from backup.restored`);
  return found[0]?.restoring ?? null;
}

/** A foreign key, and how it is made. */
interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * Takes the foreign keys away while tables are filled in any order, and keeps triggers from answering to rows that were
 * written long ago; returns a function that puts both back, and throws where rows refer to nothing.
 */
export async function relax(orm: Orm): Promise<() => Promise<void>> {
  const { rows: keys } = await orm.execute<Record<keyof ForeignKey, string>>(sql`
    select r.relname::text as "table", k.conname::text as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class r on r.oid = k.conrelid join pg_namespace n on n.oid = r.relnamespace
    where k.contype = 'f' and n.nspname = 'public'
    order by r.relname, k.conname`);
  const { rows: tables } = await orm.execute<{ name: string }>(
    sql`select tablename::text as name from pg_tables where schemaname = 'public'`,
  );
  const setTriggers = async (to: 'enable' | 'disable') => {
    for (const { name } of tables)
      await orm.execute(sql`alter table ${sql.identifier(name)} ${sql.raw(to)} trigger user`);
  };
  for (const { table, name } of keys)
    await orm.execute(sql`alter table ${sql.identifier(table)} drop constraint ${sql.identifier(name)}`);
  await setTriggers('disable');
  return async () => {
    for (const { table, name, definition } of keys)
      await orm.execute(
        sql`alter table ${sql.identifier(table)} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`,
      );
    await setTriggers('enable');
  };
}

/** Writes rows as they were read, with the numbers that they had. */
export async function writeRows(orm: Orm, { name, columns }: DumpedTable, lines: readonly string[]): Promise<void> {
  const table = sql.identifier(name);
  const list = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  await orm.execute(
    sql`insert into ${table} (${list}) overriding system value select ${list}
      from json_populate_recordset(null::${table}, ${`[${lines.join(',')}]`}::json)`,
  );
}

/** How many rows a table has. */
export async function countRows(orm: Orm, { name }: DumpedTable): Promise<number> {
  const { rows } = await orm.execute<{ count: string }>(
    sql`select count(*)::text as count from ${sql.identifier(name)}`,
  );
  return Number(rows[0]?.count ?? 0);
}

/** Goes on with the numbers of new records where they had been. */
export async function writeSequences(orm: Orm, sequences: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, last] of Object.entries(sequences))
    await orm.execute(sql`select setval(format('public.%I', ${name}::text)::regclass, ${last}::bigint, true)`);
}

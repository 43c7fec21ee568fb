import { sql, type SQL } from 'drizzle-orm';
import type { Orm } from '#server/db/engine/types.ts';

/** Every table whose rows are a shop's. */
async function shopTables(orm: Orm): Promise<string[]> {
  const { rows } = await orm.execute<{ name: string }>(
    sql`select table_name::text as name from information_schema.columns where table_schema = 'public'
      and column_name = 'shop_id' order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** Every row of these, as one hash a table. */
async function hashesOf(orm: Orm, tables: readonly string[], where: SQL): Promise<Record<string, string>> {
  const hashes = tables.map(
    (name) =>
      sql`select ${name}::text as name, coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as hash
        from ${sql.identifier(name)} t where ${where}`,
  );
  const { rows } = await orm.execute<{ name: string; hash: string }>(sql.join(hashes, sql` union all `));
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}

/** Every row of a shop, as one hash a table. */
export async function rowsOfShop(orm: Orm, shopId: number): Promise<Record<string, string>> {
  return hashesOf(orm, await shopTables(orm), sql`shop_id = ${shopId}`);
}

/** Reads every row of all shops, as one hash a table; the tables are looked up once. */
export async function rowsReader(orm: Orm): Promise<() => Promise<Record<string, string>>> {
  const tables = await shopTables(orm);
  return () => hashesOf(orm, tables, sql`true`);
}

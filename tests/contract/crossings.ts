import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/engine/open.ts';

/** The foreign keys by which a row of one shop refers to a row of another. */
export async function crossings({ orm }: Pick<Database, 'orm'>): Promise<string[]> {
  const { rows: keys } = await orm.execute<{ name: string; child: string; parent: string; column: string }>(sql`
    select con.conname as name, child.relname as child, parent.relname as parent, own.attname as column
    from pg_constraint con
    join pg_class child on child.oid = con.conrelid
    join pg_class parent on parent.oid = con.confrelid
    join pg_attribute own on own.attrelid = child.oid and own.attnum = con.conkey[1]
    join pg_attribute named on named.attrelid = parent.oid and named.attnum = con.confkey[1]
    where con.contype = 'f' and array_length(con.conkey, 1) = 1 and named.attname = 'id'
      and exists (select from pg_attribute where attrelid = child.oid and attname = 'shop_id')
      and exists (select from pg_attribute where attrelid = parent.oid and attname = 'shop_id')
    order by 1`);
  const found: string[] = [];
  for (const { name, child, parent, column } of keys) {
    const { rows } = await orm.execute(sql`
      select 1 from ${sql.identifier(child)} c join ${sql.identifier(parent)} p on p.id = c.${sql.identifier(column)}
      where p.shop_id <> c.shop_id limit 1`);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

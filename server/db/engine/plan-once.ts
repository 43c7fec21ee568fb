import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type * as schema from '../schema.ts';

const MARK = '/* plan once */ ';

/**
 * Begins a statement that finds its rows by key, and so is best run in one way whatever its values are: PostgreSQL plans
 * it once a connection instead of each time, which costs more than the rest of it.
 */
export const planOnce = sql.raw(MARK);

// The texts are the program's own and hold no values, so they are few.
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  if (!text.startsWith(MARK)) return undefined;
  const name = names.get(text) ?? `shop_${names.size + 1}`;
  names.set(text, name);
  return name;
}

/** Makes the marked statements of a handle prepared ones, which the driver knows by their names. */
export function preparePlans<Orm extends NodePgDatabase<typeof schema>>(orm: Orm): Orm {
  const { session } = orm._;
  const prepare = session.prepareQuery.bind(session);
  session.prepareQuery = (query, fields, name, ...rest) => prepare(query, fields, name ?? nameOf(query.sql), ...rest);
  return orm;
}

import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { items } from '../../schema.ts';

/** The item can be ordered: it is neither deleted nor hidden. `of` is the table under another name. */
export const isOnSale = (of: Record<'deletedAt' | 'isHidden', PgColumn> = items): SQL<boolean> =>
  sql<boolean>`(${of.deletedAt} is null and not ${of.isHidden})`;

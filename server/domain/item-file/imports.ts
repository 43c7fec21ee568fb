import type { Orm } from '../../db/engine/types.ts';
import type { ItemColumn, ItemImportCounts } from '#contract/types.ts';
import { countRows, findImport, type ItemImportRecord } from '../../db/repositories/item-import/item-import.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';
import type { SignedInCaller } from '../access/caller.ts';
import { AppError } from '../kit/app-error.ts';
import { itemColumnTitles } from '#common/item-columns.strings.ts';

/** How many rows of an import come to what, and how many of them are written. */
export async function countsOf(orm: Orm, id: number): Promise<{ counts: ItemImportCounts; written: number }> {
  const found = await countRows(orm, id);
  const counts = { create: 0, update: 0, same: 0, error: 0 };
  for (const { verdict, rows } of found) counts[verdict] = rows;
  return { counts, written: found.reduce((sum, { written }) => sum + written, 0) };
}

/** The caller's own import; throws not_found. */
export async function findOwn(
  { db }: DomainDeps,
  { shop, customer }: SignedInCaller,
  id: number,
): Promise<ItemImportRecord> {
  const found = await findImport(db.orm, { shopId: shop.id, id });
  if (found?.authorId !== customer.id) throw new AppError('not_found');
  return found;
}

type Columns = ItemImportRecord['columns'];

/**
 * What a person knows a field by: the title of its column, or its own where the file has none; empty for a whole row.
 */
export const titleOf = (columns: Columns, field: ItemColumn | null): string =>
  field === null ? '' : (columns.find((column) => column.field === field)?.title ?? itemColumnTitles[field]);

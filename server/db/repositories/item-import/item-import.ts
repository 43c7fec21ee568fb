import { and, asc, count, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import type { components } from '#contract/types.ts';
import type { Orm } from '../../engine/types.ts';
import type { Page, Paging } from '../../query/page.ts';
import { toPage } from '../../query/page.ts';
import { itemImportPictures, itemImportRows, itemImports, itemImportTitles } from '../../schema.ts';

type Schemas = components['schemas'];
type ImportColumns = typeof itemImports.$inferSelect;

/** An import without its file. */
export type ItemImportRecord = Omit<ImportColumns, 'file'>;
/** A row of an import. */
export type ItemImportRowRecord = Omit<typeof itemImportRows.$inferSelect, 'importId' | 'shopId'>;
/** A picture of an import. */
export type ItemImportPicture = Omit<typeof itemImportPictures.$inferSelect, 'importId' | 'shopId'>;

const { file: _, ...columns } = getTableColumns(itemImports);

interface ImportOf {
  shopId: number;
  id: number;
}

const isThis = ({ shopId, id }: ImportOf) => and(eq(itemImports.id, id), eq(itemImports.shopId, shopId));

/** Keeps an uploaded file and answers its id. */
export async function insertImport(orm: Orm, made: typeof itemImports.$inferInsert): Promise<number> {
  const [row] = await orm.insert(itemImports).values(made).returning({ id: itemImports.id });
  if (!row) throw new Error('The import was not written');
  return row.id;
}

/** An import of the shop. */
export async function findImport(orm: Orm, of: ImportOf): Promise<ItemImportRecord | undefined> {
  return (await orm.select(columns).from(itemImports).where(isThis(of)))[0];
}

/** The same, held until the transaction ends. */
export async function lockImport(orm: Orm, of: ImportOf): Promise<ItemImportRecord | undefined> {
  return (await orm.select(columns).from(itemImports).where(isThis(of)).for('update'))[0];
}

/** The file of an import. */
export async function readImportFile(orm: Orm, of: ImportOf): Promise<Buffer | undefined> {
  return (await orm.select({ file: itemImports.file }).from(itemImports).where(isThis(of)))[0]?.file;
}

/** Writes what has become of an import. */
export async function writeImport(orm: Orm, of: ImportOf, set: Partial<ItemImportRecord>): Promise<void> {
  await orm.update(itemImports).set(set).where(isThis(of));
}

/** Notes that a run is still under way at this moment, unless the import has been given up or begun again meanwhile. */
export async function touchImport(orm: Orm, { run, ...of }: ImportOf & { run: number }, at: Date): Promise<void> {
  await orm
    .update(itemImports)
    .set({ touchedAt: at })
    .where(and(isThis(of), eq(itemImports.run, run)));
}

/** Counts rows that a run has done; false where the import has been given up or begun again meanwhile. */
export async function countDone(
  orm: Orm,
  of: ImportOf,
  { run, state, done, at }: Pick<ImportColumns, 'run' | 'state' | 'done'> & { at: Date },
): Promise<boolean> {
  const counted = await orm
    .update(itemImports)
    .set({ done: sql`${itemImports.done} + ${done}`, touchedAt: at })
    .where(and(isThis(of), eq(itemImports.run, run), eq(itemImports.state, state)))
    .returning({ id: itemImports.id });
  return counted.length > 0;
}

/** Writes rows of an import. */
export async function insertRows(
  orm: Orm,
  { shopId, id }: ImportOf,
  rows: readonly ItemImportRowRecord[],
): Promise<void> {
  if (rows.length > 0) await orm.insert(itemImportRows).values(rows.map((row) => ({ ...row, shopId, importId: id })));
}

/** Forgets the rows of an import. */
export async function deleteRows(orm: Orm, importId: number): Promise<void> {
  await orm.delete(itemImportRows).where(eq(itemImportRows.importId, importId));
}

/** What of a row writing has changed. */
export type WrittenRow = Pick<ItemImportRowRecord, 'number' | 'verdict' | 'problems' | 'isWritten' | 'itemId'>;

/** Writes what became of rows. */
export async function writeRows(orm: Orm, importId: number, rows: readonly WrittenRow[]): Promise<void> {
  if (rows.length === 0) return;
  await orm.execute(sql`update ${itemImportRows} r
    set verdict = w.verdict, problems = w.problems, is_written = w."isWritten", item_id = w."itemId"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as w (number int, verdict text, problems jsonb, "isWritten" boolean, "itemId" int)
    where r.import_id = ${importId} and r.number = w.number`);
}

/** How many rows an import has of each verdict, and how many are written. */
export async function countRows(
  orm: Orm,
  importId: number,
): Promise<{ verdict: Schemas['ItemImportVerdict']; rows: number; written: number }[]> {
  return orm
    .select({
      verdict: itemImportRows.verdict,
      rows: count(),
      written: sql<number>`count(*) filter (where ${itemImportRows.isWritten})`.mapWith(Number),
    })
    .from(itemImportRows)
    .where(eq(itemImportRows.importId, importId))
    .groupBy(itemImportRows.verdict);
}

const rowColumns = {
  number: itemImportRows.number,
  cells: itemImportRows.cells,
  verdict: itemImportRows.verdict,
  itemId: itemImportRows.itemId,
  itemVersion: itemImportRows.itemVersion,
  changes: itemImportRows.changes,
  problems: itemImportRows.problems,
  isWritten: itemImportRows.isWritten,
};

/** A page of an import's rows in the order of the file. */
export async function findRows(
  orm: Orm,
  { importId, verdict, ...paging }: Paging & { importId: number; verdict?: Schemas['ItemImportVerdict'] | undefined },
): Promise<Page<ItemImportRowRecord>> {
  const where = and(
    eq(itemImportRows.importId, importId),
    verdict === undefined ? undefined : eq(itemImportRows.verdict, verdict),
  );
  const result = await orm
    .select(rowColumns)
    .from(itemImportRows)
    .where(where)
    .orderBy(asc(itemImportRows.number))
    .limit(paging.limit)
    .offset((paging.page - 1) * paging.limit);
  return toPage(paging, { total: await orm.$count(itemImportRows, where), result });
}

/** The next rows that make or change an item, after the line `after`. */
export function findWork(
  orm: Orm,
  importId: number,
  { after, limit }: { after: number; limit: number },
): Promise<ItemImportRowRecord[]> {
  return orm
    .select(rowColumns)
    .from(itemImportRows)
    .where(
      and(
        eq(itemImportRows.importId, importId),
        sql`${itemImportRows.verdict} in ('create', 'update')`,
        sql`${itemImportRows.number} > ${after}`,
      ),
    )
    .orderBy(asc(itemImportRows.number))
    .limit(limit);
}

/** The pictures of an import. */
export function findImportPictures(orm: Orm, importId: number): Promise<ItemImportPicture[]> {
  const { name, uploadId, image } = itemImportPictures;
  return orm
    .select({ name, uploadId, image })
    .from(itemImportPictures)
    .where(eq(itemImportPictures.importId, importId));
}

/** Keeps a picture of an import; one of the same name is replaced. */
export async function insertImportPicture(
  orm: Orm,
  { shopId, id }: ImportOf,
  { name, uploadId, image }: ItemImportPicture,
): Promise<void> {
  await orm
    .insert(itemImportPictures)
    .values({ shopId, importId: id, name, uploadId, image })
    .onConflictDoUpdate({ target: [itemImportPictures.importId, itemImportPictures.name], set: { uploadId, image } });
}

/** How many pictures an import has. */
export const countImportPictures = (orm: Orm, importId: number): Promise<number> =>
  orm.$count(itemImportPictures, eq(itemImportPictures.importId, importId));

/** What columns of these titles held in the shop's last imports. */
export async function findTitles(
  orm: Orm,
  shopId: number,
): Promise<Map<string, (typeof itemImportTitles.$inferSelect)['field']>> {
  const { title, field } = itemImportTitles;
  const found = await orm.select({ title, field }).from(itemImportTitles).where(eq(itemImportTitles.shopId, shopId));
  return new Map(found.map((one) => [one.title, one.field]));
}

/** Remembers what columns hold; the titles differ. */
export async function rememberTitles(
  orm: Orm,
  shopId: number,
  titles: readonly Omit<typeof itemImportTitles.$inferSelect, 'shopId'>[],
): Promise<void> {
  if (titles.length === 0) return;
  await orm
    .insert(itemImportTitles)
    .values(titles.map((one) => ({ ...one, shopId })))
    .onConflictDoUpdate({
      target: [itemImportTitles.shopId, itemImportTitles.title],
      set: { field: sql`excluded.field` },
    });
}

/** Deletes imports that were uploaded before this moment, with their rows. */
export async function deleteImportsBefore(orm: Orm, before: Date): Promise<void> {
  await orm.delete(itemImports).where(lt(itemImports.createdAt, before));
}

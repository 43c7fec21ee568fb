import type {
  ItemColumn,
  ItemImport,
  ItemImportCounts,
  ItemImportForm,
  ItemImportMove,
  ItemImportRowList,
  ItemImportSettings,
  Query,
} from '#contract/types.ts';
import { isItemImportRunning } from '#machines/item-import/item-import.machine.ts';
import {
  countImportPictures,
  countRows,
  findImport,
  findRows,
  insertImport,
  type ItemImportRecord,
  type ItemImportRowRecord,
} from '../../db/repositories/item-import/item-import.ts';
import type { Orm } from '../../db/engine/types.ts';
import { importProblems, itemColumnTitles, itemFileTexts } from '../../texts/item-files.strings.ts';
import type { SignedInCaller } from '../access/caller.ts';
import { AppError } from '../kit/app-error.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';
import { mapPage } from '../kit/pages.ts';
import { endRun, holdOwn, type ImportDeps, moveHeld, startJob, withPlace } from './import-state.ts';
import { guardText, readGuarded } from './guard.ts';
import { cellOf } from './judge.ts';
import { formatOf, isMisnamed, isTable } from './parse-file.ts';
import { startReading } from './read-import.ts';
import { titleKey } from './titles.ts';
import { writeImportRows } from './write-import.ts';

/** A process that works on an import touches it more often. */
const SILENT_MS = 180_000;

const fieldsOf = ({ columns }: ItemImportRecord) => columns.map(({ field }) => field);

async function countsOf(orm: Orm, id: number): Promise<{ counts: ItemImportCounts; written: number }> {
  const found = await countRows(orm, id);
  const counts = { create: 0, update: 0, same: 0, error: 0 };
  for (const { verdict, rows } of found) counts[verdict] = rows;
  return { counts, written: found.reduce((sum, { written }) => sum + written, 0) };
}

async function findOwn({ db }: DomainDeps, { shop, customer }: SignedInCaller, id: number): Promise<ItemImportRecord> {
  const found = await findImport(db.orm, { shopId: shop.id, id });
  if (found?.authorId !== customer.id) throw new AppError('not_found');
  return found;
}

/** An own import as it is; throws not_found. One whose process has died is told as interrupted. */
export async function getItemImport(deps: DomainDeps, caller: SignedInCaller, id: number): Promise<ItemImport> {
  let found = await findOwn(deps, caller, id);
  if (isItemImportRunning(found.state) && deps.clock.now().getTime() - found.touchedAt.getTime() > SILENT_MS) {
    await endRun(deps, found, 'failed', { problem: 'interrupted' });
    found = await findOwn(deps, caller, id);
  }
  const { state, format, encoding, delimiter, columns, total, done, mode, problem } = found;
  const { orm } = deps.db;
  return {
    id,
    state,
    format,
    encoding,
    delimiter,
    columns,
    total,
    done,
    mode,
    ...(await countsOf(orm, id)),
    file_name: found.fileName,
    pictures: await countImportPictures(orm, id),
    problem: problem && importProblems[problem],
    created_at: found.createdAt.toISOString(),
    changed_at: found.touchedAt.toISOString(),
  };
}

/** Keeps a file and reads it in the background; throws file_empty, file_not_table, file_not_workbook or imports_busy. */
export async function createItemImport(
  deps: ImportDeps,
  caller: SignedInCaller,
  { file, file_name: fileName, encoding, delimiter }: Omit<ItemImportForm, 'file'> & { file: Buffer },
): Promise<ItemImport> {
  if (file.length === 0) throw new AppError('file_empty');
  if (!isTable(file)) throw new AppError('file_not_table');
  if (isMisnamed(fileName, file)) throw new AppError('file_not_workbook');
  const { shop, customer } = caller;
  const at = deps.clock.now();
  return withPlace(caller, async (place) => {
    const id = await insertImport(deps.db.orm, {
      shopId: shop.id,
      authorId: customer.id,
      fileName,
      file,
      format: formatOf(file),
      createdAt: at,
      touchedAt: at,
      ...(encoding && { encoding }),
      ...(delimiter && { delimiter }),
    });
    await startReading(deps, caller, place, { id });
    return getItemImport(deps, caller, id);
  });
}

/** Reads an own import again in another way; throws not_found, validation, imports_busy, and what its lifecycle refuses. */
export async function updateItemImport(
  deps: ImportDeps,
  caller: SignedInCaller,
  { id, fields, ...settings }: ItemImportSettings & { id: number },
): Promise<ItemImport> {
  const { columns } = await findOwn(deps, caller, id);
  const named = fields?.filter((field) => field !== null) ?? [];
  if (new Set(named).size < named.length) throw new AppError('validation', {}, { fields: 'taken' });
  // The mapping is by titles, so that the next file of this kind has it too.
  const said = columns.map(({ title, field }, place) => ({
    title: titleKey(title),
    field: fields?.[place] === undefined ? field : fields[place],
  }));
  await withPlace(caller, (place) => startReading(deps, caller, place, { id, ...settings }, fields ? said : []));
  return getItemImport(deps, caller, id);
}

type Columns = ItemImportRecord['columns'];

/** What a person knows a field by: the title of its column, or its own where the file has none; empty for a whole row. */
const titleOf = (columns: Columns, field: ItemColumn | null): string =>
  field === null ? '' : (columns.find((column) => column.field === field)?.title ?? itemColumnTitles[field]);

function toRow(columns: Columns) {
  const fields = columns.map(({ field }) => field);
  return ({ itemId, isWritten, cells, problems, changes, number, verdict }: ItemImportRowRecord) => ({
    number,
    verdict,
    changes,
    item_id: itemId,
    is_written: isWritten,
    article: cellOf(cells, fields, 'article'),
    name: cellOf(cells, fields, 'name'),
    problems: problems.map(({ field, detail }) => ({ column: titleOf(columns, field), detail })),
  });
}

/** A page of the rows of an own import; throws not_found. */
export async function listItemImportRows(
  deps: DomainDeps,
  caller: SignedInCaller,
  { id, ...query }: Query<'listItemImportRows'> & { id: number },
): Promise<ItemImportRowList> {
  const { columns } = await findOwn(deps, caller, id);
  return mapPage(await findRows(deps.db.orm, { ...query, importId: id }), toRow(columns));
}

const MOST_ERRORS = 20_000;

/** The wrong rows of an own import as the file had them, with what is wrong; throws not_found. */
export async function getItemImportErrors(deps: DomainDeps, caller: SignedInCaller, id: number) {
  const { columns, fileName } = await findOwn(deps, caller, id);
  const { result } = await findRows(deps.db.orm, { importId: id, verdict: 'error', page: 1, limit: MOST_ERRORS });
  const quoted = (cell: string) => {
    // What clears stays bare, and what is guarded already isn't guarded twice: the file is read back as it was.
    const text = cell.trim() === '-' ? cell : guardText(readGuarded(cell));
    return /["\r\n;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const head = [...columns.map(({ title }) => title), itemFileTexts.line, itemFileTexts.whatIsWrong];
  const lines = result.map(({ cells, number, problems }) => {
    const wrong = problems
      .map(({ field, detail }) => [titleOf(columns, field), detail].filter(Boolean).join(': '))
      .join(' ');
    return [...columns.map((_, place) => cells[place] ?? ''), String(number), wrong];
  });
  const text = [head, ...lines].map((line) => `${line.map(quoted).join(';')}\r\n`).join('');
  const name = `${itemFileTexts.errorsName(fileName.replace(/\.\w+$/, ''))}.csv`;
  return { name, type: 'text/csv; charset=utf-8', data: Buffer.from(`\uFEFF${text}`) };
}

type Move = ItemImportMove & { id: number };

/** Moves an own import to where the move says; returns what is to be written, or null where nothing is. */
function move(deps: DomainDeps, caller: SignedInCaller, { id, state, mode = 'good' }: Move) {
  const at = deps.clock.now();
  return deps.db.transaction(async (transaction) => {
    const held = await holdOwn(transaction, caller, id);
    // Again after a lost answer.
    if (held.state === state) return null;
    const run = { shopId: caller.shop.id, id, run: held.run + 1 };
    if (state === 'canceled') {
      await moveHeld(transaction, held, state, { at, run: run.run });
      return null;
    }
    const { counts } = await countsOf(transaction, id);
    const work = counts.create + counts.update;
    const facts = { hasWork: work > 0, hasErrors: counts.error > 0, isWhole: mode === 'all' };
    await moveHeld(transaction, held, state, { facts, at, run: run.run, mode, done: 0, total: work });
    return { run, fields: fieldsOf(held), mode };
  });
}

/** Writes what an own import changes, in the background, or gives it up; throws not_found, imports_busy and what its lifecycle refuses. */
export async function moveItemImport(deps: ImportDeps, caller: SignedInCaller, to: Move): Promise<ItemImport> {
  if (to.state === 'canceled') await move(deps, caller, to);
  else
    await withPlace(caller, async (place) => {
      const moved = await move(deps, caller, to);
      if (moved) startJob(deps, place, moved.run, () => writeImportRows(deps, caller, moved));
    });
  return getItemImport(deps, caller, to.id);
}

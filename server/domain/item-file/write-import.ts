import { setImmediate } from 'node:timers/promises';
import { isUniqueViolation } from '../../db/engine/sql-state.ts';
import type { Orm, Transaction } from '../../db/engine/types.ts';
import type { ItemFields } from '../../db/repositories/catalogue/item-columns.ts';
import { ARTICLE_TAKEN, holdCategories } from '../../db/repositories/catalogue/item-edit.ts';
import { insertItems, type ItemInFile, writeItems } from '../../db/repositories/catalogue/item-file.ts';
import {
  countDone,
  findWork,
  type ItemImportRowRecord,
  touchImport,
  writeRows,
  type WrittenRow,
} from '../../db/repositories/item-import/item-import.ts';
import { findUsableUploads, markUploadsUsed } from '../../db/repositories/upload/upload.ts';
import type { ItemImportMode } from '#contract/types.ts';
import type { ImportRowProblem } from '../../db/schema/item-import.ts';
import { itemFileTexts } from '../../texts/item-files.strings.ts';
import type { SignedInCaller } from '../access/caller.ts';
import { freshFlags } from '../access/fresh-caller.ts';
import { recordItems } from '../catalogue/item-audit.ts';
import { blankItem } from '../catalogue/item-fields.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';
import { UNUSED_LIFE_MS } from '../upload/uploads.ts';
import { endRun, readJudging, type Run } from './import-state.ts';
import { judge, type Judging } from './judge.ts';
import { type Match, matchRows } from './match.ts';

const { problems } = itemFileTexts;

/** Rows of one transaction: on the embedded database all others wait for its end. */
const BATCH = 50;

/** The server's work on an import. */
interface Work {
  deps: DomainDeps;
  caller: SignedInCaller;
  run: Run;
  judging: Judging;
  /** The upload of each picture by its key. */
  uploadOf: ReadonlyMap<string, string>;
}

/** A row with the item that it writes. */
interface Step {
  row: ItemImportRowRecord;
  before: ItemInFile | null;
  after: ItemFields;
  fields: Partial<ItemFields>;
}

const failed = ({ number, itemId }: ItemImportRowRecord, found: ImportRowProblem): WrittenRow => ({
  number,
  itemId,
  verdict: 'error',
  problems: [found],
  isWritten: false,
});

/** A row can't be written where all are to be. */
class RowsFailed extends Error {
  override readonly name = 'RowsFailed';
  readonly rows: readonly WrittenRow[];

  constructor(rows: readonly WrittenRow[]) {
    super('Rows of an import failed');
    this.rows = rows;
  }
}

/** What a row writes now, or why it no longer can. */
function stepOf(row: ItemImportRowRecord, { item, problem }: Match, judging: Judging): Step | WrittenRow {
  if (problem !== null) return failed(row, { field: null, detail: problem });
  if (row.verdict === 'create' && item) return failed(row, { field: 'article', detail: problems.articleTaken });
  if (row.verdict === 'update' && (item?.id !== row.itemId || item?.version !== row.itemVersion))
    return failed(row, { field: null, detail: problems.changedMeanwhile });
  const judged = judge(row.cells, judging, item);
  const [first] = judged.problems;
  if (first) return failed(row, first);
  return { row, before: item, after: { ...(item ?? blankItem), ...judged.fields }, fields: judged.fields };
}

/** The categories that a step needs: those that it writes, and the main one in any case. */
const categoriesOf = ({ after, fields }: Step): number[] => [after.categoryId, ...(fields.otherCategoryIds ?? [])];

/** Why what a step refers to is gone; null where all of it is there, and is held where it is to be written. */
async function makeGoneCheck(orm: Orm, { deps, caller, uploadOf }: Work, steps: readonly Step[], areHeld: boolean) {
  const { shop, customer } = caller;
  const at = deps.clock.now();
  const categories = new Set(await holdCategories(orm, shop.id, [...new Set(steps.flatMap(categoriesOf))]));
  const newUploads = ({ fields }: Step) => (fields.images ?? []).flatMap(({ key }) => uploadOf.get(key) ?? []);
  const ids = [...new Set(steps.flatMap(newUploads))];
  const use = { shopId: shop.id, customerId: customer.id, at };
  const after = new Date(at.getTime() - UNUSED_LIFE_MS);
  const find = areHeld ? markUploadsUsed : findUsableUploads;
  const kept = new Set(ids.length > 0 ? (await find(orm, use, { ids, after })).map(({ id }) => id) : []);
  return (step: Step): ImportRowProblem | null => {
    if (!categoriesOf(step).every((id) => categories.has(id)))
      return { field: 'category', detail: problems.categoryGone };
    return newUploads(step).every((id) => kept.has(id)) ? null : { field: 'pictures', detail: problems.pictureGone };
  };
}

/** What each row writes now, or why it no longer can; `areHeld` where it is written in the same transaction. */
async function planRows(
  orm: Orm,
  work: Work,
  rows: readonly ItemImportRowRecord[],
  { areHeld }: { areHeld: boolean },
): Promise<(Step | WrittenRow)[]> {
  const { caller } = work;
  // An import may wait and go on for minutes: the author's permissions are those of now.
  const judging = { ...work.judging, flags: await freshFlags(orm, caller) };
  const matches = await matchRows(
    orm,
    { shopId: caller.shop.id, fields: judging.fields, areHeld },
    rows.map(({ cells }) => cells),
  );
  const judged = rows.map((row, place) => stepOf(row, matches[place] ?? { item: null, problem: null }, judging));
  const steps = judged.flatMap((one) => ('row' in one ? [one] : []));
  const isGone = await makeGoneCheck(orm, work, steps, areHeld);
  return judged.map((one) => {
    const gone = 'row' in one ? isGone(one) : null;
    return gone && 'row' in one ? failed(one.row, gone) : one;
  });
}

/** Writes rows and says what became of each. */
async function writeSteps(
  transaction: Transaction,
  work: Work,
  rows: readonly ItemImportRowRecord[],
): Promise<WrittenRow[]> {
  const { deps, caller } = work;
  const shopId = caller.shop.id;
  const at = deps.clock.now();
  const outcomes = await planRows(transaction, work, rows, { areHeld: true });
  const steps = outcomes.flatMap((one) => ('row' in one ? [one] : []));
  const made = await insertItems(
    transaction,
    { shopId, createdAt: at },
    steps.flatMap(({ before, after }) => (before ? [] : [after])),
  );
  await writeItems(
    transaction,
    shopId,
    steps.flatMap(({ before, fields }) => (before ? [{ id: before.id, fields }] : [])),
  );
  const idOf = ({ before, after }: Step) => before?.id ?? made.get(after.article) ?? 0;
  await recordItems(
    transaction,
    caller,
    at,
    steps.map((step) => ({ id: idOf(step), before: step.before, after: step.after })),
  );
  return outcomes.map((one): WrittenRow => {
    if (!('row' in one)) return one;
    const { number, verdict } = one.row;
    return { number, verdict, problems: [], isWritten: true, itemId: idOf(one) };
  });
}

/** One batch in a transaction; false where the import was given up meanwhile. */
function writeBatch(work: Work, rows: readonly ItemImportRowRecord[]): Promise<boolean> {
  const { deps, run } = work;
  return deps.db.transaction(async (transaction) => {
    const counted = { run: run.run, state: 'applying' as const, done: rows.length, at: deps.clock.now() };
    if (!(await countDone(transaction, run, counted))) return false;
    await writeRows(transaction, run.id, await writeSteps(transaction, work, rows));
    return true;
  });
}

/** A row by itself, after its batch met an article that somebody has just given to another item. */
async function writeAlone(work: Work, row: ItemImportRowRecord): Promise<boolean> {
  try {
    return await writeBatch(work, [row]);
  } catch (error) {
    if (!isUniqueViolation(error, ARTICLE_TAKEN)) throw error;
    const found = failed(row, { field: 'article', detail: problems.articleTaken });
    await writeRows(work.deps.db.orm, work.run.id, [found]);
    return true;
  }
}

async function writeOrEachAlone(work: Work, rows: readonly ItemImportRowRecord[]): Promise<boolean> {
  try {
    return await writeBatch(work, rows);
  } catch (error) {
    if (!isUniqueViolation(error, ARTICLE_TAKEN)) throw error;
    for (const row of rows) if (!(await writeAlone(work, row))) return false;
    return true;
  }
}

/** Batch after batch, each in a transaction of its own, between which others are served. */
async function writeGood(work: Work): Promise<void> {
  const { deps, run } = work;
  for (let after = 0; ;) {
    const rows = await findWork(deps.db.orm, run.id, { after, limit: BATCH });
    const last = rows.at(-1);
    if (!last) break;
    if (!(await writeOrEachAlone(work, rows))) return;
    after = last.number;
    await setImmediate();
  }
  await endRun(deps, run, 'done');
}

/** The rows that no longer can be written, each with the reason, as they are now. */
async function findWrong(work: Work): Promise<WrittenRow[]> {
  const { deps, run } = work;
  const { orm } = deps.db;
  const wrong: WrittenRow[] = [];
  for (let after = 0; ;) {
    // What the transaction counted was taken back with it.
    await touchImport(orm, run, deps.clock.now());
    const rows = await findWork(orm, run.id, { after, limit: BATCH });
    const last = rows.at(-1);
    if (!last) return wrong;
    const planned = await planRows(orm, work, rows, { areHeld: false });
    wrong.push(...planned.flatMap((one) => ('row' in one ? [] : [one])));
    after = last.number;
    await setImmediate();
  }
}

/**
 * All rows in one transaction; a row that fails takes all of them back, and is named with the others that would fail.
 */
async function writeAll(work: Work): Promise<void> {
  const { deps, run } = work;
  try {
    await deps.db.transaction(async (transaction) => {
      for (let after = 0; ;) {
        const rows = await findWork(transaction, run.id, { after, limit: BATCH });
        const last = rows.at(-1);
        if (!last) break;
        const counted = { run: run.run, state: 'applying' as const, done: rows.length, at: deps.clock.now() };
        // Given up before it began.
        if (!(await countDone(transaction, run, counted))) return;
        const outcomes = await writeSteps(transaction, work, rows);
        const wrong = outcomes.filter(({ isWritten }) => !isWritten);
        if (wrong.length > 0) throw new RowsFailed(wrong);
        await writeRows(transaction, run.id, outcomes);
        after = last.number;
      }
    });
  } catch (error) {
    if (!(error instanceof RowsFailed) && !isUniqueViolation(error, ARTICLE_TAKEN)) throw error;
    const met = error instanceof RowsFailed ? error.rows : [];
    await writeRows(deps.db.orm, run.id, [...(await findWrong(work)), ...met]);
    await endRun(deps, run, 'failed', { problem: 'row_failed' });
    return;
  }
  await endRun(deps, run, 'done');
}

/** Writes the rows of an import that make or change an item. */
export async function writeImportRows(
  deps: DomainDeps,
  caller: SignedInCaller,
  { run, fields, mode }: { run: Run; fields: Judging['fields']; mode: ItemImportMode },
): Promise<void> {
  const { judging, pictures } = await readJudging(deps, caller, { id: run.id, fields });
  const uploadOf = new Map(pictures.map(({ uploadId, image }) => [image.key, uploadId]));
  const work = { deps, caller, run, judging, uploadOf };
  await (mode === 'all' ? writeAll(work) : writeGood(work));
}

import { setImmediate } from 'node:timers/promises';
import {
  countDone,
  deleteRows,
  findImport,
  findTitles,
  insertRows,
  type ItemImportRowRecord,
  readImportFile,
  rememberTitles,
  writeImport,
} from '../../db/repositories/item-import/item-import.ts';
import { itemFileTexts } from '../../texts/item-files.strings.ts';
import type { SignedInCaller } from '../access/caller.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';
import type { Place } from '../kit/fair-queue.ts';
import { endRun, holdOwn, type ImportDeps, moveHeld, readJudging, type Run, startJob } from './import-state.ts';
import { cellOf, judge, type Judging } from './judge.ts';
import { type Match, matchRows } from './match.ts';
import { type ParsedFile, parseFile } from './parse-file.ts';
import { mapTitles } from './titles.ts';

const { problems } = itemFileTexts;

/** Small enough that others are served in between. */
const SLICE = 250;
/** Has all pictures of an item, which are counted. */
const SAMPLE = 1_000;

type Row = ParsedFile['rows'][number];

/** The rows that are about an item which an earlier one is about, with that one's line. */
function makeRepeatCheck(fields: Judging['fields']) {
  const seen = new Map<string, number>();
  return ({ cells, number }: Row, { item }: Match): number | null => {
    const key = item ? `#${item.id}` : cellOf(cells, fields, 'article').toLowerCase();
    const earlier = seen.get(key);
    if (earlier === undefined) seen.set(key, number);
    return earlier ?? null;
  };
}

/** The row with its verdict. */
function judgeRow({ cells, number }: Row, { item, problem }: Match, judging: Judging): ItemImportRowRecord {
  const judged =
    problem === null
      ? judge(cells, judging, item)
      : { verdict: 'error' as const, changes: [], problems: [{ field: null, detail: problem }] };
  const { verdict, changes, problems: found } = judged;
  const about = { itemId: item?.id ?? null, itemVersion: item?.version ?? null };
  return { number, cells, verdict, changes, problems: found, isWritten: false, ...about };
}

async function read(deps: DomainDeps, caller: SignedInCaller, run: Run): Promise<void> {
  const { db, clock } = deps;
  const { shopId, id } = run;
  const found = await findImport(db.orm, run);
  const file = await readImportFile(db.orm, run);
  if (!found || !file) return;
  const { encoding, delimiter, titles, rows } = await parseFile(file, found);
  const fields = mapTitles(titles, await findTitles(db.orm, shopId));
  const columns = titles.map((title, place) => ({
    title,
    sample: (rows.find(({ cells }) => cells[place])?.cells[place] ?? '').slice(0, SAMPLE),
    field: fields[place] ?? null,
  }));
  await db.transaction(async (transaction) => {
    if (!(await countDone(transaction, run, { run: run.run, state: 'parsing', done: 0, at: clock.now() }))) return;
    await writeImport(transaction, run, { encoding, delimiter, columns, total: rows.length });
  });
  const { judging } = await readJudging(deps, caller, { id, fields });
  const isRepeated = makeRepeatCheck(fields);
  for (let start = 0; start < rows.length; start += SLICE) {
    const slice = rows.slice(start, start + SLICE);
    const matches = await matchRows(
      db.orm,
      { shopId, fields },
      slice.map(({ cells }) => cells),
    );
    const judged = slice.map((row, place) => {
      const match = matches[place] ?? { item: null, problem: problems.needsArticle };
      const line = match.problem === null ? isRepeated(row, match) : null;
      return judgeRow(row, line === null ? match : { ...match, problem: problems.repeated(line) }, judging);
    });
    const isCurrent = await db.transaction(async (transaction) => {
      const counted = { run: run.run, state: 'parsing' as const, done: slice.length, at: clock.now() };
      if (!(await countDone(transaction, run, counted))) return false;
      await insertRows(transaction, run, judged);
      return true;
    });
    if (!isCurrent) return;
    await setImmediate();
  }
  await endRun(deps, run, 'previewed');
}

/**
 * Reads an own import in the background, with these settings and what its columns hold; throws not_found and what its
 * lifecycle refuses.
 */
export async function startReading(
  deps: ImportDeps,
  caller: SignedInCaller,
  place: Place,
  { id, ...set }: { id: number } & Pick<Partial<ParsedFile>, 'encoding' | 'delimiter'>,
  titles: Parameters<typeof rememberTitles>[2] = [],
): Promise<void> {
  const run = await deps.db.transaction(async (transaction) => {
    const held = await holdOwn(transaction, caller, id);
    const next = { run: held.run + 1, done: 0, total: 0, problem: null, mode: null };
    await moveHeld(transaction, held, 'parsing', { ...set, ...next, at: deps.clock.now() });
    await deleteRows(transaction, id);
    await rememberTitles(transaction, caller.shop.id, titles);
    return { shopId: caller.shop.id, id, run: next.run };
  });
  startJob(deps, place, run, () => read(deps, caller, run));
}

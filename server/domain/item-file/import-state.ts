import {
  type ItemImportFacts,
  itemImportRefusal,
  type ItemImportRefusal,
  type ItemImportState,
} from '#machines/item-import/item-import.machine.ts';
import { setImmediate } from 'node:timers/promises';
import type { EngineLogger, Transaction } from '../../db/engine/types.ts';
import {
  findImportPictures,
  type ItemImportPicture,
  type ItemImportRecord,
  lockImport,
  touchImport,
  writeImport,
} from '../../db/repositories/item-import/item-import.ts';
import { findCategories } from '../../db/repositories/catalogue/category.ts';
import type { ItemImportProblem } from '../../db/schema/item-import.ts';
import type { ErrorCode } from '../../errors.ts';
import type { SignedInCaller } from '../access/caller.ts';
import { AppError } from '../kit/app-error.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';
import { createFairQueue, type Place } from '../kit/fair-queue.ts';
import { categoryPaths } from './category-paths.ts';
import { pathKey } from './cells.ts';
import type { Judging } from './judge.ts';

/** What imports work with: nobody waits for an answer that could tell of a fault. */
export interface ImportDeps extends DomainDeps {
  log: Pick<EngineLogger, 'error'>;
}

/** An import that the server is at work on; another run of it, or none, ends this one. */
export interface Run {
  shopId: number;
  id: number;
  run: number;
}

const refusals: Readonly<Record<ItemImportRefusal, ErrorCode>> = {
  nothing_to_write: 'import_nothing_to_write',
  has_errors: 'import_has_errors',
  finished: 'import_finished',
  not_allowed: 'import_move_not_allowed',
};

/** What the lifecycle needs to know where only writing asks for it. */
const noFacts: ItemImportFacts = { hasWork: false, hasErrors: false, isWhole: false };

/** Moves an import that is held; throws what its lifecycle refuses. */
export async function moveHeld(
  transaction: Transaction,
  held: ItemImportRecord,
  to: ItemImportState,
  { facts = noFacts, at, ...set }: { facts?: ItemImportFacts; at: Date } & Partial<ItemImportRecord>,
): Promise<void> {
  const refusal = itemImportRefusal(held.state, to, facts);
  if (refusal) throw new AppError(refusals[refusal]);
  await writeImport(transaction, held, { ...set, state: to, touchedAt: at });
}

/** An own import that is held; throws not_found. */
export async function holdOwn(
  transaction: Transaction,
  { shop, customer }: SignedInCaller,
  id: number,
): Promise<ItemImportRecord> {
  const held = await lockImport(transaction, { shopId: shop.id, id });
  if (!held || held.authorId !== customer.id) throw new AppError('not_found');
  return held;
}

/** Ends a run in this state, unless it has been ended or begun again meanwhile. */
export async function endRun(
  { db, clock }: DomainDeps,
  { run, ...of }: Run,
  to: 'previewed' | 'done' | 'failed',
  set: Partial<ItemImportRecord> = {},
): Promise<void> {
  await db.transaction(async (transaction) => {
    const held = await lockImport(transaction, of);
    if (held?.run !== run || itemImportRefusal(held.state, to, noFacts)) return;
    await moveHeld(transaction, held, to, { ...set, at: clock.now() });
  });
}

// Each may hold 20,000 rows, and slows down what else is served.
const jobs = createFairQueue({ running: 2, places: 20, ofShop: 10, ofPerson: 3 }, 'imports_busy');

/**
 * Runs what starts a job, with a place in the queue of this process, before anything is written; throws imports_busy. A
 * place that no job has taken is free again.
 */
export async function withPlace<Result>(
  { shop, customer }: SignedInCaller,
  start: (place: Place) => Promise<Result>,
): Promise<Result> {
  const place = jobs.enter({ shopId: shop.id, personId: customer.id });
  try {
    return await start(place);
  } finally {
    place.free();
  }
}

/** Well within what an import may be silent for. */
const TOUCH_MS = 60_000;

/** Shows that an import waits for its turn in a process that lives; returns how to end that. */
function keepTouched({ db, clock }: DomainDeps, run: Run): () => void {
  // A database that is away is asked again the next time.
  const touch = () => void touchImport(db.orm, run, clock.now()).catch(() => undefined);
  const timer = setInterval(touch, TOUCH_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Works on an import in the background; what goes wrong ends its run. A fault, which isn't the file's, is logged with
 * the import's id.
 */
export function startJob(deps: ImportDeps, place: Place, run: Run, work: () => Promise<void>): void {
  const { shopId, id: importId } = run;
  const log = (err: unknown): void => deps.log.error({ err, importId, shopId, run: run.run }, 'an import failed');
  const problemOf = (error: unknown): ItemImportProblem =>
    error instanceof Error && 'problem' in error ? (error.problem as ItemImportProblem) : 'fault';
  const endWaiting = keepTouched(deps, run);
  void place
    .run(async () => {
      endWaiting();
      // The request that started it is answered first.
      await setImmediate();
      await work();
    })
    .catch((error: unknown) => {
      const problem = problemOf(error);
      if (problem === 'fault') log(error);
      return endRun(deps, run, 'failed', { problem });
    })
    // The database is gone; the import is seen to be interrupted when it is read.
    .catch(log);
}

/** A picture by its path in the archive, and by its mere name where no other has it. */
function picturesByName(pictures: readonly ItemImportPicture[]): Judging['pictures'] {
  const names = new Map<string, ItemImportPicture['image']>();
  const repeated = new Set<string>();
  for (const { name, image } of pictures) {
    const short = name.split('/').at(-1) ?? name;
    if (names.has(short)) repeated.add(short);
    names.set(short, image);
  }
  for (const name of repeated) names.delete(name);
  for (const { name, image } of pictures) names.set(name, image);
  return names;
}

/** The ids of categories by their names or paths, as these are compared. */
function idsByKey(named: Iterable<readonly [number, string]>): Map<string, number[]> {
  const ids = new Map<string, number[]>();
  for (const [id, name] of named) ids.set(pathKey(name), [...(ids.get(pathKey(name)) ?? []), id]);
  return ids;
}

/** What the rows of an import are judged with, and its pictures. */
export async function readJudging(
  { db }: DomainDeps,
  { shop, customer }: SignedInCaller,
  { id, fields }: { id: number; fields: Judging['fields'] },
): Promise<{ judging: Judging; pictures: ItemImportPicture[] }> {
  const categories = await findCategories(db.orm, shop.id);
  const paths = categoryPaths(categories);
  const idsOfPath = idsByKey(paths);
  const idsOfName = idsByKey(categories.map(({ id: category, name }) => [category, name]));
  const pictures = await findImportPictures(db.orm, id);
  const known = { paths, idsOfPath, idsOfName, pictures: picturesByName(pictures) };
  return { judging: { ...known, fields, flags: customer.flags }, pictures };
}

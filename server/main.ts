import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { openDatabase } from './db/engine/open.ts';
import { type Deps, makeDeps } from './deps.ts';
import { checkLifecycles } from './domain/lifecycles.ts';
import { countPopularity } from './domain/catalogue/popularity.ts';
import { sweep } from './start/sweep.ts';
import { sweepUploads } from './domain/upload/uploads.ts';
import { createLogger } from './start/logging.ts';
import { prepareShop } from './start/prepare-shop.ts';
import { systemClock } from './ports/clock.ts';
import { diskSpaceOf } from './ports/disk-space.ts';
import { createLocalFiles } from './ports/local-files.ts';
import { readSettings, SettingsError } from './start/settings.ts';
import { startStrings } from './start/start.strings.ts';

const upkeepEveryMs = 3_600_000;
const watchDiskEveryMs = 30_000;
const stopWithinMs = 10_000;

const isBuilt = import.meta.url.endsWith('.js');
const beside = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** Null in development, where Vite serves the pages. */
const clientFolder = isBuilt ? beside('../client') : null;
/** In development, where Vite serves the pages: its argument. */
const pagesUrl = isBuilt ? undefined : process.argv[2];
const migrationsFolder = beside(isBuilt ? './migrations' : './db/migrations');

/** A problem that the person who starts the shop can fix. */
class StartError extends Error {
  override readonly name = 'StartError';
}

async function openParts(): Promise<Deps> {
  const settings = readSettings(process.env);
  const log = createLogger(settings.logLevel);
  await mkdir(join(settings.dataDir, 'files'), { recursive: true });
  const db = await openDatabase({
    databaseUrl: settings.databaseUrl ?? undefined,
    dataDir: settings.dataDir,
    poolSize: settings.databasePoolSize,
    logger: log,
  });
  const files = createLocalFiles(join(settings.dataDir, 'files'));
  return makeDeps({ db, clock: systemClock, files, settings, log, diskSpace: diskSpaceOf(settings.dataDir) });
}

/** On SIGTERM and SIGINT: closes the server, then the database, and exits after ten seconds at the latest. */
function stopOnSignals(app: FastifyInstance, { db, log }: Deps): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), stopWithinMs).unref();
    try {
      await app.close();
      await db.close();
      process.exit(0);
    } catch (error) {
      log.error({ err: error }, 'stopping failed');
      process.exit(1);
    }
  };
  process.on('SIGTERM', () => void stop()).on('SIGINT', () => void stop());
}

function keepUpHourly(deps: Deps): void {
  // Separately, so that a failure of the disk doesn't keep the records from being swept.
  const countIfPossible = async () => {
    if (await deps.canSave()) await countPopularity(deps);
  };
  for (const one of [sweep, sweepUploads, countIfPossible]) {
    const runNow = () => one(deps).catch((error: unknown) => deps.log.error({ err: error }, `${one.name} failed`));
    void runNow();
    setInterval(() => void runNow(), upkeepEveryMs).unref();
  }
}

function listenProblem(error: unknown, { port, host }: { port: number; host: string }): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return startStrings.portTaken(port);
  if (code === 'EACCES') return startStrings.portRefused(port);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return startStrings.hostUnknown(host);
  return undefined;
}

async function listen(app: FastifyInstance, { settings: { port, host } }: Deps): Promise<string> {
  try {
    return await app.listen({ port, host, listenTextResolver: () => 'listening' });
  } catch (error) {
    const problem = listenProblem(error, { port, host });
    throw problem === undefined ? error : new StartError(problem);
  }
}

async function start(): Promise<void> {
  checkLifecycles();
  const deps = await openParts();
  try {
    await deps.db.migrate(migrationsFolder);
    const people = await prepareShop(deps);
    const app = await buildApp(deps, {
      folders: { client: clientFolder, files: join(deps.settings.dataDir, 'files') },
    });
    stopOnSignals(app, deps);
    const ownUrl = await listen(app, deps);
    const url = pagesUrl ?? ownUrl;
    keepUpHourly(deps);
    void deps.disk();
    setInterval(() => void deps.disk(), watchDiskEveryMs).unref();
    const { engine } = deps.db;
    console.log(`Listening on ${url}`);
    console.log(
      startStrings.greeting(
        url,
        engine === 'pglite' ? startStrings.engine.pglite(deps.settings.dataDir) : startStrings.engine.postgres,
      ),
    );
    if (people.length > 0) console.log(startStrings.signIn(people));
  } catch (error) {
    await deps.db.close();
    throw error;
  }
}

/** The message of errors that are written for the person who starts the shop; the stack of all others. */
function explain(error: unknown): string {
  if (error instanceof SettingsError)
    return [startStrings.refused, ...error.problems.map((problem) => `  ${problem}`)].join('\n');
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'ENOSPC') return startStrings.diskFull;
  return error instanceof StartError || error.name.startsWith('Database')
    ? error.message
    : (error.stack ?? error.message);
}

try {
  await start();
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

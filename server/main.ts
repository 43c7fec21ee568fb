import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { askRunning, controlPath, isListening, serveControl } from './commands/control-socket.ts';
import {
  type BackupCommand,
  readBackupCommand,
  restore,
  save,
  sendCopy,
  withSpool,
} from './commands/backup-command.ts';
import { CommandError } from './commands/command-error.ts';
import { receiveCopy } from './commands/receive-copy.ts';
import { runCommand } from './commands/run-command.ts';
import { commandStrings } from './commands/commands.strings.ts';
import { carryOutWhereItRuns, openBesideCommands } from './commands/where-it-runs.ts';
import { endLeftExchange } from './backup/exchange.ts';
import { openDatabase } from './db/engine/open.ts';
import { type Deps, makeDeps } from './deps.ts';
import { countPopularity } from './domain/catalogue/popularity.ts';
import { sweep } from './start/sweep.ts';
import { sweepUploads } from './domain/upload/uploads.ts';
import { createLogger } from './start/logging.ts';
import { prepareShop } from './start/prepare-shop.ts';
import { Metrics } from './http/metrics.ts';
import { pictureQueue } from './domain/upload/pictures.ts';
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
/** In development pages draw themselves. */
const drawing = isBuilt ? { drawing: new URL('../pages/worker.js', import.meta.url) } : {};
/** In development, where Vite serves the pages: its argument. */
const pagesUrl = isBuilt ? undefined : process.argv[2];
/** What `npm run shop` or `npm run backup` was given, with which it was; null where the shop is to be served. */
const commandArgs = ['shop', 'backup'].includes(process.argv[2] ?? '') ? process.argv.slice(2) : null;
const migrationsFolder = beside(isBuilt ? './migrations' : './db/migrations');
const picturesFolder = beside(isBuilt ? './demo-pictures' : './demo/pictures');

/** A problem that the person who starts the shop can fix. */
class StartError extends Error {
  override readonly name = 'StartError';
}

async function openParts(): Promise<Deps> {
  const settings = readSettings(process.env);
  const log = createLogger(settings.logLevel);
  const filesFolder = join(settings.dataDir, 'files');
  await mkdir(filesFolder, { recursive: true });
  const db = await openDatabase({
    databaseUrl: settings.databaseUrl ?? undefined,
    dataDir: settings.dataDir,
    poolSize: settings.databasePoolSize,
    logger: log,
  });
  const left = await endLeftExchange(db, filesFolder);
  if (left !== null) log.warn({ left }, 'restoring a copy was cut off; its pictures are dealt with now');
  const files = createLocalFiles(filesFolder);
  return makeDeps({ db, clock: systemClock, files, settings, log, diskSpace: diskSpaceOf(settings.dataDir) });
}

/** On SIGTERM and SIGINT: closes the server, then the database, and exits after ten seconds at the latest. */
function stopOnSignals(app: FastifyInstance, { db, log }: Deps, closeControl: () => Promise<void>): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), stopWithinMs).unref();
    try {
      await app.close();
      await closeControl();
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

/**
 * The embedded database belongs to this process, so commands about it are sent here. Returns a function that ends this.
 */
async function listenForCommands(deps: Deps): Promise<() => Promise<void>> {
  const { db, log, settings } = deps;
  if (db.engine !== 'pglite') return async () => undefined;
  try {
    return await serveControl(controlPath(settings.dataDir), {
      run: (args) => runCommand(deps, args),
      onError: (error) => log.error({ err: error }, 'command failed'),
    });
  } catch (error) {
    // Such as a path that is too long for a socket: the shop is served all the same.
    log.warn({ err: error }, 'no commands are taken while the shop runs');
    return async () => undefined;
  }
}

/** Opens the database for a command. */
async function withParts(work: (deps: Deps) => Promise<string>): Promise<string> {
  const deps = await openParts();
  try {
    return await work(deps);
  } finally {
    await deps.db.close();
  }
}

/** Carries out a command: in the process that serves the shop where the database is its own, else here. */
const carryOut = (args: readonly string[], here: (deps: Deps) => Promise<string>): Promise<string> =>
  carryOutWhereItRuns({
    ask: () => askRunning(controlPath(readSettings(process.env).dataDir), args),
    here: () => withParts(here),
    onWait: (pid) => console.error(commandStrings.waiting(pid)),
  });

const saveTo = (folder: string) => carryOut(['backup', 'save', folder], (deps) => save(deps, folder));
const restoreFrom = (folder: string, replaces: boolean) =>
  withParts((deps) => restore(deps, { folder, replaces, migrationsFolder }));

async function backup({ action, folder, replaces }: BackupCommand): Promise<string> {
  if (folder !== null) return action === 'save' ? saveTo(folder) : restoreFrom(folder, replaces);
  return withSpool(readSettings(process.env).dataDir, async (spooled) => {
    if (action === 'save') {
      const answer = await saveTo(spooled);
      await sendCopy(spooled, process.stdout);
      return answer;
    }
    await receiveCopy(process.stdin, spooled);
    return restoreFrom(spooled, replaces);
  });
}

async function command([program, ...args]: readonly string[]): Promise<void> {
  if (program === 'backup') {
    const asked = readBackupCommand(args);
    // A stream may be on the standard output.
    return console.error(await backup(asked));
  }
  const answer = await carryOut(['shop', ...args], async (deps) => {
    await deps.db.migrate(migrationsFolder);
    return runCommand(deps, ['shop', ...args]);
  });
  console.log(answer);
}

async function start(): Promise<void> {
  const deps = await openBesideCommands({
    open: openParts,
    isServed: () => isListening(controlPath(readSettings(process.env).dataDir)),
    onWait: (pid) => console.error(commandStrings.waitingForCommand(pid)),
  });
  try {
    await deps.db.migrate(migrationsFolder);
    const people = await prepareShop(deps, picturesFolder);
    const metrics = deps.settings.metrics && new Metrics({ db: deps.db, pictures: pictureQueue });
    const app = await buildApp(deps, {
      metrics: metrics ?? undefined,
      folders: { client: clientFolder, ...drawing, files: join(deps.settings.dataDir, 'files') },
    });
    const ownUrl = await listen(app, deps);
    const metricsServer = metrics && deps.settings.metrics && (await metrics.serve(deps.settings.metrics));
    const closeControl = await listenForCommands(deps);
    stopOnSignals(app, deps, async () => {
      await Promise.all([closeControl(), metricsServer?.close()]);
    });
    const url = pagesUrl ?? ownUrl;
    keepUpHourly(deps);
    void deps.disk();
    setInterval(() => void deps.disk(), watchDiskEveryMs).unref();
    const { engine } = deps.db;
    console.log(`Listening on ${url}`);
    if (metricsServer) console.log(`Metrics on ${metricsServer.url}`);
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
  if ('code' in error && ['EACCES', 'EPERM', 'EROFS'].includes(String(error.code)))
    return startStrings.noAccess('path' in error ? String(error.path) : '');
  return error instanceof StartError || error instanceof CommandError || error.name.startsWith('Database')
    ? error.message
    : (error.stack ?? error.message);
}

try {
  await (commandArgs ? command(commandArgs) : start());
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

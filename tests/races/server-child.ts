import { buildApp } from '#server/app.ts';
import { openDatabase } from '#server/db/engine/open.ts';
import { makeDeps } from '#server/deps.ts';
import { systemClock } from '#server/ports/clock.ts';
import { createLocalFiles } from '#server/ports/local-files.ts';
import { createLogger } from '#server/start/logging.ts';
import { readSettings } from '#server/start/settings.ts';

/**
 * The server in a process of its own, on a database that is migrated already. It says `Listening on …`, and ends with
 * its input.
 */
const settings = readSettings(process.env);
const db = await openDatabase({
  databaseUrl: settings.databaseUrl ?? undefined,
  dataDir: null,
  // A busy machine refuses nobody.
  patience: { connect: 120_000, lock: 120_000, statement: 120_000 },
  transactionTimeoutMs: 120_000,
});
const files = createLocalFiles(settings.dataDir);
const log = createLogger(settings.logLevel);
const deps = makeDeps({ db, clock: systemClock, files, settings, log, diskSpace: async () => Number.MAX_SAFE_INTEGER });
const app = await buildApp(deps, { folders: { client: null, files: settings.dataDir } });
const url = await app.listen({ port: 0, host: '127.0.0.1', listenTextResolver: () => 'listening' });
console.log(`Listening on ${url}`);
process.stdin.on('end', () => void app.close().then(() => db.close())).resume();

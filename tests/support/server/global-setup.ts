import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/db/engine/open.ts';
import { openPglite } from '#server/db/engine/pglite.ts';
import { migrate } from './migrate.ts';
import { startPostgres, type PostgresServer } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A file with a migrated, empty in-memory database. */
    pgliteImage: string;
    /** Where test databases can be made, or null without PostgreSQL. */
    postgres: { adminUrl: string; template: string } | null;
  }
}

interface Engines {
  pgliteImage: string;
  postgres: { adminUrl: string; template: string } | null;
  stop(): Promise<void>;
}

async function writePgliteImage(file: string): Promise<void> {
  const database = await openPglite({
    dataDir: null,
    logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
    transactionTimeoutMs: 60_000,
    onFatal: (error) => {
      throw error;
    },
  });
  await migrate(database);
  const image = await database.client.dumpDataDir('none');
  writeFileSync(file, Buffer.from(await image.arrayBuffer()));
  await database.close();
}

async function administer(server: PostgresServer, query: string): Promise<void> {
  const client = new Client({ connectionString: server.urlOf('postgres') });
  await client.connect();
  await client.query(query);
  await client.end();
}

async function startEngines(): Promise<Engines> {
  // Programs of their own are started as they are shipped, which takes half of the time that their sources would.
  execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
  const folder = mkdtempSync(join(tmpdir(), 'shop-tests-'));
  const pgliteImage = join(folder, 'pgdata.tar');
  const template = `shop_template_${process.pid}`;
  const [server] = await Promise.all([startPostgres(), writePgliteImage(pgliteImage)]);
  if (server === null) {
    console.log('PostgreSQL is not installed: server tests run on PGlite alone');
  } else {
    await administer(server, `create database ${template}`);
    const database = await openDatabase({ databaseUrl: server.urlOf(template), dataDir: null });
    await migrate(database);
    await database.close();
    console.log('Server tests run on PGlite and on PostgreSQL');
  }
  return {
    pgliteImage,
    postgres: server && { adminUrl: server.urlOf('postgres'), template },
    async stop() {
      rmSync(folder, { recursive: true, force: true });
      if (server === null) return;
      await administer(server, `drop database if exists ${template} with (force)`);
      await server.stop();
    },
  };
}

// Vitest loads this file once for each project that names it; all of a run's projects share one pair of engines.
const KEY = Symbol.for('shop.test-engines');
type Shared = typeof globalThis & { [KEY]?: { engines: Promise<Engines>; users: number } };

/** Makes the databases that tests copy theirs from; the answered function removes them after the run. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { STATEMENTS } = process.env;
  if (STATEMENTS !== undefined) rmSync(STATEMENTS, { recursive: true, force: true });
  const run: Shared = globalThis;
  const shared = (run[KEY] ??= { engines: startEngines(), users: 0 });
  shared.users += 1;
  const engines = await shared.engines;
  project.provide('pgliteImage', engines.pgliteImage);
  project.provide('postgres', engines.postgres);
  return async () => {
    shared.users -= 1;
    if (shared.users > 0) return;
    delete run[KEY];
    await engines.stop();
  };
}

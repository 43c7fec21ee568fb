import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/db/engine/open.ts';
import { keyOfBuild } from '#tests/support/kept-folder.ts';
import { migrate } from './migrate.ts';
import { startPostgres, type PostgresServer } from './postgres.ts';
import { preparePglite, type PreparedPglite } from './prepared-pglite.ts';
import { buildPrograms } from './programs.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    pglite: PreparedPglite;
    /** The folder of the bundled programs. */
    programs: string;
    /** Where test databases can be made, or null without PostgreSQL. */
    postgres: { adminUrl: string; template: string } | null;
  }
}

interface Engines {
  pglite: PreparedPglite;
  programs: string;
  postgres: { adminUrl: string; template: string } | null;
  stop(): Promise<void>;
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
  const template = `shop_template_${process.pid}`;
  const key = keyOfBuild({ folder: import.meta.dirname });
  const programs = await buildPrograms(key);
  const [server, pglite] = await Promise.all([startPostgres(), preparePglite(programs, key)]);
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
    pglite,
    programs,
    postgres: server && { adminUrl: server.urlOf('postgres'), template },
    async stop() {
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
  project.provide('pglite', engines.pglite);
  project.provide('programs', engines.programs);
  project.provide('postgres', engines.postgres);
  return async () => {
    shared.users -= 1;
    if (shared.users > 0) return;
    delete run[KEY];
    await engines.stop();
  };
}

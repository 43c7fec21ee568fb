import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { openDatabase, type OpenOptions } from '#server/db/engine/open.ts';
import { migrate } from '#tests/support/server/migrate.ts';
import type { PostgresServer } from '#tests/support/server/postgres.ts';
import { type Program, startProgram } from '../program.ts';
import { startShop } from '../start.ts';
import { type Facts, seedFacts } from './facts.ts';

/** The shop and what it is compared with, each on a copy of the same database. */
export interface Sides {
  engine: 'pglite' | 'postgres';
  app: Program;
  bare: Program;
  /** A file with the Facts. */
  factsFile: string;
  stop(): Promise<void>;
}

/** Where a side finds its database. */
interface Place {
  dataDir: string;
  databaseUrl: string | null;
}

const DB_POOL_SIZE = '10';

async function seed(options: OpenOptions): Promise<Facts> {
  const db = await openDatabase(options);
  try {
    await migrate(db);
    return await seedFacts(db);
  } finally {
    await db.close();
  }
}

async function administer(server: PostgresServer, ...queries: string[]): Promise<void> {
  const client = new Client({ connectionString: server.urlOf('postgres') });
  await client.connect();
  try {
    for (const query of queries) await client.query(query);
  } finally {
    await client.end();
  }
}

async function seedPostgres(
  folder: string,
  server: PostgresServer,
): Promise<{ facts: Facts; app: Place; bare: Place }> {
  await administer(server, 'create database bench_seed');
  const facts = await seed({ databaseUrl: server.urlOf('bench_seed'), dataDir: null });
  await administer(
    server,
    'create database bench_app template bench_seed',
    'create database bench_bare template bench_seed',
    'checkpoint',
  );
  const place = (name: string): Place => ({
    dataDir: join(folder, `files-${name}`),
    databaseUrl: server.urlOf(`bench_${name}`),
  });
  return { facts, app: place('app'), bare: place('bare') };
}

async function seedPglite(folder: string): Promise<{ facts: Facts; app: Place; bare: Place }> {
  const dataDir = join(folder, 'pglite-app');
  const facts = await seed({ dataDir });
  const copy = join(folder, 'pglite-bare');
  await cp(dataDir, copy, { recursive: true });
  return { facts, app: { dataDir, databaseUrl: null }, bare: { dataDir: copy, databaseUrl: null } };
}

function startBare(place: Place, factsFile: string): Promise<Program> {
  const { dataDir: DATA_DIR, databaseUrl } = place;
  const env = {
    FACTS: factsFile,
    DATA_DIR,
    DB_POOL_SIZE,
    NODE_ENV: 'production',
    ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
  };
  return startProgram(['--import', 'tsx', join(import.meta.dirname, 'bare-server.ts')], env);
}

/** Seeds a database in `folder` or on the server, and starts both sides on copies of it. */
export async function startSides(folder: string, server: PostgresServer | null): Promise<Sides> {
  await mkdir(folder, { recursive: true });
  const {
    facts,
    app: appPlace,
    bare: barePlace,
  } = server ? await seedPostgres(folder, server) : await seedPglite(folder);
  const factsFile = join(folder, 'facts.json');
  await writeFile(factsFile, JSON.stringify(facts));
  const app = await startShop(appPlace.dataDir, appPlace.databaseUrl, { DB_POOL_SIZE, NODE_ENV: 'production' });
  const bare = await startBare(barePlace, factsFile);
  return {
    engine: server ? 'postgres' : 'pglite',
    app,
    bare,
    factsFile,
    stop: async () => {
      await Promise.all([app.stop(), bare.stop()]);
    },
  };
}

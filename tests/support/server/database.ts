import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { inject } from 'vitest';
import { openDatabase, type Database, type OpenOptions, type Patience } from '#server/db/engine/open.ts';
import type { Engine } from './engines.ts';
import { noteStatements } from './statements.ts';

/** A migrated, empty database that nobody else uses; closing it removes it. */
export interface TestDatabase extends Database {
  /** Its address, for another process or a second pool; null on PGlite. */
  readonly databaseUrl: string | null;
}

type Tuning = Pick<
  OpenOptions,
  'logger' | 'patience' | 'poolSize' | 'transactionTimeoutMs' | 'onFatal' | 'onStatement'
>;

/** A busy machine refuses nobody: only a test about being refused asks for the usual patience. */
const testPatience: Patience = { connect: 120_000, lock: 120_000, statement: 120_000 };

async function administer(adminUrl: string, query: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(query);
  } finally {
    await client.end();
  }
}

/** The address of a migrated, empty database on PostgreSQL that nobody is connected to. */
export async function freshAddress(): Promise<{ databaseUrl: string; remove(): Promise<void> }> {
  const server = inject('postgres');
  if (server === null) throw new Error('this run has no PostgreSQL');
  const name = `shop_test_${randomBytes(6).toString('hex')}`;
  await administer(server.adminUrl, `create database ${name} template ${server.template}`);
  return {
    databaseUrl: Object.assign(new URL(server.adminUrl), { pathname: `/${name}` }).href,
    remove: () => administer(server.adminUrl, `drop database if exists ${name} with (force)`),
  };
}

async function openOn(engine: Engine, tuning: Tuning): Promise<TestDatabase> {
  if (engine === 'pglite') {
    const memoryImage = new Blob([readFileSync(inject('pglite').image)]);
    return { ...(await openDatabase({ dataDir: null, memoryImage, ...tuning })), databaseUrl: null };
  }
  const { databaseUrl, remove } = await freshAddress();
  const database = await openDatabase({
    databaseUrl,
    dataDir: null,
    patience: testPatience,
    transactionTimeoutMs: 120_000,
    ...tuning,
  });
  return {
    ...database,
    databaseUrl,
    async close() {
      await database.close();
      await remove();
    },
  };
}

/** A database of the caller's own; close it in `afterAll`. */
export async function freshDatabase(engine: Engine, tuning: Omit<Tuning, 'onStatement'> = {}): Promise<TestDatabase> {
  const { save, ...noted } = noteStatements(engine);
  const database = await openOn(engine, { ...tuning, ...noted });
  return {
    ...database,
    async close() {
      await database.close();
      save();
    },
  };
}

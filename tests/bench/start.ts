import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Program, startProgram } from './program.ts';

/** How soon a built shop is ready, and what it holds while nobody asks for anything; bytes. */
export interface StartFigures {
  engine: 'pglite' | 'postgres';
  /** On an empty folder and database: migrates and seeds the demo shop. */
  firstReadyMs: number;
  secondReadyMs: number;
  secondToFirst: number;
  /** Of the server's process alone: PostgreSQL's own are not counted. */
  rssReady: number;
  rssIdle: number;
}

const IDLE_MS = 5_000;

/** Starts the shop as `npm start` does. */
export function startShop(
  dataDir: string,
  databaseUrl: string | null,
  env: Readonly<Record<string, string>> = {},
): Promise<Program> {
  const script = join(import.meta.dirname, '../../scripts/start.mjs');
  return startProgram([script], {
    DATA_DIR: dataDir,
    // Empty rather than absent, or a developer's `.env` could name a database.
    DATABASE_URL: databaseUrl ?? '',
    ...env,
  });
}

/** Starts the shop twice on an empty folder, which it leaves with the demo shop in it. */
export async function measureStart(
  engine: StartFigures['engine'],
  dataDir: string,
  databaseUrl: string | null,
): Promise<StartFigures> {
  const first = await startShop(dataDir, databaseUrl);
  await first.stop();
  const second = await startShop(dataDir, databaseUrl);
  const rssReady = second.readRss();
  await wait(IDLE_MS);
  const rssIdle = second.readRss();
  await second.stop();
  return {
    engine,
    firstReadyMs: first.readyMs,
    secondReadyMs: second.readyMs,
    secondToFirst: second.readyMs / first.readyMs,
    rssReady,
    rssIdle,
  };
}

import { PGlite } from '@electric-sql/pglite';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { buildApp } from '#server/app.ts';
import type { Database } from '#server/db/engine/open.ts';
import { makeDeps } from '#server/deps.ts';
import { systemClock } from '#server/ports/clock.ts';
import { createLocalFiles } from '#server/ports/local-files.ts';
import { createLogger } from '#server/start/logging.ts';
import { readSettings } from '#server/start/settings.ts';

/** A statement as the driver takes it. */
export interface MainQuery {
  text: string;
  params: unknown[];
}

interface Timed extends MainQuery {
  ms: number;
}

type Query = (this: unknown, ...args: unknown[]) => unknown;

const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : ((statement as { text?: string }).text ?? '');

/** Notes each statement with its duration while the drivers run; call the answer to end that. */
function listen(noted: Timed[]): () => void {
  const drivers: { query: unknown }[] = [Client.prototype, PGlite.prototype];
  const olds = drivers.map(({ query }) => query as Query);
  drivers.forEach((driver, index) => {
    const old = olds[index];
    driver.query = function (this: unknown, ...args: unknown[]) {
      const [statement, values] = args;
      const params = Array.isArray(values) ? values : ((statement as { values?: unknown[] }).values ?? []);
      const began = performance.now();
      const note = () => noted.push({ text: textOf(statement), params, ms: performance.now() - began });
      const last = args.at(-1);
      // The pool of `pg` passes a callback.
      if (typeof last === 'function') {
        const end = (...answer: unknown[]) => {
          note();
          (last as (...given: unknown[]) => void)(...answer);
        };
        return old?.apply(this, [...args.slice(0, -1), end]);
      }
      const answer = old?.apply(this, args);
      if (answer instanceof Promise) void answer.then(note, note);
      return answer;
    };
  });
  return () => {
    drivers.forEach((driver, index) => {
      const old = olds[index];
      if (old) driver.query = old;
    });
  };
}

/** The statement of each address that takes longest in the shop's own server; `addresses` by name. */
export async function findMainQueries(
  db: Database,
  token: string,
  addresses: Readonly<Record<string, string>>,
): Promise<Record<string, MainQuery>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-lists-'));
  const deps = makeDeps({
    db,
    clock: systemClock,
    files: createLocalFiles(dataDir),
    settings: readSettings({ DATA_DIR: dataDir }),
    log: createLogger('silent', () => undefined),
    diskSpace: async () => Number.MAX_SAFE_INTEGER,
  });
  const app = await buildApp(deps, { folders: { client: null, files: dataDir } });
  const found: Record<string, MainQuery> = {};
  const noted: Timed[] = [];
  const stop = listen(noted);
  try {
    for (const [name, url] of Object.entries(addresses)) {
      const ask = () => app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } });
      const { statusCode, payload } = await ask();
      if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}: ${payload}`);
      noted.length = 0;
      await ask();
      const [main] = noted.toSorted((a, b) => b.ms - a.ms);
      if (!main) throw new Error(`${url} asks nothing`);
      found[name] = { text: main.text, params: main.params };
    }
    return found;
  } finally {
    stop();
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

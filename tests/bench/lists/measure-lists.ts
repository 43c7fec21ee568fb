import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { openDatabase, type OpenOptions } from '#server/db/engine/open.ts';
import { migrate } from '#tests/support/server/migrate.ts';
import type { PostgresServer } from '#tests/support/server/postgres.ts';
import type { BenchOptions } from '../options.ts';
import { type Program, startProgram } from '../program.ts';
import { startShop } from '../start.ts';
import { timed, type Times, timesOf } from '../times.ts';
import { listAddresses } from './addresses.ts';
import { findMainQueries, type MainQuery } from './main-queries.ts';
import { seedLists } from './seed-lists.ts';

/** What both sides are asked with. */
export interface ListFacts {
  token: string;
  /** The main statement of each list, by its name. */
  queries: Record<string, MainQuery>;
}

/** A list of the back office in a shop of so many orders, beside a bare route with its main statement. */
export interface ListFigure {
  engine: 'pglite' | 'postgres';
  list: string;
  orders: number;
  app: Times;
  bare: Times;
}

const FEW = 1_000;
const MANY = 50_000;

/** Where a database is. */
interface Place {
  dataDir: string;
  databaseUrl: string | null;
}

async function seedAt(options: OpenOptions, orders: number): Promise<ListFacts> {
  const db = await openDatabase(options);
  try {
    await migrate(db);
    const token = await seedLists(db, orders);
    return { token, queries: await findMainQueries(db, token, listAddresses) };
  } finally {
    await db.close();
  }
}

/** A database of so many orders, which both sides only read. */
async function prepare(
  folder: string,
  server: PostgresServer | null,
  orders: number,
): Promise<{ facts: ListFacts; app: Place; bare: Place }> {
  await mkdir(folder, { recursive: true });
  if (server) {
    const name = `bench_lists_${orders}`;
    const client = new Client({ connectionString: server.urlOf('postgres') });
    await client.connect();
    await client.query(`create database ${name}`);
    await client.end();
    const place = { dataDir: folder, databaseUrl: server.urlOf(name) };
    return { facts: await seedAt({ databaseUrl: place.databaseUrl, dataDir: null }, orders), app: place, bare: place };
  }
  const [app, bare] = ['app', 'bare'].map((side) => ({ dataDir: join(folder, side), databaseUrl: null })) as [
    Place,
    Place,
  ];
  const facts = await seedAt({ dataDir: app.dataDir }, orders);
  await cp(app.dataDir, bare.dataDir, { recursive: true });
  return { facts, app, bare };
}

function startBare({ dataDir: DATA_DIR, databaseUrl }: Place, factsFile: string): Promise<Program> {
  return startProgram(['--import', 'tsx', join(import.meta.dirname, 'bare-lists.ts')], {
    FACTS: factsFile,
    DATA_DIR,
    NODE_ENV: 'production',
    ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
  });
}

async function measureAt(
  folder: string,
  server: PostgresServer | null,
  orders: number,
  { listTurns }: BenchOptions,
  onFigure: (figure: ListFigure) => void,
): Promise<ListFigure[]> {
  const { facts, app: appPlace, bare: barePlace } = await prepare(folder, server, orders);
  const factsFile = join(folder, 'facts.json');
  await writeFile(factsFile, JSON.stringify(facts));
  const app = await startShop(appPlace.dataDir, appPlace.databaseUrl, { NODE_ENV: 'production' });
  const bare = await startBare(barePlace, factsFile);
  const headers = { authorization: `Bearer ${facts.token}` };
  const figures: ListFigure[] = [];
  try {
    for (const [list, address] of Object.entries(listAddresses)) {
      const [ofApp, ofBare]: [number[], number[]] = [[], []];
      // In turns: whatever else the machine does falls on both. The first tenth warms up.
      for (let turn = 0; turn < listTurns; turn += 1) {
        ofApp.push(await timed(app.url + address, headers));
        ofBare.push(await timed(`${bare.url}/list?name=${encodeURIComponent(list)}`));
      }
      const warm = Math.ceil(listTurns / 10);
      const figure = {
        engine: server ? ('postgres' as const) : ('pglite' as const),
        list,
        orders,
        app: timesOf(ofApp.slice(warm)),
        bare: timesOf(ofBare.slice(warm)),
      };
      figures.push(figure);
      onFigure(figure);
    }
    return figures;
  } finally {
    await Promise.all([app.stop(), bare.stop()]);
  }
}

/** Measures each list in a small shop and in a large one. */
export async function measureLists(
  folder: string,
  server: PostgresServer | null,
  options: BenchOptions,
  onFigure: (figure: ListFigure) => void,
): Promise<ListFigure[]> {
  const few = await measureAt(join(folder, 'few'), server, FEW, options, onFigure);
  const many = await measureAt(join(folder, 'many'), server, options.isQuick ? MANY / 10 : MANY, options, onFigure);
  return [...few, ...many];
}

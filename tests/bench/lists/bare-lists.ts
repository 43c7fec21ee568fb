import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { Pool } from 'pg';
import { openPglite } from '#server/db/engine/pglite.ts';
import { PLANNER_SETTINGS } from '#server/db/engine/planner.ts';
import type { ListFacts } from './measure-lists.ts';
import type { MainQuery } from './main-queries.ts';

/**
 * What the lists are compared with: Fastify as it comes, whose one route runs the main
 * statement of a list, planned as the shop's are, and sends its rows.
 */
const { PORT, FACTS = '', DATABASE_URL, DATA_DIR = '' } = process.env;
const { queries } = JSON.parse(readFileSync(FACTS, 'utf8')) as ListFacts;

type Run = (query: MainQuery) => Promise<unknown[]>;

function onPostgres(connectionString: string): Run {
  const pool = new Pool({ connectionString, options: PLANNER_SETTINGS.join(' ') });
  return async ({ text, params }) => (await pool.query(text, params)).rows as unknown[];
}

async function onPglite(dataDir: string): Promise<Run> {
  const fail = (error: Error) => {
    throw error;
  };
  const logger = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const { client, close } = await openPglite({ dataDir, logger, transactionTimeoutMs: 30_000, onFatal: fail });
  process.once('SIGTERM', () => void close().then(() => process.exit(0)));
  return async ({ text, params }) => (await client.query(text, params)).rows;
}

const run = DATABASE_URL === undefined ? await onPglite(DATA_DIR) : onPostgres(DATABASE_URL);
const app = Fastify();
app.get('/healthz', async () => run({ text: 'select 1 as ok', params: [] }));
app.get<{ Querystring: { name: string } }>('/list', async ({ query: { name } }) => {
  const query = queries[name];
  if (!query) throw new Error(`No list is called ${name}`);
  return run(query);
});
await app.listen({ port: Number(PORT), host: '127.0.0.1' });

import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { Pool } from 'pg';
import { openPglite } from '#server/db/engine/pglite.ts';
import { type BareQuery, bareQuery } from './bare-queries.ts';
import type { Facts } from './facts.ts';
import { workloads } from './workloads.ts';

/**
 * What the shop is compared with: Fastify as it comes, with routes that run each request's plainest query, made
 * beforehand, on the driver itself and send what it answers. Nobody is identified, nothing is validated, tagged,
 * compressed or logged.
 */
const { PORT, FACTS = '', DATABASE_URL, DATA_DIR = '', DB_POOL_SIZE } = process.env;
const facts = JSON.parse(readFileSync(FACTS, 'utf8')) as Facts;

type Run = (query: BareQuery) => Promise<unknown[]>;

function onPostgres(connectionString: string): Run {
  const pool = new Pool({ connectionString, max: Number(DB_POOL_SIZE), keepAlive: true });
  return async ({ name, text, params }) =>
    (await pool.query({ text, values: params, ...(name !== undefined && { name }) })).rows as unknown[];
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
const prepared = new Map<string, BareQuery>();

// A checkout can be sent once, but its main query is the same for all: it is known by its route.
for (const { name, isOnce, requests } of workloads) {
  if (isOnce) continue;
  for (const request of requests(facts)) prepared.set(request.path, await bareQuery(name, facts, request));
}
const list = async ({ url }: { url: string }) => {
  const query = prepared.get(url);
  if (!query) throw new Error(`No query for ${url}`);
  return run(query);
};
const answer = async ({ url }: { url: string }) => {
  const [row] = await list({ url });
  return row;
};
const placing = await bareQuery('checkout', facts, { method: 'PUT', path: '/', headers: {} });

app.get('/healthz', async () => (await run({ text: 'select 1 as ok', params: [] }))[0]);
app.get('/api/item/list/', list);
app.get('/catalog/', list);
app.get('/api/item/:id/', answer);
app.get('/api/placed-order/', answer);
app.put('/api/cart/:cart/cart-item/:line/', answer);
app.put('/api/cart/:cart/checkout/', async () => (await run(placing))[0]);
await app.listen({ port: Number(PORT), host: '127.0.0.1' });

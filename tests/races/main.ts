/**
 * `npm run races -- [--lifecycle NAME]… [--histories N] [--seed N] [--history JSON|FILE]`: races histories of commands
 * through two servers on one PostgreSQL, and looks for an order in which one machine could have taken them.
 */
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { openDatabase } from '#server/db/engine/open.ts';
import { migrate } from '#tests/support/server/migrate.ts';
import { startPostgres } from '#tests/support/server/postgres.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';
import { readOptions, type RacesOptions, usage } from './options.ts';
import type { Race } from './race.ts';
import type { Ran } from './run-history.ts';
import { runOften, search, shrink } from './search.ts';
import { RaceSite } from './site.ts';
import { tellDeadlocks, tellFailure, tellRow } from './tell.ts';

/** For how long a failure is made smaller. */
const SHRINK_MS = 30_000;

/** A migrated database on a PostgreSQL server of its own, or on that of TEST_DATABASE_URL. */
async function openStock() {
  const server = await startPostgres();
  if (server === null) throw new Error('PostgreSQL is not installed: two processes need one');
  const name = `shop_races_${randomBytes(6).toString('hex')}`;
  const administer = async (query: string): Promise<void> => {
    const client = new Client({ connectionString: server.urlOf('postgres') });
    await client.connect();
    await client.query(query).finally(() => client.end());
  };
  await administer(`create database ${name}`);
  const databaseUrl = server.urlOf(name);
  const db = await openDatabase({ databaseUrl, dataDir: null });
  await migrate(db);
  return {
    db,
    databaseUrl,
    close: async () => {
      await db.close();
      await administer(`drop database ${name} with (force)`);
      await server.stop();
    },
  };
}

/** Searches one lifecycle; answers whether all was explained. */
async function raceOne(site: RaceSite, race: Race, options: RacesOptions, slow: Ran[]): Promise<boolean> {
  const since = performance.now();
  const found = await search(site, race, options);
  console.log(tellRow(race.name, found, (performance.now() - since) / 1_000));
  slow.push(...found.slow);
  if (!found.failure) return true;
  const { ran, number } = found.failure;
  console.log(`  history ${number} of seed ${options.seed} went wrong; it is made smaller`);
  console.log(`\n${tellFailure(await shrink(site, race, ran, SHRINK_MS))}\n`);
  return false;
}

/** Searches every lifecycle that is asked for, or runs the one history; answers whether all was explained. */
async function raceAll(site: RaceSite, options: RacesOptions, slow: Ran[]): Promise<boolean> {
  let isGreen = true;
  for (const race of options.races) {
    if (!options.history) {
      isGreen = (await raceOne(site, race, options, slow)) && isGreen;
      continue;
    }
    const wrong = await runOften(site, race, options.history);
    console.log(wrong ? tellFailure(wrong) : '✓ explained each time');
    isGreen = wrong === null;
  }
  return isGreen;
}

async function main(options: RacesOptions): Promise<void> {
  const stock = await openStock();
  try {
    const site = await RaceSite.open(await SmallShop.open(stock.db), stock.databaseUrl);
    const slow: Ran[] = [];
    const isGreen = await raceAll(site, options, slow).catch(async (error: unknown) => {
      await site.close();
      throw error;
    });
    for (const server of site.servers) if (server.faults() !== '') console.log(server.faults());
    const deadlocks = await site.close();
    if (deadlocks > 0) console.log(tellDeadlocks(deadlocks, slow));
    if (!isGreen || deadlocks > 0) process.exitCode = 1;
  } finally {
    await stock.close();
  }
}

/** What was asked for; null where that is nothing that the command knows. */
function readAsked(): RacesOptions | null {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error(`\n${usage}`);
    process.exitCode = 2;
    return null;
  }
}

const options = readAsked();
if (options?.isHelp) console.log(usage);
else if (options) await main(options);

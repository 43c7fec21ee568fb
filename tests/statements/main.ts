import budgets from '../../budgets.json' with { type: 'json' };
import { openPglite } from '#server/db/engine/pglite.ts';
import { migrate } from '#tests/support/server/migrate.ts';
import { findOutdated } from './outdated.ts';
import { queryFiles } from './queries.ts';
import { hasPostgres, readSent } from './read-sent.ts';
import { onlyOn } from './statements.ts';

/**
 * Most tests of the server run on PostgreSQL alone. Each statement that none of the others has sent to PGlite is parsed
 * and its types are found there; one that PGlite doesn't know, or that ran on PGlite alone, fails the run. So does one
 * of the repositories that isn't committed as it was sent.
 */
const sent = readSent();
const isOnBoth = hasPostgres(sent);
for (const engine of isOnBoth ? ['pglite', 'postgres'] : ['pglite'])
  if (!sent.some((one) => one.engine === engine && Object.keys(one.texts).length > 0))
    throw new Error(`No statement was noted on ${engine}`);

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const pglite = await openPglite({
  dataDir: null,
  logger: silent,
  transactionTimeoutMs: 60_000,
  onFatal: (error) => {
    throw error;
  },
});
await migrate(pglite);

const unknown: string[] = [];
const described = onlyOn('postgres', sent);
for (const { text, file } of described) {
  try {
    await pglite.client.describeQuery(text);
  } catch (error) {
    unknown.push(`PGlite doesn't know what ${file} sends: ${String(error)}\n  ${text}`);
  }
}
const onPgliteAlone = isOnBoth ? onlyOn('pglite', sent) : [];
for (const { text, file } of onPgliteAlone) unknown.push(`${file} sends to PGlite alone:\n  ${text}`);
await pglite.close();

const shapes = new Set(sent.flatMap(({ texts }) => Object.keys(texts))).size;
console.log(`${shapes} statements; ${described.length} of them ran on PostgreSQL alone and were parsed by PGlite`);
for (const one of unknown) console.error(one);
// Without PostgreSQL some tests don't run.
const outdated = isOnBoth ? findOutdated(queryFiles(sent)) : [];
for (const one of outdated) console.error(one);
process.exitCode = unknown.length > budgets.statementsOnOneEngine.most || outdated.length > 0 ? 1 : 0;

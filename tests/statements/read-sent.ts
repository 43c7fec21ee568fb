import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SentStatements } from './statements.ts';

const sentFolder = 'reports/statements';
/** Whose tests note what they send; `scripts/run-stage.mjs` leaves a file `passed` in the notes of each. */
const stages = ['server', 'contract'];

/** Whether a test has sent anything to PostgreSQL, which most tests run on where it is installed. */
export const hasPostgres = (sent: readonly SentStatements[]): boolean =>
  sent.some(({ engine }) => engine === 'postgres');

/** What the tests of the last whole run have sent; throws where there was none. */
export function readSent(folder: string = sentFolder): SentStatements[] {
  if (!existsSync(folder)) throw new Error('The tests of the server have left no statements: `npm test` leaves them');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as SentStatements);
}

/** The same of a run that has sent all there is; throws where a stage didn't pass or PostgreSQL was missing. */
export function readAllSent(folder: string = sentFolder): SentStatements[] {
  const sent = readSent(folder);
  const missing = stages.filter((stage) => !existsSync(join(folder, stage, 'passed')));
  if (missing.length > 0) throw new Error(`The last run has not passed ${missing.join(' and ')}: run \`npm test\``);
  if (!hasPostgres(sent)) throw new Error('The last run was without PostgreSQL: some tests of the server need it');
  return sent;
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SentStatements } from './statements.ts';

const folder = 'reports/statements';

/** What the tests of the last whole run have sent; throws where there was none. */
export function readSent(): SentStatements[] {
  if (!existsSync(folder)) throw new Error('The tests of the server have left no statements: `npm test` leaves them');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as SentStatements);
}

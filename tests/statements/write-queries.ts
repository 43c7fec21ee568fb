import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { queriesFolder, queryFiles } from './queries.ts';
import { readAllSent } from './read-sent.ts';

/** Writes down what the repositories have sent in the last whole run of the tests. */
const files = queryFiles(readAllSent());
rmSync(queriesFolder, { recursive: true, force: true });
mkdirSync(queriesFolder, { recursive: true });
for (const [name, text] of files) writeFileSync(join(queriesFolder, name), text);
console.log(`${files.size} files in ${queriesFolder}`);

import { formatSql } from './format-sql.ts';
import type { SentStatements } from './statements.ts';

/** Where the statements of the repositories are committed, a file for each room. */
export const queriesFolder = 'server/db/queries';

/** Random requests send other combinations of filters in each run. */
const isRandom = ({ file }: SentStatements): boolean => file.endsWith('/fuzz.test.ts');

interface Place {
  room: string;
  file: string;
  line: number;
  declaration: string;
}

function readPlace(text: string): Place {
  const [, room = '', file = '', line, declaration = ''] = /^(\w[\w-]*)\/(.+):(\d+) (.*)$/u.exec(text) ?? [];
  return { room, file, line: Number(line), declaration };
}

/** A line without what depends on its place among others. */
const bare = (line: string): string => line.trim().replace(/^(?:and|or) |,$/gu, '');

/**
 * One statement as its variants have it, which differ in their filters, order and parts: the longest in full, and of
 * the others the lines that it lacks.
 */
function printVariants(shapes: readonly string[]): string {
  const variants = shapes
    .map((shape) => formatSql(shape.replaceAll(' in ($)', ' in ($…)')))
    .toSorted((one, other) => other.length - one.length || (one.join('\n') < other.join('\n') ? -1 : 1));
  const [longest = [], ...others] = variants;
  const known = new Set(longest.map(bare));
  const more = [...new Set(others.flat().map(bare))].filter((line) => !known.has(line)).toSorted();
  const also = more.length > 0 ? ['-- or with', ...more.map((line) => `--   ${line}`)] : [];
  return [`${longest.join('\n')};`, ...also].join('\n');
}

const compare = (one: Place, other: Place): number =>
  one.file === other.file ? one.line - other.line : one.file < other.file ? -1 : 1;

/** The text of each file of queries, by its name, from what the tests have sent. */
export function queryFiles(sent: readonly SentStatements[]): Map<string, string> {
  const shapesOf = new Map<string, Set<string>>();
  for (const { places } of sent.filter((one) => !isRandom(one)))
    for (const [shape, texts] of Object.entries(places))
      for (const text of texts) shapesOf.set(text, (shapesOf.get(text) ?? new Set()).add(shape));
  const statements = [...shapesOf]
    .map(([text, shapes]) => ({ place: readPlace(text), shapes: [...shapes] }))
    .toSorted((one, other) => compare(one.place, other.place));
  const files = new Map<string, string>();
  for (const { place, shapes } of statements) {
    const name = `${place.room}.sql`;
    const head =
      `-- What repositories/${place.room} sends. Written by \`npm run queries\` from what the tests sent; ` +
      "don't edit it.\n";
    const before = files.get(name) ?? head;
    files.set(name, `${before}\n-- ${place.file}: ${place.declaration}\n${printVariants(shapes)}\n`);
  }
  return files;
}

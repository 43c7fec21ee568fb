import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { queriesFolder } from './queries.ts';

/** How the committed queries differ from these, in sentences. */
export function findOutdated(files: ReadonlyMap<string, string>, folder: string = queriesFolder): string[] {
  const committed = existsSync(folder) ? readdirSync(folder) : [];
  const names = [...new Set([...files.keys(), ...committed])].toSorted();
  return names.flatMap((name) => {
    const sent = files.get(name) ?? '';
    const text = committed.includes(name) ? readFileSync(join(folder, name), 'utf8') : '';
    if (sent === text) return [];
    const [sentLines, lines] = [sent.split('\n'), text.split('\n')];
    const longer = sentLines.length > lines.length ? sentLines : lines;
    const at = longer.findIndex((_, index) => sentLines[index] !== lines[index]);
    const [expected, found] = [sentLines[at] ?? 'the end', lines[at] ?? 'the end'];
    return [`${join(folder, name)}:${at + 1} has "${found}", sent was "${expected}": \`npm run queries\``];
  });
}

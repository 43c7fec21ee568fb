import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import budgets from '../../budgets.json' with { type: 'json' };
import {
  answersByHand,
  copiedPairs,
  linesByRoom,
  longLines,
  mostFilesInFolder,
  ownStores,
  type Source,
} from './measure.ts';

const folders = ['src', 'server', 'machines', 'common', 'openapi', 'tests', 'scripts', 'docs'];

/** The files of the project; a copy of it without git has nothing else in these folders. */
function listFiles(): string[] {
  const asked = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' });
  if (asked.status === 0) return asked.stdout.split('\n').filter((path) => path !== '' && existsSync(path));
  const below = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  );
  return [...readdirSync('.'), ...below].filter((path) => statSync(path).isFile());
}

const all = listFiles();
const read = (paths: readonly string[]): Source[] =>
  paths.map((path) => ({ path, lines: readFileSync(path, 'utf8').split('\n') }));

const product = read(all.filter((path) => /^(src|server|machines|common)\/.*\.(tsx?|css)$/.test(path)));
const code = product.filter(({ path }) => /\.tsx?$/.test(path));
const rooms = linesByRoom(product);
const pairs = copiedPairs(code);

const { room: roomBudgets } = budgets.lines;
const rows: (readonly [name: string, is: number, most: number])[] = [
  ...[...new Set([...Object.keys(rooms), ...Object.keys(roomBudgets)])]
    .toSorted()
    .map((room) => [`lines in ${room}`, rooms[room] ?? 0, (roomBudgets as Record<string, number>)[room] ?? 0] as const),
  ['files in a folder', mostFilesInFolder(product), budgets.filesInFolder.most],
  ['own stores', ownStores(code), budgets.ownStores.most],
  [
    'answers by hand',
    answersByHand(read(all.filter((path) => path.startsWith('openapi/paths/')))),
    budgets.answersByHand.most,
  ],
  [
    'lines over 120',
    longLines(
      read(
        all.filter((path) =>
          /^(?!openapi\/generated|server\/db\/(migrations|queries)).*\.(tsx?|[cm]js|css|md|ya?ml)$/.test(path),
        ),
      ),
    ),
    budgets.longLines.most,
  ],
  ['pairs that share ten lines', pairs.length, budgets.copiedPairs.most],
];

for (const [name, is, most] of rows)
  console.log(`${is > most ? '✗' : ' '} ${name.padEnd(30)} ${String(is).padStart(7)} of ${String(most).padStart(7)}`);
if (process.argv.includes('--pairs')) for (const pair of pairs) console.log(pair.join('  '));
if (rows.some(([, is, most]) => is > most)) {
  console.log('Over its budget. Make it smaller, or raise it in budgets.json and say there why.');
  process.exitCode = 1;
}

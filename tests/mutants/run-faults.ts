/**
 * `npm run faults -- [--only TEXT] [--room NAME] [--all]`: plants each fault of `faults/` in a copy of the project and
 * runs the test that must notice it. What was red and has not changed since is left out, unless `--all`. Writes
 * `reports/faults/result.json`; fails where a fault stays unseen.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { groupBy } from '#common/group-by.ts';
import { copyProject } from './copy-project.ts';
import type { Fault } from './faults/fault.ts';
import { rooms } from './faults/rooms.ts';
import { plantIn, staleFaults } from './stale-faults.ts';
import { TestRunner, type Seen } from './test-runner.ts';

interface Kept {
  /** Of the fault, its file and its test. */
  hash: string;
  verdict: Seen['verdict'];
  says: string;
}

interface Result {
  date: string;
  commit: string;
  planted: number;
  red: number;
  faults: Record<string, Kept>;
}

const RESULT = resolve('reports/faults/result.json');

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    room: { type: 'string' },
    all: { type: 'boolean', default: false },
  },
});
const { only, room } = values;
if (room !== undefined && !(room in rooms))
  throw new Error(`no room ${room}; there are ${Object.keys(rooms).join(', ')}`);

const every = Object.values(rooms).flat();
const stale = staleFaults(every);
if (stale.length > 0) throw new Error(`the list is out of date:\n${stale.join('\n')}`);

const hashOf = (fault: Fault): string => {
  const hash = createHash('sha256').update(JSON.stringify(fault));
  for (const file of [fault.file, fault.test.file]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
};
const hashes = new Map(every.map((fault) => [fault.name, hashOf(fault)]));

const readKept = (): Result['faults'] =>
  existsSync(RESULT) ? (JSON.parse(readFileSync(RESULT, 'utf8')) as Result).faults : {};
let known = readKept();
const isRed = ({ name }: Fault): boolean => known[name]?.verdict === 'red' && known[name].hash === hashes.get(name);
const matches = ({ name, file, test }: Fault): boolean => [name, file, test.file].some((text) => text.includes(only));
const asked = (room === undefined ? every : (rooms[room] ?? [])).filter(matches);
if (asked.length === 0) throw new Error('no fault is called so');
const open = asked.filter((fault) => values.all || !isRed(fault));

const commit = execFileSync('git', ['describe', '--always', '--dirty', '--abbrev=12'], { encoding: 'utf8' }).trim();

/** Keeps what was seen at once, so that a run that is cut off has not run in vain. */
function keep({ name }: Fault, { verdict, says }: Seen): void {
  known = { ...readKept(), [name]: { hash: hashes.get(name) ?? '', verdict, says } };
  const faults = Object.fromEntries(every.flatMap((one) => (known[one.name] ? [[one.name, known[one.name]]] : [])));
  const red = every.filter(isRed).length;
  const result = { date: new Date().toISOString(), commit, planted: every.length, red, faults };
  mkdirSync(resolve(RESULT, '..'), { recursive: true });
  writeFileSync(RESULT, `${JSON.stringify(result, null, 2)}\n`);
}

let done = 0;
function tell(fault: Fault, seen: Seen, since: number): void {
  keep(fault, seen);
  done += 1;
  const seconds = ((Date.now() - since) / 1_000).toFixed(1);
  const mark = seen.verdict === 'red' ? '✓ red  ' : `✗ ${seen.verdict}`;
  const said = seen.verdict === 'red' ? '' : `\n    ${fault.file}\n    ${fault.test.file}\n    ${seen.says}`;
  console.log(`${String(done).padStart(4)}/${open.length}  ${mark}  ${seconds.padStart(5)} s  ${fault.name}${said}`);
}

/** Plants each fault whose test is in one file, once these tests are seen green without any. */
async function runFile(runner: TestRunner, root: string, faults: readonly Fault[]): Promise<void> {
  const [{ test }] = faults as [Fault];
  const titles = faults.map(({ test: { title = '' } }) => title);
  const whole = await runner.run(test.file, titles);
  for (const fault of faults) {
    const since = Date.now();
    const { title = '' } = fault.test;
    const path = join(root, fault.file);
    const source = readFileSync(path, 'utf8');
    if (whole.verdict !== 'green' || !whole.passed.some((name) => name.includes(title))) {
      tell(fault, { ...whole, verdict: 'broken', says: `not green without the fault: ${whole.says || title}` }, since);
      continue;
    }
    writeFileSync(path, plantIn(source, fault));
    runner.forget(fault.file);
    const seen = await runner.run(test.file, [title]);
    writeFileSync(path, source);
    runner.forget(fault.file);
    tell(fault, seen, since);
  }
}

if (open.length > 0) {
  const root = copyProject();
  process.on('exit', () => rmSync(root, { recursive: true, force: true }));
  process.on('SIGINT', () => process.exit(130));
  process.chdir(root);
  for (const [project, ofProject] of groupBy(open, ({ test }) => test.project)) {
    const runner = await TestRunner.start(root, project);
    for (const faults of groupBy(ofProject, ({ test }) => test.file).values()) await runFile(runner, root, faults);
    await runner.close();
  }
}

const unseen = asked.filter((fault) => !isRed(fault));
console.log(`${asked.length - unseen.length} of ${asked.length} red${unseen.length > 0 ? '; unseen:' : ''}`);
for (const { name, file } of unseen) console.log(`  ${name} (${file})`);
process.exit(unseen.length > 0 ? 1 : 0);

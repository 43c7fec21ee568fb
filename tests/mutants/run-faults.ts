/**
 * `npm run faults -- [--only TEXT] [--room NAME] [--all]`: plants each fault of `faults/` in a copy of the project and
 * runs the test that must notice it. What was found and has not changed since is left out, unless `--all`. Writes
 * `reports/faults/result.json`; fails where a fault stays unseen. Ctrl-C ends it and keeps what it has seen.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { groupBy } from '#common/group-by.ts';
import { describeCommit } from './commit.ts';
import { copyProject, WAIT } from './copy-project.ts';
import { FaultResults, isFound } from './fault-results.ts';
import type { Fault } from './faults/fault.ts';
import { rooms } from './faults/rooms.ts';
import type { Seen } from './seen.ts';
import { plantIn, staleFaults } from './stale-faults.ts';
import { TestRunner, type Ran } from './test-runner.ts';

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

const results = new FaultResults(process.cwd(), every);
const isKnown = (fault: Fault): boolean => results.standingOf(fault) === 'found';
const matches = ({ name, file, test }: Fault): boolean => [name, file, test.file].some((text) => text.includes(only));
const asked = (room === undefined ? every : (rooms[room] ?? [])).filter(matches);
if (asked.length === 0) throw new Error('no fault is called so');
const open = asked.filter((fault) => values.all || !isKnown(fault));

const commit = describeCommit();

let done = 0;
function tell(fault: Fault, seen: Seen, since: number): void {
  results.keep(fault, seen, commit);
  done += 1;
  const seconds = ((Date.now() - since) / 1_000).toFixed(1);
  const mark = isFound(fault, seen) ? '✓ found' : `✗ ${seen.verdict}`;
  const said = isFound(fault, seen) ? '' : `\n    ${fault.file}\n    ${fault.test.file}\n    ${seen.says}`;
  console.log(`${String(done).padStart(4)}/${open.length}  ${mark}  ${seconds.padStart(5)} s  ${fault.name}${said}`);
}

let runner: TestRunner | undefined;
let stopping: Promise<void> | undefined;

/** Ends the tests and what they have started, where somebody stops the command. */
function listen(): void {
  for (const [signal, code] of [['SIGINT', 130] as const, ['SIGTERM', 143] as const]) {
    // Vitest's own would end the process at once, and leave behind what it has begun.
    process.removeAllListeners(signal);
    // npm and tsx hand a signal on, so that one stop may come twice.
    process.on(signal, () => {
      if (stopping) return;
      console.log(`stopped: ${done} of ${open.length} are kept`);
      stopping = Promise.resolve(runner?.close()).finally(() => process.exit(code));
    });
  }
}

/** Runs tests; a run that was stopped meanwhile says nothing, since the command ends here. */
async function run(using: TestRunner, file: string, titles: readonly string[]): Promise<Ran> {
  try {
    return await using.run(file, titles);
  } finally {
    await stopping;
  }
}

const isGreen = ({ verdict, passed }: Ran, title: string): boolean =>
  verdict === 'green' && passed.some((name) => name.includes(title));

/** Plants each fault whose test is in one file, once these tests are seen green without any. */
async function runFile(using: TestRunner, root: string, faults: readonly Fault[]): Promise<void> {
  const [{ test }] = faults as [Fault];
  const titles = faults.map(({ test: { title = '' } }) => title);
  const whole = await run(using, test.file, titles);
  for (const fault of faults) {
    const since = Date.now();
    const { title = '' } = fault.test;
    const path = join(root, fault.file);
    const source = readFileSync(path, 'utf8');
    if (!isGreen(whole, title)) {
      tell(fault, { verdict: 'broken', says: `not green without the fault: ${whole.says || title}` }, since);
      continue;
    }
    const write = (text: string): void => {
      writeFileSync(path, text);
      using.forget(fault.file);
    };
    write(plantIn(source, fault));
    const seen = await run(using, test.file, [title]);
    write(source);
    // A wait that ended in a doubt ends so on a machine that is too busy as well: then it does without the fault, too.
    const again = seen.verdict === 'red' && seen.took >= WAIT ? await run(using, test.file, [title]) : undefined;
    if (!again || isGreen(again, title)) tell(fault, seen, since);
    else tell(fault, { verdict: 'ran out', says: `no longer green without the fault: ${again.says}` }, since);
  }
}

if (open.length > 0) {
  const root = mkdtempSync(join(tmpdir(), 'shop-faults-'));
  process.on('exit', () => rmSync(root, { recursive: true, force: true }));
  listen();
  copyProject(root);
  process.chdir(root);
  for (const [project, ofProject] of groupBy(open, ({ test }) => test.project)) {
    runner = await TestRunner.start(root, project);
    listen();
    for (const faults of groupBy(ofProject, ({ test }) => test.file).values()) await runFile(runner, root, faults);
    await runner.close();
  }
}

const unseen = asked.filter((fault) => !isKnown(fault));
console.log(`${asked.length - unseen.length} of ${asked.length} found${unseen.length > 0 ? '; unseen:' : ''}`);
for (const { name, file } of unseen) console.log(`  ${name} (${file})`);
process.exit(unseen.length > 0 ? 1 : 0);

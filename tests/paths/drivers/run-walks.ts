import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import {
  edgesText,
  RECORD_EDGE,
  RECORD_FOLDER,
  RECORD_MACHINES,
  recordName,
  type EdgeNumber,
  type RecordedWalk,
} from '#tests/model/kit/record.ts';
import { testWalks, type TestDriver } from './walks.ts';

/** One driver's walk of a machine: `null` where its test ended before it could say. */
interface TestWalk {
  driver: TestDriver;
  machine: string;
  walk: RecordedWalk | null;
}

/** What became of the walks that are tests. */
export interface TestWalks {
  walks: readonly TestWalk[];
  /** What is wrong with the run as a whole. */
  problems: readonly string[];
}

interface WalksRun {
  drivers: readonly TestDriver[];
  machines: readonly string[];
  /** The project's root. */
  root: string;
  /** What is handed over goes here; it is emptied first. */
  folder: string;
  /** The edges that alone are walked. */
  edges?: readonly EdgeNumber[] | undefined;
  onProgress: (line: string) => void;
}

function read(folder: string, driver: TestDriver, machine: string): RecordedWalk | null {
  try {
    return JSON.parse(readFileSync(join(folder, recordName(driver, machine)), 'utf8')) as RecordedWalk;
  } catch {
    return null;
  }
}

const isComplete = ({ walk }: TestWalk): boolean =>
  walk !== null && walk.failures.length === 0 && walk.walked.length === walk.due.length;

/** How many of the last lines are told where nothing else says what is wrong. */
const TOLD_LINES = 40;
/** How many wrong answers are told of a test that asks many. */
const TOLD_ANSWERS = 3;

/** The first answers that a list of wrong ones has too many, as the difference tells them. */
function unwanted(output: readonly string[]): string[] {
  const told = output.flatMap((line) => /^\s*\+\s+"(.*)",?$/.exec(line)?.[1] ?? []);
  return told.length > TOLD_ANSWERS ? [...told.slice(0, TOLD_ANSWERS), `and ${told.length - TOLD_ANSWERS} more`] : told;
}

/**
 * Walks machines by the drivers that need more than node: runs the tests that do, in one process, which hand over what
 * they saw.
 */
export async function runWalks({ drivers, machines, root, folder, edges, onProgress }: WalksRun): Promise<TestWalks> {
  const due = drivers.flatMap((driver) =>
    machines.filter((machine) => machine in testWalks[driver].files).map((machine) => ({ driver, machine })),
  );
  rmSync(folder, { recursive: true, force: true });
  if (due.length === 0) return { walks: [], problems: [] };
  const files = [...new Set(due.flatMap(({ driver, machine }) => testWalks[driver].files[machine] ?? []))];
  const projects = [...new Set(due.map(({ driver }) => testWalks[driver].project))];
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  // Of a file the walks, and who may what: their titles say so. Single paths are walked alone.
  const titles = edges ? 'every path' : 'every path|nobody else';
  const chosen = projects.flatMap((project) => ['--project', project]);
  const args = [vitest, 'run', ...chosen, '--testNamePattern', titles, ...files];
  const walked = [...new Set(due.map(({ machine }) => machine))];
  const asked = { [RECORD_MACHINES]: walked.join(','), ...(edges && { [RECORD_EDGE]: edgesText(edges) }) };
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1', [RECORD_FOLDER]: folder, ...asked },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      output.push(line);
      if (/^\s*[✓❯×]\s.*\.test\.tsx?/.test(line)) onProgress(line.trim());
    });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  const walks = due.map((one): TestWalk => ({ ...one, walk: read(folder, one.driver, one.machine) }));
  if (walks.some(({ walk }) => walk === null)) onProgress(output.join('\n'));
  // An error that no walk was waiting for: vitest alone knows of it.
  if (code === 0 || !walks.every(isComplete)) return { walks, problems: [] };
  onProgress(output.slice(-TOLD_LINES).join('\n'));
  const failed = new Set(output.flatMap((line) => /^\s*FAIL\s+(.*)$/.exec(line)?.[1] ?? []));
  const ended = `every walk went well, and the tests ended with ${code ?? 'a signal'}`;
  return { walks, problems: [[ended, ...failed, ...unwanted(output)].join('; ')] };
}

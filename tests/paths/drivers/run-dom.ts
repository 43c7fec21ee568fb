import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { RECORD_EDGE, RECORD_FOLDER, RECORD_MACHINES, recordName, type RecordedWalk } from '#tests/model/kit/record.ts';
import { domWalks } from './dom-walks.ts';

/** What became of the walks on views. */
export interface DomWalks {
  /** By machine: `null` where the test ended before it could say. */
  walks: ReadonlyMap<string, RecordedWalk | null>;
  /** What is wrong with the run as a whole. */
  problems: readonly string[];
}

interface DomRun {
  machines: readonly string[];
  /** The project's root. */
  root: string;
  /** What is handed over goes here; it is emptied first. */
  folder: string;
  /** The one edge of the one machine to walk. */
  edge?: number | undefined;
  onProgress: (line: string) => void;
}

function read(folder: string, machine: string): RecordedWalk | null {
  try {
    return JSON.parse(readFileSync(join(folder, recordName(machine)), 'utf8')) as RecordedWalk;
  } catch {
    return null;
  }
}

const isComplete = (walk: RecordedWalk | null): boolean =>
  walk !== null && walk.failures.length === 0 && walk.walked.length === walk.due.length;

/** How many of the last lines are told where nothing else says what is wrong. */
const TOLD_LINES = 40;

/** Walks machines on their real views: runs the tests that do, which hand over what they saw. */
export async function runDom({ machines, root, folder, edge, onProgress }: DomRun): Promise<DomWalks> {
  const walked = machines.filter((machine) => machine in domWalks);
  rmSync(folder, { recursive: true, force: true });
  if (walked.length === 0) return { walks: new Map(), problems: [] };
  const files = [...new Set(walked.flatMap((machine) => domWalks[machine] ?? []))];
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  // Of a file the walks alone: their titles say so.
  const args = [vitest, 'run', '--project', 'dom', '--testNamePattern', 'every path', ...files];
  const asked = { [RECORD_MACHINES]: walked.join(','), ...(edge !== undefined && { [RECORD_EDGE]: String(edge) }) };
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1', [RECORD_FOLDER]: folder, ...asked },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      output.push(line);
      if (/^\s*[✓❯×]\s.*\.test\.tsx/.test(line)) onProgress(line.trim());
    });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  const walks = new Map(walked.map((machine) => [machine, read(folder, machine)]));
  if ([...walks.values()].includes(null)) onProgress(output.join('\n'));
  // An error that no walk was waiting for: vitest alone knows of it.
  if (code === 0 || ![...walks.values()].every(isComplete)) return { walks, problems: [] };
  onProgress(output.slice(-TOLD_LINES).join('\n'));
  return { walks, problems: [`dom: every walk went well, and the tests ended with ${code ?? 'a signal'}`] };
}

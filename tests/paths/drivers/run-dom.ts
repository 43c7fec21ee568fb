import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { RECORD_EDGE, RECORD_FOLDER, recordName, type RecordedWalk } from '#tests/model/kit/record.ts';
import { domWalks } from './dom-walks.ts';

/** What became of a machine's walk on its view: `null` where the test ended before it could say. */
export type DomWalks = ReadonlyMap<string, RecordedWalk | null>;

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

/** Walks machines on their real views: runs the tests that do, which hand over what they saw. */
export async function runDom({ machines, root, folder, edge, onProgress }: DomRun): Promise<DomWalks> {
  const walked = machines.filter((machine) => machine in domWalks);
  rmSync(folder, { recursive: true, force: true });
  if (walked.length === 0) return new Map();
  const files = [...new Set(walked.flatMap((machine) => domWalks[machine] ?? []))];
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  // Of a file the walks alone: their titles say so.
  const args = [vitest, 'run', '--project', 'dom', '--testNamePattern', 'every path', ...files];
  const asked = edge === undefined ? {} : { [RECORD_EDGE]: `${walked[0]} ${edge}` };
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
  await new Promise((resolve) => child.on('close', resolve));
  const walks = new Map(walked.map((machine) => [machine, read(folder, machine)]));
  if ([...walks.values()].includes(null)) onProgress(output.join('\n'));
  return walks;
}

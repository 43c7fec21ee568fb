import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { inject } from 'vitest';
import { programFlags } from './production.ts';
import type { ProgramName } from './programs.ts';

/** How a program ended. */
interface Ending {
  code: number | null;
  lines: string[];
  errors: string;
}

/** A running program whose lines can be awaited. */
export interface Child {
  /** The next line that starts with `prefix`; rejects when the program ends without one. */
  line(prefix: string): Promise<string>;
  /** Kills it as a power cut would: nothing of it runs any more. */
  kill(): Promise<Ending>;
  /** Lets it end by closing its input. */
  finish(): Promise<Ending>;
  ended: Promise<Ending>;
}

/** Starts the bundled `engine-child.ts`. */
export function startEngineChild(...args: string[]): Child {
  return startChild('engine', ...args);
}

/** Starts a bundled program of the tests. */
export function startChild(name: ProgramName, ...args: string[]): Child {
  const program = join(inject('programs'), `${name}-child.js`);
  const child = spawn(process.execPath, [...programFlags, program, ...args], { stdio: ['pipe', 'pipe', 'pipe'] });
  const lines: string[] = [];
  let errors = '';
  let taken = 0;
  let wake = () => undefined as void;
  let hasEnded = false;
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line);
    wake();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const ended = once(child, 'close').then(([code]): Ending => {
    hasEnded = true;
    wake();
    return { code: typeof code === 'number' ? code : null, lines, errors };
  });
  const line = async (prefix: string): Promise<string> => {
    for (;;) {
      const at = lines.findIndex((text, index) => index >= taken && text.startsWith(prefix));
      const found = lines[at];
      if (found !== undefined) {
        taken = at + 1;
        return found;
      }
      if (hasEnded) throw new Error(`the program ended without saying "${prefix}":\n${errors}`);
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  const kill = () => {
    child.kill('SIGKILL');
    return ended;
  };
  const finish = () => {
    child.stdin.end();
    return ended;
  };
  return { line, kill, finish, ended };
}

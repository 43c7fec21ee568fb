import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A server in a process of its own. */
export interface Program {
  url: string;
  /** From its start to its first answer. */
  readyMs: number;
  /** Memory that it holds, in bytes; 0 where the system doesn't say. */
  readRss(): number;
  stop(): Promise<void>;
}

const READY_WITHIN_MS = 120_000;
const POLL_EVERY_MS = 10;

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('The probe has no port');
  return address.port;
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

function readRss(pid: number | undefined): number {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/** Runs `node` with these arguments on a free PORT until it answers at `/healthz`. */
export async function startProgram(args: readonly string[], env: Readonly<Record<string, string>>): Promise<Program> {
  const url = `http://127.0.0.1:${await findFreePort()}`;
  const { PATH, HOME } = process.env;
  const began = performance.now();
  // What it logs goes nowhere, as fast as to a file.
  const child = spawn(process.execPath, [...args], {
    env: { PATH, HOME, HOST: '127.0.0.1', PORT: new URL(url).port, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors = (errors + chunk.toString()).slice(-4_000);
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = once(child, 'exit');
  let isStopping = false;
  child.once('exit', (code, signal) => {
    if (!isStopping) console.error(`node ${args.join(' ')} ended by itself (${code ?? signal}):\n${errors}`);
  });
  while (!(await answers(`${url}/healthz`))) {
    if (child.exitCode === null && performance.now() - began < READY_WITHIN_MS) {
      await wait(POLL_EVERY_MS);
      continue;
    }
    kill();
    throw new Error(`node ${args.join(' ')} did not come up:\n${errors}`);
  }
  return {
    url,
    readyMs: performance.now() - began,
    readRss: () => readRss(child.pid),
    stop: async () => {
      isStopping = true;
      process.removeListener('exit', kill);
      child.kill('SIGTERM');
      await ended;
    },
  };
}

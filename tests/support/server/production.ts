import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Programs of tests end before the optimized code of the embedded database would have paid for its compilation. */
export const programFlags: readonly string[] = ['--liftoff-only'];

/** The built program of the shop in production, on a data folder; with what it reads on its standard input. */
export function runProgram(dataDir: string, args: readonly string[] = [], input?: Uint8Array) {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [...programFlags, 'dist/server/main.js', ...args], {
    env: { PATH, HOME, DATA_DIR: dataDir, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent' },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  // A program that refuses its input ends before it has read all of it.
  child.stdin.on('error', () => undefined).end(input);
  const chunks: Buffer[] = [];
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const read = () => Buffer.concat(chunks).toString();
  const ended = once(child, 'close').then(([code]) => ({
    code: code as number | null,
    output: read(),
    bytes: Buffer.concat(chunks),
    errors,
  }));
  return { child, ended, read };
}

/** The address that a program tells once it listens. */
export async function listening({ child, read }: { child: ChildProcess; read: () => string }): Promise<string> {
  for (;;) {
    const url = /^Listening on (\S+)$/m.exec(read())?.[1];
    if (url !== undefined) return url;
    if (child.stdout) await once(child.stdout, 'data');
  }
}

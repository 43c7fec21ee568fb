import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** How long a test in the copy waits for what is to happen, in milliseconds. */
export const WAIT = 6_000;

/** Tests wait long for what is to happen, since a machine may be busy; with a fault it often never does. */
const hurried = [
  ['tests/support/dom/dom-setup.ts', 'asyncUtilTimeout: 60_000', `asyncUtilTimeout: ${WAIT}`],
  ['vitest.config.ts', 'poll: { timeout: 60_000 }', `poll: { timeout: ${WAIT} }`],
  ['vitest.config.ts', 'testTimeout: 600_000', 'testTimeout: 60_000'],
] as const;

/** Copies the project as it stands here, changes that aren't committed too, into an empty folder. */
export function copyProject(folder: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  const files = String(listed)
    .split('\0')
    .filter((file) => file !== '' && existsSync(file));
  // What is built already needn't be built again.
  for (const file of [...files, 'dist', '.cache'].filter(existsSync))
    cpSync(file, join(folder, file), { recursive: true, preserveTimestamps: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  for (const [file, from, to] of hurried) {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} no longer says ${from}`);
    writeFileSync(path, text.replace(from, to));
  }
}

import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import { DatabaseInUseError } from '#server/db/engine/errors.ts';
import { takeLock } from '#server/db/engine/lock.ts';
import { ownIdentity } from '#server/db/engine/process-identity.ts';
import { startEngineChild } from '#tests/support/child.ts';

const home = mkdtempSync(join(tmpdir(), 'shop-lock-'));
const folder = join(home, 'pgdata');
const file = `${folder}.lock`;
const options = {
  watchMs: 600,
  onLost: (error: Error) => {
    throw error;
  },
};
const holder = () => Number(JSON.parse(readFileSync(file, 'utf8')).pid);
const leaveBehind = (text: string) => writeFileSync(file, text);

afterEach(() => rmSync(file, { force: true }));
afterAll(() => rmSync(home, { recursive: true, force: true }));

it('names its holder, keeps others out, and lets them in once released', async () => {
  const lock = await takeLock(folder, options);
  expect(holder()).toBe(process.pid);
  await expect(takeLock(folder, options)).rejects.toThrow(DatabaseInUseError);
  lock.release();
  expect(existsSync(file)).toBe(false);
  (await takeLock(folder, options)).release();
});

it('takes over from a process that is gone', async () => {
  leaveBehind(JSON.stringify({ ...ownIdentity(), pid: 2 ** 22 + 1 }));
  const lock = await takeLock(folder, options);
  expect(holder()).toBe(process.pid);
  lock.release();
});

it.runIf(process.platform === 'linux')('takes over when the pid now belongs to another process', async () => {
  leaveBehind(JSON.stringify({ ...ownIdentity(), pid: process.ppid, started: '1' }));
  const lock = await takeLock(folder, options);
  expect(holder()).toBe(process.pid);
  lock.release();
});

it.runIf(process.platform === 'linux')('takes over after the machine was restarted', async () => {
  leaveBehind(JSON.stringify({ ...ownIdentity(), boot: 'before', pid: process.ppid }));
  const lock = await takeLock(folder, options);
  expect(holder()).toBe(process.pid);
  lock.release();
});

it('keeps away from a holder in another container while its heart beats, and takes over when it does not', async () => {
  leaveBehind(JSON.stringify({ ...ownIdentity(), host: 'elsewhere', boot: 'another', space: 'another' }));
  let moment = 1;
  const heart = setInterval(() => utimesSync(file, moment, (moment += 1)), 50);
  await expect(takeLock(folder, options)).rejects.toThrow('уже открыта другой запущенной программой');
  clearInterval(heart);
  (await takeLock(folder, options)).release();
});

it('takes over a lock file that a power cut left empty', async () => {
  leaveBehind('');
  const lock = await takeLock(folder, options);
  expect(holder()).toBe(process.pid);
  lock.release();
});

it('lets exactly one in when several start at once after a crash', async () => {
  const crashed = startEngineChild('hold', home);
  await crashed.line('kept');
  await crashed.kill();
  expect(existsSync(file)).toBe(true);
  const starters = [1, 2, 3].map(() => startEngineChild('hold', home));
  const opened = await Promise.all(starters.map((child) => child.line('kept').then(() => true, () => false)));
  const endings = await Promise.all(starters.map((child) => child.finish()));
  expect(opened.filter(Boolean)).toHaveLength(1);
  expect(endings.map(({ code }) => code).toSorted()).toEqual([0, 1, 1]);
}, 120_000);

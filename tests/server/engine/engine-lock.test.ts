import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { DatabaseInUseError } from '#server/db/engine/errors.ts';
import { takeLock } from '#server/db/engine/lock.ts';
import { ownIdentity } from '#server/db/engine/process-identity.ts';
import { startEngineChild } from '#tests/support/server/child.ts';
import { fillDataFolder } from '#tests/support/server/killed-program.ts';

const home = mkdtempSync(join(tmpdir(), 'shop-lock-'));
const folder = join(home, 'pgdata');
const file = `${folder}.lock`;
const watched: number[] = [];
let passedMs = 0;
let onRest = (): void => undefined;
const options = {
  onLost: (error: Error) => {
    throw error;
  },
  onWatch: (ms: number) => void watched.push(ms),
  // Time that passes as soon as somebody waits for it.
  time: {
    now: () => passedMs,
    rest: async (ms: number) => {
      passedMs += ms;
      onRest();
    },
  },
};
const holder = () => Number(JSON.parse(readFileSync(file, 'utf8')).pid);
const leaveBehind = (text: string) => writeFileSync(file, text);

beforeEach(() => {
  watched.splice(0);
  passedMs = 0;
  onRest = () => undefined;
});
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

const elsewhere = JSON.stringify({ ...ownIdentity(), host: 'elsewhere', boot: 'another', space: 'another' });

it('takes over from a holder in another container after fifteen seconds of silence, and not before', async () => {
  leaveBehind(elsewhere);
  const kept = new Set<string>();
  onRest = () => kept.add(readFileSync(file, 'utf8'));
  const lock = await takeLock(folder, options);
  expect([...kept]).toEqual([elsewhere]);
  expect(passedMs).toBe(15_000);
  expect(watched).toEqual([15_000]);
  expect(holder()).toBe(process.pid);
  lock.release();
});

it('waits for a holder in another container that gives a sign of life in that time', async () => {
  leaveBehind(elsewhere);
  onRest = () => {
    if (passedMs === 14_800) utimesSync(file, 1, 1);
  };
  await expect(takeLock(folder, options)).rejects.toThrow('уже открыта другой запущенной программой');
  expect(passedMs).toBe(14_800);
});

it('does not stop a copied folder from being opened beside its original', async () => {
  const lock = await takeLock(folder, options);
  const copy = mkdtempSync(join(tmpdir(), 'shop-lock-copy-'));
  cpSync(file, join(copy, 'pgdata.lock'));
  (await takeLock(join(copy, 'pgdata'), options)).release();
  expect(watched).toEqual([]);
  rmSync(copy, { recursive: true });
  await expect(takeLock(folder, options)).rejects.toThrow(DatabaseInUseError);
  lock.release();
});

it('watches a copy from another machine, where the numbers of folders mean nothing', async () => {
  leaveBehind(JSON.stringify({ ...JSON.parse(elsewhere), folder: '1:1' }));
  (await takeLock(folder, options)).release();
  expect(watched).toEqual([15_000]);
});

it('keeps others out of the same folder under another name', async () => {
  const lock = await takeLock(folder, options);
  const link = `${home}-link`;
  symlinkSync(home, link);
  await expect(takeLock(join(link, 'pgdata'), options)).rejects.toThrow(DatabaseInUseError);
  rmSync(link);
  lock.release();
});

it('takes over a lock file that a power cut left empty, in ten seconds', async () => {
  leaveBehind('');
  const lock = await takeLock(folder, options);
  expect(passedMs).toBe(10_000);
  expect(holder()).toBe(process.pid);
  lock.release();
});

it('lets exactly one in when several start at once after a crash', async () => {
  fillDataFolder(home);
  const crashed = startEngineChild('hold', home);
  await crashed.line('kept');
  await crashed.kill();
  expect(existsSync(file)).toBe(true);
  const starters = [1, 2, 3].map(() => startEngineChild('hold', home));
  const opened = await Promise.all(
    starters.map((child) =>
      child.line('kept').then(
        () => true,
        () => false,
      ),
    ),
  );
  const endings = await Promise.all(starters.map((child) => child.finish()));
  expect(opened.filter(Boolean)).toHaveLength(1);
  expect(endings.map(({ code }) => code).toSorted()).toEqual([0, 1, 1]);
});

import { closeSync, fsyncSync, openSync, readFileSync, rmSync, statSync, utimesSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseInUseError, DatabaseLockLostError } from './errors.ts';
import { lifeOf, ownIdentity, type ProcessIdentity } from './process-identity.ts';

const TRIES = 20;
const BEAT_MS = 1_000;
const LOOK_MS = 200;
/** A holder in another container can't be checked by pid; it may be paused or busy and miss some heartbeats. */
const UNSEEN_WATCH_MS = 15_000;
/** A lock file without content was being written when the power failed. */
const NAMELESS_WATCH_MS = 10_000;

/** Clock and timers, for tests. */
interface LockTime {
  now(): number;
  rest(ms: number): Promise<unknown>;
}

/** Options of taking a lock. */
export interface LockOptions {
  /** Called when another process took the lock away. */
  onLost: (error: Error) => void;
  /** Called before waiting for a heartbeat of a holder that can't be checked by pid; with the longest wait. */
  onWatch?: (ms: number) => void;
  time?: LockTime;
}

const machineTime: LockTime = { now: Date.now, rest: delay };

/** A held lock. */
export interface Lock {
  release(): void;
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

function createExclusively(path: string, text: string): boolean {
  try {
    const file = openSync(path, 'wx');
    writeSync(file, text);
    fsyncSync(file);
    closeSync(file);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

interface Found {
  text: string;
  beat: number;
}

function look(path: string): Found | null {
  try {
    return { text: readFileSync(path, 'utf8'), beat: statSync(path).mtimeMs };
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Who holds a lock, and of which folder; null where it doesn't say so. */
interface Holder extends ProcessIdentity {
  folder: string | null;
}

/** What tells a folder from its copy, wherever it is mounted. */
function identityOf(folder: string): string {
  const { dev, ino } = statSync(folder, { bigint: true });
  return `${dev}:${ino}`;
}

/**
 * Whether the lock came here with a copy of its holder's folder. Another machine's numbers of folders mean nothing
 * here.
 */
function isCopied(holder: Holder, own: Holder): boolean {
  return holder.folder !== null && holder.folder !== own.folder && holder.boot !== null && holder.boot === own.boot;
}

function parseHolder(text: string): Holder | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('pid' in value) || typeof value.pid !== 'number') return null;
    const part = (name: string) => (name in value ? String(Reflect.get(value, name) ?? '') || null : null);
    return {
      pid: value.pid,
      host: part('host') ?? '',
      boot: part('boot'),
      space: part('space'),
      started: part('started'),
      folder: part('folder'),
    };
  } catch {
    return null;
  }
}

async function isBeating(path: string, watchMs: number, { now: tell, rest }: LockTime): Promise<boolean> {
  const first = look(path);
  for (const end = tell() + watchMs; first !== null && tell() < end;) {
    await rest(LOOK_MS);
    const now = look(path);
    if (now === null) return false;
    if (now.beat !== first.beat || now.text !== first.text) return true;
  }
  return false;
}

/** Removes the lock only if it is still the dead one: another starter may have replaced it. */
function removeDead(path: string, dead: Found): void {
  const guard = `${path}.takeover`;
  if (!createExclusively(guard, '')) {
    const left = look(guard);
    if (left !== null && Date.now() - left.beat > 10_000) rmSync(guard, { force: true });
    return;
  }
  try {
    const found = look(path);
    if (found?.text === dead.text && found.beat === dead.beat) rmSync(path, { force: true });
  } finally {
    rmSync(guard, { force: true });
  }
}

function hold(path: string, folder: string, text: string, onLost: LockOptions['onLost']): Lock {
  const timer = setInterval(() => {
    const found = look(path);
    if (found?.text === text) utimesSync(path, new Date(), new Date());
    // Restores a lock file that was deleted by hand, unless another process has taken the lock.
    else if (found !== null || !createExclusively(path, text)) {
      clearInterval(timer);
      onLost(new DatabaseLockLostError(folder));
    }
  }, BEAT_MS).unref();
  return {
    release() {
      clearInterval(timer);
      if (look(path)?.text === text) rmSync(path, { force: true });
    },
  };
}

/** Takes the lock file beside `folder`; throws DatabaseInUseError while another live process holds it. */
export async function takeLock(folder: string, { onLost, onWatch, time = machineTime }: LockOptions): Promise<Lock> {
  const path = `${folder}.lock`;
  const own: Holder = { ...ownIdentity(), folder: identityOf(dirname(path)) };
  const text = JSON.stringify(own);
  for (let tried = 0; tried < TRIES; tried += 1) {
    if (createExclusively(path, text)) return hold(path, folder, text, onLost);
    const found = look(path);
    if (found === null) continue;
    const holder = parseHolder(found.text);
    const life = holder === null ? 'unknown' : isCopied(holder, own) ? 'dead' : lifeOf(holder, own);
    const watchMs = holder === null ? NAMELESS_WATCH_MS : UNSEEN_WATCH_MS;
    if (life === 'unknown') onWatch?.(watchMs);
    if (life === 'live' || (life === 'unknown' && (await isBeating(path, watchMs, time))))
      throw new DatabaseInUseError(folder, holder?.pid ?? null);
    removeDead(path, found);
    await delay(20);
  }
  throw new DatabaseInUseError(folder, null);
}

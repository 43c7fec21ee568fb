import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Identifies a process beyond its pid; null for what the system doesn't provide. */
export interface ProcessIdentity {
  pid: number;
  host: string;
  /** The machine's boot; containers on one machine share it. */
  boot: string | null;
  /** The pid namespace: a container sees only the pids of its own. */
  space: string | null;
  /** When the process started, in ticks since the boot: detects a reused pid. */
  started: string | null;
}

function attempt<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** The fields of /proc/<pid>/stat after the name; the name may contain spaces and brackets. */
function statOf(pid: number): string[] | null {
  const stat = attempt(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  return stat === null ? null : stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function startOf(pid: number): string | null {
  return statOf(pid)?.[19] ?? null;
}

function isRunning(pid: number): boolean {
  const state = statOf(pid)?.[0];
  if (state === 'Z' || state === 'X') return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** The identity of this process. */
export function ownIdentity(): ProcessIdentity {
  return {
    pid: process.pid,
    host: hostname(),
    boot: attempt(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
    space: attempt(() => readlinkSync('/proc/self/ns/pid')),
    started: startOf(process.pid),
  };
}

/** Whether that process still runs; `unknown` if it isn't visible from here, as from another container. */
export function lifeOf(other: ProcessIdentity, own: ProcessIdentity): 'live' | 'dead' | 'unknown' {
  if (other.boot !== own.boot)
    return other.host === own.host && other.boot !== null && own.boot !== null ? 'dead' : 'unknown';
  const isVisible = own.boot === null ? other.host === own.host : other.space !== null && other.space === own.space;
  if (!isVisible) return 'unknown';
  if (!isRunning(other.pid)) return 'dead';
  const started = startOf(other.pid);
  if (started === null || other.started === null) return 'unknown';
  return started === other.started ? 'live' : 'dead';
}

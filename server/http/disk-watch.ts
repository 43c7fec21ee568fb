import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../ports/clock.ts';
import type { DiskSpace } from '../ports/disk-space.ts';

/** `low`: four times the reserve isn't left; `full`: the reserve itself isn't. */
type DiskState = 'ok' | 'low' | 'full';

/** Tells how full the disk is. */
export type DiskWatch = () => Promise<DiskState>;

const FRESH_MS = 1_000;
const MEGABYTE = 1024 * 1024;

/** Looks at the disk once a second at most, and logs each change of its state. `reserve` is in bytes. */
export function createDiskWatch(
  space: DiskSpace,
  { reserve, clock, log }: { reserve: number; clock: Clock; log: FastifyBaseLogger },
): DiskWatch {
  let state: DiskState = 'ok';
  let seenAt = Number.NEGATIVE_INFINITY;
  const look = async (): Promise<DiskState> => {
    const free = await space();
    const seen = free < reserve ? 'full' : free < 4 * reserve ? 'low' : 'ok';
    if (seen !== state) {
      const line = { freeMegabytes: Math.floor(free / MEGABYTE) };
      if (seen === 'full') log.error(line, 'the disk is full: nothing is saved until there is space again');
      else if (seen === 'low') log.warn(line, 'the disk is almost full');
      else log.info(line, 'the disk has space again');
    }
    state = seen;
    return state;
  };
  let looking: Promise<DiskState> = Promise.resolve(state);
  return () => {
    const now = clock.now().getTime();
    if (Math.abs(now - seenAt) < FRESH_MS) return looking;
    seenAt = now;
    // A disk that can't be asked is taken for one with space.
    looking = look().catch((error: unknown) => {
      log.warn({ err: error }, 'the free space of the disk is unknown');
      return 'ok';
    });
    return looking;
  };
}

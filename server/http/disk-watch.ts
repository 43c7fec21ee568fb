import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../ports/clock.ts';
import type { DiskSpace } from '../ports/disk-space.ts';

/** `low`: four times the reserve isn't left; `full`: the reserve itself isn't; `unknown`: the disk can't be asked. */
type DiskState = 'ok' | 'low' | 'full' | 'unknown';

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
  const tell = (seen: DiskState, line: object) => {
    if (seen === 'full') log.error(line, 'the disk is full');
    else if (seen === 'low') log.warn(line, 'the disk is almost full');
    else if (seen === 'unknown') log.warn(line, 'the free space of the disk is unknown');
    else log.info(line, 'the disk has space again');
  };
  const see = (seen: DiskState, line: object): DiskState => {
    if (seen !== state) tell(seen, line);
    state = seen;
    return seen;
  };
  const look = async (): Promise<DiskState> => {
    const free = await space();
    return see(free < reserve ? 'full' : free < 4 * reserve ? 'low' : 'ok', {
      freeMegabytes: Math.floor(free / MEGABYTE),
    });
  };
  let looking: Promise<DiskState> = Promise.resolve(state);
  return () => {
    const now = clock.now().getTime();
    if (Math.abs(now - seenAt) < FRESH_MS) return looking;
    seenAt = now;
    looking = look().catch((error: unknown) => see('unknown', { err: error }));
    return looking;
  };
}

import type { ErrorCode } from '../../errors.ts';
import { AppError } from './app-error.ts';

/** Whose work it is. */
export interface Owner {
  shopId: number;
  personId: number;
}

/** How much of the work runs, and how much there is with what waits: at all, of a shop, of a person. */
export interface QueueLimits {
  running: number;
  places: number;
  ofShop: number;
  ofPerson: number;
}

/** A place in the queue. */
export interface Place {
  /** Runs the work when its turn comes, and leaves the queue. */
  run: (work: () => Promise<void>) => Promise<void>;
  /** Leaves the queue where no work was given. */
  free: () => void;
}

interface Entry {
  readonly owner: Owner;
  start: (() => void) | null;
  isRunning: boolean;
}

/**
 * Makes a queue with an end, for work of one process that is long. A person's own runs one after another; of what waits
 * the shop comes next that has least of it running, and then the shop, and the person, whose turn was longest ago.
 */
export function createFairQueue(limits: QueueLimits, refusal: ErrorCode): { enter: (owner: Owner) => Place } {
  const entries = new Set<Entry>();
  const served = new Map<string, number>();
  let turn = 0;
  const shopOf = ({ shopId }: Owner) => `shop:${shopId}`;
  const personOf = ({ personId }: Owner) => `person:${personId}`;
  const count = (of: (entry: Entry) => boolean) => [...entries].filter(of).length;
  const ofSame = (keyOf: (owner: Owner) => string, { owner }: { owner: Owner }) => {
    const key = keyOf(owner);
    return (entry: Entry) => keyOf(entry.owner) === key;
  };
  const runningOf = (keyOf: (owner: Owner) => string, entry: Entry) =>
    count((one) => one.isRunning && ofSame(keyOf, entry)(one));
  const waitedSince = (keyOf: (owner: Owner) => string, { owner }: Entry) => served.get(keyOf(owner)) ?? 0;

  const startNext = (): void => {
    while (count(({ isRunning }) => isRunning) < limits.running) {
      const [next] = [...entries]
        .filter((entry) => entry.start && !entry.isRunning && runningOf(personOf, entry) === 0)
        .toSorted(
          (one, other) =>
            runningOf(shopOf, one) - runningOf(shopOf, other) ||
            waitedSince(shopOf, one) - waitedSince(shopOf, other) ||
            waitedSince(personOf, one) - waitedSince(personOf, other),
        );
      if (!next) return;
      turn += 1;
      served.set(shopOf(next.owner), turn).set(personOf(next.owner), turn);
      next.isRunning = true;
      next.start?.();
    }
  };
  const leave = (entry: Entry): void => {
    entries.delete(entry);
    // Nobody is left whose turn could be compared.
    if (entries.size === 0) served.clear();
    startNext();
  };

  return {
    enter: (owner) => {
      const isFull =
        entries.size >= limits.places ||
        count(ofSame(shopOf, { owner })) >= limits.ofShop ||
        count(ofSame(personOf, { owner })) >= limits.ofPerson;
      if (isFull) throw new AppError(refusal);
      const entry: Entry = { owner, start: null, isRunning: false };
      entries.add(entry);
      return {
        run: async (work) => {
          await new Promise<void>((resolve) => {
            entry.start = resolve;
            startNext();
          });
          try {
            await work();
          } finally {
            leave(entry);
          }
        },
        free: () => {
          if (!entry.start) leave(entry);
        },
      };
    },
  };
}

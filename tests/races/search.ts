import fc from 'fast-check';
import { Histories } from './histories.ts';
import type { History } from './history.ts';
import type { Race } from './race.ts';
import { type Ran, runHistory } from './run-history.ts';
import type { RaceSite } from './site.ts';

/** How many histories run at once: their records are their own, and what they share is busy as in life. */
const LANES = 4;
/** A race is lost by chance: how many copies of a history run at once, and how often, before it counts as won. */
const COPIES = 8;
const ROUNDS = 3;
/** PostgreSQL looks for transactions that hold each other up after a second. */
const SLOW_MS = 1_000;

/** What a search came to. */
export interface Found {
  ran: number;
  /** How many commands of them were taken, and how many refused. */
  taken: number;
  refused: number;
  /** The first history that went wrong, and its number from 1. */
  failure: { ran: Ran; number: number } | null;
  /** Those that took long, as ones do in which transactions hold each other up; the longest first. */
  slow: readonly Ran[];
}

/** Runs histories of a lifecycle until one goes wrong. */
export async function search(
  site: RaceSite,
  race: Race,
  { histories, seed }: { histories: number; seed: number },
): Promise<Found> {
  const due = fc.sample(new Histories(race), { numRuns: histories, seed }).entries();
  const found = { ran: 0, taken: 0, refused: 0, failure: null as Found['failure'], slow: [] as Ran[] };
  const lane = async (): Promise<void> => {
    for (const [index, history] of due) {
      if (found.failure) return;
      const ran = await runHistory(site, race, history);
      found.ran += 1;
      for (const { told } of [...ran.prefix, ...ran.branches.flat()])
        found[told.code === '' ? 'taken' : 'refused'] += 1;
      if (ran.ms > SLOW_MS) found.slow.push(ran);
      if (ran.why !== null) found.failure ??= { ran, number: index + 1 };
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return { ...found, slow: found.slow.toSorted((one, other) => other.ms - one.ms) };
}

/** Runs a history again and again; what went wrong, null where nothing did. */
export async function runOften(site: RaceSite, race: Race, history: History): Promise<Ran | null> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const copies = await Promise.all(Array.from({ length: COPIES }, () => runHistory(site, race, history)));
    const wrong = copies.find(({ why }) => why !== null);
    if (wrong) return wrong;
  }
  return null;
}

/** The same failure with as few commands as are needed for it, as far as this time allows. */
export async function shrink(site: RaceSite, race: Race, failure: Ran, withinMs: number): Promise<Ran> {
  let smallest = failure;
  const holds = fc.asyncProperty(new Histories(race), async (history) => {
    const wrong = await runOften(site, race, history);
    // Only simpler ones than the smallest that has failed are tried.
    if (wrong) smallest = wrong;
    return wrong === null;
  });
  await fc.check(holds, { examples: [[failure.history]], numRuns: 1, interruptAfterTimeLimit: withinMs });
  return smallest;
}

import { countNoticed, MUTANTS_NEEDED, type StandingResult } from '#tests/mutants/mutant-results.ts';
import { requirements } from '#tests/requirements/all.ts';
import { countRequirements } from '#tests/requirements/counts.ts';
import { isDueTo, shareOf, type Share, type WalkedMachine } from './measure.ts';
import { countPromises } from './over-time.ts';
import type { DriverName } from './options.ts';

/** The least that a whole run has to come to, in per cent. */
export interface Thresholds {
  /** Of the machines that a driver has to walk. */
  states: Readonly<Partial<Record<DriverName, number>>>;
  transitions: Readonly<Partial<Record<DriverName, number>>>;
  /** Proved, of those that can be. */
  requirements: number;
  /** Held, of all. */
  promises: number;
  /** Noticed, of those that `npm run mutants` has planted in files that are still the same. */
  mutants: number;
  /** The same of each file. */
  mutantsOfFile: number;
}

export const thresholds: Thresholds = {
  states: { node: 100, dom: 100, flow: 100, server: 100 },
  // Two transitions of a cart line come of answers that no server gives.
  transitions: { node: 100, dom: 100, flow: 99, server: 100 },
  requirements: 100,
  promises: 100,
  mutants: MUTANTS_NEEDED.ofAll * 100,
  mutantsOfFile: MUTANTS_NEEDED.ofFile * 100,
};

const percent = ({ walked, total }: Share): number => (walked * 100) / total;

interface Reached {
  machines: readonly WalkedMachine[];
  drivers: readonly DriverName[];
  mutants: readonly StandingResult[];
}

const noticedOf = (results: readonly StandingResult[]): Share => {
  const { noticed, total } = countNoticed(results.flatMap(({ mutants }) => mutants));
  return { walked: noticed, total };
};

function sharesOf({ machines, drivers, mutants }: Reached, least: Thresholds): [string, Share, number | undefined][] {
  const byDrivers = drivers.flatMap((driver) => {
    const due = machines.filter(({ model }) => isDueTo(driver, model.name));
    return (['states', 'transitions'] as const).map((kind): [string, Share, number | undefined] => {
      const shares = due.map((machine) => shareOf(machine, machine.walks[driver])[kind]);
      const sum = (of: keyof Share): number => shares.reduce((all, share) => all + share[of], 0);
      return [`${kind} by ${driver}`, { walked: sum('walked'), total: sum('total') }, least[kind][driver]];
    });
  });
  const { total, proved, cannot } = countRequirements(requirements);
  const current = mutants.filter(({ isCurrent }) => isCurrent);
  const promises = countPromises(machines.flatMap((machine) => machine.promises));
  return [
    ...byDrivers,
    ['requirements', { walked: proved, total: total - cannot }, least.requirements],
    ['promises', { walked: promises.held, total: promises.total }, least.promises],
    ['mutants', noticedOf(current), least.mutants],
    ...current.map((one): [string, Share, number] => [`mutants of ${one.file}`, noticedOf([one]), least.mutantsOfFile]),
  ];
}

/** What a whole run has not come to, a line each. */
export function belowThresholds(reached: Reached, least: Thresholds = thresholds): string[] {
  return sharesOf(reached, least)
    .filter(([, share, least]) => least !== undefined && share.total > 0 && percent(share) < least)
    .map(
      ([what, share, least]) =>
        `${what}: ${percent(share).toFixed(1)} % (${share.walked} of ${share.total}), ` +
        `and should be ${least} % or more by tests/paths/thresholds.ts`,
    );
}

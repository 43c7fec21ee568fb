import type { StandingResult } from '#tests/mutants/mutant-results.ts';
import type { Planted } from '#tests/mutants/planted.ts';
import { equivalents } from '#tests/mutants/equivalents.ts';
import type { DriverName } from './options.ts';
import { testWalks } from './drivers/walks.ts';
import { drivers } from './options.ts';
import { doubts, type Bilingual } from './paths.strings.ts';
import { fileOf, shareOf, type Share, type WalkedMachine } from './measure.ts';

/** One run of the command. */
export interface Run {
  machines: readonly WalkedMachine[];
  /** Empty where the project is no repository. */
  commit: string;
  date: Date;
  seconds: number;
  /** Whether every machine was walked. */
  isWhole: boolean;
  drivers: readonly DriverName[];
  withoutModel: readonly string[];
  /** Machines that a driver should walk and doesn't, by driver. */
  withoutWalk: Readonly<Partial<Record<DriverName, readonly string[]>>>;
  /** What `npm run mutants` has seen of each file that it was ever asked for. */
  mutants: readonly StandingResult[];
  /** The faults of `npm run faults`, by its last result. */
  planted: Planted;
  /** What is wrong with the run as a whole, besides its machines. */
  problems: readonly string[];
}

/** What one of the last whole runs came to. */
export interface PastRun {
  date: string;
  commit: string;
  seconds: number;
  states: number;
  transitions: number;
  paths: number;
  failures: number;
}

/** How many paths were walked of a machine, by all drivers. */
const pathsOf = ({ walks }: WalkedMachine): number =>
  Object.values(walks).reduce((sum, walk) => sum + (walk?.walked.length ?? 0), 0);

/** What a run comes to, in numbers. */
export function countsOf({ machines, problems }: Run): Record<'paths' | 'causes' | 'problems', number> {
  const sum = (of: (one: WalkedMachine) => number): number => machines.reduce((all, one) => all + of(one), 0);
  return {
    paths: sum(pathsOf),
    causes: sum(({ causes }) => causes.length),
    problems: sum(({ problems: found }) => found.length) + problems.length,
  };
}

/** Whether all that should be walked was, and went as the tables say. */
export function isGreen(run: Run): boolean {
  const { paths, causes, problems } = countsOf(run);
  const isWhole = run.withoutModel.length === 0 && Object.keys(run.withoutWalk).length === 0;
  return paths > 0 && causes + problems === 0 && isWhole;
}

/** What a green run doesn't say. */
export function doubtsOf({ machines, isWhole, drivers: asked, withoutModel, withoutWalk, mutants }: Run): Bilingual[] {
  const unasked = drivers.filter((driver) => !asked.includes(driver));
  const hidden = machines.flatMap(({ model, walks }) =>
    Object.keys(walks.dom?.notOffered ?? {}).map((event) => `${model.name}: ${event}`),
  );
  const isDue = (name: string): boolean => testWalks.dom.isDue(name) && !testWalks.browser.isDue(name);
  const unopened = machines.map(({ model }) => model.name).filter((name) => asked.includes('browser') && isDue(name));
  const unreachable = (['flow', 'server', 'browser'] as const)
    .map((driver) => ({
      driver,
      count: machines.reduce((sum, { walks }) => sum + Object.keys(walks[driver]?.notOffered ?? {}).length, 0),
    }))
    .filter(({ count }) => count > 0);
  const untouched = machines.filter(({ walks }) => Object.keys(walks).length === 0).map(({ model }) => model.name);
  const files = machines.map(({ model }) => fileOf(model));
  const unplanted = files.filter((file) => !mutants.some((one) => one.file === file && one.isCurrent)).length;
  const passedOver = files.reduce((sum, file) => sum + (equivalents[file]?.length ?? 0), 0);
  return [
    ...(untouched.length > 0 ? [doubts.untouched(untouched.join(', '))] : []),
    ...(isWhole ? [] : [doubts.notWhole(machines.length)]),
    ...(unasked.length > 0 ? [doubts.unasked(unasked.join(', '))] : []),
    ...withoutModel.map(doubts.withoutModel),
    ...Object.entries(withoutWalk).map(([driver, names]) => doubts.withoutWalk(driver, names.join(', '))),
    ...(unopened.length > 0 ? [doubts.withoutWalk('browser', unopened.join(', '))] : []),
    ...(hidden.length > 0 ? [doubts.hidden(hidden.length)] : []),
    ...(unplanted > 0 ? [doubts.unplanted(unplanted)] : []),
    ...(passedOver > 0 ? [doubts.passedOver(passedOver)] : []),
    ...unreachable.map(({ driver, count }) => doubts.unreachable(driver, count)),
  ];
}

/** The verdict, and what it doesn't say. */
export function verdictOf(run: Run): string[] {
  const { paths, causes, problems } = countsOf(run);
  const wrong = paths > 0 || causes + problems > 0 ? `causes of failure: ${causes}, other problems: ${problems}` : '';
  const word = isGreen(run) ? '✓ as the tables say' : `✗ ${wrong || 'nothing was walked'}`;
  const told = doubtsOf(run).map(({ en }) => `  ! ${en}`);
  return [`${word} · ${run.machines.length} machines, ${paths} paths, ${run.seconds.toFixed(1)} s`, ...told];
}

const of = ({ walked, total }: Share): string => `${walked}/${total}`.padStart(9);

/** A machine's line of the table. */
export function tellRow(machine: WalkedMachine): string {
  const { model, walks, causes, problems } = machine;
  const parts = drivers.map((driver) => {
    const walk = walks[driver];
    if (walk === undefined) return `${driver} ${'–'.padStart(14)}`;
    if (walk === null) return `${driver} ${'failed'.padStart(14)}`;
    return `${driver}${of(shareOf(machine, walk).transitions)}${String(walk.walked.length).padStart(6)}`;
  });
  const mark = Object.keys(walks).length === 0 ? '–' : '✓';
  return `${causes.length + problems.length > 0 ? '✗' : mark} ${model.name.padEnd(26)}${parts.join('  · ')}`;
}

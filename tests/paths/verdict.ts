import type { DriverName } from './options.ts';
import { drivers } from './options.ts';
import { shareOf, type Share, type WalkedMachine } from './measure.ts';

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
  /** Machines that a view shows and no walk in jsdom does. */
  withoutDom: readonly string[];
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

/** Whether all that was walked went as the tables say. */
export const isGreen = ({ machines, withoutModel }: Run): boolean =>
  withoutModel.length === 0 && machines.every(({ causes, problems }) => causes.length + problems.length === 0);

/** What a green run doesn't say, in English and in Russian. */
interface Doubt {
  en: string;
  ru: string;
}

/** What a green run doesn't say. */
export function doubtsOf({ machines, isWhole, drivers: asked, withoutModel, withoutDom }: Run): Doubt[] {
  const unasked = drivers.filter((driver) => !asked.includes(driver));
  const hidden = machines.flatMap(({ model, walks }) =>
    Object.keys(walks.dom?.notOffered ?? {}).map((event) => `${model.name}: ${event}`),
  );
  return [
    ...(isWhole
      ? []
      : [{ en: `Machines walked: only ${machines.length}.`, ru: `Пройдено машин: только ${machines.length}.` }]),
    ...unasked.map((driver) => ({ en: `The driver ${driver} was not run.`, ru: `Драйвер ${driver} не запускали.` })),
    ...withoutModel.map((name) => ({ en: `${name} has no model.`, ru: `У ${name} нет модели.` })),
    ...(withoutDom.length > 0
      ? [
          {
            en: `No walk on their views: ${withoutDom.join(', ')}.`,
            ru: `На экране не пройдены: ${withoutDom.join(', ')}.`,
          },
        ]
      : []),
    ...(hidden.length > 0
      ? [
          {
            en: `Events without a control on some screen, sent by the walk: ${hidden.length}.`,
            ru: `События, для которых на каком-то экране нет кнопки, их посылает сам обход: ${hidden.length}.`,
          },
        ]
      : []),
  ];
}

/** The verdict, and what it doesn't say. */
export function verdictOf(run: Run): string[] {
  const failures = run.machines.flatMap(({ causes }) => causes).length;
  const problems = run.machines.flatMap(({ problems: found }) => found).length;
  const paths = run.machines.reduce(
    (sum, { walks }) => sum + Object.values(walks).reduce((one, walk) => one + (walk?.walked.length ?? 0), 0),
    0,
  );
  const word = isGreen(run) ? '✓ as the tables say' : `✗ causes of failure: ${failures}, other problems: ${problems}`;
  const doubts = doubtsOf(run).map(({ en }) => `  ! ${en}`);
  return [`${word} · ${run.machines.length} machines, ${paths} paths, ${run.seconds.toFixed(1)} s`, ...doubts];
}

const of = ({ walked, total }: Share): string => `${walked}/${total}`.padStart(9);

/** A machine's line of the table. */
export function tellRow(machine: WalkedMachine): string {
  const { model, walks, causes, problems } = machine;
  const parts = drivers.map((driver) => {
    const walk = walks[driver];
    if (walk === undefined) return `${driver} ${'–'.padStart(25)}`;
    if (walk === null) return `${driver} ${'failed'.padStart(25)}`;
    const { states, transitions } = shareOf(machine, walk);
    return `${driver}${of(states)}${of(transitions)}${String(walk.walked.length).padStart(8)}`;
  });
  return `${causes.length + problems.length > 0 ? '✗' : '✓'} ${model.name.padEnd(26)}${parts.join('  · ')}`;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FaultResults, readFaultResult, type Standing } from './fault-results.ts';
import type { Fault } from './faults/fault.ts';
import { namesAround, transitionPlaces } from './transition-places.ts';

/** A fault of the list, with what is known of it. */
export interface PlantedFault {
  name: string;
  file: string;
  /** The test that must notice it. */
  test: string;
  standing: Standing;
  /** The machines that its file imports, as `cart/cart-line`, with the transitions that have to do with its place. */
  machines: Readonly<Record<string, readonly string[]>>;
}

/** The list of faults, and when it was last asked for. */
export interface Planted {
  faults: readonly PlantedFault[];
  last?: { date: string; commit: string };
}

const MACHINE = /#machines\/([\w/-]+)\.machine\.ts'/g;

/** The transitions of a machine that name one of these guards, actions, actors or events. */
function transitionsNaming(root: string, machine: string, wanted: ReadonlySet<string>): string[] {
  const file = `machines/${machine}.machine.ts`;
  const places = transitionPlaces(file, readFileSync(join(root, file), 'utf8'));
  return [...places].flatMap(([id, { names }]) => ([...names].some((name) => wanted.has(name)) ? [id] : []));
}

/** All faults by the last result of `npm run faults`, which may be older than the files. */
export function plantedIn(root: string, all: readonly Fault[]): Planted {
  const result = readFaultResult(root);
  const results = new FaultResults(root, all);
  const faults = all.map((fault) => {
    const { name, file, test } = fault;
    const source = readFileSync(join(root, file), 'utf8');
    const names = namesAround(file, source, fault.find);
    const machines = Object.fromEntries(
      [...source.matchAll(MACHINE)].map(([, machine = '']) => [machine, transitionsNaming(root, machine, names)]),
    );
    return { name, file, test: test.file, standing: results.standingOf(fault, result), machines };
  });
  return { faults, ...(result && { last: { date: result.date, commit: result.commit } }) };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FaultResults, readFaultResult, type Standing } from './fault-results.ts';
import type { Fault } from './faults/fault.ts';

/** A fault of the list, with what is known of it. */
export interface PlantedFault {
  name: string;
  file: string;
  /** The test that must notice it. */
  test: string;
  standing: Standing;
  /** The machines that its file imports, as `cart/cart-line`. */
  machines: readonly string[];
}

/** The list of faults, and when it was last asked for. */
export interface Planted {
  faults: readonly PlantedFault[];
  last?: { date: string; commit: string };
}

const MACHINE = /#machines\/([\w/-]+)\.machine\.ts'/g;

/** All faults by the last result of `npm run faults`, which may be older than the files. */
export function plantedIn(root: string, all: readonly Fault[]): Planted {
  const result = readFaultResult(root);
  const results = new FaultResults(root, all);
  const faults = all.map((fault) => {
    const { name, file, test } = fault;
    const imported = [...readFileSync(join(root, file), 'utf8').matchAll(MACHINE)].map(([, machine = '']) => machine);
    return { name, file, test: test.file, standing: results.standingOf(fault, result), machines: imported };
  });
  return { faults, ...(result && { last: { date: result.date, commit: result.commit } }) };
}

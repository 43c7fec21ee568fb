import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Fault } from './faults/fault.ts';
import { loadedBy } from './related.ts';
import type { Seen } from './seen.ts';

/** What was seen of a fault. */
interface Kept extends Seen {
  /** Of the fault, its file, its test and what that loads, as they were. */
  hash: string;
}

/** What `npm run faults` has seen, by the names of faults; the date and the commit are those of its last run. */
export interface FaultResult {
  date: string;
  commit: string;
  faults: Readonly<Record<string, Kept>>;
}

/** Where the last result is, below the project's root. */
const FAULT_RESULT = 'reports/faults/result.json';

/** Whether a fault was found, was not, or has not been asked for since it or one of its files changed. */
export type Standing = 'found' | 'unseen' | 'not asked';

/**
 * A fault, its file, its test and what of `tests/` that loads, in a few signs: what was seen counts until these change.
 * The rest of the product is left out: any change of it would have all asked for again.
 */
function hashOf(fault: Fault, root: string): string {
  const hash = createHash('sha256').update(JSON.stringify(fault));
  const loaded = [...loadedBy(fault.test.file, root)].filter((path) => path.startsWith('tests/')).toSorted();
  for (const file of [fault.file, ...loaded]) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

/** A wait that ran out says nothing of the fault, but where it can show itself in no other way. */
export const isFound = ({ waits }: Fault, { verdict }: Seen): boolean =>
  verdict === 'red' || (verdict === 'ran out' && waits !== undefined);

/** The last result; undefined where there is none. */
export function readFaultResult(root: string): FaultResult | undefined {
  const file = join(root, FAULT_RESULT);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as FaultResult) : undefined;
}

/** What is kept of a list of faults in a folder. */
export class FaultResults {
  private readonly root: string;
  private readonly all: readonly Fault[];
  /** As all was at first: what is seen is seen of a copy of that. */
  private readonly hashes: ReadonlyMap<Fault, string>;

  constructor(root: string, all: readonly Fault[]) {
    this.root = root;
    this.all = all;
    this.hashes = new Map(all.map((fault) => [fault, hashOf(fault, root)]));
  }

  /** How a fault stands by what is kept of it. */
  standingOf(fault: Fault, { faults = {} }: Partial<FaultResult> = readFaultResult(this.root) ?? {}): Standing {
    const seen = faults[fault.name];
    if (seen?.hash !== this.hashes.get(fault)) return 'not asked';
    return seen && isFound(fault, seen) ? 'found' : 'unseen';
  }

  /** Adds what was seen of one, at once, so that a run that is cut off has not run in vain. */
  keep(fault: Fault, { verdict, says }: Seen, commit: string): void {
    const kept = {
      ...readFaultResult(this.root)?.faults,
      [fault.name]: { hash: this.hashes.get(fault) ?? '', verdict, says },
    };
    const faults = Object.fromEntries(this.all.flatMap(({ name }) => (kept[name] ? [[name, kept[name]]] : [])));
    const result: FaultResult = { date: new Date().toISOString(), commit, faults };
    const file = join(this.root, FAULT_RESULT);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
  }
}

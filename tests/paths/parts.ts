import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PICTURES } from '#tests/model/kit/browser/film.ts';
import { explore } from '#tests/model/kit/explore.ts';
import type { Model } from '#tests/model/kit/model.ts';
import { models } from '#tests/model/registry.ts';
import { judge, type WalkedMachine } from './measure.ts';
import type { DriverName, Shard } from './options.ts';
import type { Run } from './verdict.ts';

/** What a part of a run hands over. */
interface Part {
  version: number;
  shard: Shard;
  commit: string;
  seconds: number;
  drivers: readonly DriverName[];
  /** The machines of all parts together. */
  asked: readonly string[];
  machines: readonly { name: string; edges: number; walks: WalkedMachine['walks']; problems: readonly string[] }[];
  problems: readonly string[];
}

const VERSION = 1;
const FILE = 'part.json';

/** The machines of one part: each part has long and short ones. */
export const shardOf = (all: readonly Model[], { part, of }: Shard): readonly Model[] =>
  all.filter((_, index) => index % of === part - 1);

/** Where a part is written, below the reports. */
export const partFolder = ({ part, of }: Shard): string => `part-${part}-of-${of}`;

/** Copies the pictures of one folder into another; equal ones have one name. */
function bringPictures(from: string, to: string): void {
  if (existsSync(join(from, PICTURES))) cpSync(join(from, PICTURES), join(to, PICTURES), { recursive: true });
}

/** Writes what a part has seen, with the pictures that `walks` has of it. */
export function writePart(
  folder: string,
  { run, shard, asked, walks: seen }: { run: Run; shard: Shard; asked: readonly Model[]; walks: string },
): void {
  const { commit, seconds, drivers, problems } = run;
  const machines = run.machines.map(({ model, graph, walks, problems: found }) => ({
    name: model.name,
    edges: graph.edges.length,
    walks,
    problems: found,
  }));
  const names = asked.map(({ name }) => name);
  const part: Part = { version: VERSION, shard, commit, seconds, drivers, asked: names, machines, problems };
  mkdirSync(folder, { recursive: true });
  bringPictures(seen, folder);
  writeFileSync(join(folder, FILE), JSON.stringify(part));
}

function readPart(folder: string): Part {
  const read = JSON.parse(readFileSync(join(folder, FILE), 'utf8')) as Part;
  if (read.version !== VERSION) throw new Error(`${folder} is of version ${read.version}, should be ${VERSION}`);
  return read;
}

function machineOf(root: string, part: Part, { name, edges, walks, problems }: Part['machines'][number]) {
  const model = models.find((one) => one.name === name);
  const graph = model && explore(model);
  if (!model || graph?.edges.length !== edges)
    throw new Error(`Part ${part.shard.part} was walked on other code: ${name} is not as it was`);
  return { ...judge(root, model, graph, walks), problems: [...problems] };
}

/** What the parts of a run come to together, their pictures in `walks`; throws where they are not of one run. */
export function mergeParts(
  root: string,
  folders: readonly string[],
  walks: string,
): Pick<Run, 'machines' | 'problems' | 'commit' | 'seconds' | 'drivers'> {
  const parts = folders.map(readPart);
  const [first] = parts;
  if (!first) throw new Error('There are no parts to merge');
  const alike = ({ commit, drivers, asked, shard }: Part): string => JSON.stringify([commit, drivers, asked, shard.of]);
  const other = parts.find((part) => alike(part) !== alike(first));
  if (other)
    throw new Error(
      `Parts ${first.shard.part} and ${other.shard.part} are not of one run: ${alike(first)}, ${alike(other)}`,
    );
  const numbers = parts.map(({ shard }) => shard.part);
  const twice = numbers.find((number, index) => numbers.indexOf(number) !== index);
  if (twice !== undefined) throw new Error(`Part ${twice} is there twice`);
  const missing = Array.from({ length: first.shard.of }, (_, index) => index + 1).filter(
    (one) => !numbers.includes(one),
  );
  for (const folder of folders) bringPictures(folder, walks);
  const walked = parts.flatMap((part) => part.machines.map((machine) => machineOf(root, part, machine)));
  return {
    machines: first.asked.flatMap((name) => walked.find(({ model }) => model.name === name) ?? []),
    problems: [
      ...parts.flatMap(({ problems }) => problems),
      ...missing.map((part) => `part ${part} of ${first.shard.of} is missing`),
    ],
    commit: first.commit,
    seconds: Math.max(...parts.map(({ seconds }) => seconds)),
    drivers: first.drivers,
  };
}

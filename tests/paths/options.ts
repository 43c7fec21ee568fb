import { parseArgs } from 'node:util';
import type { Model } from '#tests/model/kit/model.ts';
import { drivers, type DriverName } from '#tests/model/kit/record.ts';
import { models } from '#tests/model/registry.ts';

export { drivers, type DriverName };

/** One part of so many. */
export interface Shard {
  part: number;
  of: number;
}

/** What the command was asked for. */
export interface PathsOptions {
  models: readonly Model[];
  drivers: readonly DriverName[];
  /** The number of the one path to walk, step by step. */
  path: number | undefined;
  /** How many random sequences of a machine, and which. */
  random: number;
  seed: number;
  /** The one part of the machines to walk. */
  shard: Shard | undefined;
  /** Folders of parts that are put together, and nothing is walked. */
  merge: readonly string[];
  /** The commit since which something of a machine must have changed: empty for the usual one, undefined for any. */
  changed: string | undefined;
  isHelp: boolean;
}

export const usage = `npm run paths -- [--machine NAME]… [--driver ${drivers.join('|')}]… [--path N]
                         [--random N] [--seed N] [--changed [REF]] [--shard N/M] [--help]
npm run paths -- --merge DIR…

  --machine  a machine's name, such as cart/cart-line or cart-line; all of them where it is left out
  --driver   who walks: node (a real actor whose calls and delays are held), dom (the real view), flow (the real
             requests, and what follows them on the page), server (the real server) or browser (all of it in
             Chromium); all by default
  --path     the number of one path of one machine: it is walked alone, and each of its steps is told
  --random   how many random sequences of each machine the driver node takes; 200 where it is left out, 0 for none
  --seed     which sequences: the same number makes the same ones; 1 where it is left out
  --changed  only the machines of which something differs from a commit: by default from where the branch left main
  --shard    only one part of the machines, such as 1/3; it is written to reports/paths/part-1-of-3
  --merge    makes one report of the folders that parts were written to
`;

function modelOf(name: string): Model {
  const found = models.filter((model) => model.name === name || model.name.split('/').at(-1) === name);
  const [only] = found;
  if (!only || found.length > 1)
    throw new Error(`No machine is called '${name}'. There are: ${models.map((model) => model.name).join(', ')}`);
  return only;
}

function driverOf(name: string): DriverName {
  const found = drivers.find((one) => one === name);
  if (!found) throw new Error(`No driver is called '${name}'. There are: ${drivers.join(', ')}`);
  return found;
}

function shardIn(text: string): Shard {
  const [, part, of] = /^(\d{1,3})\/(\d{1,3})$/.exec(text)?.map(Number) ?? [];
  if (!part || !of || part > of) throw new Error(`'${text}' is not a part, such as 1/3`);
  return { part, of };
}

/** `--changed` may stand alone, which the parser of options doesn't know. */
const withRef = (args: readonly string[]): string[] =>
  args.flatMap((arg, index) => {
    if (arg === '--changed') return [`--changed=${/^[^-]/.test(args[index + 1] ?? '') ? (args[index + 1] ?? '') : ''}`];
    return args[index - 1] === '--changed' && !arg.startsWith('-') ? [] : [arg];
  });

/** Reads what stands behind the command's name; throws where that is nothing that it knows. */
export function readOptions(args: readonly string[]): PathsOptions {
  const { values, positionals } = parseArgs({
    args: withRef(args),
    allowPositionals: true,
    options: {
      machine: { type: 'string', multiple: true },
      driver: { type: 'string', multiple: true },
      path: { type: 'string' },
      random: { type: 'string', default: '200' },
      seed: { type: 'string', default: '1' },
      shard: { type: 'string' },
      merge: { type: 'string', multiple: true, default: [] },
      changed: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const others = [values.machine, values.driver, values.path, values.shard, values.changed];
  if (values.merge.length > 0 && others.some((one) => one !== undefined))
    throw new Error('--merge puts together what was walked: what that was its parts say');
  if (positionals.length > 0 && values.merge.length === 0) throw new Error(`'${positionals[0]}' is no option`);
  const chosen = values.machine ? [...new Set(values.machine.map(modelOf))] : models;
  if (values.path !== undefined && !/^\d+$/.test(values.path))
    throw new Error(`'${values.path}' is not the number of a path`);
  for (const number of [values.random, values.seed])
    if (!/^\d{1,9}$/.test(number)) throw new Error(`'${number}' is not a number of sequences or a seed`);
  if (values.path !== undefined && chosen.length !== 1) throw new Error('--path needs the one --machine that it is of');
  if (values.path !== undefined && (values.shard ?? values.changed) !== undefined)
    throw new Error('--path walks its one path, whatever has changed and in whatever part');
  return {
    models: chosen,
    drivers: values.driver ? [...new Set(values.driver.map(driverOf))] : drivers,
    path: values.path === undefined ? undefined : Number(values.path),
    random: Number(values.random),
    seed: Number(values.seed),
    shard: values.shard === undefined ? undefined : shardIn(values.shard),
    merge: [...values.merge, ...positionals],
    changed: values.changed,
    isHelp: values.help,
  };
}

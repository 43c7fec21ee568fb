import { parseArgs } from 'node:util';
import type { Model } from '#tests/model/kit/model.ts';
import { drivers, type DriverName } from '#tests/model/kit/record.ts';
import { models } from '#tests/model/registry.ts';

export { drivers, type DriverName };

/** What the command was asked for. */
export interface PathsOptions {
  models: readonly Model[];
  drivers: readonly DriverName[];
  /** The number of the one path to walk, step by step. */
  path: number | undefined;
  /** How many random sequences of a machine, and which. */
  random: number;
  seed: number;
  isHelp: boolean;
}

export const usage = `npm run paths -- [--machine NAME]… [--driver ${drivers.join('|')}]… [--path N]
                         [--random N] [--seed N] [--help]

  --machine  a machine's name, such as cart/cart-line or cart-line; all of them where it is left out
  --driver   who walks: node (a real actor whose calls and delays are held), dom (the real view), flow (the real
             requests, and what follows them on the page) or server (the real server); all by default
  --path     the number of one path of one machine: it is walked alone, and each of its steps is told
  --random   how many random sequences of each machine the driver node takes; 200 where it is left out, 0 for none
  --seed     which sequences: the same number makes the same ones; 1 where it is left out
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

/** Reads what stands behind the command's name; throws where that is nothing that it knows. */
export function readOptions(args: readonly string[]): PathsOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      machine: { type: 'string', multiple: true },
      driver: { type: 'string', multiple: true },
      path: { type: 'string' },
      random: { type: 'string', default: '200' },
      seed: { type: 'string', default: '1' },
      help: { type: 'boolean', default: false },
    },
  });
  const chosen = values.machine ? [...new Set(values.machine.map(modelOf))] : models;
  if (values.path !== undefined && !/^\d+$/.test(values.path))
    throw new Error(`'${values.path}' is not the number of a path`);
  for (const number of [values.random, values.seed])
    if (!/^\d{1,9}$/.test(number)) throw new Error(`'${number}' is not a number of sequences or a seed`);
  if (values.path !== undefined && chosen.length !== 1) throw new Error('--path needs the one --machine that it is of');
  return {
    models: chosen,
    drivers: values.driver ? [...new Set(values.driver.map(driverOf))] : drivers,
    path: values.path === undefined ? undefined : Number(values.path),
    random: Number(values.random),
    seed: Number(values.seed),
    isHelp: values.help,
  };
}

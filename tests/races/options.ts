import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type History, readHistory } from './history.ts';
import { races } from './lifecycles/races.ts';
import type { Race } from './race.ts';

/** What the command was asked for. */
export interface RacesOptions {
  races: readonly Race[];
  /** How many histories of each lifecycle, and which. */
  histories: number;
  seed: number;
  /** The one history to run again. */
  history: History | undefined;
  isHelp: boolean;
}

export const usage = `npm run races -- [--lifecycle NAME]… [--histories N] [--seed N] [--history JSON|FILE] [--help]

  --lifecycle  a lifecycle's name, such as payment/payment or payment; all of them where it is left out
  --histories  how many histories of each lifecycle; 500 where it is left out, 10000 is the long form
  --seed       which histories: the same number makes the same ones; 1 where it is left out
  --history    one history, as the line below a failure has it, or a file with it: it is run often, and told
`;

function raceOf(name: string): Race {
  const found = races.find((race) => race.name === name || race.name.split('/').at(-1) === name);
  if (!found)
    throw new Error(`No lifecycle is called '${name}'. There are: ${races.map((race) => race.name).join(', ')}`);
  return found;
}

/** Reads what stands behind the command's name; throws where that is nothing that it knows. */
export function readOptions(args: readonly string[]): RacesOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      lifecycle: { type: 'string', multiple: true },
      histories: { type: 'string', default: '500' },
      seed: { type: 'string', default: '1' },
      history: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const { lifecycle, histories, seed, history: text } = values;
  if (!/^[1-9]\d{0,6}$/.test(histories)) throw new Error(`'${histories}' is not a number of histories`);
  if (!/^\d{1,9}$/.test(seed)) throw new Error(`'${seed}' is not a seed`);
  if (text !== undefined && lifecycle)
    throw new Error('--history says which lifecycle it is of: leave out --lifecycle');
  const history =
    text === undefined ? undefined : readHistory(existsSync(text) ? readFileSync(text, 'utf8') : text, races);
  const chosen = history ? [history.lifecycle] : lifecycle;
  return {
    races: chosen ? [...new Set(chosen.map(raceOf))] : races,
    histories: Number(histories),
    seed: Number(seed),
    history,
    isHelp: values.help,
  };
}

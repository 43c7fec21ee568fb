/** What is tried: a record that begins so, what is done to it one after another, and then what is done at once. */
export interface History {
  lifecycle: string;
  start: string;
  prefix: readonly string[];
  branches: readonly (readonly string[])[];
}

/** The most commands of a prefix, and of a branch. */
export const MOST = { prefix: 5, branch: 4, branches: 3 } as const;

/** Ends a command that sends the version which its branch has seen. */
const SEEN = ' seen';

/** A command without what it says of its version, and whether it says so. */
export const readCommand = (command: string): { words: string; isSeen: boolean } => {
  const isSeen = command.endsWith(SEEN);
  return { words: isSeen ? command.slice(0, -SEEN.length) : command, isSeen };
};

/** The same command with the version that its branch has seen. */
export const withSeen = (words: string): string => `${words}${SEEN}`;

/** The line that replays a history. */
export const replayLine = (history: History): string => `npm run races -- --history '${JSON.stringify(history)}'`;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** What must be known of a lifecycle to read its histories. */
interface Known {
  name: string;
  starts: readonly string[];
  commands: readonly string[];
}

/** Reads a history; throws where it isn't one of these lifecycles. */
export function readHistory(text: string, known: readonly Known[]): History {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error(`Not a history in JSON: ${text}`);
  }
  const { lifecycle, start, prefix, branches } = (value ?? {}) as Record<string, unknown>;
  const race = known.find(({ name }) => name === lifecycle);
  if (!race) throw new Error(`No lifecycle is called '${String(lifecycle)}'`);
  if (typeof start !== 'string' || !race.starts.includes(start))
    throw new Error(`'${String(start)}' is no start of ${race.name}. There are: ${race.starts.join(', ')}`);
  if (!isTexts(prefix) || !Array.isArray(branches) || !branches.every(isTexts))
    throw new Error('A history has a list of commands in "prefix", and lists of them in "branches"');
  const strange = [...prefix, ...branches.flat()].find((one) => !race.commands.includes(readCommand(one).words));
  if (strange !== undefined)
    throw new Error(`'${strange}' is no command of ${race.name}. There are: ${[...new Set(race.commands)].join(', ')}`);
  return { lifecycle: race.name, start, prefix, branches };
}

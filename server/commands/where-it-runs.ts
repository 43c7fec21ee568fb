import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseInUseError } from '../db/engine/errors.ts';
import { CommandError } from './command-error.ts';
import { commandStrings } from './commands.strings.ts';

/** The first start of a demo shop takes the longest. */
const WAIT_MS = 180_000;
const LOOK_MS = 500;

interface Waiting {
  /** Called once, before the first wait, with the process that has the database. */
  onWait: (pid: number | null) => void;
  /** How long somebody is waited for, and how often it is tried again. */
  waitMs?: number;
  lookMs?: number;
}

/** Tries again while another process has the database; throws what `give` makes of it where that takes too long. */
async function whileInUse<T>(
  attempt: () => Promise<T>,
  { onWait, waitMs = WAIT_MS, lookMs = LOOK_MS }: Waiting,
  give: (error: DatabaseInUseError) => Error,
): Promise<T> {
  const until = performance.now() + waitMs;
  for (let tries = 0; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof DatabaseInUseError)) throw error;
      if (performance.now() >= until) throw give(error);
      if (tries === 0) onWait(error.pid);
    }
    await delay(lookMs);
  }
}

interface Ways extends Waiting {
  /** Asks the process that serves the shop; null where none listens. */
  ask: () => Promise<string | null>;
  /** Opens the database itself. */
  here: () => Promise<string>;
}

/**
 * Carries out a command in the process that serves the shop, else here. A process that holds the database and doesn't
 * listen is starting, or is another command: it is waited for. Throws CommandError with its number where that takes too
 * long.
 */
export const carryOutWhereItRuns = ({ ask, here, ...waiting }: Ways): Promise<string> =>
  whileInUse(
    async () => (await ask()) ?? (await here()),
    waiting,
    ({ pid }) => new CommandError(commandStrings.databaseBusy(pid)),
  );

interface Opening<T> extends Waiting {
  open: () => Promise<T>;
  /** Whether a process serves the shop already. */
  isServed: () => Promise<boolean>;
}

/**
 * Opens the database to serve the shop: a command that has it is waited for, since it ends by itself. Throws
 * DatabaseInUseError at once where the shop is served already.
 */
export async function openBesideCommands<T>({ open, isServed, ...waiting }: Opening<T>): Promise<T> {
  const opened = await whileInUse<T | DatabaseInUseError>(
    async () => {
      try {
        return await open();
      } catch (error) {
        if (error instanceof DatabaseInUseError && (await isServed())) return error;
        throw error;
      }
    },
    waiting,
    (error) => error,
  );
  if (opened instanceof DatabaseInUseError) throw opened;
  return opened;
}

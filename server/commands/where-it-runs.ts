import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseInUseError } from '../db/engine/errors.ts';
import { CommandError } from './command-error.ts';
import { commandStrings } from './commands.strings.ts';

const WAIT_MS = 30_000;
const LOOK_MS = 500;

interface Ways {
  /** Asks the process that serves the shop; null where none listens. */
  ask: () => Promise<string | null>;
  /** Opens the database itself. */
  here: () => Promise<string>;
  /** How long a shop that is starting is waited for, and how often it is asked. */
  waitMs?: number;
  lookMs?: number;
}

/**
 * Carries out a command in the process that serves the shop, else here. A process that holds the database and doesn't listen
 * is starting, or is another command: it is waited for. Throws CommandError with its number where that takes too long.
 */
export async function carryOutWhereItRuns({ ask, here, waitMs = WAIT_MS, lookMs = LOOK_MS }: Ways): Promise<string> {
  const until = performance.now() + waitMs;
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    try {
      return await here();
    } catch (error) {
      if (!(error instanceof DatabaseInUseError)) throw error;
      if (performance.now() >= until) throw new CommandError(commandStrings.databaseBusy(error.pid));
    }
    await delay(lookMs);
  }
}

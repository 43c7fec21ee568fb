import { setTimeout as delay } from 'node:timers/promises';
import { SQL_STATE, sqlState } from './sql-state.ts';

const TRIES = 5;
const FIRST_WAIT_MS = 10;

function isWorthRetrying(error: unknown): boolean {
  const state = sqlState(error);
  return state === SQL_STATE.serializationFailure || state === SQL_STATE.deadlock;
}

/** Runs `attempt` again after a deadlock or a serialization failure: five tries in all, with growing random waits. */
export async function retryConflicts<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tried === TRIES || !isWorthRetrying(error)) throw error;
      // The random part keeps conflicting transactions from colliding again.
      await delay(FIRST_WAIT_MS * 2 ** tried * (0.5 + Math.random()));
    }
  }
}

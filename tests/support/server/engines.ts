import { describe, inject } from 'vitest';
import type { Database } from '#server/db/engine/open.ts';
import { isThorough } from '../thorough.ts';

/** The two engines that the server runs on. */
export type Engine = Database['engine'];

/** Whether this run has that engine: PGlite always, PostgreSQL where it is installed. */
export const hasEngine = (engine: Engine): boolean => engine === 'pglite' || inject('postgres') !== null;

function declareOn(engine: Engine, name: string, declare: (engine: Engine) => void): void {
  describe.runIf(hasEngine(engine))(`${name} on ${engine}`, () => declare(engine));
}

/** Declares the same tests for each engine; those of an engine that this run lacks are skipped, and counted so. */
export function describeOnEachEngine(name: string, declare: (engine: Engine) => void): void {
  for (const engine of ['pglite', 'postgres'] as const) declareOn(engine, name, declare);
}

/**
 * Declares tests of the server for one engine: PostgreSQL, or PGlite where the run lacks it. That each statement they
 * send is known to the other one too, `statements.ts` sees; a thorough run has them on both.
 */
export function describeServer(name: string, declare: (engine: Engine) => void): void {
  if (isThorough) describeOnEachEngine(name, declare);
  else declareOn(hasEngine('postgres') ? 'postgres' : 'pglite', name, declare);
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshAddress } from './database.ts';
import type { Engine } from './engines.ts';

/** Where a program keeps its data: a data folder for PGlite, an address for PostgreSQL. */
export interface ProgramPlace {
  place: string;
  remove(): Promise<void>;
}

/** A place for a program of its own that is killed and started again. */
export async function makeProgramPlace(engine: Engine): Promise<ProgramPlace> {
  if (engine === 'pglite') {
    const folder = mkdtempSync(join(tmpdir(), 'shop-crash-'));
    return { place: folder, remove: async () => rmSync(folder, { recursive: true, force: true }) };
  }
  const { databaseUrl, remove } = await freshAddress();
  return { place: databaseUrl, remove };
}

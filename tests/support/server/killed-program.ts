import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { freshAddress } from './database.ts';
import type { Engine } from './engines.ts';

/** Where a program keeps its data: a data folder for PGlite, an address for PostgreSQL. */
export interface ProgramPlace {
  place: string;
  remove(): Promise<void>;
}

/** Fills a data folder with a migrated database that has no shop. */
export function fillDataFolder(folder: string): void {
  cpSync(inject('pglite').dataFolder, folder, { recursive: true });
}

/** A place for a program of its own that is killed and started again: a migrated database without a shop. */
export async function makeProgramPlace(engine: Engine): Promise<ProgramPlace> {
  if (engine === 'pglite') {
    const folder = mkdtempSync(join(tmpdir(), 'shop-crash-'));
    fillDataFolder(folder);
    return { place: folder, remove: async () => rmSync(folder, { recursive: true, force: true }) };
  }
  const { databaseUrl, remove } = await freshAddress();
  return { place: databaseUrl, remove };
}

import type { Database } from '../../db/engine/types.ts';
import type { Clock } from '../../ports/clock.ts';
import type { FileStore } from '../../ports/files.ts';

/** What domain functions work with. */
export interface DomainDeps {
  db: Database;
  clock: Clock;
  files: FileStore;
}

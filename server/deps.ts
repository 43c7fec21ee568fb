import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './db/engine/open.ts';
import type { Clock } from './ports/clock.ts';
import type { Settings } from './settings.ts';
import type { TelephonyChooser } from './telephony.ts';

/** What the server works with; tests put their own parts in. */
export interface Deps {
  db: Database;
  clock: Clock;
  telephonyOf: TelephonyChooser;
  settings: Settings;
  log: FastifyBaseLogger;
}

import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './db/engine/open.ts';
import type { ShopFinder } from './domain/shops.ts';
import type { Clock } from './ports/clock.ts';
import type { FileStore } from './ports/files.ts';
import type { Settings } from './settings.ts';
import type { SocialLoginChooser } from './social-login.ts';
import type { TelephonyChooser } from './telephony.ts';

/** What the server works with; tests put their own parts in. */
export interface Deps {
  db: Database;
  clock: Clock;
  files: FileStore;
  telephonyOf: TelephonyChooser;
  socialLoginOf: SocialLoginChooser;
  settings: Settings;
  findShop: ShopFinder;
  log: FastifyBaseLogger;
}

import type { FastifyBaseLogger } from 'fastify';
import type { AuthDeps } from './auth/deps.ts';
import { areCallsUsedUp } from './auth/limits.ts';
import { makeSocialLoginChooser } from './auth/social/social-login-chooser.ts';
import { makeTelephonyChooser } from './auth/telephony-chooser.ts';
import { simulatedNetworks } from './demo/simulators/social-login.ts';
import { createDemoTelephony } from './demo/simulators/telephony.ts';
import { type CatalogueVersions, makeCatalogueVersions } from './domain/catalogue/catalogue-versions.ts';
import type { DomainDeps } from './domain/kit/domain-deps.ts';
import { createShopFinder, type ShopFinder } from './domain/shop/shops.ts';
import type { ShopDeps } from './domain/shop/sign-in.ts';
import { createDiskWatch, type DiskWatch } from './http/disk-watch.ts';
import type { DiskSpace } from './ports/disk-space.ts';
import type { Settings } from './start/settings.ts';

/** What the server works with. */
export interface Deps extends AuthDeps, ShopDeps {
  settings: Settings;
  findShop: ShopFinder;
  catalogueVersionOf: CatalogueVersions;
  disk: DiskWatch;
  /** Whether the disk has space for what is to be saved; PostgreSQL answers for its own. */
  canSave(): Promise<boolean>;
}

/** The parts that `makeDeps` can't make itself. */
export interface DepsParts extends DomainDeps {
  settings: Settings;
  log: FastifyBaseLogger;
  diskSpace: DiskSpace;
}

/** Adds sign-in and the search for shops; demo shops get simulators instead of telephony and social networks. */
export function makeDeps(parts: DepsParts): Deps {
  const { settings, log, clock, db } = parts;
  const disk = createDiskWatch(parts.diskSpace, { reserve: settings.diskReserve, clock, log });
  const auth: AuthDeps = {
    ...parts,
    telephonyOf: makeTelephonyChooser(settings, { simulated: createDemoTelephony(parts), log }),
    socialLoginOf: makeSocialLoginChooser(settings, { simulated: simulatedNetworks }),
  };
  return {
    ...auth,
    settings,
    signIn: {
      networksOf: (shop) => [...auth.socialLoginOf(shop).keys()],
      areCallsUsedUp: (caller) => areCallsUsedUp(auth, caller),
    },
    findShop: createShopFinder(parts),
    catalogueVersionOf: makeCatalogueVersions(parts, (error) => log.warn({ err: error }, 'changes were not added up')),
    disk,
    canSave: async () => db.engine !== 'pglite' || (await disk()) !== 'full',
  };
}

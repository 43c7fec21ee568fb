import { join } from 'node:path';
import { demoPeople } from '../demo/data/people.ts';
import { findShopHosts } from '../db/repositories/shop/shop.ts';
import type { DepsParts } from '../deps.ts';
import { seedDemoShop } from '../demo/seeding/seed-demo-shop.ts';
import { type Introduction, startStrings } from './start.strings.ts';

/**
 * Makes the demo shop in demo mode where there is no shop yet; returns the demo people to sign in as, none for a real
 * shop.
 */
export async function prepareShop(
  { db, clock, settings, log }: Omit<DepsParts, 'diskSpace'>,
  picturesDir: string,
): Promise<readonly Introduction[]> {
  const shops = await findShopHosts(db.orm);
  const hasShop = shops.length > 0;
  if (!settings.demo) {
    if (!hasShop) log.warn(startStrings.noShop);
    return [];
  }
  if (!hasShop) {
    console.log(startStrings.seeding);
    await seedDemoShop({ db, clock, filesDir: join(settings.dataDir, 'files'), picturesDir });
  }
  if (hasShop && !shops.some((shop) => shop.isDemo)) return [];
  return demoPeople.map(({ firstName, lastName, about, phone }) => ({
    name: `${firstName} ${lastName}`,
    role: about,
    phone,
  }));
}

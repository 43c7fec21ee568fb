import { join } from 'node:path';
import { demoPeople } from './db/demo/people.ts';
import { findShopHosts } from './db/repositories/shop.ts';
import type { Deps } from './deps.ts';
import { seedDemoShop } from './domain/demo-shop.ts';
import { type Introduction, startStrings } from './start.strings.ts';

/** Makes the demo shop where there is no shop yet; answers with the people to sign in as, whom a real shop hasn't. */
export async function prepareShop({ db, clock, settings, log }: Pick<Deps, 'db' | 'clock' | 'settings' | 'log'>): Promise<readonly Introduction[]> {
  const shops = await findShopHosts(db.orm);
  const hasShop = shops.length > 0;
  if (!settings.demo) {
    if (!hasShop) log.warn(startStrings.noShop);
    return [];
  }
  if (!hasShop) {
    console.log(startStrings.seeding);
    await seedDemoShop({ db, clock, filesDir: join(settings.dataDir, 'files'), log });
  }
  if (hasShop && !shops.some((shop) => shop.is_demo)) return [];
  return demoPeople.map(({ firstName, lastName, about, phone }) => ({ name: `${firstName} ${lastName}`, role: about, phone }));
}

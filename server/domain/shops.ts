import type { components } from '#contract/types.ts';
import type { Database } from '../db/engine/types.ts';
import { findRetail, findShopHosts, type ShopHostRow } from '../db/repositories/shop.ts';
import type { Clock } from '../ports/clock.ts';
import type { SocialProvider } from '../ports/social-login.ts';
import { AppError } from './app-error.ts';
import type { Visitor } from './person.ts';

/** Which shop answers at a host, as `request.host` gives it; null for none. */
export type ShopFinder = (host: string) => Promise<ShopHostRow | null>;

/** A process may take a changed host of a shop for what it was this long. */
const HOSTS_LIFE_MS = 10_000;

function pickShop(shops: readonly ShopHostRow[], host: string): ShopHostRow | null {
  const full = host.toLowerCase();
  const bare = full.replace(/:\d+$/, '');
  const own = shops.find((shop) => shop.host === full) ?? shops.find((shop) => shop.host === bare);
  return own ?? shops.find((shop) => shop.host === null) ?? null;
}

/** Finds shops by host, remembering all hosts for some seconds; what isn't found is always looked up. */
export function createShopFinder({ db, clock }: { db: Database; clock: Clock }): ShopFinder {
  let known: readonly ShopHostRow[] = [];
  let readAt = Number.NEGATIVE_INFINITY;

  return async (host) => {
    const now = clock.now().getTime();
    const isFresh = Math.abs(now - readAt) < HOSTS_LIFE_MS;
    const remembered = isFresh ? pickShop(known, host) : null;
    if (remembered !== null) return remembered;
    known = await findShopHosts(db.orm);
    readAt = now;
    return pickShop(known, host);
  };
}

/** What a shop has beside its row: whether it has the phone simulator, and the networks that sign people in. */
export interface RetailParts {
  demo: boolean;
  socialProviders: readonly SocialProvider[];
}

/** The shop as this visitor sees it. */
export async function getRetail(db: Database, { shop, customer }: Visitor, { demo, socialProviders }: RetailParts): Promise<components['schemas']['Retail']> {
  const has = (flag: 'get_strange_orders' | 'get_strange_payments') => customer?.flags.has(flag) ?? false;
  const found = await findRetail(db.orm, shop.id, { orders: has('get_strange_orders'), payments: has('get_strange_payments') });
  if (!found) throw new AppError('shop_not_found');
  return { ...found, requisites: customer ? found.requisites : '', demo, social_providers: [...socialProviders] };
}

import type { components } from '#contract/types.ts';
import { findRetail, findShopHosts, type ShopHostRow } from '../../db/repositories/shop/shop.ts';
import type { SocialProvider } from '../../ports/social-login.ts';
import { AppError } from '../kit/app-error.ts';
import type { Caller } from '../access/caller.ts';
import { toImage } from '../kit/images.ts';
import { toRoubles } from '../kit/money.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';
import { sentHost } from './hosts.ts';
import { shownPages } from './info-pages.ts';

/** Finds the shop of a host, as in `request.host`; null for none. */
export type ShopFinder = (host: string) => Promise<ShopHostRow | null>;

/** How long a process remembers the hosts of shops, in milliseconds. */
const HOSTS_LIFE_MS = 10_000;

function pickShop(shops: readonly ShopHostRow[], host: string): ShopHostRow | null {
  const full = host.toLowerCase();
  const bare = full.replace(/:\d+$/, '');
  const answering = (name: string) => shops.find((shop) => shop.host === name || shop.otherHosts.includes(name));
  const own = answering(full) ?? answering(bare);
  return own ?? shops.find((shop) => shop.host === null) ?? null;
}

const asSent = ({ host, otherHosts, ...shop }: ShopHostRow): ShopHostRow => ({
  ...shop,
  host: host === null ? null : sentHost(host),
  otherHosts: otherHosts.map(sentHost),
});

/** Makes a finder of shops by host. It remembers all hosts for some seconds; an unknown host is always looked up. */
export function createShopFinder({ db, clock }: DomainDeps): ShopFinder {
  let known: readonly ShopHostRow[] = [];
  let readAt = Number.NEGATIVE_INFINITY;

  return async (host) => {
    const now = clock.now().getTime();
    const isFresh = Math.abs(now - readAt) < HOSTS_LIFE_MS;
    const remembered = isFresh ? pickShop(known, host) : null;
    if (remembered !== null) return remembered;
    known = (await findShopHosts(db.orm)).map(asSent);
    readAt = now;
    return pickShop(known, host);
  };
}

/** The shop as the caller sees it, with the social networks that it can sign people in through. */
export async function getRetail(
  { db }: DomainDeps,
  { shop, customer }: Caller,
  socialProviders: readonly SocialProvider[],
): Promise<Omit<components['schemas']['Retail'], 'calls_used_up'>> {
  const has = (flag: 'get_strange_orders' | 'get_strange_payments') => customer?.flags.has(flag) ?? false;
  const found = await findRetail(db.orm, shop.id, {
    orders: has('get_strange_orders'),
    payments: has('get_strange_payments'),
  });
  if (!found) throw new AppError('shop_not_found');
  const {
    ordersWait,
    paymentsWait,
    timeZone,
    logo,
    primaryColor,
    minOrderSum,
    isPrepaid,
    staffSignInByCode,
    tradePricesShownTo,
    pickupPoints,
    writtenPages,
    ...shown
  } = found;
  return {
    ...shown,
    logo: logo && toImage(logo),
    primary_color: primaryColor,
    min_order_sum: toRoubles(minOrderSum),
    is_prepaid: isPrepaid,
    // Whom a code lets in is nobody's business but of those who decide it.
    staff_sign_in_by_code: staffSignInByCode && (customer?.flags.has('edit_retail') ?? false),
    trade_prices_shown_to: tradePricesShownTo,
    requisites: customer ? found.requisites : '',
    orders_wait: ordersWait,
    payments_wait: paymentsWait,
    time_zone: timeZone,
    demo: shop.isDemo,
    social_providers: [...socialProviders],
    info_pages: shownPages({ contacts: found.contacts, pickupPoints, writtenPages }),
  };
}

import { findShopHosts, type ShopHostRow } from '../../db/repositories/shop/shop.ts';
import * as shops from '../../db/repositories/shop/new-shop.ts';
import type { Transaction } from '../../db/engine/types.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';
import { allPermissions } from '../permission/permissions.ts';
import { sentHost } from './hosts.ts';

/** Why an operator's wish about shops is refused. */
export type ShopRefusal = 'host_taken' | 'host_needed' | 'no_shop' | 'no_host' | 'last_host';

/** A wish that was refused; `about` is the host or the shop. */
export class ShopRefusedError extends Error {
  override readonly name = 'ShopRefusedError';
  readonly code: ShopRefusal;
  readonly about: string;

  constructor(code: ShopRefusal, about: string) {
    super(`${code}: ${about}`);
    this.code = code;
    this.about = about;
  }
}

/** A shop with all its hosts, the main one first; none where it answers for any. */
export interface ManagedShop {
  id: number;
  name: string;
  hosts: string[];
  isDemo: boolean;
}

const firstGroups = [
  { name: 'Владелец', flags: [...allPermissions], isForNew: false },
  { name: 'Для всех новых', flags: ['create_order' as const], isForNew: true },
];

/** The hosts of a shop as they are stored. */
const hostsOf = ({ host, otherHosts }: ShopHostRow): string[] => [...(host === null ? [] : [host]), ...otherHosts];

function checkFree(known: readonly ShopHostRow[], hosts: readonly string[]): void {
  const taken = hosts.find((host) => known.some((shop) => hostsOf(shop).some((one) => sentHost(one) === host)));
  if (taken !== undefined) throw new ShopRefusedError('host_taken', taken);
}

/** Throws where a shop would answer for any host beside another one that does. */
function checkOneForAll(known: readonly ShopHostRow[], besides?: number): void {
  const other = known.find((shop) => shop.host === null && shop.id !== besides);
  if (other) throw new ShopRefusedError('host_needed', String(other.id));
}

/** Every shop with its hosts. */
export async function listShops({ db }: Pick<DomainDeps, 'db'>): Promise<ManagedShop[]> {
  const [found, known] = await Promise.all([shops.findShops(db.orm), findShopHosts(db.orm)]);
  return found.map(({ id, name, isDemo }) => {
    const shop = known.find((one) => one.id === id);
    return { id, name, isDemo, hosts: shop ? hostsOf(shop) : [] };
  });
}

/**
 * Makes a shop and its first owner, who holds every permission; its id. Here and below hosts are as browsers send them
 * (asciiHost). Throws ShopRefusedError for a host of another shop, or without a host where another shop answers for
 * any.
 */
export function createShop(
  { db, clock }: Pick<DomainDeps, 'db' | 'clock'>,
  { name, phone, hosts }: { name: string; phone: string; hosts: readonly string[] },
): Promise<number> {
  const [main = null, ...others] = new Set(hosts);
  return db.transaction(async (transaction) => {
    await shops.lockShops(transaction);
    const known = await findShopHosts(transaction);
    checkFree(known, hosts);
    if (main === null) checkOneForAll(known);
    const shopId = await shops.insertShop(transaction, { name, host: main });
    for (const host of others) await shops.insertHost(transaction, shopId, host);
    await shops.insertFirstOwner(transaction, { shopId, phone, groups: firstGroups, createdAt: clock.now() });
    return shopId;
  });
}

async function lockedShop(transaction: Transaction, id: number): Promise<[ShopHostRow, ShopHostRow[]]> {
  await shops.lockShops(transaction);
  const known = await findShopHosts(transaction);
  const shop = known.find((one) => one.id === id);
  if (!shop) throw new ShopRefusedError('no_shop', String(id));
  return [shop, known];
}

/** Gives a shop one more host; its first becomes the main one. Throws ShopRefusedError for a host that is taken. */
export function addHost(
  { db }: Pick<DomainDeps, 'db'>,
  { shopId, host }: { shopId: number; host: string },
): Promise<void> {
  return db.transaction(async (transaction) => {
    const [shop, known] = await lockedShop(transaction, shopId);
    checkFree(known, [host]);
    if (shop.host === null) await shops.writeHost(transaction, shopId, host);
    else await shops.insertHost(transaction, shopId, host);
  });
}

/** Takes a host from a shop; the next one becomes the main one. Throws ShopRefusedError for the last. */
export function removeHost(
  { db }: Pick<DomainDeps, 'db'>,
  { shopId, host }: { shopId: number; host: string },
): Promise<void> {
  return db.transaction(async (transaction) => {
    const [shop] = await lockedShop(transaction, shopId);
    const stored = hostsOf(shop).find((one) => sentHost(one) === host);
    if (stored === undefined) throw new ShopRefusedError('no_host', host);
    const [next] = shop.otherHosts;
    if (shop.host !== stored) return shops.deleteHost(transaction, stored);
    if (next === undefined) throw new ShopRefusedError('last_host', host);
    await shops.deleteHost(transaction, next);
    await shops.writeHost(transaction, shopId, next);
  });
}

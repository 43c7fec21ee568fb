import { deleteIdleGuestCarts } from '../db/repositories/cart/cart.ts';
import { deleteChangesBefore } from '../db/repositories/change/shop-change.ts';
import { deleteRemovedFavourites } from '../db/repositories/favourite/favourite.ts';
import { deleteImportsBefore } from '../db/repositories/item-import/item-import.ts';
import { deleteKeysBefore } from '../db/repositories/kit/idempotency.ts';
import { sweepAuth } from '../auth/sweep.ts';
import type { DomainDeps } from '../domain/kit/domain-deps.ts';

const DAY_MS = 86_400_000;
const GUEST_CART_IDLE_MS = 90 * DAY_MS;
/** For a cart that its guest never came back to. */
const GUEST_CART_LEFT_MS = 7 * DAY_MS;
const KEY_LIFE_MS = 30 * DAY_MS;
const IMPORT_LIFE_MS = 7 * DAY_MS;
/** A request times out after minutes, so no older change of a favourite can still arrive. */
/** Pages that ask for changes since longer ago than an hour fetch everything again. */
const CHANGE_LIFE_MS = DAY_MS;
const REMOVED_FAVOURITE_LIFE_MS = DAY_MS;

/**
 * Deletes expired records: of sign-in, idle and left carts of guests, old idempotency keys, removed favourites, imports
 * of last week and told changes.
 */
export async function sweep(deps: DomainDeps): Promise<void> {
  const { db, clock } = deps;
  const before = (ms: number) => new Date(clock.now().getTime() - ms);
  await sweepAuth(deps);
  await deleteIdleGuestCarts(db.orm, {
    idleSince: before(GUEST_CART_IDLE_MS),
    leftSince: before(GUEST_CART_LEFT_MS),
  });
  await deleteKeysBefore(db.orm, before(KEY_LIFE_MS));
  await deleteChangesBefore(db.orm, before(CHANGE_LIFE_MS));
  await deleteImportsBefore(db.orm, before(IMPORT_LIFE_MS));
  await deleteRemovedFavourites(db.orm, before(REMOVED_FAVOURITE_LIFE_MS));
}

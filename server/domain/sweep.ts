import { deleteIdleGuestCarts } from '../db/repositories/cart.ts';
import { deleteTakenMarks } from '../db/repositories/favourite.ts';
import { deleteKeysBefore } from '../db/repositories/idempotency.ts';
import { sweepAuth } from './auth/sweep.ts';
import type { Writing } from './cart.ts';

const DAY_MS = 86_400_000;
const GUEST_CART_IDLE_MS = 90 * DAY_MS;
const KEY_LIFE_MS = 30 * DAY_MS;
/** A call gives up after minutes: no older change of a mark is still on its way. */
const TAKEN_MARK_LIFE_MS = DAY_MS;

/** Forgets what nobody will come back for: what signing in has left behind, guests' carts, the keys of repeated requests and marks that were taken away. */
export async function sweep(writing: Writing): Promise<void> {
  const { db, clock } = writing;
  const before = (ms: number) => new Date(clock.now().getTime() - ms);
  await sweepAuth(writing);
  await deleteIdleGuestCarts(db.orm, before(GUEST_CART_IDLE_MS));
  await deleteKeysBefore(db.orm, before(KEY_LIFE_MS));
  await deleteTakenMarks(db.orm, before(TAKEN_MARK_LIFE_MS));
}

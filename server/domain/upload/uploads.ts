import type { StoredImage } from '../../db/schema/stored-image.ts';
import { randomBytes, randomUUID } from 'node:crypto';
import type { SignedInCaller } from '../access/caller.ts';
import { countWithin, type Limit } from '../kit/rate-limits.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';
import { lockCounters } from '../../db/repositories/kit/rate-limit.ts';
import {
  countUnusedUploads,
  deleteUploads,
  findUnusedUploads,
  findUsedPictures,
  insertUpload,
  insertUsedUploads,
  markUploadsUsed,
  type UploadUse,
} from '../../db/repositories/upload/upload.ts';
import { AppError } from '../kit/app-error.ts';
import { makePicture } from './pictures.ts';
import type { Orm, Transaction } from '../../db/engine/types.ts';

const HOUR_MS = 3_600_000;

/** How long an uploaded picture may be used in a record. */
export const UNUSED_LIFE_MS = 24 * HOUR_MS;

/** An hour later, so that no process whose clock is slow still uses a picture that is swept. */
const SWEEP_AFTER_MS = UNUSED_LIFE_MS + HOUR_MS;

const SWEEP_AT_ONCE = 100;

/** How many unused pictures a customer may have: an order of two hundred photos, and some that were removed. */
const MAX_UNUSED = 250;

/** The same of catalogue staff. */
const MAX_UNUSED_OF_STAFF = 2_000;

/** How many failures a sweep reports. */
const TOLD_FAILURES = 5;

const fileName = ({ key }: StoredImage, width: number): string => `${key}-${width}.webp`;

/** A random key, so that nobody guesses the URL of a picture. */
function newKey(): string {
  const name = randomBytes(20).toString('hex');
  return `up/${name.slice(0, 2)}/${name}`;
}

/** Whether somebody fills the catalogue, whose pictures come by the hundred. */
const isCatalogueStaff = ({ customer }: SignedInCaller): boolean =>
  customer.flags.has('create_item') || customer.flags.has('edit_item');

/**
 * The limits of a customer's uploads: sixty in ten minutes, five hundred in a day; for catalogue staff 600 and 20,000.
 */
const limitsOf = (caller: SignedInCaller) => {
  const { shop, customer } = caller;
  const key = `upload:${shop.id}:${customer.id}`;
  const points = isCatalogueStaff(caller) ? { often: 600, daily: 20_000 } : { often: 60, daily: 500 };
  return {
    often: { key, points: points.often, seconds: 600 },
    daily: { key: `${key}:day`, points: points.daily, seconds: 86_400 },
  } satisfies Record<string, Limit>;
};

/** Writes the row of a picture; throws unused_pictures_full where the customer has too many unused ones. */
async function keepRow(
  { db, clock }: DomainDeps,
  caller: SignedInCaller,
  { id, image }: { id: string; image: StoredImage },
): Promise<void> {
  const { shop, customer } = caller;
  await db.transaction(async (transaction) => {
    const now = clock.now();
    // Locked only so that parallel uploads are counted one after another.
    await lockCounters(transaction, [limitsOf(caller).often], now);
    const { count, oldest } = await countUnusedUploads(transaction, customer.id);
    const max = isCatalogueStaff(caller) ? MAX_UNUSED_OF_STAFF : MAX_UNUSED;
    if (count >= max) {
      const left = (oldest ?? now).getTime() + SWEEP_AFTER_MS - now.getTime();
      throw new AppError('unused_pictures_full', {
        max,
        retryAfter: Math.max(60, Math.ceil(left / 1_000)),
      });
    }
    await insertUpload(transaction, { id, shopId: shop.id, customerId: customer.id, image, createdAt: now });
  });
}

/** A picture that was stored, and the id of its upload. */
interface StoredUpload {
  id: string;
  image: StoredImage;
}

/** Stores a picture; throws as `makePicture` does, and `too_many_requests` or `unused_pictures_full`. */
export async function storePicture(deps: DomainDeps, caller: SignedInCaller, data: Buffer): Promise<StoredUpload> {
  const { db, clock, files } = deps;
  await db.transaction((transaction) => countWithin(transaction, Object.values(limitsOf(caller)), clock.now()));
  const { width, height, files: made } = await makePicture(data);
  const image: StoredImage = { key: newKey(), width, height, widths: made.map((file) => file.width) };
  const id = randomUUID();
  // The row comes first: if the writing is interrupted, the sweep finds the files that were written.
  await keepRow(deps, caller, { id, image });
  await Promise.all(made.map((file) => files.put(fileName(image, file.width), file.data)));
  return { id, image };
}

/**
 * Marks the customer's own pictures with these ids as used and returns them in this order; an id may occur twice.
 * Throws `validation` on `field` (which may depend on the index) where one is unknown or another customer's.
 */
export async function takeUploads(
  transaction: Transaction,
  use: UploadUse,
  ids: readonly string[],
  field: string | ((index: number) => string),
): Promise<StoredImage[]> {
  if (ids.length === 0) return [];
  const wanted = {
    ids: [...new Set(ids.map((id) => id.toLowerCase()))],
    after: new Date(use.at.getTime() - UNUSED_LIFE_MS),
  };
  const found = new Map((await markUploadsUsed(transaction, use, wanted)).map(({ id, image }) => [id, image]));
  return ids.map((id, index) => {
    const image = found.get(id.toLowerCase());
    if (image) return image;
    throw new AppError('validation', {}, { [typeof field === 'string' ? field : field(index)]: 'unknown_record' });
  });
}

/**
 * Gives the caller ids for pictures of the shop that records had before, by their keys, so that an ordinary change can
 * refer to them again. Those that nobody uploaded are left out.
 */
export async function lendPictures(
  orm: Orm,
  { shop, customer }: SignedInCaller,
  { keys, at }: { keys: readonly string[]; at: Date },
): Promise<ReadonlyMap<string, string>> {
  const found = await findUsedPictures(orm, shop.id, keys);
  const byKey = new Map(found.map((image) => [image.key, { id: randomUUID(), image }]));
  await insertUsedUploads(orm, { shopId: shop.id, customerId: customer.id, at }, [...byKey.values()]);
  return new Map([...byKey].map(([key, { id }]) => [key, id]));
}

/**
 * Deletes the pictures that weren't used within a day. Files are deleted before rows: a row without files is found
 * again, files without a row are not. A failure keeps the row and doesn't stop the others; failures are thrown at the
 * end.
 */
export async function sweepUploads({ db, clock, files }: DomainDeps): Promise<void> {
  const before = new Date(clock.now().getTime() - SWEEP_AFTER_MS);
  const failures: unknown[] = [];
  for (let after: string | null = null; ;) {
    const unused = await findUnusedUploads(db.orm, { before, after, limit: SWEEP_AT_ONCE });
    const last = unused.at(-1);
    if (!last) break;
    after = last.id;
    const removed = await Promise.allSettled(
      unused.map(async ({ id, image }) => {
        await files.remove(image.widths.map((width) => fileName(image, width)));
        return id;
      }),
    );
    failures.push(...removed.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : [])));
    await deleteUploads(
      db.orm,
      removed.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
    );
  }
  if (failures.length > 0)
    throw new AggregateError(failures.slice(0, TOLD_FAILURES), `${failures.length} pictures could not be removed`);
}

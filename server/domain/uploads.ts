import { randomBytes, randomUUID } from 'node:crypto';
import type { components } from '#contract/types.ts';
import type { Database, Transaction } from '../db/engine/types.ts';
import { lockCounters } from '../db/repositories/rate-limit.ts';
import { countUnusedUploads, deleteUploads, findUnusedUploads, insertUpload, markUploadsUsed, type UploadUse } from '../db/repositories/upload.ts';
import type { StoredImage } from '../db/schema/stored-image.ts';
import type { Clock } from '../ports/clock.ts';
import type { FileStore } from '../ports/files.ts';
import { AppError } from './app-error.ts';
import { toImage } from './images.ts';
import { countWithin, type Limit } from './limits.ts';
import type { SignedIn } from './person.ts';
import { makePicture } from './pictures.ts';

const HOUR_MS = 3_600_000;
/** How long a record may take to refer to a picture. */
const UNUSED_LIFE_MS = 24 * HOUR_MS;
/** By then nobody who takes pictures can still believe them young, whatever their clock says. */
const SWEEP_AFTER_MS = UNUSED_LIFE_MS + HOUR_MS;
const SWEEP_AT_ONCE = 100;
/** Pictures of a customer that nothing refers to: an order of two hundred photos, and some that were taken back. */
const MAX_UNUSED = 250;
/** Failures that are told of after a sweep. */
const TOLD_FAILURES = 5;

/** What storing pictures works with. */
export interface Uploading {
  db: Database;
  clock: Clock;
  files: FileStore;
}

const fileName = ({ key }: StoredImage, width: number): string => `${key}-${width}.webp`;

/** Nobody comes upon a picture by guessing. */
function newKey(): string {
  const name = randomBytes(20).toString('hex');
  return `up/${name.slice(0, 2)}/${name}`;
}

/** How often a customer may send a picture: sixty times in ten minutes, five hundred times in a day. */
const limitsOf = ({ shop, customer }: SignedIn) => {
  const key = `upload:${shop.id}:${customer.id}`;
  return { often: { key, points: 60, seconds: 600 }, daily: { key: `${key}:day`, points: 500, seconds: 86_400 } } satisfies Record<string, Limit>;
};

/** Writes the row of a picture, unless too many of this customer's wait already. */
async function keepRow({ db, clock }: Uploading, person: SignedIn, { id, image }: { id: string; image: StoredImage }): Promise<void> {
  const { shop, customer } = person;
  await db.transaction(async (transaction) => {
    const now = clock.now();
    // Held only so that what comes at once is counted one after another.
    await lockCounters(transaction, [limitsOf(person).often], now);
    const { count, oldest } = await countUnusedUploads(transaction, customer.id);
    if (count >= MAX_UNUSED) {
      const left = (oldest ?? now).getTime() + SWEEP_AFTER_MS - now.getTime();
      throw new AppError('unused_pictures_full', { max: MAX_UNUSED, retryAfter: Math.max(60, Math.ceil(left / 1_000)) });
    }
    await insertUpload(transaction, { id, shopId: shop.id, customerId: customer.id, image, at: now });
  });
}

/** Stores what a customer sent as a picture; throws as `makePicture` does, and `too_many_requests` or `unused_pictures_full`. */
export async function uploadPicture(uploading: Uploading, person: SignedIn, data: Buffer): Promise<components['schemas']['StoredFile']> {
  const { db, clock, files } = uploading;
  await db.transaction((transaction) => countWithin(transaction, Object.values(limitsOf(person)), clock.now()));
  const { width, height, files: made } = await makePicture(data);
  const image: StoredImage = { key: newKey(), width, height, widths: made.map((file) => file.width) };
  const id = randomUUID();
  // The row comes first: whatever interrupts the writing, the sweep finds what there is of the files.
  await keepRow(uploading, person, { id, image });
  await Promise.all(made.map((file) => files.put(fileName(image, file.width), file.data)));
  return { id, image: toImage(image) };
}

/**
 * The customer's own pictures of these ids, in their order, marked as referred to from now on; an id may stand there
 * twice. Throws `validation` on `field` (which may depend on the place in the list) where one is unknown or not theirs.
 */
export async function takeUploads(
  transaction: Transaction,
  use: UploadUse,
  ids: readonly string[],
  field: string | ((index: number) => string),
): Promise<StoredImage[]> {
  if (ids.length === 0) return [];
  const wanted = { ids: [...new Set(ids.map((id) => id.toLowerCase()))], after: new Date(use.at.getTime() - UNUSED_LIFE_MS) };
  const found = new Map((await markUploadsUsed(transaction, use, wanted)).map(({ id, image }) => [id, image]));
  return ids.map((id, index) => {
    const image = found.get(id.toLowerCase());
    if (image) return image;
    throw new AppError('validation', {}, { [typeof field === 'string' ? field : field(index)]: 'unknown_record' });
  });
}

/**
 * Forgets the pictures that nothing referred to within a day. Files go first: a row without them is found again, files
 * without a row never. A picture whose files stay keeps its row, and stops no other; what was wrong is thrown in the end.
 */
export async function sweepUploads({ db, clock, files }: Uploading): Promise<void> {
  const before = new Date(clock.now().getTime() - SWEEP_AFTER_MS);
  const failures: unknown[] = [];
  for (let after: string | null = null; ; ) {
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
    await deleteUploads(db.orm, removed.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])));
  }
  if (failures.length > 0) throw new AggregateError(failures.slice(0, TOLD_FAILURES), `${failures.length} pictures could not be removed`);
}

import { randomBytes, randomUUID } from 'node:crypto';
import type { components } from '#contract/types.ts';
import type { Database, Transaction } from '../db/engine/types.ts';
import { countOnce, lockCounters } from '../db/repositories/rate-limit.ts';
import { deleteUploads, findUnusedUploads, insertUpload, markUploadsUsed, type UploadUse } from '../db/repositories/upload.ts';
import type { StoredImage } from '../db/schema/stored-image.ts';
import type { Clock } from '../ports/clock.ts';
import type { FileStore } from '../ports/files.ts';
import { AppError } from './app-error.ts';
import { toImage } from './images.ts';
import type { SignedIn } from './person.ts';
import { makePicture } from './pictures.ts';

const HOUR_MS = 3_600_000;
/** How long a record may take to refer to a picture. */
const UNUSED_LIFE_MS = 24 * HOUR_MS;
/** By then nobody who takes pictures can still believe them young, whatever their clock says. */
const SWEEP_AFTER_MS = UNUSED_LIFE_MS + HOUR_MS;
const SWEEP_AT_ONCE = 100;
/** Pictures that a customer may send. */
const limit = { points: 60, seconds: 600 };

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

async function countUpload({ db, clock }: Uploading, { shop, customer }: SignedIn): Promise<void> {
  const key = `upload:${shop.id}:${customer.id}`;
  await db.transaction(async (transaction) => {
    const [counted] = await lockCounters(transaction, [{ key, seconds: limit.seconds }], clock.now());
    if (counted && counted.points >= limit.points) throw new AppError('too_many_requests', { retryAfter: Math.ceil(counted.seconds_left) });
    await countOnce(transaction, [key]);
  });
}

/** Stores what a customer sent as a picture; throws as `makePicture` does, and `too_many_requests`. */
export async function uploadPicture(uploading: Uploading, person: SignedIn, data: Buffer): Promise<components['schemas']['StoredFile']> {
  const { db, clock, files } = uploading;
  await countUpload(uploading, person);
  const { width, height, files: made } = await makePicture(data);
  const image: StoredImage = { key: newKey(), width, height, widths: made.map((file) => file.width) };
  const id = randomUUID();
  // The row comes first: whatever interrupts the writing, the sweep finds what there is of the files.
  await insertUpload(db.orm, { id, shopId: person.shop.id, customerId: person.customer.id, image, at: clock.now() });
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

/** Forgets the pictures that nothing referred to within a day. Files go first: a row without them is found again, files without a row never. */
export async function sweepUploads({ db, clock, files }: Uploading): Promise<void> {
  const before = new Date(clock.now().getTime() - SWEEP_AFTER_MS);
  for (;;) {
    const unused = await findUnusedUploads(db.orm, before, SWEEP_AT_ONCE);
    if (unused.length === 0) return;
    await files.remove(unused.flatMap(({ image }) => image.widths.map((width) => fileName(image, width))));
    await deleteUploads(db.orm, unused.map(({ id }) => id));
  }
}

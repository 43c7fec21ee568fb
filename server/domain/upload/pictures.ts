import { fileTypeFromBuffer } from 'file-type';
import pLimit from 'p-limit';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { AppError } from '../kit/app-error.ts';
import { runOrRefuse } from '../kit/run-or-refuse.ts';

const MEGAPIXEL = 1_000_000;
const MAX_MEGAPIXELS = 50;
/** The widths that pages use; no picture is larger than the last. */
const WIDTHS = [320, 640, 1280, 1920] as const;
/** High enough for a long receipt, and within WebP's limit. */
const MAX_HEIGHT = 10_000;
/** More than a photo at full width needs; a picture of pure noise stays below six megabytes. */
const MAX_MADE_MEGAPIXELS = 8;
/** A picture that takes longer was made to overload the server. */
const WORK_SECONDS = 20;

const takenTypes: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/apng',
  'image/webp',
  'image/avif',
  'image/gif',
]);
/** HEIC and related formats; of this family the decoder reads AVIF alone. */
const unreadableTypes: ReadonlySet<string> = new Set([
  'image/heic',
  'image/heif',
  'image/heic-sequence',
  'image/heif-sequence',
]);

/** A re-encoded picture: size of the largest in pixels, and WebP of each width, smallest first. */
export interface MadePicture {
  width: number;
  height: number;
  files: { width: number; data: Buffer }[];
}

// Each picture takes a core and up to 200 MB.
const pictureLimit = pLimit(2);

/** How many pictures are being made now, and how many wait for it. */
export const pictureQueue = (): { running: number; waiting: number } => ({
  running: pictureLimit.activeCount,
  waiting: pictureLimit.pendingCount,
});
const MAX_WAITING = 20;

const whole = { failOn: 'error', limitInputPixels: MAX_MEGAPIXELS * MEGAPIXEL, pages: 1 } as const;

async function checkType(data: Buffer): Promise<void> {
  const type = await fileTypeFromBuffer(data).catch(() => undefined);
  if (type && unreadableTypes.has(type.mime)) throw new AppError('picture_heic');
  if (!type || !takenTypes.has(type.mime)) throw new AppError('file_not_picture');
}

/** The size after rotation by EXIF; throws picture_too_large before anything is decoded. */
async function readSize(data: Buffer): Promise<Metadata['autoOrient']> {
  const { autoOrient } = await sharp(data, { ...whole, limitInputPixels: false }).metadata();
  if (autoOrient.width * autoOrient.height > MAX_MEGAPIXELS * MEGAPIXEL)
    throw new AppError('picture_too_large', { max: MAX_MEGAPIXELS });
  return autoOrient;
}

/** The sizes to make, largest first, all of the same proportions. */
function sizesFor({ width, height }: Metadata['autoOrient']): { width: number; height: number }[] {
  const widest = Math.sqrt((MAX_MADE_MEGAPIXELS * MEGAPIXEL * width) / height);
  const largest = Math.max(
    1,
    Math.floor(Math.min(width, WIDTHS.at(-1) ?? width, (width * MAX_HEIGHT) / height, widest)),
  );
  const widths = [largest, ...WIDTHS.filter((one) => one < largest).toReversed()];
  return widths.map((made) => ({
    width: made,
    height: Math.max(1, Math.min(MAX_HEIGHT, Math.round((made * height) / width))),
  }));
}

async function make(data: Buffer): Promise<MadePicture> {
  const sizes = sizesFor(await readSize(data));
  const files: MadePicture['files'] = [];
  let drawn: Sharp = sharp(data, whole).autoOrient().timeout({ seconds: WORK_SECONDS });
  for (const { width, height } of sizes) {
    const { data: pixels, info } = await drawn
      .resize(width, height, { fit: 'fill' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    drawn = sharp(pixels, { raw: { width, height, channels: info.channels } });
    files.unshift({ width, data: await drawn.clone().webp({ quality: 80, effort: 3 }).toBuffer() });
  }
  const [{ width, height } = { width: 0, height: 0 }] = sizes;
  return { width, height, files };
}

/**
 * Re-encodes an uploaded picture: upright, without metadata, never enlarged. Throws
 * `file_not_picture`, `picture_heic`, `picture_too_large`, `picture_broken`, or `uploads_busy` where too many wait.
 */
export async function makePicture(data: Buffer): Promise<MadePicture> {
  await checkType(data);
  const makeOrRefuse = () =>
    make(data).catch((error: unknown) => {
      throw error instanceof AppError ? error : new AppError('picture_broken');
    });
  return runOrRefuse(pictureLimit, makeOrRefuse, { waiting: MAX_WAITING });
}

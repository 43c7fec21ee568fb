import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { AppError } from './app-error.ts';
import { createWorkQueue } from './picture-queue.ts';

const MEGAPIXEL = 1_000_000;
const MAX_MEGAPIXELS = 50;
/** Widths that pages ask for; the last is the largest that anyone sees. */
const WIDTHS = [320, 640, 1280, 1920] as const;
/** A long receipt stays readable, and WebP can hold it. */
const MAX_HEIGHT = 10_000;
/** Beyond any snapshot at full width: what is made of pure noise stays below six megabytes. */
const MAX_MADE_MEGAPIXELS = 8;
/** A picture that takes longer was made to. */
const WORK_SECONDS = 20;

const takenTypes: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/avif', 'image/gif']);
/** Apple's HEIC and its kin: the decoder here knows AVIF alone of that family. */
const unreadableTypes: ReadonlySet<string> = new Set(['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence']);

/** A picture made anew: sizes in pixels of the largest, and WebP of each width, smallest first. */
export interface MadePicture {
  width: number;
  height: number;
  files: { width: number; data: Buffer }[];
}

// Each takes a core and up to two hundred megabytes; the machine has other work too.
const inTurn = createWorkQueue({ atOnce: 2, waiting: 20 });

const whole = { failOn: 'error', limitInputPixels: MAX_MEGAPIXELS * MEGAPIXEL, pages: 1 } as const;

async function checkType(data: Buffer): Promise<void> {
  const type = await fileTypeFromBuffer(data).catch(() => undefined);
  if (type && unreadableTypes.has(type.mime)) throw new AppError('picture_heic');
  if (!type || !takenTypes.has(type.mime)) throw new AppError('file_not_picture');
}

/** The size as a person sees the picture; throws before anything is decoded. */
async function readSize(data: Buffer): Promise<Metadata['autoOrient']> {
  const { autoOrient } = await sharp(data, { ...whole, limitInputPixels: false }).metadata();
  if (autoOrient.width * autoOrient.height > MAX_MEGAPIXELS * MEGAPIXEL) throw new AppError('picture_too_large', { max: MAX_MEGAPIXELS });
  return autoOrient;
}

/** The sizes to make, largest first, all of one shape. */
function sizesFor({ width, height }: Metadata['autoOrient']): { width: number; height: number }[] {
  const widest = Math.sqrt((MAX_MADE_MEGAPIXELS * MEGAPIXEL * width) / height);
  const largest = Math.max(1, Math.floor(Math.min(width, WIDTHS.at(-1) ?? width, (width * MAX_HEIGHT) / height, widest)));
  const widths = [largest, ...WIDTHS.filter((one) => one < largest).toReversed()];
  return widths.map((made) => ({ width: made, height: Math.max(1, Math.min(MAX_HEIGHT, Math.round((made * height) / width))) }));
}

async function make(data: Buffer): Promise<MadePicture> {
  const sizes = sizesFor(await readSize(data));
  const files: MadePicture['files'] = [];
  let drawn: Sharp = sharp(data, whole).autoOrient().timeout({ seconds: WORK_SECONDS });
  for (const { width, height } of sizes) {
    const { data: pixels, info } = await drawn.resize(width, height, { fit: 'fill' }).raw().toBuffer({ resolveWithObject: true });
    drawn = sharp(pixels, { raw: { width, height, channels: info.channels } });
    files.unshift({ width, data: await drawn.clone().webp({ quality: 80, effort: 3 }).toBuffer() });
  }
  const [{ width, height } = { width: 0, height: 0 }] = sizes;
  return { width, height, files };
}

/**
 * Makes a picture anew from whatever somebody sent: upright, without metadata, never larger than it came. Throws
 * `file_not_picture`, `picture_heic`, `picture_too_large`, `picture_broken`, or `uploads_busy` where many are at it.
 */
export async function makePicture(data: Buffer): Promise<MadePicture> {
  await checkType(data);
  return inTurn(() =>
    make(data).catch((error: unknown) => {
      throw error instanceof AppError ? error : new AppError('picture_broken');
    }),
  );
}

import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import type { StoredImage } from '../../db/schema/stored-image.ts';
import { drawPicture } from './draw.ts';
import type { DemoPicture } from './picture.ts';
import { renderPicture } from './render.ts';

/** Widths of a picture of goods, in pixels. */
export const PICTURE_WIDTHS: readonly number[] = [320, 640];
/** Widths of an avatar. */
export const AVATAR_WIDTHS: readonly number[] = [128, 256];

const AT_ONCE = 4;

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Writes a file under a temporary name and renames it, so that a file with its name is complete. */
async function writeWhole(path: string, data: Buffer): Promise<void> {
  const unfinished = `${path}.${randomUUID()}.part`;
  await writeFile(unfinished, data, { flush: true });
  await rename(unfinished, path);
}

async function storeOne(filesDir: string, picture: DemoPicture, widths: readonly number[]): Promise<StoredImage> {
  const largest = Math.max(...widths);
  const drawing = drawPicture(picture, largest);
  const hash = createHash('sha256').update(drawing).digest('hex').slice(0, 32);
  const key = `${hash.slice(0, 2)}/${hash}`;
  const pathOf = (width: number) => join(filesDir, `${key}-${width}.webp`);
  const isStored = (await Promise.all(widths.map((width) => exists(pathOf(width))))).every(Boolean);
  if (!isStored) {
    await mkdir(dirname(pathOf(largest)), { recursive: true });
    const rendered = await renderPicture(drawing, widths);
    await Promise.all(rendered.map(({ width, data }) => writeWhole(pathOf(width), data)));
  }
  return { key, width: largest, height: largest, widths: [...widths] };
}

/** Draws pictures into the file store, and tells of each; skips existing files. Results are in the order of the pictures. */
export function storePictures(
  filesDir: string,
  pictures: readonly DemoPicture[],
  widths: readonly number[],
  onStored: () => void,
): Promise<StoredImage[]> {
  return pLimit(AT_ONCE).map(pictures, async (picture) => {
    const stored = await storeOne(filesDir, picture, widths);
    onStored();
    return stored;
  });
}

import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { StoredImage } from '../../db/schema/stored-image.ts';

type ImagesByKey = ReadonlyMap<string, readonly StoredImage[]>;

/** The demo shop's pictures in the file store, by the keys of their records. */
export interface DemoImages {
  items: ImagesByKey;
  categories: ImagesByKey;
  people: ImagesByKey;
}

/** Copies one picture, a square in several widths, under a key that its bytes give it. */
async function storeOne(files: ReadonlyMap<number, string>, filesDir: string): Promise<StoredImage> {
  const widths = [...files.keys()].toSorted((one, other) => one - other);
  const largest = Math.max(...widths);
  const bytes = await readFile(files.get(largest) ?? '');
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const key = `${hash.slice(0, 2)}/${hash}`;
  await mkdir(dirname(join(filesDir, key)), { recursive: true });
  await Promise.all([...files].map(([width, file]) => copyFile(file, join(filesDir, `${key}-${width}.webp`))));
  return { key, width: largest, height: largest, widths };
}

/** Stores what `folder` has: `{record}-{number}-{width}.webp`. */
async function storeFolder(folder: string, filesDir: string): Promise<ImagesByKey> {
  const pictures = new Map<string, Map<string, Map<number, string>>>();
  for (const name of (await readdir(folder)).toSorted()) {
    const {
      record = '',
      number = '',
      width = '',
    } = /^(?<record>.+)-(?<number>\d+)-(?<width>\d+)\.webp$/.exec(name)?.groups ?? {};
    const ofRecord = pictures.get(record) ?? new Map<string, Map<number, string>>();
    pictures.set(record, ofRecord);
    ofRecord.set(number, (ofRecord.get(number) ?? new Map()).set(Number(width), join(folder, name)));
  }
  const stored = [...pictures].map(
    async ([record, numbered]) =>
      [record, await Promise.all([...numbered.values()].map((files) => storeOne(files, filesDir)))] as const,
  );
  return new Map(await Promise.all(stored));
}

/** Copies the pictures that the demo shop is made with into the file store. */
export async function storeDemoImages(picturesDir: string, filesDir: string): Promise<DemoImages> {
  const [items, categories, people] = await Promise.all(
    ['items', 'categories', 'people'].map((room) => storeFolder(join(picturesDir, room), filesDir)),
  );
  if (!items || !categories || !people) throw new Error('The demo shop has no pictures');
  return { items, categories, people };
}

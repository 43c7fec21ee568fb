import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { drawPicture } from './draw.ts';
import { avatars, categoryLooks } from './emblem-looks.ts';
import { itemLooks } from './item-looks.ts';
import { type DemoPicture, pictureOf, picturesOf } from './picture.ts';
import { renderPicture } from './render.ts';

/**
 * Draws the pictures that the demo shop is made with. They are committed: run it anew after a look or a motif has
 * changed.
 */
const folder = 'server/demo/pictures';

interface Room {
  /** Widths in pixels. */
  widths: readonly number[];
  /** By the key of the record. */
  pictures: Readonly<Record<string, readonly DemoPicture[]>>;
}

const byKey = <T>(looks: Readonly<Record<string, T>>, draw: (key: string, look: T) => DemoPicture[]) =>
  Object.fromEntries(Object.entries(looks).map(([key, look]) => [key, draw(key, look)]));

const rooms: Readonly<Record<string, Room>> = {
  items: { widths: [320, 640], pictures: byKey(itemLooks, picturesOf) },
  categories: { widths: [320, 640], pictures: byKey(categoryLooks, (key, look) => [pictureOf(key, look, 'emblem')]) },
  people: { widths: [128, 256], pictures: byKey(avatars, (_, picture) => [picture]) },
};

const atOnce = pLimit(4);
await rm(folder, { recursive: true, force: true });
let bytes = 0;
for (const [room, { widths, pictures }] of Object.entries(rooms)) {
  await mkdir(join(folder, room), { recursive: true });
  const drawn = Object.entries(pictures).flatMap(([key, of]) =>
    of.map((picture, at) =>
      atOnce(async () => {
        for (const { width, data } of await renderPicture(drawPicture(picture, Math.max(...widths)), widths)) {
          bytes += data.length;
          await writeFile(join(folder, room, `${key}-${at + 1}-${width}.webp`), data);
        }
      }),
    ),
  );
  await Promise.all(drawn);
}
console.log(`${folder}: ${(bytes / 1e6).toFixed(2)} MB`);

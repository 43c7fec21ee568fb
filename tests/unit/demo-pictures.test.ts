import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPicture } from '#scripts/demo-pictures/draw.ts';
import { avatars, categoryLooks } from '#scripts/demo-pictures/emblem-looks.ts';
import { itemLooks } from '#scripts/demo-pictures/item-looks.ts';
import { type MotifName, motifs } from '#scripts/demo-pictures/motifs.ts';
import { type DemoPicture, pictureOf, picturesOf, type View } from '#scripts/demo-pictures/picture.ts';
import { renderPicture } from '#scripts/demo-pictures/render.ts';
import { demoItems } from '#server/demo/data/catalogue.ts';
import { demoCategories } from '#server/demo/data/categories.ts';
import { demoPeople } from '#server/demo/data/people.ts';

const motifNames = Object.keys(motifs).filter((name): name is MotifName => name in motifs);

const itemPictures = Object.entries(itemLooks).flatMap(([key, look]) =>
  picturesOf(key, look).map((picture, at) => ({ name: `${key}-${at + 1}`, picture })),
);
const emblems = Object.entries(categoryLooks).map(([key, look]) => ({
  name: `${key}-1`,
  picture: pictureOf(key, look, 'emblem'),
}));
const faces = Object.entries(avatars).map(([key, picture]) => ({ name: `${key}-1`, picture }));
const sample = pictureOf(
  'sample',
  ['vase', 0, 'terracotta', 'dip', { isReversed: true, beside: ['towels'] }],
  'emblem',
);

const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);

const drawn = new Map<DemoPicture, Promise<Buffer>>();

const pixels = (picture: DemoPicture) => {
  const known =
    drawn.get(picture) ??
    sharp(Buffer.from(drawPicture(picture, 96)))
      .removeAlpha()
      .raw()
      .toBuffer();
  drawn.set(picture, known);
  return known;
};

describe('the demo pictures', () => {
  it('are distinct, each of every item', async () => {
    const hashes = await pLimit(2).map(itemPictures, async ({ picture }) =>
      createHash('sha256')
        .update(await pixels(picture))
        .digest('hex'),
    );
    expect(repeated(hashes)).toEqual([]);
  });

  it('show something, and refer to nothing that is not in them', async () => {
    const faults = await pLimit(2).map([...itemPictures, ...emblems, ...faces], async ({ name, picture }) => {
      const svg = drawPicture(picture, 96);
      const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      const missing = [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)]
        .map(([, fill, use]) => fill ?? use)
        .filter((id) => !ids.has(id));
      const colours = new Set((await pixels(picture)).toString('hex').match(/.{6}/g));
      return [
        ...missing.map((id) => `${name}: no #${id}`),
        ...(colours.size < 200 ? [`${name}: ${colours.size} colours`] : []),
      ];
    });
    expect(faults.flat()).toEqual([]);
  });

  it('come out the same each time', () => {
    for (const { picture } of [...emblems, ...faces]) expect(drawPicture(picture, 320)).toBe(drawPicture(picture, 320));
  });

  it('can be of every motif in any shape and view, with no number missing', () => {
    const views: readonly View[] = ['front', 'scene', 'detail', 'emblem'];
    const asked = motifNames.flatMap((motif) =>
      Array.from({ length: 12 }, (_, shape) =>
        views.map((view) => ({ ...sample, motif, shape, view, seed: shape })),
      ).flat(),
    );
    const broken = asked.filter((picture) => /NaN|undefined|null|Infinity/.test(drawPicture(picture, 320)));
    expect(broken.map(({ motif, shape, view }) => `${motif} ${shape} ${view}`)).toEqual([]);
  });

  it('are square WebP of the asked widths, light enough for a phone', async () => {
    const rendered = await renderPicture(drawPicture(sample, 1200), [320, 640, 1200]);
    expect(rendered.map(({ width, height }) => [width, height])).toEqual([
      [1200, 1200],
      [640, 640],
      [320, 320],
    ]);
    for (const { width, data } of rendered)
      expect(await sharp(data).metadata()).toMatchObject({ format: 'webp', width, height: width });
    expect(rendered.at(-1)?.data.length).toBeLessThan(15_000);
  });
});

describe('the committed pictures', () => {
  const folder = join(import.meta.dirname, '../../server/demo/pictures');
  const keysOf = (things: readonly { key: string }[]) => things.map(({ key }) => key).toSorted();

  it.each([
    { room: 'items', drawn: itemPictures, widths: [320, 640] },
    { room: 'categories', drawn: emblems, widths: [320, 640] },
    { room: 'people', drawn: faces, widths: [128, 256] },
  ])('of $room are those of the looks, in each width', ({ room, drawn, widths }) => {
    const names = drawn.flatMap(({ name }) => widths.map((width) => `${name}-${width}.webp`));
    expect(readdirSync(join(folder, room)).toSorted()).toEqual(names.toSorted());
  });

  it('are there for every item, category and person', () => {
    expect(Object.keys(itemLooks).toSorted()).toEqual(keysOf(demoItems));
    expect(Object.keys(categoryLooks).toSorted()).toEqual(keysOf(demoCategories));
    expect(Object.keys(avatars).toSorted()).toEqual(keysOf(demoPeople));
  });
});

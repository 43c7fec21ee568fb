import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { isCharged, orderTransitionRefusal } from '#machines/order/placed-order.machine.ts';
import { demoCategories } from '#server/demo/data/categories.ts';
import { demoItems } from '#server/demo/data/catalogue.ts';
import { demoPayments } from '#server/demo/data/payments.ts';
import { demoOrders, demoPeople } from '#server/demo/data/people.ts';
import { drawPicture } from '#server/demo/pictures/draw.ts';
import { type MotifName, motifs } from '#server/demo/pictures/motifs.ts';
import type { DemoPicture, View } from '#server/demo/pictures/picture.ts';
import { renderPicture } from '#server/demo/pictures/render.ts';
import { demoAvatars, demoDeliveries, demoGroups, demoPoints, demoShopPicture } from '#server/demo/data/shop.ts';
import type { DemoItem } from '#server/demo/data/types.ts';

const motifNames = Object.keys(motifs).filter((name): name is MotifName => name in motifs);

const itemPictures = demoItems.flatMap(({ key, pictures }) =>
  pictures.map((picture, at) => ({ name: `${key} ${at}`, picture })),
);
const signs = [
  ...demoCategories.map(({ key, picture }) => ({ name: key, picture })),
  ...Object.entries(demoAvatars).map(([name, picture]) => ({ name, picture })),
  { name: 'shop', picture: demoShopPicture },
];

const keysOf = (things: readonly { key: string }[]) => things.map(({ key }) => key);

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

const discounted = ({ retailPrice, discount }: DemoItem) => retailPrice - Math.round((retailPrice * discount) / 100);

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
    const faults = await pLimit(2).map([...itemPictures, ...signs], async ({ name, picture }) => {
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
    for (const { picture } of signs) expect(drawPicture(picture, 320)).toBe(drawPicture(picture, 320));
  });

  it('can be of every motif in any shape and view, with no number missing', () => {
    const views: readonly View[] = ['front', 'scene', 'detail', 'emblem'];
    const asked = motifNames.flatMap((motif) =>
      Array.from({ length: 12 }, (_, shape) =>
        views.map((view) => ({ ...demoShopPicture, motif, shape, view, seed: shape })),
      ).flat(),
    );
    const broken = asked.filter((picture) => /NaN|undefined|null|Infinity/.test(drawPicture(picture, 320)));
    expect(broken.map(({ motif, shape, view }) => `${motif} ${shape} ${view}`)).toEqual([]);
  });

  it('are square WebP of the asked widths, light enough for a phone', async () => {
    const rendered = await renderPicture(drawPicture(demoShopPicture, 1200), [320, 640, 1200]);
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

describe('the demo catalogue', () => {
  it('fills a dozen categories and no group', () => {
    const groups = new Set(demoCategories.map(({ parentKey }) => parentKey));
    const leaves = demoCategories.filter(({ key }) => !groups.has(key));
    expect(leaves.length).toBeGreaterThanOrEqual(12);
    expect(demoItems.length).toBeGreaterThanOrEqual(72);
    expect(demoItems.filter(({ categoryKey }) => !leaves.some(({ key }) => key === categoryKey))).toEqual([]);
    expect(leaves.filter(({ key }) => demoItems.filter(({ categoryKey }) => categoryKey === key).length < 5)).toEqual(
      [],
    );
  });

  it('names each category and item once, parents before their children', () => {
    expect(repeated(keysOf(demoCategories))).toEqual([]);
    expect(repeated(keysOf(demoItems))).toEqual([]);
    expect(repeated(demoItems.map(({ name }) => name))).toEqual([]);
    const early = demoCategories.filter(
      ({ parentKey }, at) => parentKey !== null && !keysOf(demoCategories.slice(0, at)).includes(parentKey),
    );
    expect(early).toEqual([]);
  });

  it('asks whole kopecks, and of the trade less than of a discounted customer', () => {
    const wrong = demoItems.filter(
      (item) =>
        !Number.isInteger(item.retailPrice) ||
        !Number.isInteger(item.tradePrice) ||
        item.tradePrice <= 0 ||
        item.tradePrice >= discounted(item),
    );
    expect(wrong.map(({ key }) => key)).toEqual([]);
    expect(demoItems.every(({ discount }) => discount >= 0 && discount <= 90)).toBe(true);
    expect(demoItems.filter(({ discount }) => discount > 0).length).toBeGreaterThan(demoItems.length / 6);
  });
});

describe('the demo people and their orders', () => {
  it('belong to groups that exist, have an avatar and one phone each', () => {
    expect(demoPeople.flatMap(({ groups }) => groups).filter((group) => !keysOf(demoGroups).includes(group))).toEqual(
      [],
    );
    expect(keysOf(demoPeople).filter((key) => demoAvatars[key] === undefined)).toEqual([]);
    expect(demoPeople.filter(({ phone }) => !/^7900000000\d$/.test(phone))).toEqual([]);
    expect(repeated(demoPeople.map(({ phone }) => phone))).toEqual([]);
  });

  it('order what is sold, to a point where it is picked up and to an address where it is brought', () => {
    expect(
      demoOrders
        .flatMap(({ lines }) => lines)
        .map((line) => ('photoOf' in line ? line.photoOf : line.itemKey))
        .filter((itemKey) => !keysOf(demoItems).includes(itemKey)),
    ).toEqual([]);
    for (const { personKey, deliveryKey, place } of demoOrders) {
      const delivery = demoDeliveries.find(({ key }) => key === deliveryKey);
      expect(keysOf(demoPeople)).toContain(personKey);
      expect(keysOf(demoPoints).includes(place)).toBe(delivery?.kind === 'pickup');
    }
  });

  it('have orders that went only where an order may go', () => {
    const facts = { by: 'staff', hasReason: true, isCovered: true, canForce: false } as const;
    const steps = demoOrders.flatMap(({ path, lines }) =>
      path.slice(1).map((to, at) => ({
        from: path[at] ?? to,
        to,
        lines: lines.map((line) => ({ state: 'W' as const, price: 'photoOf' in line ? line.price : 1 })),
      })),
    );
    expect(
      steps.filter(({ from, to, lines }) => orderTransitionRefusal(from, to, { ...facts, lines }) !== null),
    ).toEqual([]);
    expect(
      demoOrders.filter(({ path, reason }) => /canceled|rejected/.test(path.at(-1) ?? '') !== (reason !== '')),
    ).toEqual([]);
  });

  it('can pay for all that is charged to them but for one bill, and have what they ask back', () => {
    const left = demoPeople.map((person) => {
      const charged = demoOrders
        .filter(({ personKey, path }) => personKey === person.key && isCharged(path.at(-1) ?? 'created'))
        .map(({ lines, deliveryKey }) => {
          const sums = lines.map((line) => {
            if ('photoOf' in line) return line.count * (line.price ?? 0);
            const item = demoItems.find(({ key }) => key === line.itemKey);
            if (item === undefined) return 0;
            return line.count * (person.customerType === 'wholesale' ? item.tradePrice : discounted(item));
          });
          return sums.reduce(
            (sum, next) => sum + next,
            demoDeliveries.find(({ key }) => key === deliveryKey)?.price ?? 0,
          );
        });
      const paid = demoPayments
        .filter(({ personKey, state }) => personKey === person.key && state === 'F')
        .map(({ kind, amount }) => (kind === 'refund' ? -amount : amount));
      const asked = demoPayments
        .filter(({ personKey, kind, state }) => personKey === person.key && kind === 'refund' && state === 'W')
        .map(({ amount }) => amount);
      const balance = paid.reduce(
        (sum, amount) => sum + amount,
        charged.reduce((rest, total) => rest - total, person.startBalance),
      );
      return { key: person.key, left: asked.reduce((rest, amount) => rest - amount, balance) };
    });
    // She is shown how an order that waits for payment is paid.
    expect(left.filter((person) => person.left < 0).map(({ key }) => key)).toEqual(['ekaterina']);
  });
});

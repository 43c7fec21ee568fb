import { createHash } from 'node:crypto';
import type { Transaction } from '../../db/engine/types.ts';
import * as tables from '../../db/schema.ts';
import type { StoredImage } from '../../db/schema/stored-image.ts';
import { demoItems } from '../data/catalogue.ts';
import { demoCategories } from '../data/categories.ts';
import { demoPeople } from '../data/people.ts';
import { AVATAR_WIDTHS, PICTURE_WIDTHS, storePictures } from '../pictures/picture-files.ts';
import { demoAvatars, demoDeliveries, demoGroups, demoPoints, demoShop } from '../data/shop.ts';

/** The demo shop's pictures, by the keys of their records. */
export interface DemoImages {
  items: Map<string, StoredImage[]>;
  categories: Map<string, StoredImage>;
  people: Map<string, StoredImage>;
}

/** Ids of the written records, by key. */
export interface DemoIds {
  shopId: number;
  people: Map<string, number>;
}

/** Draws every picture of the demo shop into the file store. Takes seconds the first time. */
export async function drawDemoImages(filesDir: string): Promise<DemoImages> {
  const drawn = await storePictures(
    filesDir,
    demoItems.flatMap(({ pictures }) => pictures),
    PICTURE_WIDTHS,
  );
  const signs = await storePictures(
    filesDir,
    demoCategories.map(({ picture }) => picture),
    PICTURE_WIDTHS,
  );
  const people = demoPeople.flatMap(({ key }) => (demoAvatars[key] ? [{ key, picture: demoAvatars[key] }] : []));
  const faces = await storePictures(
    filesDir,
    people.map(({ picture }) => picture),
    AVATAR_WIDTHS,
  );
  const byKey = <T>(things: readonly { key: string }[], values: readonly T[]) =>
    new Map(things.flatMap(({ key }, index) => (values[index] === undefined ? [] : [[key, values[index]] as const])));
  let taken = 0;
  const albums = demoItems.map(({ pictures }) => drawn.slice(taken, (taken += pictures.length)));
  return { items: byKey(demoItems, albums), categories: byKey(demoCategories, signs), people: byKey(people, faces) };
}

/** The id under this key; throws where the demo data has no such record. */
export function idOf(ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The demo shop has no «${key}»`);
  return id;
}

const keyed = (things: readonly { key: string }[], rows: readonly { id: number }[]) =>
  new Map(things.map(({ key }, index) => [key, rows[index]?.id ?? Number.NaN]));

/** A popularity from the key, the same each time. */
const popularityOf = (key: string): number => createHash('sha256').update(key).digest().readUInt16BE() % 1_000;

async function writeCategories(
  transaction: Transaction,
  shopId: number,
  images: DemoImages,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const [position, { key, name, parentKey }] of demoCategories.entries()) {
    const parentId = parentKey === null ? null : idOf(ids, parentKey);
    const image = images.categories.get(key) ?? null;
    const [written] = await transaction
      .insert(tables.categories)
      .values({ shopId, parentId, name, image, position })
      .returning({ id: tables.categories.id });
    if (written) ids.set(key, written.id);
  }
  return ids;
}

async function writeItems(
  transaction: Transaction,
  shopId: number,
  images: DemoImages,
  now: Date,
): Promise<Map<string, number>> {
  const categories = await writeCategories(transaction, shopId, images);
  const values = demoItems.map(({ key, categoryKey, pictures: _, ...item }) => ({
    ...item,
    shopId,
    categoryId: idOf(categories, categoryKey),
    images: images.items.get(key) ?? [],
    popularity: popularityOf(key),
    createdAt: now,
  }));
  return keyed(demoItems, await transaction.insert(tables.items).values(values).returning({ id: tables.items.id }));
}

async function writePeople(
  transaction: Transaction,
  shopId: number,
  images: DemoImages,
  now: Date,
): Promise<Map<string, number>> {
  const groups = demoGroups.map(({ name, flags, isForNew = false }) => ({
    shopId,
    name,
    flags: [...flags],
    isForNew,
  }));
  const groupIds = keyed(
    demoGroups,
    await transaction.insert(tables.permissionGroups).values(groups).returning({ id: tables.permissionGroups.id }),
  );
  const values = demoPeople.map(({ key, firstName, lastName, phone, customerType }) => ({
    shopId,
    firstName,
    lastName,
    phone,
    customerType,
    avatar: images.people.get(key) ?? null,
    createdAt: now,
  }));
  const ids = keyed(
    demoPeople,
    await transaction.insert(tables.customers).values(values).returning({ id: tables.customers.id }),
  );
  const memberships = demoPeople.flatMap(({ key, groups: of }) =>
    of.map((group) => ({ shopId, customerId: idOf(ids, key), groupId: idOf(groupIds, group) })),
  );
  if (memberships.length > 0) await transaction.insert(tables.customerGroups).values(memberships);
  return ids;
}

/** Writes the demo shop's records except orders and payments. */
export async function writeDemoShop(
  transaction: Transaction,
  images: DemoImages,
  now: Date,
): Promise<DemoIds & { items: Map<string, number> }> {
  const [shop] = await transaction
    .insert(tables.shops)
    .values({ ...demoShop, isDemo: true })
    .returning({ id: tables.shops.id });
  if (!shop) throw new Error('The demo shop was not written');
  const shopId = shop.id;
  await transaction
    .insert(tables.deliveries)
    .values(demoDeliveries.map(({ key: _, ...delivery }) => ({ shopId, ...delivery })));
  await transaction
    .insert(tables.deliveryPoints)
    .values(demoPoints.map(({ key: _, ...point }) => ({ shopId, ...point })));
  const items = await writeItems(transaction, shopId, images, now);
  const people = await writePeople(transaction, shopId, images, now);
  return { shopId, people, items };
}

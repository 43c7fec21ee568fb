import type { Transaction } from '../../db/engine/types.ts';
import * as tables from '../../db/schema.ts';
import type { StoredImage } from '../../db/schema/stored-image.ts';
import { infoSlugs } from '#machines/shop/info-slugs.ts';
import { demoItems } from '../data/catalogue.ts';
import { demoCategories } from '../data/categories.ts';
import { demoInfo } from '../data/info.ts';
import { demoPeople } from '../data/people.ts';
import type { DemoPicture } from '../pictures/picture.ts';
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

/** Ids of what the demo's orders refer to, by key. */
export interface DemoShopIds extends DemoIds {
  items: Map<string, number>;
  deliveries: Map<string, number>;
  points: Map<string, number>;
}

/** Told after each picture how many of how many are done. */
export type PictureProgress = (done: number, total: number) => void;

/** Draws every picture of the demo shop into the file store. Takes seconds the first time. */
export async function drawDemoImages(filesDir: string, onProgress: PictureProgress): Promise<DemoImages> {
  const ofItems = demoItems.flatMap(({ pictures }) => pictures);
  const ofCategories = demoCategories.map(({ picture }) => picture);
  const people = demoPeople.flatMap(({ key }) => (demoAvatars[key] ? [{ key, picture: demoAvatars[key] }] : []));
  const ofPeople = people.map(({ picture }) => picture);
  const total = ofItems.length + ofCategories.length + ofPeople.length;
  let done = 0;
  const store = (pictures: readonly DemoPicture[], widths: readonly number[]) =>
    storePictures(filesDir, pictures, widths, () => onProgress((done += 1), total));
  const drawn = await store(ofItems, PICTURE_WIDTHS);
  const signs = await store(ofCategories, PICTURE_WIDTHS);
  const faces = await store(ofPeople, AVATAR_WIDTHS);
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
  const values = demoItems.map(({ key, categoryKey, pictures: _, attributes: _attributes, ...item }) => ({
    ...item,
    shopId,
    categoryId: idOf(categories, categoryKey),
    images: images.items.get(key) ?? [],
    createdAt: now,
  }));
  const ids = keyed(
    demoItems,
    await transaction.insert(tables.items).values(values).returning({ id: tables.items.id }),
  );
  const attributes = demoItems.flatMap(({ key, attributes: of }) =>
    of.map((attribute, position) => ({ shopId, itemId: idOf(ids, key), position, ...attribute })),
  );
  await transaction.insert(tables.itemAttributes).values(attributes);
  return ids;
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
  const values = demoPeople.map(({ key, firstName, lastName, phone, customerType, isIntermediary = false }) => ({
    shopId,
    firstName,
    lastName,
    phone,
    customerType,
    isIntermediary,
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
export async function writeDemoShop(transaction: Transaction, images: DemoImages, now: Date): Promise<DemoShopIds> {
  const [shop] = await transaction
    .insert(tables.shops)
    .values({ ...demoShop, isDemo: true })
    .returning({ id: tables.shops.id });
  if (!shop) throw new Error('The demo shop was not written');
  const shopId = shop.id;
  const deliveries = await transaction
    .insert(tables.deliveries)
    .values(demoDeliveries.map(({ key: _, ...delivery }) => ({ shopId, ...delivery })))
    .returning({ id: tables.deliveries.id });
  const points = await transaction
    .insert(tables.deliveryPoints)
    .values(demoPoints.map(({ key: _, ...point }) => ({ shopId, ...point })))
    .returning({ id: tables.deliveryPoints.id });
  await transaction
    .insert(tables.infoPages)
    .values(infoSlugs.map((slug) => ({ shopId, slug, text: demoInfo[slug], updatedAt: now })));
  const items = await writeItems(transaction, shopId, images, now);
  const people = await writePeople(transaction, shopId, images, now);
  return {
    shopId,
    people,
    items,
    deliveries: keyed(demoDeliveries, deliveries),
    points: keyed(demoPoints, points),
  };
}

import type { Transaction } from '../../db/engine/types.ts';
import * as tables from '../../db/schema.ts';
import { infoSlugs } from '#common/info-slugs.ts';
import { demoItems } from '../data/catalogue.ts';
import { demoCategories } from '../data/categories.ts';
import { demoInfo } from '../data/info.ts';
import { demoPeople } from '../data/people.ts';
import type { DemoImages } from './images.ts';
import { demoDeliveries, demoGroups, demoPoints, demoShop } from '../data/shop.ts';

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
    const image = images.categories.get(key)?.[0] ?? null;
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
  const values = demoItems.map(({ key, categoryKey, attributes: _attributes, ...item }) => ({
    ...item,
    shopId,
    categoryId: idOf(categories, categoryKey),
    images: [...(images.items.get(key) ?? [])],
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
    avatar: images.people.get(key)?.[0] ?? null,
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

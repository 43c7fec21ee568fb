import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Orm } from '../../engine/types.ts';
import { jsonRows } from '../../query/json-rows.ts';
import { itemAttributes, items } from '../../schema.ts';
import { heldColumns, type HeldItem, inDatabase, isWritten, type ItemFields } from './item-columns.ts';
import { otherCategoryIds, writeOtherCategories } from './other-categories.ts';

/** An item as files have it; amounts in kopecks. */
export type ItemInFile = HeldItem;

const columns = {
  ...heldColumns,
  otherCategoryIds,
  attributes: jsonRows({ name: itemAttributes.name, value: itemAttributes.value }, (select) =>
    select.from(itemAttributes).where(eq(itemAttributes.itemId, items.id)).orderBy(asc(itemAttributes.position)),
  ),
};

/** The shop's items with these ids, the deleted ones too, in no order. */
export function findItemsForFile(orm: Orm, shopId: number, ids: readonly number[]): Promise<ItemInFile[]> {
  return orm
    .select(columns)
    .from(items)
    .where(and(eq(items.shopId, shopId), inArray(items.id, ids)));
}

/**
 * The same, held until the transaction ends; in the order of their ids, so that two imports don't wait for each other
 * in a circle.
 */
export function lockItemsForFile(orm: Orm, shopId: number, ids: readonly number[]): Promise<ItemInFile[]> {
  return orm
    .select(columns)
    .from(items)
    .where(and(eq(items.shopId, shopId), inArray(items.id, ids)))
    .orderBy(asc(items.id))
    .for('update');
}

/** The ids of the items that have these articles, in any case, by the article as it is asked for. */
export async function findByArticles(
  orm: Orm,
  shopId: number,
  articles: readonly string[],
): Promise<Map<string, number>> {
  if (articles.length === 0) return new Map();
  const { rows } = await orm.execute<{ article: string; id: number }>(
    sql`select asked.article, i.id from jsonb_array_elements_text(${JSON.stringify(articles)}::jsonb) as asked (article)
      join ${items} i on lower(i.article collate "und-x-icu") = lower(asked.article collate "und-x-icu")
        and i.shop_id = ${shopId} and i.deleted_at is null and i.article <> ''`,
  );
  return new Map(rows.map(({ article, id }) => [article, id]));
}

/** Adds items that have articles and answers their ids by article; fails with a unique violation of ARTICLE_TAKEN. */
export async function insertItems(
  orm: Orm,
  { shopId, createdAt }: { shopId: number; createdAt: Date },
  made: readonly ItemFields[],
): Promise<Map<string, number>> {
  if (made.length === 0) return new Map();
  const rows = await orm
    .insert(items)
    .values(made.map(({ attributes: _, otherCategoryIds: _others, ...fields }) => ({ ...fields, shopId, createdAt })))
    .returning({ id: items.id, article: items.article });
  const ids = new Map(rows.map(({ id, article }) => [article, id]));
  const idOf = ({ article }: ItemFields): number => ids.get(article) ?? 0;
  const attributes = made.flatMap((item) =>
    item.attributes.map((one, position) => ({ ...one, shopId, itemId: idOf(item), position })),
  );
  if (attributes.length > 0) await orm.insert(itemAttributes).values(attributes);
  await writeOtherCategories(
    orm,
    shopId,
    made.map((item) => ({ itemId: idOf(item), categoryIds: item.otherCategoryIds })),
  );
  return ids;
}

/** What of an item is to be written. */
interface ItemChange {
  id: number;
  fields: Partial<ItemFields>;
}

/** Writes the same columns of several items; only those, since the words of an item are cut again for others. */
async function writeColumns(orm: Orm, names: readonly string[], changes: readonly ItemChange[]): Promise<void> {
  const columnsOf = names.filter(isWritten).map((name) => ({ name, ...inDatabase(name) }));
  const sets = columnsOf.map(({ name, column }) => sql`${sql.identifier(column)} = w.${sql.identifier(name)}`);
  const types = columnsOf.map(({ name, type }) => sql`${sql.identifier(name)} ${sql.raw(type)}`);
  const rows = changes.map(({ id, fields: { attributes: _, otherCategoryIds: _others, ...fields } }) => ({
    id,
    ...fields,
  }));
  await orm.execute(sql`update ${items} i
    set ${sql.join([...sets, sql`version = i.version + 1`], sql`, `)}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w (${sql.join([sql`id int`, ...types], sql`, `)})
    where i.id = w.id`);
}

async function replaceAttributes(orm: Orm, shopId: number, changes: readonly ItemChange[]): Promise<void> {
  const changed = changes.filter(({ fields }) => fields.attributes);
  if (changed.length === 0) return;
  const ids = changed.map(({ id }) => id);
  await orm.delete(itemAttributes).where(inArray(itemAttributes.itemId, ids));
  const attributes = changed.flatMap(({ id, fields }) =>
    (fields.attributes ?? []).map((one, position) => ({ ...one, shopId, itemId: id, position })),
  );
  if (attributes.length > 0) await orm.insert(itemAttributes).values(attributes);
}

/** Writes items that are held, and counts their versions; fails as `insertItems` does. */
export async function writeItems(orm: Orm, shopId: number, changes: readonly ItemChange[]): Promise<void> {
  const groups = new Map<string, ItemChange[]>();
  for (const change of changes) {
    const key = Object.keys(change.fields).filter(isWritten).toSorted().join(' ');
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  for (const [key, group] of groups) await writeColumns(orm, key.split(' '), group);
  await replaceAttributes(orm, shopId, changes);
  await writeOtherCategories(
    orm,
    shopId,
    changes.flatMap(({ id, fields }) =>
      fields.otherCategoryIds ? [{ itemId: id, categoryIds: fields.otherCategoryIds }] : [],
    ),
  );
}

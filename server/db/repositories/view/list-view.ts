import { and, asc, eq } from 'drizzle-orm';
import type { Orm } from '../../engine/types.ts';
import { listViews } from '../../schema.ts';

type ViewColumns = typeof listViews.$inferSelect;

/** A named view of a list. */
export type ViewRow = Pick<ViewColumns, 'id' | 'name' | 'query'>;

/** Whose views, and of which list. */
export type ViewsOf = Pick<ViewColumns, 'shopId' | 'customerId' | 'list'>;

const columns = { id: listViews.id, name: listViews.name, query: listViews.query };

const isOf = ({ shopId, customerId }: Omit<ViewsOf, 'list'>, id: number) =>
  and(eq(listViews.id, id), eq(listViews.customerId, customerId), eq(listViews.shopId, shopId));

/** A person's views of a list, by name. */
export function findViews(orm: Orm, { shopId, customerId, list }: ViewsOf): Promise<ViewRow[]> {
  return orm
    .select(columns)
    .from(listViews)
    .where(and(eq(listViews.customerId, customerId), eq(listViews.list, list), eq(listViews.shopId, shopId)))
    .orderBy(asc(listViews.name));
}

/** Writes a view, in the place of one of this name. */
export async function putView(orm: Orm, view: ViewsOf & Omit<ViewRow, 'id'>): Promise<ViewRow | undefined> {
  const target = [listViews.customerId, listViews.list, listViews.name];
  const written = orm.insert(listViews).values(view);
  return (await written.onConflictDoUpdate({ target, set: { query: view.query } }).returning(columns))[0];
}

/** Changes a person's own view; undefined where they have none of this id. */
export async function changeView(
  orm: Orm,
  of: Omit<ViewsOf, 'list'>,
  id: number,
  change: Partial<Omit<ViewRow, 'id'>>,
): Promise<ViewRow | undefined> {
  return (await orm.update(listViews).set(change).where(isOf(of, id)).returning(columns))[0];
}

/** Deletes a person's own view. */
export async function deleteView(orm: Orm, of: Omit<ViewsOf, 'list'>, id: number): Promise<void> {
  await orm.delete(listViews).where(isOf(of, id));
}

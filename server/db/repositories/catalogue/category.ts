import { sql } from 'drizzle-orm';
import type { Orm } from '../../engine/types.ts';
import type { categories } from '../../schema.ts';
import { totalsOf } from './category-totals.ts';

/** A category with the number of items in it and in its subcategories, each once. */
export type CategoryRow = Pick<typeof categories.$inferSelect, 'id' | 'name' | 'parentId' | 'image'> & {
  itemsCount: number;
};

/**
 * The shop's category tree, each parent directly before its children. Raw SQL, since drizzle can't build recursive
 * queries.
 */
export async function findCategories(orm: Orm, shopId: number): Promise<CategoryRow[]> {
  const { rows } = await orm.execute<CategoryRow>(
    sql`with recursive
      placed as (
        select id, array[position, id] as place from categories where shop_id = ${shopId} and parent_id is null
        union all
        select c.id, placed.place || array[c.position, c.id] from categories c join placed on c.parent_id = placed.id
      ),
      below as (
        select id as top, id from placed
        union
        select below.top, c.id from categories c join below on c.parent_id = below.id
      ),
      ${totalsOf(sql`(select id, category_id from items
        where shop_id = ${shopId} and deleted_at is null and not is_hidden)`)}
      select c.id, c.name, c.parent_id as "parentId", c.image, coalesce(totals.total, 0) as "itemsCount"
      from placed join categories c using (id) left join totals on totals.category_id = c.id
      order by placed.place`,
  );
  return rows;
}

import { type SQL, sql } from 'drizzle-orm';

/**
 * Common table expressions of a recursive `with` that count found items in each category (`totals`: category_id,
 * total): once in each that an item is in, and once in what these are in. They read `found` (id, category_id), a table
 * or a select in brackets, which may be read off an index alone, and `below` (top, id), each category with those in it.
 * Few items are in several categories, so main categories are counted first, and then the others where they add
 * something.
 */
export const totalsOf = (found: SQL): SQL => sql`
  counted as (select category_id as id, count(*) as n from ${found} f group by category_id),
  added as (
    select below.top, count(distinct f.id) as n
    from ${found} f join item_other_categories o on o.item_id = f.id join below on below.id = o.category_id
    where not exists (select from below main where main.top = below.top and main.id = f.category_id)
    group by below.top
  ),
  totals as (
    select top as category_id, sum(n)::int as total
    from (select below.top, counted.n from below join counted using (id) union all select top, n from added) parts
    group by top
  )`;

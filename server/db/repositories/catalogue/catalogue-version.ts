import { count, eq, sql } from 'drizzle-orm';
import { type Given, planOnce } from '../../engine/plan-once.ts';
import type { Orm } from '../../engine/types.ts';
import { catalogueChanges } from '../../schema.ts';

/** How often what guests see of a shop has changed. */
export interface CatalogueVersion {
  catalogue: number;
  /** Without what leaves it as it is which items there are, where, and what words find them: prices and stock. */
  listing: number;
}

const countChanges = planOnce('catalogue_version', (orm, given: Given<{ shopId: number }>) =>
  orm
    .select({
      catalogue: sql`coalesce(sum(${catalogueChanges.changes}), 0)`.mapWith(Number),
      listing: sql`coalesce(sum(${catalogueChanges.listingChanges}), 0)`.mapWith(Number),
      rows: count(),
    })
    .from(catalogueChanges)
    .where(eq(catalogueChanges.shopId, sql`${given('shopId')}`)),
);

/**
 * The version of a shop's catalogue, another one for each state of it that anybody could have seen, and the number of
 * rows that it is written in.
 */
export async function findCatalogueVersion(orm: Orm, shopId: number): Promise<CatalogueVersion & { rows: number }> {
  const [found] = await countChanges(orm, { shopId });
  if (!found) throw new Error('Nothing was counted');
  return found;
}

/** Adds the rows of a shop's changes up in one; those that another process adds up meanwhile are left to it. */
export async function foldCatalogueChanges(orm: Orm, shopId: number): Promise<void> {
  await orm.execute(sql`
    with folded as (delete from ${catalogueChanges} where shop_id = ${shopId} returning changes, listing_changes)
    insert into ${catalogueChanges} (shop_id, changes, listing_changes)
    select ${shopId}, sum(changes), sum(listing_changes) from folded having count(*) > 0`);
}

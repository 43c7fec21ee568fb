import { and, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Query } from '#contract/types.ts';
import { buildOnce, type Places } from '../../engine/plan-once.ts';
import type { Orm } from '../../engine/types.ts';
import { inner, jsonRows } from '../../query/json-rows.ts';
import { limits, limitsOf, oneRow, type Page, toPage } from '../../query/page.ts';
import { inAlphabet } from '../../query/text-search.ts';
import { categories, items } from '../../schema.ts';
import type { StoredImage } from '../../schema/stored-image.ts';
import { inCategories } from './item-found.ts';
import { matches, type SearchWord, wordValues } from './item-search.ts';

type ListQuery = Query<'listShopItems'>;

const columns = {
  id: items.id,
  version: items.version,
  name: items.name,
  article: items.article,
  categoryId: items.categoryId,
  categoryName: sql<string>`${inner
    .select({ name: categories.name })
    .from(categories)
    .where(eq(categories.id, items.categoryId))}`,
  image: sql<StoredImage | null>`${items.images}->0`,
  retailPrice: items.retailPrice,
  tradePrice: items.tradePrice,
  discount: items.discount,
  discountedPrice: items.discountedPrice,
  stock: items.stock,
  isNew: items.isNew,
  isHidden: items.isHidden,
  deletedAt: items.deletedAt,
};

/** An item in the list that staff keep; amounts in kopecks. */
export interface ShopItemRow extends Pick<
  typeof items.$inferSelect,
  Exclude<keyof typeof columns, 'categoryName' | 'image'>
> {
  categoryName: string;
  image: StoredImage | null;
}

const orders: Readonly<Record<ListQuery['order_by'], readonly SQL[]>> = {
  name: [inAlphabet(items.name), sql`${items.id}`],
  newest: [desc(items.id)],
  price: [sql`${items.discountedPrice}`, sql`${items.id}`],
  '-price': [desc(items.discountedPrice), desc(items.id)],
  // What nobody counts comes last, as what can't run out.
  stock: [sql`${items.stock} nulls last`, sql`${items.id}`],
};

const states: Readonly<Record<NonNullable<ListQuery['state']>, SQL | undefined>> = {
  on_sale: and(
    isNull(items.deletedAt),
    sql`not ${items.isHidden}`,
    sql`(${items.stock} is null or ${items.stock} > 0)`,
  ),
  hidden: and(isNull(items.deletedAt), sql`${items.isHidden}`),
  sold_out: and(isNull(items.deletedAt), sql`${items.stock} <= 0`),
  deleted: isNotNull(items.deletedAt),
};

interface Asked {
  shopId: number;
  category_id: number | undefined;
}

/** What changes the text of the statement; `words` is their number. */
interface Shape extends Pick<ListQuery, 'order_by'> {
  state: ListQuery['state'] | undefined;
  words: number;
}

const readPage = buildOnce(
  (orm, asked: Places<Asked & { limit: number; offset: number }>, { order_by: order, state, words }: Shape) => {
    const where = and(
      eq(items.shopId, asked.shopId),
      state ? states[state] : isNull(items.deletedAt),
      asked.category_id && inCategories(and(eq(categories.id, asked.category_id), eq(categories.shopId, asked.shopId))),
      words > 0 ? matches(items.search, words) : undefined,
    );
    // The columns are of the page's rows alone: PostgreSQL works them out for all that an offset skips too.
    const page = inner
      .select({ id: items.id })
      .from(items)
      .where(where)
      .orderBy(...orders[order])
      .limit(limits.limit)
      .offset(limits.offset);
    const result = jsonRows(columns, (select) =>
      select
        .from(items)
        .where(inArray(items.id, page))
        .orderBy(...orders[order]),
    ) as SQL<ShopItemRow[]>;
    return orm.select({ total: orm.$count(items, where), result }).from(oneRow);
  },
);

/** A page of the shop's items that have every word. */
export async function findShopItems(
  orm: Orm,
  { shopId, words }: { shopId: number; words: readonly SearchWord[] },
  { order_by, state, category_id, page, limit }: ListQuery,
): Promise<Page<ShopItemRow>> {
  const paging = { page, limit };
  const [found] = await readPage(
    orm,
    { shopId, category_id, ...wordValues(words), ...limitsOf(paging) },
    { order_by, state, words: words.length },
  );
  if (!found) throw new Error('The list of items has no condition to exist');
  return toPage(paging, found);
}

import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { change, identity, keeps, kopecks, moment } from './columns.ts';
import { customers, shops } from './shop.ts';
import type { StoredImage } from './stored-image.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const categories = pgTable(
  'categories',
  {
    id: identity(),
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id),
    parentId: integer('parent_id').references((): AnyPgColumn => categories.id),
    name: text().notNull(),
    image: jsonb().$type<StoredImage>(),
    position: integer().notNull().default(0),
  },
  (table) => [index('categories_shop').on(table.shopId, table.position)],
);

/**
 * Items. `search` has the words of the name and the article (weight A) and the description (weight B), as stems and as
 * written, cut by search_text().
 */
export const items = pgTable(
  'items',
  {
    id: identity(),
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    name: text().notNull(),
    /** The shop's own number of it; empty for none. */
    article: text().notNull().default(''),
    description: text().notNull().default(''),
    retailPrice: kopecks().notNull(),
    tradePrice: kopecks(),
    /** In per cent of the retail price. */
    discount: integer().notNull().default(0),
    discountedPrice: kopecks()
      .notNull()
      .generatedAlwaysAs(sql`retail_price - round(retail_price * discount / 100.0)::bigint`),
    images: jsonb().$type<StoredImage[]>().notNull().default([]),
    isNew: boolean('is_new').notNull().default(false),
    /** The pieces that were ordered in the last ninety days; the upkeep counts them every hour. */
    popularity: integer().notNull().default(0),
    /** Kept out of the catalogue for all but those who may edit it. */
    isHidden: boolean('is_hidden').notNull().default(false),
    /** It is ordered in multiples of so many, by the cart and by customers. */
    countStep: integer('count_step').notNull().default(1),
    /** The least count of it that is ordered so. */
    countMin: integer('count_min').notNull().default(1),
    /**
     * The pieces that no order has taken; null where nobody counts them. Below zero where staff sold more than there
     * were.
     */
    stock: integer(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull().defaultNow(),
    deletedAt: moment(),
    search: tsvector()
      .notNull()
      .generatedAlwaysAs(
        sql`setweight(to_tsvector('russian', search_text(name)) || to_tsvector('simple', search_text(name)) || \
to_tsvector('simple', search_text(article)), 'A') || setweight(to_tsvector('russian', search_text(description)) || \
to_tsvector('simple', search_text(description)), 'B')`,
      ),
  },
  (table) => [
    index('items_search').using('gin', table.search),
    uniqueIndex('items_article')
      .on(table.shopId, sql`lower(article collate "und-x-icu")`)
      .where(sql`deleted_at is null and article <> ''`),
    // With `isHidden`, what is shown is counted off them.
    index('items_popular')
      .on(table.shopId, table.popularity.desc(), table.id, table.isHidden)
      .where(sql`deleted_at is null`),
    index('items_new')
      .on(table.shopId, table.isNew.desc(), table.id.desc())
      .where(sql`deleted_at is null`),
    index('items_discount')
      .on(table.shopId, table.discount.desc(), table.id, table.isHidden)
      .where(sql`deleted_at is null`),
    index('items_wholesale_saving')
      .on(
        table.shopId,
        sql`(case when trade_price < discounted_price then round((retail_price - trade_price) * 100.0 / retail_price) \
else discount end) desc nulls last`,
        table.id,
      )
      .where(sql`deleted_at is null`),
    index('items_price')
      .on(table.shopId, table.discountedPrice, table.id, table.isHidden)
      .where(sql`deleted_at is null`),
    index('items_wholesale_price')
      .on(table.shopId, sql`least(discounted_price, trade_price)`, table.id)
      .where(sql`deleted_at is null`),
    index('items_name')
      .on(table.shopId, sql`name collate "und-x-icu"`, table.id)
      .where(sql`deleted_at is null`),
    index('items_category')
      .on(table.shopId, table.categoryId, table.popularity.desc(), table.id, table.isHidden)
      .where(sql`deleted_at is null`),
    keeps(
      'items_counts',
      'count_step between 1 and 999 and count_min between 1 and 999 ' +
        'and fit_count(count_min, count_step, count_min) >= count_min',
    ),
    keeps('items_discount_range', 'discount between 0 and 100'),
    keeps('items_prices', 'retail_price >= 0 and (trade_price is null or trade_price >= 0)'),
  ],
);

/** The categories that items are in beside their main one, `items.category_id`. */
export const itemOtherCategories = pgTable(
  'item_other_categories',
  {
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id),
    itemId: integer('item_id')
      .notNull()
      .references(() => items.id),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.categoryId] }),
    index('item_other_categories_category').on(table.categoryId, table.itemId),
  ],
);

/** What an item is like, such as «Материал: лён», in the order of `position`, which counts from 0. */
export const itemAttributes = pgTable(
  'item_attributes',
  {
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id),
    itemId: integer('item_id')
      .notNull()
      .references(() => items.id),
    position: integer().notNull(),
    name: text().notNull(),
    value: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.position] }),
    unique('item_attributes_once').on(table.itemId, table.name),
    keeps('item_attributes_position', 'position between 0 and 49'),
    keeps('item_attributes_name', 'char_length(name) between 1 and 100'),
    keeps('item_attributes_value', 'char_length(value) between 1 and 500'),
  ],
);

/**
 * Every word of letters that a shop's `items.search` has contained, for correcting typing errors. Triggers on items
 * fill it.
 */
export const searchWords = pgTable(
  'search_words',
  {
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id),
    word: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.word] })],
);

/**
 * How often what guests see of a shop has changed: the sum of `changes` is the version of its catalogue. Triggers add
 * a row in the transaction of each change, so that none waits for another; the rows are added up in one later.
 * `listingChanges` leaves out those that alter neither which items there are, nor where, nor what words find them: a
 * price, what an order takes from the stock, a setting.
 */
export const catalogueChanges = pgTable(
  'catalogue_changes',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id),
    changes: bigint({ mode: 'number' }).notNull().default(1),
    listingChanges: bigint({ mode: 'number' }).notNull().default(1),
  },
  (table) => [index('catalogue_changes_shop').on(table.shopId)],
);

/** A customer's favourites; a row with `isMarked` false keeps the number of the change that removed it. */
export const favourites = pgTable(
  'favourites',
  {
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    itemId: integer('item_id')
      .notNull()
      .references(() => items.id),
    isMarked: boolean('is_marked').notNull().default(true),
    markedAt: moment().notNull(),
    ...change(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.itemId] }),
    index('favourites_marked')
      .on(table.customerId, table.markedAt.desc())
      .where(sql`is_marked`),
  ],
);

import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { DEFAULT_COLOR } from '#common/brand-color.ts';
import { infoSlugs } from '#common/info-slugs.ts';
import { identity, keeps, kopecks, moment, oneOf } from './columns.ts';
import type { StoredImage } from './stored-image.ts';

export interface ShopContacts {
  ref?: string;
  phone?: string;
  vk?: string;
  ok?: string;
  whatsapp?: string;
  viber?: string;
  telegram?: string;
  instagram?: string;
}

/** A shop; one without a host answers for any host. */
export const shops = pgTable(
  'shops',
  {
    id: identity(),
    host: text().unique(),
    /** Grows with each change of the settings. */
    version: integer().notNull().default(1),
    name: text().notNull(),
    description: text().notNull().default(''),
    logo: jsonb().$type<StoredImage>(),
    primaryColor: text('primary_color').notNull().default(DEFAULT_COLOR),
    currency: text().notNull().default('₽'),
    /** An IANA name: what pages show and what filters count as a day is by it. */
    timeZone: text('time_zone').notNull().default('Europe/Moscow'),
    contacts: jsonb().$type<ShopContacts>().notNull().default({}),
    /** Where customers pay to; may have several lines. */
    requisites: text().notNull().default(''),
    /** The least sum of goods that a cart is ordered with. */
    minOrderSum: kopecks().notNull().default(0),
    /** Whether an accepted order is collected only after it is billed and paid. */
    isPrepaid: boolean('is_prepaid').notNull().default(false),
    isDemo: boolean('is_demo').notNull().default(false),
    /** Whether a code signs in whoever holds a permission; else their own call or a network alone does. */
    staffSignInByCode: boolean('staff_sign_in_by_code').notNull().default(false),
    /** When the popularity of its items was counted last. */
    popularityCountedAt: moment(),
    /** Who sees trade prices beside staff: only those who pay them, or everyone. */
    tradePricesShownTo: text('trade_prices_shown_to').$type<'wholesale' | 'everyone'>().notNull().default('wholesale'),
  },
  () => [
    keeps('shops_primary_color', `primary_color ~ '^#[0-9A-F]{6}$'`),
    keeps('shops_min_order_sum', 'min_order_sum >= 0'),
    oneOf('shops_trade_prices_shown_to', 'trade_prices_shown_to', ['wholesale', 'everyone']),
    // The shape leaves out offsets and POSIX rules, which browsers refuse; PostgreSQL raises an error at an unknown
    // name.
    keeps(
      'shops_time_zone',
      `time_zone ~ '^(UTC|Etc/GMT[+-][0-9]{1,2}|[A-Z][A-Za-z_]+(/[A-Z][A-Za-z_-]+)+)$' \
and timezone(time_zone, timestamp '2000-01-01') is not null`,
    ),
  ],
);

/** Further hosts that a shop answers for; links lead to its main one, `shops.host`. */
export const shopHosts = pgTable(
  'shop_hosts',
  {
    host: text().primaryKey(),
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id),
  },
  (table) => [index('shop_hosts_shop').on(table.shopId)],
);

const shopId = () =>
  integer('shop_id')
    .notNull()
    .references(() => shops.id);

/** Shoppers and staff; `flags` are their own permissions, beside those of their groups. */
export const customers = pgTable(
  'customers',
  {
    id: identity(),
    shopId: shopId(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    phone: text(),
    avatar: jsonb().$type<StoredImage>(),
    customerType: text('customer_type').$type<'retail' | 'wholesale'>().notNull().default('retail'),
    flags: text().array().notNull().default([]),
    /** A buying agent, with purchases and albums of their own. */
    isIntermediary: boolean('is_intermediary').notNull().default(false),
    /** The sum of the customer's balance entries, kept under the row's lock. */
    balance: kopecks().notNull().default(0),
    /** What staff note of them; they don't see it. */
    comment: text().notNull().default(''),
    /** Grows with each change of what a form changes; the balance isn't of these. */
    version: integer().notNull().default(1),
    createdAt: moment().notNull().defaultNow(),
    deletedAt: moment(),
  },
  (table) => [
    uniqueIndex('customers_phone').on(table.shopId, table.phone),
    index('customers_fio').on(
      table.shopId,
      sql`last_name collate "und-x-icu"`,
      sql`first_name collate "und-x-icu"`,
      table.id,
    ),
    // Searches for people by the beginning of their name, either part first, and by the beginning and the end of their
    // phone.
    index('customers_by_first_name').on(
      table.shopId,
      sql`translate(lower("first_name" || ' ' || "last_name"), 'ё', 'е') text_pattern_ops`,
    ),
    index('customers_by_last_name').on(
      table.shopId,
      sql`translate(lower("last_name" || ' ' || "first_name"), 'ё', 'е') text_pattern_ops`,
    ),
    index('customers_by_phone').on(table.shopId, table.phone.op('text_pattern_ops')),
    index('customers_by_phone_end').on(table.shopId, sql`reverse("phone") text_pattern_ops`),
    index('customers_intermediaries')
      .on(table.shopId)
      .where(sql`is_intermediary`),
    // Debts, the greatest first.
    index('customers_owing')
      .on(table.shopId, table.balance)
      .where(sql`balance < 0`),
    oneOf('customers_type', 'customer_type', ['retail', 'wholesale']),
  ],
);

/** A named set of permission flags. */
export const permissionGroups = pgTable(
  'permission_groups',
  {
    id: identity(),
    shopId: shopId(),
    /** Grows with each change. */
    version: integer().notNull().default(1),
    name: text().notNull(),
    flags: text().array().notNull().default([]),
    /** Whether a first sign-in joins it; one group of a shop at most. */
    isForNew: boolean('is_for_new').notNull().default(false),
  },
  (table) => [
    index('permission_groups_shop').on(table.shopId),
    uniqueIndex('permission_groups_for_new')
      .on(table.shopId)
      .where(sql`is_for_new`),
  ],
);

export const customerGroups = pgTable(
  'customer_groups',
  {
    shopId: shopId(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    groupId: integer('group_id')
      .notNull()
      .references(() => permissionGroups.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.groupId] }),
    index('customer_groups_group').on(table.groupId),
  ],
);

export const deliveries = pgTable(
  'deliveries',
  {
    id: identity(),
    shopId: shopId(),
    name: text().notNull(),
    description: text().notNull().default(''),
    price: kopecks().notNull().default(0),
    /** The sum of goods from which on it costs nothing. */
    freeFrom: kopecks(),
    /** Its place among the others; of equal ones the older comes first. */
    position: integer().notNull().default(0),
    version: integer().notNull().default(1),
    kind: text().$type<'pickup' | 'address'>().notNull(),
    deletedAt: moment(),
  },
  () => [
    oneOf('deliveries_kind', 'kind', ['pickup', 'address']),
    keeps('deliveries_price', 'price >= 0'),
    keeps('deliveries_free_from', 'free_from >= 0'),
  ],
);

export const deliveryPoints = pgTable('delivery_points', {
  id: identity(),
  shopId: shopId(),
  name: text().notNull(),
  address: text().notNull(),
  hours: text().notNull().default(''),
  image: jsonb().$type<StoredImage>(),
  version: integer().notNull().default(1),
  deletedAt: moment(),
});

/** The pages of a shop about itself; one that was never written has no row. */
export const infoPages = pgTable(
  'info_pages',
  {
    id: identity(),
    shopId: shopId(),
    slug: text().$type<(typeof infoSlugs)[number]>().notNull(),
    /** Grows with each change. */
    version: integer().notNull().default(1),
    /** Empty for one that is shown no more. */
    text: text().notNull().default(''),
    /** Null until it is written for the first time. */
    updatedAt: moment(),
  },
  (table) => [
    uniqueIndex('info_pages_slug').on(table.shopId, table.slug),
    oneOf('info_pages_known', 'slug', infoSlugs),
  ],
);

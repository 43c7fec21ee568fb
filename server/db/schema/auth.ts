import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment, oneOf } from './columns.ts';
import { customers, shops } from './shop.ts';

/** Bearer tokens, stored as SHA-256 in hex. */
export const tokens = pgTable(
  'tokens',
  {
    hash: text().primaryKey(),
    /** What its customer names it by; it opens nothing. */
    id: uuid().notNull().unique().defaultRandom(),
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    createdAt: moment().notNull(),
    lastUsedAt: moment().notNull(),
    expiresAt: moment().notNull(),
    /** The browser that signed in, as it named itself; cut off at 300 characters. */
    userAgent: text('user_agent').notNull().default(''),
  },
  (table) => [index('tokens_customer').on(table.customerId)],
);

/**
 * A call that proves a phone: `code`, we ring and the code is read off the caller's number; `receive`, they ring
 * `number`.
 */
export const callRequests = pgTable(
  'call_requests',
  {
    id: uuid().primaryKey(),
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id),
    phone: text().notNull(),
    kind: text().$type<'code' | 'receive'>().notNull(),
    /** SHA-256 of the request's id and its code, in hex; null for `receive`. */
    codeHash: text('code_hash'),
    /** The telephony service's reference to the awaited call; null for `code`. */
    providerRef: text('provider_ref'),
    number: text(),
    wrongTries: integer('wrong_tries').notNull().default(0),
    status: text().$type<'waiting' | 'confirmed' | 'used'>().notNull().default('waiting'),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('call_requests_phone').on(table.shopId, table.phone, table.createdAt),
    oneOf('call_requests_kind', 'kind', ['code', 'receive']),
    oneOf('call_requests_status', 'status', ['waiting', 'confirmed', 'used']),
  ],
);

/** Wrong codes of a phone since its last sign-in. */
export const phoneGuards = pgTable(
  'phone_guards',
  {
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id),
    phone: text().notNull(),
    wrongTries: integer('wrong_tries').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.phone] })],
);

/** Which person of a social network is which customer. */
export const socialIdentities = pgTable(
  'social_identities',
  {
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id),
    provider: text().$type<'vk-oauth2' | 'odnoklassniki-oauth2'>().notNull(),
    /** The network's own id of the person. */
    subject: text().notNull(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.provider, table.subject] }),
    index('social_identities_customer').on(table.customerId),
    oneOf('social_identities_provider', 'provider', ['vk-oauth2', 'odnoklassniki-oauth2']),
  ],
);

/** One-time codes after a return from a social network, stored as SHA-256 in hex. */
export const socialCodes = pgTable('social_codes', {
  hash: text().primaryKey(),
  shopId: integer('shop_id')
    .notNull()
    .references(() => shops.id),
  provider: text().notNull(),
  customerId: integer('customer_id')
    .notNull()
    .references(() => customers.id),
  /** SHA-256 of what the browser's cookie holds, in hex. */
  browserHash: text('browser_hash').notNull(),
  expiresAt: moment().notNull(),
});

/** Counters of rate limits, valid until `expire`. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: moment().notNull(),
});

/** Simulated calls: `ring` means `number` rang the phone; `call` means the phone called `number`. */
export const demoCalls = pgTable(
  'demo_calls',
  {
    id: uuid().primaryKey(),
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id),
    phone: text().notNull(),
    number: text().notNull(),
    kind: text().$type<'ring' | 'call'>().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('demo_calls_phone').on(table.shopId, table.phone, table.createdAt),
    oneOf('demo_calls_kind', 'kind', ['ring', 'call']),
  ],
);

import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { customers, shops } from './shop.ts';
import type { StoredImage } from './stored-image.ts';

/** Uploaded pictures; `usedAt` is null until a record refers to one. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid().primaryKey(),
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    image: jsonb().$type<StoredImage>().notNull(),
    createdAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [
    index('uploads_unused')
      .on(table.createdAt)
      .where(sql`used_at is null`),
    index('uploads_unused_of')
      .on(table.customerId, table.createdAt)
      .where(sql`used_at is null`),
  ],
);

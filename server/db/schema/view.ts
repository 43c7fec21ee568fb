import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { components } from '#contract/types.ts';
import { identity, oneOf } from './columns.ts';
import { customers, shops } from './shop.ts';

/** A person's named filters of a list, as the query of its page's address. */
export const listViews = pgTable(
  'list_views',
  {
    id: identity(),
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    list: text().$type<components['schemas']['ListName']>().notNull(),
    name: text().notNull(),
    query: text().notNull(),
  },
  (table) => [
    unique('list_views_name').on(table.customerId, table.list, table.name),
    oneOf('list_views_list', 'list', ['orders', 'lines', 'groups', 'payments', 'purchases']),
  ],
);

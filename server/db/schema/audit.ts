import type { components } from '#contract/types.ts';
import { listAll } from '#common/list-all.ts';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { identity, moment, oneOf } from './columns.ts';
import { customers, shops } from './shop.ts';

type Entity = components['schemas']['AuditEntity'];
type Action = components['schemas']['AuditAction'];

const entities = listAll<Entity>()([
  'item',
  'category',
  'customer',
  'permission_group',
  'retail',
  'delivery',
  'delivery_point',
  'info_page',
]);

const actions = listAll<Action>()(['created', 'changed', 'deleted', 'recovered']);

/** The fields of a record by the names that the contract gives them. */
export type AuditFields = Readonly<Record<string, unknown>>;

/**
 * Who changed what of a shop's settings, people and catalogue. Append-only: the database refuses to change or delete an
 * entry.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: identity(),
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id),
    at: moment().notNull(),
    /** Null for what a command did. */
    authorId: integer('author_id').references(() => customers.id),
    entity: text().$type<Entity>().notNull(),
    /** Without a foreign key: the entry outlives its record. */
    recordId: integer('record_id').notNull(),
    action: text().$type<Action>().notNull(),
    /** What the record was called then. */
    label: text().notNull(),
    /** The changed fields alone; null for a record that was made. */
    before: jsonb().$type<AuditFields>(),
    /** Null for a record that was deleted. */
    after: jsonb().$type<AuditFields>(),
    /** The change of many records that it was a part of. */
    batchId: uuid('batch_id'),
  },
  (table) => [
    index('audit_entries_newest').on(table.shopId, table.id.desc()),
    index('audit_entries_record').on(table.shopId, table.entity, table.recordId, table.id.desc()),
    index('audit_entries_author').on(table.shopId, table.authorId, table.id.desc()),
    uniqueIndex('audit_entries_batch')
      .on(table.shopId, table.batchId, table.entity, table.recordId)
      .where(sql`batch_id is not null`),
    oneOf('audit_entries_entity', 'entity', entities),
    oneOf('audit_entries_action', 'action', actions),
  ],
);

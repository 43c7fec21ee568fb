import { boolean, customType, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { components } from '#contract/types.ts';
import { itemImportStates } from '#machines/item-import/item-import.machine.ts';
import { identity, moment, oneOf } from './columns.ts';
import { customers, shops } from './shop.ts';
import type { StoredImage } from './stored-image.ts';

type Schemas = components['schemas'];

/** Bytes; PGlite answers a plain array of them. */
const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (bytes) => Buffer.from(bytes),
});

/** Files of items that were uploaded to be imported; they are deleted after some days. */
export const itemImports = pgTable(
  'item_imports',
  {
    id: identity(),
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id),
    authorId: integer('author_id')
      .notNull()
      .references(() => customers.id),
    fileName: text('file_name').notNull(),
    file: bytea().notNull(),
    state: text().$type<Schemas['ItemImportState']>().notNull().default('uploaded'),
    /** Grows with each reading and each writing, so that an older one that is still running stops. */
    run: integer().notNull().default(0),
    format: text().$type<Schemas['ItemFileFormat']>().notNull(),
    /** How a CSV was read; null where a person left it to be found out and it isn't yet, and for Excel files. */
    encoding: text().$type<Schemas['TextEncoding']>(),
    delimiter: text().$type<Schemas['CsvDelimiter']>(),
    columns: jsonb().$type<Schemas['ItemImportColumn'][]>().notNull().default([]),
    mode: text().$type<Schemas['ItemImportMode']>(),
    problem: text().$type<ItemImportProblem>(),
    /** Rows that have been read or written. */
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    createdAt: moment().notNull(),
    /** When the server last worked on it. */
    touchedAt: moment().notNull(),
  },
  (table) => [
    index('item_imports_created').on(table.createdAt),
    oneOf('item_imports_state', 'state', itemImportStates),
  ],
);

/** Why an import failed as a whole. */
export type ItemImportProblem =
  | 'unreadable'
  | 'empty'
  | 'too_many_rows'
  | 'too_many_columns'
  | 'too_much_text'
  | 'interrupted'
  | 'row_failed'
  | 'fault';

/** A problem of a cell, or of the row where it has no field. */
export interface ImportRowProblem {
  field: Schemas['ItemColumn'] | null;
  detail: string;
  /** The path of a category that the shop hasn't. */
  missingCategory?: string;
}

/** A row of such a file, with what becomes of it. */
export const itemImportRows = pgTable(
  'item_import_rows',
  {
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id),
    importId: integer('import_id')
      .notNull()
      .references(() => itemImports.id, { onDelete: 'cascade' }),
    /** Its line in the file, where the head is 1. */
    number: integer().notNull(),
    cells: jsonb().$type<string[]>().notNull(),
    verdict: text().$type<Schemas['ItemImportVerdict']>().notNull(),
    itemId: integer('item_id'),
    /** The version of the item that the verdict is about. */
    itemVersion: integer('item_version'),
    changes: jsonb().$type<Schemas['ItemImportChange'][]>().notNull().default([]),
    problems: jsonb().$type<ImportRowProblem[]>().notNull().default([]),
    isWritten: boolean('is_written').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.number] }),
    index('item_import_rows_verdict').on(table.importId, table.verdict, table.number),
    oneOf('item_import_rows_verdict_known', 'verdict', ['create', 'update', 'same', 'error']),
  ],
);

/** Pictures of an import by the path that they had in their archive, in lower case. */
export const itemImportPictures = pgTable(
  'item_import_pictures',
  {
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id),
    importId: integer('import_id')
      .notNull()
      .references(() => itemImports.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The upload that keeps its files until an item has it. */
    uploadId: uuid('upload_id').notNull(),
    image: jsonb().$type<StoredImage>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.name] })],
);

/** What columns of this title held when somebody of the shop last said so; a null field was left out. */
export const itemImportTitles = pgTable(
  'item_import_titles',
  {
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id),
    /** In lower case. */
    title: text().notNull(),
    field: text().$type<Schemas['ItemColumn']>(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.title] })],
);

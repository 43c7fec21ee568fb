import { getTableColumns } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { type itemAttributes, items } from '../../schema.ts';

/** All of an item that staff write is what the shop doesn't keep by itself: a new column is written by them. */
const {
  id,
  version,
  deletedAt,
  shopId: _shop,
  discountedPrice: _discounted,
  popularity: _popularity,
  createdAt: _created,
  search: _search,
  ...written
} = getTableColumns(items);

/** The columns that staff write. */
export const writtenColumns = written;

type WrittenName = keyof typeof written;

/** The same, and what tells one state of an item from another. */
export const heldColumns = { id, version, deletedAt, ...written };

/** What staff write of an item, in the order to show pictures and attributes; amounts in kopecks. */
export type ItemFields = Pick<typeof items.$inferSelect, WrittenName> & {
  attributes: Pick<typeof itemAttributes.$inferSelect, 'name' | 'value'>[];
  /** The categories beside the main one, which isn't among them, in the order of their ids. */
  otherCategoryIds: number[];
};

/** An item that is held until the transaction ends. */
export type HeldItem = ItemFields & Pick<typeof items.$inferSelect, 'id' | 'version' | 'deletedAt'>;

/** Whether a field of an item is a column. */
export const isWritten = (name: string): name is WrittenName => name in written;

/** The name and the type that the database has for a column. */
export const inDatabase = (name: WrittenName): { column: string; type: string } => ({
  column: toSnakeCase(written[name].name),
  type: written[name].getSQLType(),
});

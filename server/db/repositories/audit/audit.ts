import { and, desc, eq, gt } from 'drizzle-orm';
import type { Query } from '#contract/types.ts';
import type { Places } from '../../engine/plan-once.ts';
import type { Orm } from '../../engine/types.ts';
import { hasValue, isWithinDays } from '../../query/filters.ts';
import { inner, jsonRows } from '../../query/json-rows.ts';
import { newestPage, type Page, pageOf } from '../../query/page.ts';
import { auditEntries } from '../../schema.ts';
import { authors, personColumns, type PersonRow } from '../customer/customer.ts';

/** An entry as it is stored. */
export type AuditEntryRow = typeof auditEntries.$inferSelect;

/** An entry of the audit; its author is null for a command. */
export interface AuditRow extends Omit<AuditEntryRow, 'shopId' | 'authorId'> {
  author: PersonRow | null;
}

/** Writes entries. */
export async function insertAudit(orm: Orm, entries: (typeof auditEntries.$inferInsert)[]): Promise<void> {
  if (entries.length > 0) await orm.insert(auditEntries).values(entries);
}

const auditPage = pageOf<Query<'listAudit'> & { shopId: number }, AuditRow>(
  (orm, asked: Places<Query<'listAudit'> & { shopId: number }>) => {
    const where = and(
      eq(auditEntries.shopId, asked.shopId),
      hasValue(auditEntries.entity, asked.entity),
      hasValue(auditEntries.recordId, asked.record_id),
      hasValue(auditEntries.authorId, asked.author_id),
      hasValue(auditEntries.batchId, asked.batch_id),
      isWithinDays(auditEntries.at, asked),
    );
    const page = newestPage(inner.select().from(auditEntries).where(where).$dynamic(), auditEntries.id);
    const { id, at, entity, recordId, action, label, before, after, batchId } = page;
    return {
      total: orm.$count(auditEntries, where),
      result: jsonRows(
        { id, at, entity, recordId, action, label, before, after, batchId, author: personColumns(authors) },
        (select) => select.from(page).leftJoin(authors, eq(authors.id, page.authorId)).orderBy(desc(page.id)),
      ),
    };
  },
);

/** A page of the shop's audit, newest first. */
export async function findAudit(orm: Orm, shopId: number, query: Query<'listAudit'>): Promise<Page<AuditRow>> {
  const found = await auditPage(orm, { ...query, shopId });
  if (!found) throw new Error('The audit has no condition to exist');
  return found;
}

/** An entry of the shop's audit. */
export async function findEntry(orm: Orm, shopId: number, id: number): Promise<AuditEntryRow | undefined> {
  const [found] = await orm
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.shopId, shopId), eq(auditEntries.id, id)));
  return found;
}

/** What a batch has done to an item; undefined if nothing. */
export async function findItemEntry(
  orm: Orm,
  { shopId, batchId, itemId }: { shopId: number; batchId: string; itemId: number },
): Promise<AuditEntryRow | undefined> {
  const [found] = await orm
    .select()
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.shopId, shopId),
        eq(auditEntries.batchId, batchId),
        eq(auditEntries.entity, 'item'),
        eq(auditEntries.recordId, itemId),
      ),
    );
  return found;
}

/** What was changed of an entry's record after it. */
export function findLater(
  orm: Orm,
  { shopId, entity, recordId, id }: Pick<AuditEntryRow, 'shopId' | 'entity' | 'recordId' | 'id'>,
): Promise<AuditEntryRow[]> {
  return orm
    .select()
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.shopId, shopId),
        eq(auditEntries.entity, entity),
        eq(auditEntries.recordId, recordId),
        gt(auditEntries.id, id),
      ),
    );
}

import { and, desc, eq, gt, ne, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Query } from '#contract/types.ts';
import type { Orm } from '../../engine/types.ts';
import { hasValue, isWithinDays } from '../../query/filters.ts';
import { inner } from '../../query/json-rows.ts';
import { limitsOf, newestPage, type Page, toPage } from '../../query/page.ts';
import { auditEntries } from '../../schema.ts';
import { authors, personColumns, type PersonRow } from '../customer/customer.ts';

/** An entry as it is stored. */
export type AuditEntryRow = typeof auditEntries.$inferSelect;

/** An entry of the audit; its author is null for a command. */
export interface AuditRow extends Omit<AuditEntryRow, 'shopId' | 'authorId'> {
  author: PersonRow | null;
  /** Whether the record was changed later in what the entry has changed of it. */
  isChangedSince: boolean;
}

const later = alias(auditEntries, 'later');

/** These columns of an entry, whatever it is selected as. */
type Columns<Name extends keyof AuditEntryRow> = Readonly<Record<Name, SQLWrapper>>;

const namesOf = ({ before, after }: Columns<'before' | 'after'>): SQL =>
  sql`(coalesce(${before}, '{}') || coalesce(${after}, '{}'))`;

/** Whether the record of an entry was deleted, recovered, or changed in the same fields after it. */
function changedSince(
  entry: Columns<'id' | 'shopId' | 'entity' | 'recordId' | 'action' | 'before' | 'after'>,
): SQL<boolean> {
  const isSameField = sql`(${entry.action} = 'changed'
    and ${namesOf(later)} ?| array(select jsonb_object_keys(${namesOf(entry)})))`;
  const change = inner
    .select({ id: later.id })
    .from(later)
    .where(
      and(
        eq(later.shopId, entry.shopId),
        eq(later.entity, entry.entity),
        eq(later.recordId, entry.recordId),
        gt(later.id, entry.id),
        or(ne(later.action, 'changed'), isSameField),
      ),
    );
  return sql<boolean>`exists (${change})`;
}

/** Writes entries. */
export async function insertAudit(orm: Orm, entries: (typeof auditEntries.$inferInsert)[]): Promise<void> {
  if (entries.length > 0) await orm.insert(auditEntries).values(entries);
}

/** A page of the shop's audit, newest first. */
export async function findAudit(orm: Orm, shopId: number, asked: Query<'listAudit'>): Promise<Page<AuditRow>> {
  const where = and(
    eq(auditEntries.shopId, shopId),
    hasValue(auditEntries.entity, asked.entity),
    hasValue(auditEntries.recordId, asked.record_id),
    hasValue(auditEntries.authorId, asked.author_id),
    hasValue(auditEntries.batchId, asked.batch_id),
    isWithinDays(auditEntries.at, { ...asked, shopId }),
  );
  const page = newestPage(inner.select().from(auditEntries).where(where).$dynamic(), auditEntries.id, limitsOf(asked));
  const { id, at, entity, recordId, action, label, before, after, batchId } = page;
  const entry = { id, at, entity, recordId, action, label, before, after, batchId };
  const result = await orm
    .select({ ...entry, isChangedSince: changedSince(page), author: personColumns(authors) })
    .from(page)
    .leftJoin(authors, eq(authors.id, page.authorId))
    .orderBy(desc(page.id));
  return toPage(asked, { total: await orm.$count(auditEntries, where), result });
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

/** Whether a batch has done anything in the shop. */
export async function hasBatch(orm: Orm, shopId: number, batchId: string): Promise<boolean> {
  const [found] = await orm
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(and(eq(auditEntries.shopId, shopId), eq(auditEntries.batchId, batchId)))
    .limit(1);
  return found !== undefined;
}

/** Whether a record was changed after an entry in what the entry has changed of it. */
export async function isChangedSince(orm: Orm, { id }: Pick<AuditEntryRow, 'id'>): Promise<boolean> {
  const [found] = await orm
    .select({ isChanged: changedSince(auditEntries) })
    .from(auditEntries)
    .where(eq(auditEntries.id, id));
  return found?.isChanged ?? false;
}

import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Orm } from '../../engine/types.ts';
import { jsonRows } from '../../query/json-rows.ts';
import { auditEntries, customers } from '../../schema.ts';
import { personColumns, type PersonRow } from '../customer/customer.ts';

/** A change of a customer's phone. */
export interface PhoneChangeRow {
  at: Date;
  author: PersonRow | null;
}

/** Changes of a customer's phone since a moment, by the audit, which nobody can change. */
const isPhoneChange = (customerId: PgColumn | number, shopId: PgColumn | number, since: SQL | Date): SQL | undefined =>
  and(
    eq(auditEntries.shopId, shopId),
    eq(auditEntries.entity, 'customer'),
    eq(auditEntries.recordId, customerId),
    eq(auditEntries.action, 'changed'),
    gt(auditEntries.at, since),
    sql`${auditEntries.after} ? 'phone'`,
  );

/** Those of a waiting refund's customer, the last first. */
export const phoneChangesOf = (of: Record<'shopId' | 'customerId' | 'kind' | 'state', PgColumn>, since: SQL | Date) => {
  const changers = alias(customers, 'phone_changer');
  return jsonRows({ at: auditEntries.at, author: personColumns(changers) }, (select) =>
    select
      .from(auditEntries)
      .leftJoin(changers, eq(changers.id, auditEntries.authorId))
      .where(and(eq(of.kind, 'refund'), eq(of.state, 'W'), isPhoneChange(of.customerId, of.shopId, since)))
      .orderBy(desc(auditEntries.id)),
  );
};

/** Whether this person has changed the customer's phone since then. */
export async function hasChangedPhone(
  orm: Orm,
  { shopId, customerId, authorId, since }: { shopId: number; customerId: number; authorId: number; since: Date },
): Promise<boolean> {
  const found = await orm
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(and(isPhoneChange(customerId, shopId, since), eq(auditEntries.authorId, authorId)))
    .limit(1);
  return found.length > 0;
}

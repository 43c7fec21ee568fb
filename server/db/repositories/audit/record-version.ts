import { and, eq } from 'drizzle-orm';
import type { Orm } from '../../engine/types.ts';
import { customers, deliveries, deliveryPoints, permissionGroups, shops } from '../../schema.ts';
import type { AuditEntryRow } from './audit.ts';

const versioned = {
  customer: customers,
  permission_group: permissionGroups,
  delivery: deliveries,
  delivery_point: deliveryPoints,
};

/** The version of the record that an entry is of; undefined where its kind has none, or it is gone. */
export async function findRecordVersion(
  orm: Orm,
  { entity, recordId, shopId }: Pick<AuditEntryRow, 'entity' | 'recordId' | 'shopId'>,
): Promise<number | undefined> {
  if (entity === 'item' || entity === 'category') return undefined;
  const found =
    entity === 'retail'
      ? await orm.select({ version: shops.version }).from(shops).where(eq(shops.id, shopId))
      : await orm
          .select({ version: versioned[entity].version })
          .from(versioned[entity])
          .where(and(eq(versioned[entity].shopId, shopId), eq(versioned[entity].id, recordId)));
  return found[0]?.version;
}

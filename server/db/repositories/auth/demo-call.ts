import { and, asc, desc, eq, gt, gte, lt } from 'drizzle-orm';
import type { Orm } from '../../engine/types.ts';
import { demoCalls } from '../../schema.ts';

/** A simulated call: with `ring`, `number` called the phone; with `call`, the phone called `number`. */
export type DemoCall = typeof demoCalls.$inferSelect;

/** A call that a simulated phone received. */
export type DemoRingRow = Pick<DemoCall, 'id' | 'phone' | 'number' | 'createdAt'>;

const SHOWN = 20;

/** Stores a call. */
export async function insertDemoCall(orm: Orm, call: DemoCall): Promise<void> {
  await orm.insert(demoCalls).values(call);
}

/** The calls that a phone received since then, newest first. */
export function findDemoRings(orm: Orm, shopId: number, phone: string, since: Date): Promise<DemoRingRow[]> {
  return orm
    .select({ id: demoCalls.id, phone: demoCalls.phone, number: demoCalls.number, createdAt: demoCalls.createdAt })
    .from(demoCalls)
    .where(
      and(
        eq(demoCalls.shopId, shopId),
        eq(demoCalls.phone, phone),
        eq(demoCalls.kind, 'ring'),
        gt(demoCalls.createdAt, since),
      ),
    )
    .orderBy(desc(demoCalls.createdAt), asc(demoCalls.id))
    .limit(SHOWN);
}

/** Whether the phone has called the number since then. */
export async function hasDemoCalled(
  orm: Orm,
  { shopId, phone, number }: Pick<DemoCall, 'shopId' | 'phone' | 'number'>,
  since: Date,
): Promise<boolean> {
  const found = await orm
    .select({ id: demoCalls.id })
    .from(demoCalls)
    .where(
      and(
        eq(demoCalls.shopId, shopId),
        eq(demoCalls.phone, phone),
        eq(demoCalls.kind, 'call'),
        eq(demoCalls.number, number),
        gte(demoCalls.createdAt, since),
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** Deletes calls before this moment. */
export async function deleteDemoCallsBefore(orm: Orm, moment: Date): Promise<void> {
  await orm.delete(demoCalls).where(lt(demoCalls.createdAt, moment));
}

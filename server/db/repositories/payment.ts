import { payments } from '../schema.ts';
import type { Orm } from '../engine/types.ts';

/** A payment that counts from the moment it is written; amount in kopecks. */
export interface ConfirmedPayment {
  shopId: number;
  customerId: number;
  kind: 'top_up' | 'refund';
  amount: number;
  way: 'sbp' | 'card' | 'transfer' | 'cash';
  authorId: number;
  at: Date;
}

/** Writes a payment that needs no confirmation any more; returns its id. The ledger is the caller's to write. */
export async function insertConfirmedPayment(orm: Orm, { authorId, at, ...payment }: ConfirmedPayment): Promise<number> {
  const values = { ...payment, state: 'F' as const, createdAt: at, decidedAt: at, decidedBy: authorId };
  const [written] = await orm.insert(payments).values(values).returning({ id: payments.id });
  if (!written) throw new Error('The payment was not written');
  return written.id;
}

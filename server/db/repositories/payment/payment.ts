import { and, asc, eq, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Orm } from '../../engine/types.ts';
import { jsonRows } from '../../query/json-rows.ts';
import { customers, paymentChanges, payments } from '../../schema.ts';
import { authors, personColumns, type PersonRow } from '../customer/customer.ts';
import { insertKey, type KeyUse } from '../kit/idempotency.ts';
import { type PhoneChangeRow, phoneChangesOf } from './phone-changes.ts';

type PaymentColumns = typeof payments.$inferSelect;

/** What somebody changed in a waiting payment. */
interface PaymentChangeRow extends Pick<typeof paymentChanges.$inferSelect, 'id' | 'fields' | 'at'> {
  author: PersonRow | null;
}

/** A top-up or a refund; amounts in kopecks. */
export interface PaymentRow extends Omit<PaymentColumns, 'shopId' | 'customerId' | 'createdBy' | 'decidedBy'> {
  customer: PersonRow;
  /** The customer's balance. */
  funds: { balance: number };
  /** Who requested it; null if unknown. */
  author: PersonRow | null;
  /** Who decided; null while it waits and if unknown. */
  decider: PersonRow | null;
  changes: PaymentChangeRow[];
  /**
   * Of a waiting refund: who has changed its customer's phone since the moment that was asked about, the last first.
   */
  phoneChanges: PhoneChangeRow[];
}

type OwnColumn = keyof Omit<PaymentRow, 'customer' | 'funds' | 'author' | 'decider' | 'changes' | 'phoneChanges'>;

/** The columns of a PaymentRow, from payments or from a page of them. */
export const columnsOf = <Of extends Record<OwnColumn, PgColumn>>(of: Of): { [Name in OwnColumn]: Of[Name] } => ({
  id: of.id,
  version: of.version,
  kind: of.kind,
  amount: of.amount,
  way: of.way,
  state: of.state,
  receipt: of.receipt,
  comment: of.comment,
  reason: of.reason,
  createdAt: of.createdAt,
  decidedAt: of.decidedAt,
});
export const deciders = alias(customers, 'decider');
export const people = {
  customer: personColumns(customers),
  funds: { balance: customers.balance },
  author: personColumns(authors),
  decider: personColumns(deciders),
};

/** The changes of a payment, oldest first. */
export const changesOf = (paymentId: PgColumn) => {
  const changers = alias(customers, 'changer');
  return jsonRows(
    { id: paymentChanges.id, fields: paymentChanges.fields, at: paymentChanges.at, author: personColumns(changers) },
    (select) =>
      select
        .from(paymentChanges)
        .leftJoin(changers, eq(changers.id, paymentChanges.authorId))
        .where(eq(paymentChanges.paymentId, paymentId))
        .orderBy(asc(paymentChanges.id)),
  );
};

/** A payment of the shop. */
export async function findPayment(
  orm: Orm,
  { shopId, phoneSince }: { shopId: number; phoneSince: Date },
  id: number,
): Promise<PaymentRow | undefined> {
  const phoneChanges = phoneChangesOf(payments, phoneSince);
  const [found] = await orm
    .select({ ...columnsOf(payments), ...people, changes: changesOf(payments.id), phoneChanges })
    .from(payments)
    .innerJoin(customers, eq(customers.id, payments.customerId))
    .leftJoin(authors, eq(authors.id, payments.createdBy))
    .leftJoin(deciders, eq(deciders.id, payments.decidedBy))
    .where(and(eq(payments.id, id), eq(payments.shopId, shopId)));
  return found;
}

/** The number of a customer's waiting payments, what refunds among them reserve and top-ups will bring, in kopecks. */
export async function sumWaiting(
  orm: Orm,
  customerId: number,
): Promise<{ count: number; reserved: number; toppingUp: number }> {
  const sumOf = (kind: PaymentColumns['kind']) =>
    sql`coalesce(sum(${payments.amount}) filter (where ${payments.kind} = ${kind}), 0)`.mapWith(Number);
  const [found] = await orm
    .select({ count: sql`count(*)`.mapWith(Number), reserved: sumOf('refund'), toppingUp: sumOf('top_up') })
    .from(payments)
    .where(and(eq(payments.customerId, customerId), eq(payments.state, 'W')));
  return found ?? { count: 0, reserved: 0, toppingUp: 0 };
}

/** A payment to be requested; amount in kopecks. */
export type NewPayment = Pick<
  PaymentColumns,
  'shopId' | 'customerId' | 'kind' | 'amount' | 'way' | 'receipt' | 'comment' | 'createdAt' | 'createdBy'
>;

/**
 * Writes a waiting payment with its idempotency key, and returns its id. Fails with a unique violation if the key is
 * used.
 */
export async function insertPayment(orm: Orm, payment: NewPayment, key: KeyUse): Promise<number> {
  const id = await insertPaymentAsIs(orm, payment);
  await insertKey(orm, key, { recordId: id, at: payment.createdAt });
  return id;
}

/** A payment that is locked for a change; amount in kopecks. */
export type LockedPayment = Pick<
  PaymentColumns,
  'id' | 'version' | 'customerId' | 'kind' | 'amount' | 'way' | 'comment' | 'state'
>;

/** Locks a payment until the transaction ends. */
export async function lockPayment(orm: Orm, shopId: number, id: number): Promise<LockedPayment | undefined> {
  const [held] = await orm
    .select({
      id: payments.id,
      version: payments.version,
      customerId: payments.customerId,
      kind: payments.kind,
      amount: payments.amount,
      way: payments.way,
      comment: payments.comment,
      state: payments.state,
    })
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.shopId, shopId)))
    .for('no key update');
  return held;
}

/** Each write of a payment makes a new version. */
const nextVersion = { version: sql`${payments.version} + 1` };

/** The decision about a payment, its author and reason. */
export interface Decision {
  state: 'F' | 'C';
  reason: string;
  authorId: number;
  at: Date;
}

/** Writes the decision into a locked payment. The caller writes the ledger entry. */
export async function decidePayment(orm: Orm, id: number, { state, reason, authorId, at }: Decision): Promise<void> {
  await orm
    .update(payments)
    .set({ state, reason, decidedBy: authorId, decidedAt: at, ...nextVersion })
    .where(eq(payments.id, id));
}

/** Writes new values into a locked payment, amount in kopecks, and what was changed beside it. */
export async function changePayment(
  orm: Orm,
  values: Pick<PaymentColumns, 'amount' | 'way' | 'comment'>,
  change: Omit<typeof paymentChanges.$inferSelect, 'id'>,
): Promise<void> {
  await orm
    .update(payments)
    .set({ ...values, ...nextVersion })
    .where(eq(payments.id, change.paymentId));
  await orm.insert(paymentChanges).values(change);
}

/**
 * Writes a payment in any state, for the data of a new shop, and returns its id. The caller writes the ledger entry.
 */
export async function insertPaymentAsIs(orm: Orm, payment: typeof payments.$inferInsert): Promise<number> {
  const [written] = await orm.insert(payments).values(payment).returning({ id: payments.id });
  if (!written) throw new Error('The payment was not written');
  return written.id;
}

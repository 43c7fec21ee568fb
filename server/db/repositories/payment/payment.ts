import { and, desc, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Query } from '#contract/types.ts';
import type { Places } from '../../engine/plan-once.ts';
import type { Orm } from '../../engine/types.ts';
import { hasValue, isWithinDays } from '../../query/filters.ts';
import { inner, jsonRows } from '../../query/json-rows.ts';
import { newestPage, type Page, pageOf } from '../../query/page.ts';
import { customers, payments } from '../../schema.ts';
import { authors, hasCustomer, personColumns, type PersonRow } from '../customer/customer.ts';
import { insertKey, type KeyUse } from '../kit/idempotency.ts';

type PaymentColumns = typeof payments.$inferSelect;

/** A top-up or a refund; amount in kopecks. */
export interface PaymentRow extends Omit<PaymentColumns, 'shopId' | 'customerId' | 'createdBy' | 'decidedBy'> {
  customer: PersonRow;
  /** Who requested it; null if unknown. */
  author: PersonRow | null;
}

type OwnColumn = keyof Omit<PaymentRow, 'customer' | 'author'>;

/** The columns of a PaymentRow, from payments or from a page of them. */
const columnsOf = <Of extends Record<OwnColumn, PgColumn>>(of: Of): { [Name in OwnColumn]: Of[Name] } => ({
  id: of.id,
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
const people = { customer: personColumns(customers), author: personColumns(authors) };

/** The payments of a list: of one customer, or null for the whole shop. */
export interface PaymentsOf {
  shopId: number;
  customerId: number | null;
}

const paymentsPage = pageOf((orm, asked: Places<PaymentsOf & Query<'listPayments'>>) => {
  const where = and(
    eq(payments.shopId, asked.shopId),
    hasValue(payments.customerId, asked.customerId),
    hasValue(payments.kind, asked.type),
    hasValue(payments.state, asked.state),
    isWithinDays(payments.createdAt, asked),
  );
  // Limited to the page before the people are joined.
  const page = newestPage(inner.select().from(payments).where(where).$dynamic(), payments.id);
  return {
    total: orm.$count(payments, where),
    result: jsonRows({ ...columnsOf(page), ...people }, (select) =>
      select
        .from(page)
        .innerJoin(customers, eq(customers.id, page.customerId))
        .leftJoin(authors, eq(authors.id, page.createdBy))
        .orderBy(desc(page.id)),
    ),
    where: hasCustomer(asked.shopId, asked.customerId),
  };
});

/** A page of payments, newest first; undefined if the shop has no such customer. */
export function findPayments(
  orm: Orm,
  of: PaymentsOf,
  asked: Query<'listPayments'>,
): Promise<Page<PaymentRow> | undefined> {
  return paymentsPage(orm, { ...asked, ...of });
}

/** A payment of the shop. */
export async function findPayment(orm: Orm, shopId: number, id: number): Promise<PaymentRow | undefined> {
  const [found] = await orm
    .select({ ...columnsOf(payments), ...people })
    .from(payments)
    .innerJoin(customers, eq(customers.id, payments.customerId))
    .leftJoin(authors, eq(authors.id, payments.createdBy))
    .where(and(eq(payments.id, id), eq(payments.shopId, shopId)));
  return found;
}

/** The number of a customer's waiting payments, and the amount that refunds among them reserve, in kopecks. */
export async function sumWaiting(orm: Orm, customerId: number): Promise<{ count: number; reserved: number }> {
  const [found] = await orm
    .select({
      count: sql`count(*)`.mapWith(Number),
      reserved: sql`coalesce(sum(${payments.amount}) filter (where ${payments.kind} = 'refund'), 0)`.mapWith(Number),
    })
    .from(payments)
    .where(and(eq(payments.customerId, customerId), eq(payments.state, 'W')));
  return found ?? { count: 0, reserved: 0 };
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

/** A payment that is locked for a decision; amount in kopecks. */
export type LockedPayment = Pick<PaymentColumns, 'id' | 'customerId' | 'kind' | 'amount' | 'state'>;

/** Locks a payment until the transaction ends. */
export async function lockPayment(orm: Orm, shopId: number, id: number): Promise<LockedPayment | undefined> {
  const [held] = await orm
    .select({
      id: payments.id,
      customerId: payments.customerId,
      kind: payments.kind,
      amount: payments.amount,
      state: payments.state,
    })
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.shopId, shopId)))
    .for('no key update');
  return held;
}

/** The decision about a payment, its author and reason. */
export interface Decision {
  state: 'F' | 'C';
  reason: string;
  authorId: number;
  at: Date;
}

/** Writes the decision into a locked payment. The caller writes the ledger entry. */
export async function decidePayment(orm: Orm, id: number, { state, reason, authorId, at }: Decision): Promise<void> {
  await orm.update(payments).set({ state, reason, decidedBy: authorId, decidedAt: at }).where(eq(payments.id, id));
}

/**
 * Writes a payment in any state, for the data of a new shop, and returns its id. The caller writes the ledger entry.
 */
export async function insertPaymentAsIs(orm: Orm, payment: typeof payments.$inferInsert): Promise<number> {
  const [written] = await orm.insert(payments).values(payment).returning({ id: payments.id });
  if (!written) throw new Error('The payment was not written');
  return written.id;
}

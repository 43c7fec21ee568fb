import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { components } from '#contract/types.ts';
import { type PaymentState, paymentStates } from '#machines/payment/payment.machine.ts';
import { identity, keeps, kopecks, moment, oneOf } from './columns.ts';
import { placedOrders } from './order.ts';
import { customers, shops } from './shop.ts';
import type { StoredImage } from './stored-image.ts';

const shopId = () =>
  integer('shop_id')
    .notNull()
    .references(() => shops.id);

/** A top-up or a refund that a customer asked for: W waiting, F confirmed, C cancelled. */
export const payments = pgTable(
  'payments',
  {
    id: identity(),
    shopId: shopId(),
    /** Grows with each change by a person, who names the one they saw. */
    version: integer().notNull().default(1),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    kind: text().$type<'top_up' | 'refund'>().notNull(),
    amount: kopecks().notNull(),
    way: text().$type<'sbp' | 'card' | 'transfer' | 'cash'>().notNull(),
    state: text().$type<PaymentState>().notNull().default('W'),
    receipt: jsonb().$type<StoredImage>(),
    comment: text().notNull().default(''),
    /** The reason of the decision. */
    reason: text().notNull().default(''),
    createdAt: moment().notNull().defaultNow(),
    /** Who made the request; null where unknown. */
    createdBy: integer('created_by').references(() => customers.id),
    decidedAt: moment(),
    decidedBy: integer('decided_by').references(() => customers.id),
  },
  (table) => [
    index('payments_newest').on(table.shopId, table.id.desc()),
    index('payments_customer').on(table.shopId, table.customerId, table.id.desc()),
    index('payments_state').on(table.shopId, table.state, table.id.desc()),
    index('payments_waiting_first').on(table.shopId, sql`(state = 'W') desc nulls last`, table.id.desc()),
    // What came on a day.
    index('payments_created').on(table.shopId, table.createdAt),
    // What was decided on a day.
    index('payments_decided').on(table.shopId, table.decidedAt),
    index('payments_waiting')
      .on(table.customerId)
      .where(sql`state = 'W'`),
    oneOf('payments_way', 'way', ['sbp', 'card', 'transfer', 'cash']),
    oneOf('payments_kind', 'kind', ['top_up', 'refund']),
    oneOf('payments_states', 'state', paymentStates),
    keeps('payments_amount', 'amount > 0'),
  ],
);

/** What staff changed in waiting payments. Append-only: the database refuses to change or delete an entry. */
export const paymentChanges = pgTable(
  'payment_changes',
  {
    id: identity(),
    shopId: shopId(),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payments.id),
    /** Amounts in roubles. */
    fields: jsonb().$type<components['schemas']['PaymentChange']['fields']>().notNull(),
    authorId: integer('author_id')
      .notNull()
      .references(() => customers.id),
    at: moment().notNull(),
  },
  (table) => [index('payment_changes_payment').on(table.paymentId, table.id)],
);

/** The ledger. Append-only: the database refuses to change or delete an entry. */
export const balanceEntries = pgTable(
  'balance_entries',
  {
    id: identity(),
    shopId: shopId(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    kind: text().$type<'top_up' | 'refund' | 'order_charge' | 'order_return' | 'correction'>().notNull(),
    /** Signed; added to the balance. */
    amount: kopecks().notNull(),
    /** The balance after it. */
    balance: kopecks().notNull(),
    authorId: integer('author_id').references(() => customers.id),
    reason: text().notNull().default(''),
    paymentId: integer('payment_id').references(() => payments.id),
    orderId: integer('order_id').references(() => placedOrders.id),
    at: moment().notNull().defaultNow(),
  },
  (table) => [
    index('balance_entries_customer').on(table.customerId, table.id.desc()),
    index('balance_entries_order').on(table.orderId),
    oneOf('balance_entries_kind', 'kind', ['top_up', 'refund', 'order_charge', 'order_return', 'correction']),
    keeps('balance_entries_amount', 'amount <> 0'),
  ],
);

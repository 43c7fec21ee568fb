import type { components } from '#contract/types.ts';
import { type PaymentRefusal, refusalOf } from '#machines/payment/payment.machine.ts';
import type { Database, Transaction } from '../db/engine/types.ts';
import { lockCustomer } from '../db/repositories/customer.ts';
import { findKey, type KeyUse } from '../db/repositories/idempotency.ts';
import { lockBalance } from '../db/repositories/ledger.ts';
import * as payments from '../db/repositories/payment.ts';
import { AppError } from './app-error.ts';
import type { Writing } from './cart.ts';
import { keyed, keyUse, readEarlier } from './keyed.ts';
import { postEntry } from './ledger.ts';
import { toKopecks, toRoubles } from './money.ts';
import { type Page, toPage } from './pages.ts';
import { toPayment } from './payment-answer.ts';
import type { SignedIn } from './person.ts';
import { cleanText } from './text.ts';
import { takeUploads } from './uploads.ts';
import { listedCustomer, seesOf } from './whose.ts';

type Payment = components['schemas']['Payment'];
type PaymentForm = components['schemas']['PaymentForm'];

/** What a list of payments is asked for; `since` and `until` are days, both included. */
export interface PaymentQuery {
  scope: 'own' | 'shop';
  customerId: number | null;
  type: Payment['type'] | null;
  state: Payment['state'] | null;
  since: string | null;
  until: string | null;
  page: number;
  limit: number;
}

/** How many payments of one customer may wait. */
const MAX_WAITING = 50;

/** A page of payments, newest first; throws not_found for other people's without get_strange_payments. */
export async function listPayments(db: Database, { shop, customer }: SignedIn, { type, page, limit, ...query }: PaymentQuery): Promise<Page<Payment>> {
  const customerId = listedCustomer(customer, query, 'get_strange_payments');
  const { state, since, until } = query;
  const found = await payments.findPayments(db.orm, { shopId: shop.id, customerId, kind: type, state, since, until, offset: (page - 1) * limit, limit });
  if (!found) throw new AppError('not_found');
  return toPage(found.result.map((payment) => toPayment(customer, payment)), found.total, { page, limit });
}

async function readPayment(transaction: Transaction, { shop, customer }: SignedIn, id: number): Promise<Payment> {
  const found = await payments.findPayment(transaction, shop.id, id);
  if (!found) throw new AppError('not_found');
  return toPayment(customer, found);
}

/** What is asked of a customer whose row is held, and whether whoever asks may see their balance, in kopecks. */
interface Asking {
  balance: number;
  seesBalance: boolean;
  key: KeyUse;
  at: Date;
}

/** Writes a payment; throws where it may not be asked for. */
async function askFor(transaction: Transaction, form: PaymentForm, { balance, seesBalance, key, at }: Asking): Promise<number> {
  const { customer_id: customerId, type: kind, way } = form;
  const amount = toKopecks(form.amount);
  const waiting = await payments.sumWaiting(transaction, customerId);
  if (waiting.count >= MAX_WAITING) throw new AppError('payments_full', { max: MAX_WAITING });
  const available = balance - waiting.reserved;
  if (kind === 'refund' && amount > available) {
    throw new AppError('refund_too_large', seesBalance ? { available: toRoubles(Math.max(0, available)) } : {});
  }
  const ids = form.receipt_id === undefined ? [] : [form.receipt_id];
  const [receipt = null] = await takeUploads(transaction, { shopId: key.shopId, customerId: key.customerId, at }, ids, 'receipt_id');
  const payment = { shopId: key.shopId, customerId, authorId: key.customerId, kind, amount, way, receipt, comment: cleanText(form.comment), at };
  return payments.insertPayment(transaction, payment, key);
}

/**
 * Asks for a top-up or a refund, once a key. What waiting refunds reserve is no longer there for another. Throws not_found,
 * refund_too_large, payments_full, key_reused, or validation with the fields that are wrong.
 */
export async function createPayment({ db, clock }: Writing, visitor: SignedIn, { key, form }: { key: string; form: PaymentForm }): Promise<Payment> {
  const { shop, customer } = visitor;
  const isForeign = form.customer_id !== customer.id;
  if (isForeign && !customer.flags.has('create_strange_payments')) throw new AppError('not_found');
  if (form.type === 'refund' && form.receipt_id !== undefined) throw new AppError('validation', {}, { receipt_id: 'wrong' });
  const use = keyUse(visitor, { key, operation: 'createPayment', request: form });
  return keyed(() =>
    db.transaction(async (transaction) => {
      // The customer before the key and the sums: whoever comes second waits here, and then sees what the first has written.
      const held = await lockCustomer(transaction, shop.id, form.customer_id);
      if (!held) throw new AppError('not_found');
      const earlier = readEarlier(await findKey(transaction, use), use);
      const seesBalance = seesOf(customer, form.customer_id, 'get_strange_balance_history');
      const id = earlier ?? (await askFor(transaction, form, { balance: held.balance, seesBalance, key: use, at: clock.now() }));
      return readPayment(transaction, visitor, id);
    }),
  );
}

/** Why a payment may not be decided so; `balance` is null for those who may not see it. */
function refuse(code: PaymentRefusal, { id, state, amount }: payments.LockedPayment, balance: number | null): AppError {
  if (code === 'finished') return new AppError('payment_decided', { id, state });
  if (code === 'balance_short') {
    return new AppError('payment_balance_short', { amount: toRoubles(amount), ...(balance !== null && { balance: toRoubles(balance) }) });
  }
  return new AppError('conflict');
}

/** Confirms or cancels a waiting payment, and writes the ledger for a confirmed one. Throws not_found, or why it is refused. */
export async function updatePayment(
  { db, clock }: Writing,
  visitor: SignedIn,
  id: number,
  form: { state: 'F' | 'C'; reason: string },
): Promise<Payment> {
  const { shop, customer } = visitor;
  const reason = cleanText(form.reason);
  const at = clock.now();
  return db.transaction(async (transaction) => {
    const payment = await payments.lockPayment(transaction, shop.id, id);
    if (!payment || !seesOf(customer, payment.customer_id, 'get_strange_payments')) throw new AppError('not_found');
    const { customer_id: customerId, kind, amount } = payment;
    const balance = await lockBalance(transaction, shop.id, customerId);
    const refusal = refusalOf(payment.state, form.state, { isCovered: kind === 'top_up' || balance >= amount });
    if (refusal) throw refuse(refusal, payment, seesOf(customer, customerId, 'get_strange_balance_history') ? balance : null);
    const decision = { authorId: customer.id, reason, at };
    await payments.decidePayment(transaction, id, { state: form.state, ...decision });
    if (form.state === 'F') {
      const signed = kind === 'refund' ? -amount : amount;
      await postEntry(transaction, { shopId: shop.id, customerId, kind, amount: signed, paymentId: id, orderId: null, ...decision });
    }
    return readPayment(transaction, visitor, id);
  });
}

import type { components, Query } from '#contract/types.ts';
import { type PaymentTransitionRefusal, paymentTransitionRefusal } from '#machines/payment/payment.machine.ts';
import type { Transaction } from '../../db/engine/types.ts';
import { hasOtherHolder, lockCustomer } from '../../db/repositories/customer/customer.ts';
import { findKey, type KeyUse } from '../../db/repositories/kit/idempotency.ts';
import { lockBalance } from '../../db/repositories/ledger/ledger.ts';
import * as payments from '../../db/repositories/payment/payment.ts';
import { AppError } from '../kit/app-error.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';
import { withIdempotencyKey, keyUse, readEarlier } from '../kit/idempotency-keys.ts';
import { postEntry } from '../ledger/ledger.ts';
import { toKopecks, toRoubles } from '../kit/money.ts';
import { mapPage } from '../kit/pages.ts';
import { toPayment } from './payment-answer.ts';
import type { SignedInCaller } from '../access/caller.ts';
import { cleanText } from '../kit/text.ts';
import { takeUploads } from '../upload/uploads.ts';
import { listedCustomer, canSee } from '../access/access.ts';

type Payment = components['schemas']['Payment'];
type PaymentForm = components['schemas']['PaymentForm'];

/** How many waiting payments a customer may have. */
const MAX_WAITING = 50;

/** A page of payments, newest first; throws not_found for other people's without get_strange_payments. */
export async function listPayments(
  { db }: DomainDeps,
  { shop, customer }: SignedInCaller,
  query: Query<'listPayments'>,
): Promise<components['schemas']['PaymentList']> {
  const customerId = listedCustomer(customer, query, 'get_strange_payments');
  const found = await payments.findPayments(db.orm, { shopId: shop.id, customerId }, query);
  if (!found) throw new AppError('not_found');
  return mapPage(found, (payment) => toPayment(customer, payment));
}

async function readPayment(transaction: Transaction, { shop, customer }: SignedInCaller, id: number): Promise<Payment> {
  const found = await payments.findPayment(transaction, shop.id, id);
  if (!found) throw new AppError('not_found');
  return toPayment(customer, found);
}

/** The state of a locked customer and of the request; `balance` in kopecks. */
interface PaymentRequest {
  balance: number;
  canSeeBalance: boolean;
  key: KeyUse;
  at: Date;
}

/** Writes a payment; throws payments_full or refund_too_large. */
async function requestPayment(
  transaction: Transaction,
  form: PaymentForm,
  { balance, canSeeBalance, key, at }: PaymentRequest,
): Promise<number> {
  const { customer_id: customerId, type: kind, way } = form;
  const amount = toKopecks(form.amount);
  const waiting = await payments.sumWaiting(transaction, customerId);
  if (waiting.count >= MAX_WAITING) throw new AppError('payments_full', { max: MAX_WAITING });
  const available = balance - waiting.reserved;
  if (kind === 'refund' && amount > available) {
    throw new AppError('refund_too_large', canSeeBalance ? { available: toRoubles(Math.max(0, available)) } : {});
  }
  const ids = form.receipt_id === undefined ? [] : [form.receipt_id];
  const [receipt = null] = await takeUploads(
    transaction,
    { shopId: key.shopId, customerId: key.customerId, at },
    ids,
    'receipt_id',
  );
  const payment = {
    shopId: key.shopId,
    customerId,
    createdBy: key.customerId,
    kind,
    amount,
    way,
    receipt,
    comment: cleanText(form.comment),
    createdAt: at,
  };
  return payments.insertPayment(transaction, payment, key);
}

/**
 * Requests a top-up or a refund, once per key. The amounts of waiting refunds aren't available for another. Throws
 * not_found, refund_too_large, payments_full, key_reused, or validation with the wrong fields.
 */
export async function createPayment(
  { db, clock }: DomainDeps,
  caller: SignedInCaller,
  { key, form }: { key: string; form: PaymentForm },
): Promise<Payment> {
  const { shop, customer } = caller;
  const isForeign = form.customer_id !== customer.id;
  if (isForeign && !customer.flags.has('create_strange_payments')) throw new AppError('not_found');
  if (form.type === 'refund' && form.receipt_id !== undefined)
    throw new AppError('validation', {}, { receipt_id: 'wrong' });
  const use = keyUse(caller, { key, operation: 'createPayment', request: form });
  return withIdempotencyKey(() =>
    db.transaction(async (transaction) => {
      // The customer is locked before the key and the sums are read: a second request waits here and then sees the first one's payment.
      const held = await lockCustomer(transaction, shop.id, form.customer_id);
      if (!held) throw new AppError('not_found');
      const earlier = readEarlier(await findKey(transaction, use), use);
      const canSeeBalance = canSee(customer, form.customer_id, 'get_strange_balance_history');
      const id =
        earlier ??
        (await requestPayment(transaction, form, { balance: held.balance, canSeeBalance, key: use, at: clock.now() }));
      return readPayment(transaction, caller, id);
    }),
  );
}

/** The error for a refused decision; `balance` is null where the caller may not see it. */
function refuse(
  code: PaymentTransitionRefusal,
  { id, state, amount }: payments.LockedPayment,
  balance: number | null,
): AppError {
  if (code === 'staff_only') return new AppError('forbidden');
  if (code === 'own_payment') return new AppError('payment_own', { id });
  if (code === 'finished') return new AppError('payment_decided', { id, state });
  if (code === 'balance_short') {
    return new AppError('payment_balance_short', {
      amount: toRoubles(amount),
      ...(balance !== null && { balance: toRoubles(balance) }),
    });
  }
  return new AppError('conflict');
}

/**
 * Confirms or cancels a waiting payment, and writes the ledger entry of a confirmed one; cancelling their own, a customer
 * takes it back. Throws not_found, forbidden, or why the decision is refused.
 */
export async function updatePayment(
  { db, clock }: DomainDeps,
  caller: SignedInCaller,
  id: number,
  form: { state: 'F' | 'C'; reason: string },
): Promise<Payment> {
  const { shop, customer } = caller;
  const reason = cleanText(form.reason);
  const at = clock.now();
  return db.transaction(async (transaction) => {
    const payment = await payments.lockPayment(transaction, shop.id, id);
    if (!payment || !canSee(customer, payment.customerId, 'get_strange_payments')) throw new AppError('not_found');
    const { customerId, kind, amount } = payment;
    const balance = await lockBalance(transaction, shop.id, customerId);
    const flag = 'edit_payments';
    const refusal = paymentTransitionRefusal(payment.state, form.state, {
      isOwn: customerId === customer.id,
      canDecide: customer.flags.has(flag),
      hasColleague: await hasOtherHolder(transaction, { shopId: shop.id, besides: customer.id, flag }),
      isCovered: kind === 'top_up' || balance >= amount,
    });
    if (refusal)
      throw refuse(refusal, payment, canSee(customer, customerId, 'get_strange_balance_history') ? balance : null);
    const decision = { authorId: customer.id, reason, at };
    await payments.decidePayment(transaction, id, { state: form.state, ...decision });
    if (form.state === 'F') {
      const signed = kind === 'refund' ? -amount : amount;
      await postEntry(transaction, {
        shopId: shop.id,
        customerId,
        kind,
        amount: signed,
        paymentId: id,
        orderId: null,
        ...decision,
      });
    }
    return readPayment(transaction, caller, id);
  });
}

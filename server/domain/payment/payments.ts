import type { components, Query } from '#contract/types.ts';
import { type PaymentTransitionRefusal, paymentTransitionRefusal } from '#machines/payment/payment.machine.ts';
import type { Orm, Transaction } from '../../db/engine/types.ts';
import { hasOtherHolder, lockCustomer } from '../../db/repositories/customer/customer.ts';
import { findKey, type KeyUse } from '../../db/repositories/kit/idempotency.ts';
import { lockBalance } from '../../db/repositories/ledger/ledger.ts';
import * as payments from '../../db/repositories/payment/payment.ts';
import { hasChangedPhone } from '../../db/repositories/payment/phone-changes.ts';
import { freshCaller } from '../access/fresh-caller.ts';
import { AppError } from '../kit/app-error.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';
import { withIdempotencyKey, keyUse, readEarlier } from '../kit/idempotency-keys.ts';
import { postEntry } from '../ledger/ledger.ts';
import { toKopecks, toRoubles } from '../kit/money.ts';
import { mapPage } from '../kit/pages.ts';
import { paymentFacts, type PaymentViewer, toPayment } from './payment-answer.ts';
import type { SignedInCaller } from '../access/caller.ts';
import { cleanText } from '../kit/text.ts';
import { takeUploads } from '../upload/uploads.ts';
import { listedCustomer, canSee } from '../access/access.ts';

type Payment = components['schemas']['Payment'];
type PaymentForm = components['schemas']['PaymentForm'];

/** How many waiting payments a customer may have. */
const MAX_WAITING = 50;

const flag = 'edit_payments';

/** For how long a change of a customer's phone keeps whoever made it from confirming a refund. */
const PHONE_REST_MS = 3 * 86_400_000;

const phoneSinceOf = (now: Date): Date => new Date(now.getTime() - PHONE_REST_MS);

async function viewerOf(orm: Orm, { shop, customer }: SignedInCaller): Promise<PaymentViewer> {
  // Whoever may not decide needs nobody else to.
  const hasColleague =
    customer.flags.has(flag) && (await hasOtherHolder(orm, { shopId: shop.id, besides: customer.id, flag }));
  return { viewer: customer, hasColleague };
}

/** A page of payments; throws not_found for other people's without get_strange_payments. */
export async function listPayments(
  { db, clock }: DomainDeps,
  caller: SignedInCaller,
  query: Query<'listPayments'>,
): Promise<components['schemas']['PaymentList']> {
  const { shop, customer } = caller;
  const customerId = listedCustomer(customer, query, 'get_strange_payments');
  const { amount_min: min, amount_max: max } = query;
  const found = await payments.findPayments(
    db.orm,
    { shopId: shop.id, customerId, phoneSince: phoneSinceOf(clock.now()) },
    {
      ...query,
      search_text: cleanText(query.search_text),
      ...(min !== undefined && { amount_min: toKopecks(min) }),
      ...(max !== undefined && { amount_max: toKopecks(max) }),
    },
  );
  if (!found) throw new AppError('not_found');
  const viewer = await viewerOf(db.orm, caller);
  return mapPage(found, (payment) => toPayment(viewer, payment));
}

async function readPayment(orm: Orm, caller: SignedInCaller, id: number, now: Date): Promise<Payment> {
  const of = { shopId: caller.shop.id, phoneSince: phoneSinceOf(now) };
  const found = await payments.findPayment(orm, of, id);
  if (!found) throw new AppError('not_found');
  return toPayment(await viewerOf(orm, caller), found);
}

/** The caller's own payment, or any with get_strange_payments; throws not_found. */
export async function getPayment({ db, clock }: DomainDeps, caller: SignedInCaller, id: number): Promise<Payment> {
  const found = await readPayment(db.orm, caller, id, clock.now());
  if (!canSee(caller.customer, found.customer.id, 'get_strange_payments')) throw new AppError('not_found');
  return found;
}

/** The state of a locked customer and of the request; `balance` in kopecks. */
interface PaymentRequest {
  balance: number;
  canSeeBalance: boolean;
  key: KeyUse;
  at: Date;
}

const tooLarge = (available: number, canSeeBalance: boolean): AppError =>
  new AppError('refund_too_large', canSeeBalance ? { available: toRoubles(Math.max(0, available)) } : {});

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
    throw tooLarge(available, canSeeBalance);
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
  const { shop } = caller;
  if (form.type === 'refund' && form.receipt_id !== undefined)
    throw new AppError('validation', {}, { receipt_id: 'wrong' });
  const use = keyUse(caller, { key, operation: 'createPayment', request: form });
  return withIdempotencyKey(() =>
    db.transaction(async (transaction) => {
      // The customer is locked before the key and the sums are read: a second request waits here and then sees the first one's payment.
      const held = await lockCustomer(transaction, shop.id, form.customer_id);
      if (!held) throw new AppError('not_found');
      const { customer } = await freshCaller(transaction, caller);
      if (!canSee(customer, form.customer_id, 'create_strange_payments')) throw new AppError('not_found');
      const earlier = readEarlier(await findKey(transaction, use), use);
      const canSeeBalance = canSee(customer, form.customer_id, 'get_strange_balance_history');
      const id =
        earlier ??
        (await requestPayment(transaction, form, { balance: held.balance, canSeeBalance, key: use, at: clock.now() }));
      return readPayment(transaction, caller, id, clock.now());
    }),
  );
}

/** The error for a refused decision; `balance` is null where the caller may not see it. */
function refuse(
  code: PaymentTransitionRefusal,
  { id, amount }: payments.LockedPayment,
  balance: number | null,
): AppError {
  if (code === 'staff_only') return new AppError('forbidden');
  if (code === 'own_payment') return new AppError('payment_own', { id });
  if (code === 'phone_changed') return new AppError('refund_phone_changed');
  if (code === 'balance_short') {
    return new AppError('payment_balance_short', {
      amount: toRoubles(amount),
      ...(balance !== null && { balance: toRoubles(balance) }),
    });
  }
  return new AppError('conflict');
}

/** A payment whose row and whose customer's row are locked; `balance` in kopecks. */
interface HeldPayment {
  payment: payments.LockedPayment;
  balance: number;
  at: Date;
}

/** Confirms or cancels, and writes the ledger entry of a confirmed one. */
async function decide(
  transaction: Transaction,
  { shop, customer }: SignedInCaller,
  { payment, balance, at }: HeldPayment,
  form: { state: 'F' | 'C'; reason: string },
): Promise<void> {
  const { id, customerId, kind, amount } = payment;
  const isOwn = customerId === customer.id;
  const hasColleague = await hasOtherHolder(transaction, { shopId: shop.id, besides: customer.id, flag });
  const phoneChange = { shopId: shop.id, customerId, authorId: customer.id, since: phoneSinceOf(at) };
  const changedPhone = await hasChangedPhone(transaction, phoneChange);
  const facts = paymentFacts(
    { viewer: customer, hasColleague },
    { customerId, kind, amount, balance, hasChangedPhone: changedPhone },
  );
  const refusal = paymentTransitionRefusal(payment.state, form.state, facts);
  if (refusal)
    throw refuse(refusal, payment, canSee(customer, customerId, 'get_strange_balance_history') ? balance : null);
  if (form.state === 'C' && !isOwn && form.reason === '') throw new AppError('validation', {}, { reason: 'required' });
  const decision = { authorId: customer.id, reason: form.reason, at };
  await payments.decidePayment(transaction, id, { state: form.state, ...decision });
  if (form.state === 'C') return;
  await postEntry(transaction, {
    shopId: shop.id,
    customerId,
    kind,
    amount: kind === 'refund' ? -amount : amount,
    paymentId: id,
    orderId: null,
    ...decision,
  });
}

type PaymentUpdate = components['schemas']['PaymentUpdate'];

/** The values of a payment that a form changes, as the trace keeps them: amounts in roubles. */
function changedFields(
  payment: payments.LockedPayment,
  values: Pick<payments.LockedPayment, 'amount' | 'way' | 'comment'>,
): components['schemas']['PaymentChange']['fields'] {
  return (['amount', 'way', 'comment'] as const).flatMap((field) => {
    const [from, to] = [payment[field], values[field]];
    if (from === to) return [];
    const show = (value: string | number) => (typeof value === 'number' ? toRoubles(value) : value);
    return [{ field, from: show(from), to: show(to) }];
  });
}

/** Changes a waiting payment's amount, way and comment; a refund may not grow beyond what is available. */
async function edit(
  transaction: Transaction,
  { shop, customer }: SignedInCaller,
  { payment, balance, at }: HeldPayment,
  form: PaymentUpdate,
): Promise<void> {
  const { id, kind, customerId } = payment;
  const values = {
    amount: form.amount === undefined ? payment.amount : toKopecks(form.amount),
    way: form.way ?? payment.way,
    comment: form.comment === undefined ? payment.comment : cleanText(form.comment),
  };
  const fields = changedFields(payment, values);
  // A repetition after a lost answer changes nothing, and leaves no trace.
  if (fields.length === 0) return;
  if (kind === 'refund' && values.amount > payment.amount) {
    const { reserved } = await payments.sumWaiting(transaction, customerId);
    const available = balance - reserved + payment.amount;
    if (values.amount > available)
      throw tooLarge(available, canSee(customer, customerId, 'get_strange_balance_history'));
  }
  await payments.changePayment(transaction, values, {
    shopId: shop.id,
    paymentId: id,
    fields,
    authorId: customer.id,
    at,
  });
}

/**
 * Confirms, cancels or changes a waiting payment; cancelling their own, a customer takes it back. Throws not_found,
 * forbidden, validation, changed_meanwhile or payment_decided with the payment as it is now, or why it is refused.
 */
export async function updatePayment(
  deps: DomainDeps,
  caller: SignedInCaller,
  id: number,
  { version, state, reason, ...values }: PaymentUpdate,
): Promise<Payment> {
  const { db, clock } = deps;
  const { shop } = caller;
  if (state !== undefined && Object.keys(values).length > 0) throw new AppError('validation', {}, { state: 'wrong' });
  const at = clock.now();
  const outdated = await db.transaction(
    async (transaction): Promise<'changed_meanwhile' | 'payment_decided' | null> => {
      const payment = await payments.lockPayment(transaction, shop.id, id);
      if (!payment) throw new AppError('not_found');
      const balance = await lockBalance(transaction, shop.id, payment.customerId);
      const author = await freshCaller(transaction, caller);
      const { customer } = author;
      if (!canSee(customer, payment.customerId, 'get_strange_payments')) throw new AppError('not_found');
      const canDecide = customer.flags.has(flag);
      if (!canDecide && !(state === 'C' && payment.customerId === customer.id)) throw new AppError('forbidden');
      if (version !== undefined && version !== payment.version) return 'changed_meanwhile';
      if (payment.state !== 'W') return 'payment_decided';
      const held = { payment, balance, at };
      if (state === undefined) await edit(transaction, author, held, values);
      else await decide(transaction, author, held, { state, reason: cleanText(reason ?? '') });
      return null;
    },
  );
  const current = await readPayment(db.orm, caller, id, at);
  if (outdated) throw new AppError(outdated, { id, state: current.state }, undefined, current);
  return current;
}

import type { components } from '#contract/types.ts';
import { paymentTransitionRefusal, type PaymentTransitionRefusal } from '#machines/payment/payment.machine.ts';
import { defineOperation } from '../../contract/operation.ts';
import type { Transaction } from '../../db/engine/types.ts';
import { hasOtherHolder } from '../../db/repositories/customer/customer.ts';
import { lockBalance } from '../../db/repositories/ledger/ledger.ts';
import * as payments from '../../db/repositories/payment/payment.ts';
import { hasChangedPhone } from '../../db/repositories/payment/phone-changes.ts';
import { canSee } from '../access/access.ts';
import type { SignedInCaller } from '../access/caller.ts';
import { freshCaller } from '../access/fresh-caller.ts';
import { AppError } from '../kit/app-error.ts';
import { toKopecks, toRoubles } from '../kit/money.ts';
import { cleanText } from '../kit/text.ts';
import { postEntry } from '../ledger/ledger.ts';
import { paymentFacts } from './payment-answer.ts';
import { phoneSinceOf, readPayment, tooLarge } from './payments.ts';

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
  const hasColleague = await hasOtherHolder(transaction, {
    shopId: shop.id,
    besides: customer.id,
    flag: 'edit_payments',
  });
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
export const updatePayment = defineOperation(
  'updatePayment',
  async (deps, { caller, path: { id }, body: { version, state, reason, ...values } }) => {
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
        const canDecide = customer.flags.has('edit_payments');
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
  },
);

import type { components } from '#contract/types.ts';
import { defineOperation } from '../../contract/operation.ts';
import type { Transaction } from '../../db/engine/types.ts';
import { lockCustomer } from '../../db/repositories/customer/customer.ts';
import { findKey, type KeyUse } from '../../db/repositories/kit/idempotency.ts';
import * as payments from '../../db/repositories/payment/payment.ts';
import { canSee } from '../access/access.ts';
import { freshCaller } from '../access/fresh-caller.ts';
import { AppError } from '../kit/app-error.ts';
import { keyUse, readEarlier, withIdempotencyKey } from '../kit/idempotency-keys.ts';
import { toKopecks } from '../kit/money.ts';
import { cleanText } from '../kit/text.ts';
import { takeUploads } from '../upload/uploads.ts';
import { readPayment, tooLarge } from './payments.ts';

type PaymentForm = components['schemas']['PaymentForm'];

/** How many waiting payments a customer may have. */
const MAX_WAITING = 50;

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
export const createPayment = defineOperation(
  'createPayment',
  async ({ db, clock }, { caller, header: { 'idempotency-key': key }, body: form }) => {
    const { shop } = caller;
    if (form.type === 'refund' && form.receipt_id !== undefined)
      throw new AppError('validation', {}, { receipt_id: 'wrong' });
    const use = keyUse(caller, { key, operation: 'createPayment', request: form });
    return withIdempotencyKey(() =>
      db.transaction(async (transaction) => {
        // The customer is locked before the key and the sums are read: a second request waits here and then sees the
        // first one's payment.
        const held = await lockCustomer(transaction, shop.id, form.customer_id);
        if (!held) throw new AppError('not_found');
        const { customer } = await freshCaller(transaction, caller);
        if (!canSee(customer, form.customer_id, 'create_strange_payments')) throw new AppError('not_found');
        const earlier = readEarlier(await findKey(transaction, use), use);
        const canSeeBalance = canSee(customer, form.customer_id, 'get_strange_balance_history');
        const id =
          earlier ??
          (await requestPayment(transaction, form, {
            balance: held.balance,
            canSeeBalance,
            key: use,
            at: clock.now(),
          }));
        return readPayment(transaction, caller, id, clock.now());
      }),
    );
  },
);

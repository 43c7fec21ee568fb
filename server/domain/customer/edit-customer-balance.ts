import { defineOperation } from '../../contract/operation.ts';
import { lockCustomer } from '../../db/repositories/customer/customer.ts';
import { findKey, insertKey } from '../../db/repositories/kit/idempotency.ts';
import { needsColleague } from '../access/four-eyes.ts';
import { freshCaller } from '../access/fresh-caller.ts';
import { AppError } from '../kit/app-error.ts';
import { keyUse, readEarlier, withIdempotencyKey } from '../kit/idempotency-keys.ts';
import { toKopecks } from '../kit/money.ts';
import { cleanText } from '../kit/text.ts';
import { postEntry } from '../ledger/ledger.ts';
import { getCustomer } from './get-customer.ts';

/**
 * Corrects a customer's balance with a reason, once per key. Throws not_found, validation, balance_own while a
 * colleague could correct one's own, or key_reused.
 */
export const editCustomerBalance = defineOperation(
  'editCustomerBalance',
  async (deps, { caller, path: { customer_id: id }, header: { 'idempotency-key': key }, body: form }) => {
    const { db, clock } = deps;
    const { shop, customer } = caller;
    const amount = toKopecks(form.amount);
    const reason = cleanText(form.reason);
    if (amount === 0) throw new AppError('validation', {}, { amount: 'wrong' });
    if (reason === '') throw new AppError('validation', {}, { reason: 'required' });
    const use = keyUse(caller, { key, operation: 'editCustomerBalance', request: { id, form } });
    await withIdempotencyKey(() =>
      db.transaction(async (transaction) => {
        // The customer is locked before the key is read: a repetition waits here, and then sees the first one's entry.
        if (!(await lockCustomer(transaction, shop.id, id))) throw new AppError('not_found');
        await freshCaller(transaction, caller, 'edit_balance_customers');
        if (readEarlier(await findKey(transaction, use), use) !== undefined) return;
        const own = { customerId: id, flag: 'edit_balance_customers' } as const;
        if (await needsColleague(transaction, caller, own)) throw new AppError('balance_own');
        const at = clock.now();
        await postEntry(transaction, {
          shopId: shop.id,
          customerId: id,
          kind: 'correction',
          amount,
          authorId: customer.id,
          reason,
          paymentId: null,
          orderId: null,
          at,
        });
        await insertKey(transaction, use, { recordId: id, at });
      }),
    );
    return getCustomer(deps, { caller, path: { customer_id: id } });
  },
);

import type { components } from '#contract/types.ts';
import { findKey, insertKey } from '../../db/repositories/kit/idempotency.ts';
import { lockCustomer } from '../../db/repositories/customer/customer.ts';
import type { SignedInCaller } from '../access/caller.ts';
import { needsColleague } from '../access/four-eyes.ts';
import { freshCaller } from '../access/fresh-caller.ts';
import { AppError } from '../kit/app-error.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';
import { keyUse, readEarlier, withIdempotencyKey } from '../kit/idempotency-keys.ts';
import { toKopecks } from '../kit/money.ts';
import { cleanText } from '../kit/text.ts';
import { postEntry } from '../ledger/ledger.ts';
import { getCustomer } from './customers.ts';

type Schemas = components['schemas'];

interface Correction {
  id: number;
  key: string;
  form: Schemas['BalanceCorrection'];
}

/**
 * Corrects a customer's balance with a reason, once per key. Throws not_found, validation, balance_own while a colleague could
 * correct one's own, or key_reused.
 */
export async function correctBalance(
  deps: DomainDeps,
  caller: SignedInCaller,
  { id, key, form }: Correction,
): Promise<Schemas['ShopCustomer']> {
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
  return getCustomer(deps, caller, id);
}

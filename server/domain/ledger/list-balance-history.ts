import type { components } from '#contract/types.ts';
import { defineOperation } from '../../contract/operation.ts';
import { type BalanceEntryRow, findBalanceHistory } from '../../db/repositories/ledger/balance-history.ts';
import { authorName } from '../access/authors.ts';
import type { Customer } from '../access/caller.ts';
import { AppError } from '../kit/app-error.ts';
import { toRoubles } from '../kit/money.ts';
import { mapPage } from '../kit/pages.ts';
import { cleanText } from '../kit/text.ts';

type BalanceEntry = components['schemas']['BalanceEntry'];

function toEntry(viewer: Customer, customerId: number, entry: BalanceEntryRow): BalanceEntry {
  return {
    id: entry.id,
    type: entry.kind,
    amount: toRoubles(entry.amount),
    balance: toRoubles(entry.balance),
    author: authorName(viewer, entry.author, { customerId, customerName: '', flag: 'get_strange_balance_history' }),
    reason: entry.reason,
    payment_id: entry.paymentId,
    order_id: entry.orderId,
    at: entry.at.toISOString(),
  };
}

/**
 * A page of a customer's ledger, newest first, and their balance; throws not_found for another customer's without
 * get_strange_balance_history.
 */
export const listBalanceHistory = defineOperation(
  'listBalanceHistory',
  async ({ db }, { caller: { shop, customer }, query }) => {
    const customerId = query.customer_id ?? customer.id;
    if (customerId !== customer.id && !customer.flags.has('get_strange_balance_history'))
      throw new AppError('not_found');
    const found = await findBalanceHistory(
      db.orm,
      { shopId: shop.id, customerId },
      { ...query, search_text: cleanText(query.search_text) },
    );
    if (!found) throw new AppError('not_found');
    const { balance, ...page } = found;
    return { ...mapPage(page, (entry) => toEntry(customer, customerId, entry)), balance: toRoubles(balance) };
  },
);

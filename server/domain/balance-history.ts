import type { components } from '#contract/types.ts';
import type { Database } from '../db/engine/types.ts';
import { type BalanceEntryRow, findBalanceHistory } from '../db/repositories/balance-history.ts';
import { AppError } from './app-error.ts';
import { authorName } from './authors.ts';
import { toRoubles } from './money.ts';
import { toPage } from './pages.ts';
import type { Person, SignedIn } from './person.ts';
import { cleanText } from './text.ts';

type BalanceEntry = components['schemas']['BalanceEntry'];

/** What a balance history is asked for; `since` and `until` are days, both included. */
export interface HistoryQuery {
  customerId: number | null;
  orderId: number | null;
  type: BalanceEntry['type'] | null;
  searchText: string;
  since: string | null;
  until: string | null;
  page: number;
  limit: number;
}

function toEntry(person: Person, customerId: number, entry: BalanceEntryRow): BalanceEntry {
  return {
    id: entry.id,
    type: entry.kind,
    amount: toRoubles(entry.amount),
    balance: toRoubles(entry.balance),
    author: authorName(person, entry, { customerId, customerName: '', flag: 'get_strange_balance_history' }),
    reason: entry.reason,
    payment_id: entry.payment_id,
    order_id: entry.order_id,
    at: new Date(entry.at).toISOString(),
  };
}

/** A page of a customer's ledger, newest first, and their balance; throws not_found for another's without get_strange_balance_history. */
export async function listBalanceHistory(
  db: Database,
  { shop, customer }: SignedIn,
  query: HistoryQuery,
): Promise<components['schemas']['BalanceEntryList']> {
  const customerId = query.customerId ?? customer.id;
  if (customerId !== customer.id && !customer.flags.has('get_strange_balance_history')) throw new AppError('not_found');
  const found = await findBalanceHistory(db.orm, {
    shopId: shop.id,
    customerId,
    orderId: query.orderId,
    kind: query.type,
    search: cleanText(query.searchText),
    since: query.since,
    until: query.until,
    offset: (query.page - 1) * query.limit,
    limit: query.limit,
  });
  if (!found) throw new AppError('not_found');
  const entries = found.result.map((entry) => toEntry(customer, customerId, entry));
  return { ...toPage(entries, found.total, query), balance: toRoubles(found.balance) };
}

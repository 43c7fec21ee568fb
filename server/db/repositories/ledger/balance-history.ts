import { and, desc, eq, like, or, type SQL } from 'drizzle-orm';
import type { Query } from '#contract/types.ts';
import type { Orm } from '../../engine/types.ts';
import { hasValue, isWithinDays } from '../../query/filters.ts';
import { inner, jsonRows } from '../../query/json-rows.ts';
import { limitsOf, newestPage, type Page, toPage } from '../../query/page.ts';
import { contains, fold, folded, numberIn } from '../../query/text-search.ts';
import { balanceEntries, customers } from '../../schema.ts';
import { authors, isCustomerOf, personColumns, type PersonRow } from '../customer/customer.ts';

/** A ledger entry with its author, who is null for the shop itself; amounts in kopecks. */
export interface BalanceEntryRow extends Omit<
  typeof balanceEntries.$inferSelect,
  'shopId' | 'customerId' | 'authorId'
> {
  author: PersonRow | null;
}

/** A page of a customer's entries, newest first, and their balance. */
export interface BalanceHistory extends Page<BalanceEntryRow> {
  balance: number;
}

/**
 * Entries whose reason contains every word, or that belong to the order or payment of this number; all without a text.
 */
function isFound(text: string): SQL | undefined {
  if (text === '') return undefined;
  const number = numberIn(text);
  const words = fold(text).split(/\s+/).map(contains);
  return or(
    hasValue(balanceEntries.orderId, number),
    hasValue(balanceEntries.paymentId, number),
    and(...words.map((word) => like(folded(balanceEntries.reason), word))),
  );
}

/** A page of a customer's ledger; undefined if the shop has no such customer. */
export async function findBalanceHistory(
  orm: Orm,
  { shopId, customerId }: { shopId: number; customerId: number },
  asked: Query<'listBalanceHistory'>,
): Promise<BalanceHistory | undefined> {
  const where = and(
    eq(balanceEntries.customerId, customerId),
    eq(balanceEntries.shopId, shopId),
    hasValue(balanceEntries.orderId, asked.order_id),
    hasValue(balanceEntries.kind, asked.type),
    isFound(asked.search_text),
    isWithinDays(balanceEntries.at, { ...asked, shopId }),
  );
  // Limited to the page before the people are joined.
  const newest = inner.select().from(balanceEntries).where(where).$dynamic();
  const page = newestPage(newest, balanceEntries.id, limitsOf(asked));
  const { id, kind, amount, balance, reason, paymentId, orderId, at } = page;
  const entry = { id, kind, amount, balance, reason, paymentId, orderId, at, author: personColumns(authors) };
  // In one statement, so that the balance is the one that the newest entry has led to.
  const [found] = await orm
    .select({
      balance: customers.balance,
      total: orm.$count(balanceEntries, where),
      result: jsonRows(entry, (select) =>
        select.from(page).leftJoin(authors, eq(authors.id, page.authorId)).orderBy(desc(page.id)),
      ),
    })
    .from(customers)
    .where(isCustomerOf(shopId, customerId));
  return found && { ...toPage(asked, found), balance: found.balance };
}

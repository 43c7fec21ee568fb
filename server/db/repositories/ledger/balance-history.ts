import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Query } from '#contract/types.ts';
import { buildOnce, type Places } from '../../engine/plan-once.ts';
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

/** The search text of entries, as words and as a number. */
interface EntrySearch {
  number: number | null;
  words: string[];
}

function searchOf(text: string): EntrySearch {
  const words = text === '' ? [] : fold(text).split(/\s+/);
  return { number: numberIn(text), words: words.map(contains) };
}

/** Entries whose reason contains every word, or that belong to the order or payment of this number. */
const isFound = ({ number, words }: Places<EntrySearch>): SQL | undefined =>
  or(
    hasValue(balanceEntries.orderId, number),
    hasValue(balanceEntries.paymentId, number),
    words && sql`${folded(balanceEntries.reason)} like all (array[${words}])`,
  );

type Asked = { shopId: number; customerId: number } & EntrySearch &
  ReturnType<typeof limitsOf> &
  Pick<Query<'listBalanceHistory'>, 'order_id' | 'type' | 'since' | 'until'>;

const history = buildOnce((orm, asked: Places<Asked>) => {
  const where = and(
    eq(balanceEntries.customerId, asked.customerId),
    eq(balanceEntries.shopId, asked.shopId),
    hasValue(balanceEntries.orderId, asked.order_id),
    hasValue(balanceEntries.kind, asked.type),
    isFound(asked),
    isWithinDays(balanceEntries.at, asked),
  );
  // Limited to the page before the people are joined.
  const page = newestPage(inner.select().from(balanceEntries).where(where).$dynamic(), balanceEntries.id);
  return orm
    .select({
      balance: customers.balance,
      total: orm.$count(balanceEntries, where),
      result: jsonRows(
        {
          id: page.id,
          kind: page.kind,
          amount: page.amount,
          balance: page.balance,
          reason: page.reason,
          paymentId: page.paymentId,
          orderId: page.orderId,
          at: page.at,
          author: personColumns(authors),
        },
        (select) => select.from(page).leftJoin(authors, eq(authors.id, page.authorId)).orderBy(desc(page.id)),
      ),
    })
    .from(customers)
    .where(isCustomerOf(asked.shopId, asked.customerId));
});

/** A page of a customer's ledger; undefined if the shop has no such customer. */
export async function findBalanceHistory(
  orm: Orm,
  of: { shopId: number; customerId: number },
  asked: Query<'listBalanceHistory'>,
): Promise<BalanceHistory | undefined> {
  const values = { ...asked, ...of, ...searchOf(asked.search_text), ...limitsOf(asked) };
  const [found] = await history(orm, values, null);
  return found && { ...toPage(asked, found), balance: found.balance };
}

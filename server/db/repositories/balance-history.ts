import { type SQL, sql } from 'drizzle-orm';
import { type Days, withinDays } from './days.ts';
import { type Executor, row } from './rows.ts';
import { literal, numberIn } from './text-search.ts';

/** An entry of the ledger with its author, who is null for the shop itself; amounts in kopecks. */
export interface BalanceEntryRow {
  id: number;
  kind: 'top_up' | 'refund' | 'order_charge' | 'order_return' | 'correction';
  amount: number;
  balance: number;
  reason: string;
  payment_id: number | null;
  order_id: number | null;
  at: string;
  author_id: number | null;
  first_name: string | null;
  last_name: string | null;
  phone: string | null;
}

/** Which entries of a customer, and which page of them. */
export interface EntryFilter extends Days {
  shopId: number;
  customerId: number;
  orderId: number | null;
  kind: BalanceEntryRow['kind'] | null;
  /** Empty means no filter. */
  search: string;
  offset: number;
  limit: number;
}

/** A page of a customer's entries, newest first, how many there are, and the balance. */
export interface BalanceHistory {
  balance: number;
  total: number;
  result: BalanceEntryRow[];
}

/** Entries whose reason says every word, or that belong to the order or payment of this number. */
function searchCondition(search: string): SQL {
  const number = numberIn(search);
  const words = search.toLowerCase().replaceAll('ё', 'е').split(/\s+/);
  const says = sql.join(words.map((word) => sql`translate(lower(e.reason), 'ё', 'е') like ${`%${literal(word)}%`}`), sql` and `);
  return sql` and (e.order_id = ${number}::int or e.payment_id = ${number}::int or (${says}))`;
}

/** A page of a customer's ledger; undefined where the shop has no such customer. */
export function findBalanceHistory(executor: Executor, filter: EntryFilter): Promise<BalanceHistory | undefined> {
  const { shopId, customerId, orderId, kind, search } = filter;
  const condition = sql`e.customer_id = ${customerId} and e.shop_id = ${shopId}${orderId === null ? sql.empty() : sql` and e.order_id = ${orderId}`}${
    kind === null ? sql.empty() : sql` and e.kind = ${kind}`
  }${search === '' ? sql.empty() : searchCondition(search)}${withinDays(sql`e.at`, filter)}`;
  return row<BalanceHistory>(
    executor,
    sql`select c.balance::float8 as balance,
      (select count(*)::int from balance_entries e where ${condition}) as total,
      (select coalesce(json_agg(page order by page.id desc), '[]') from (
        select e.id, e.kind, e.amount::float8 as amount, e.balance::float8 as balance, e.reason, e.payment_id, e.order_id, e.at,
          e.author_id, a.first_name, a.last_name, a.phone
        from (
          select * from balance_entries e where ${condition} order by e.id desc nulls last limit ${filter.limit} offset ${filter.offset}
        ) e left join customers a on a.id = e.author_id
      ) page) as result
      from customers c where c.id = ${customerId} and c.shop_id = ${shopId}`,
  );
}

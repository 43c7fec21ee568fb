import { sql } from 'drizzle-orm';
import type { Orm } from '../engine/types.ts';
import { payments } from '../schema.ts';
import type { StoredImage } from '../schema/stored-image.ts';
import { type Days, withinDays } from './days.ts';
import { keepKey, type KeyUse } from './idempotency.ts';
import { at, type Executor, row } from './rows.ts';

/** A top-up or a refund; amount in kopecks. */
export interface PaymentRow {
  id: number;
  customer_id: number;
  first_name: string;
  last_name: string;
  phone: string | null;
  kind: 'top_up' | 'refund';
  amount: number;
  way: 'sbp' | 'card' | 'transfer' | 'cash';
  state: 'W' | 'F' | 'C';
  receipt: StoredImage | null;
  comment: string;
  reason: string;
  created_at: string;
  decided_at: string | null;
  /** Who asked for it, with their name; all null where that isn't known. */
  author: { author_id: number | null; first_name: string | null; last_name: string | null; phone: string | null };
}

const columns = sql.raw(
  `p.id, p.customer_id, c.first_name, c.last_name, c.phone, p.kind, p.amount::float8 as amount, p.way, p.state, p.receipt, p.comment, p.reason,
  p.created_at, p.decided_at,
  json_build_object('author_id', a.id, 'first_name', a.first_name, 'last_name', a.last_name, 'phone', a.phone) as author`,
);
const people = sql.raw('join customers c on c.id = p.customer_id left join customers a on a.id = p.created_by');

/** Which payments, and which page of them. */
export interface PaymentFilter extends Days {
  shopId: number;
  customerId: number | null;
  kind: PaymentRow['kind'] | null;
  state: PaymentRow['state'] | null;
  offset: number;
  limit: number;
}

/** A page of payments, newest first, and how many there are; undefined where the customer asked for is not the shop's. */
export async function findPayments(executor: Executor, filter: PaymentFilter): Promise<{ total: number; result: PaymentRow[] } | undefined> {
  const { shopId, customerId, kind, state } = filter;
  const condition = sql`p.shop_id = ${shopId}${customerId === null ? sql.empty() : sql` and p.customer_id = ${customerId}`}${
    kind === null ? sql.empty() : sql` and p.kind = ${kind}`
  }${state === null ? sql.empty() : sql` and p.state = ${state}`}${withinDays(sql`p.created_at`, filter)}`;
  const known = customerId === null ? sql`true` : sql`exists (select 1 from customers where id = ${customerId} and shop_id = ${shopId})`;
  const found = await row<{ is_known: boolean; total: number; result: PaymentRow[] }>(
    executor,
    sql`select ${known} as is_known,
      (select count(*)::int from payments p where ${condition}) as total,
      (select coalesce(json_agg(page order by page.id desc), '[]') from (
        select ${columns} from (
          select * from payments p where ${condition} order by p.id desc nulls last limit ${filter.limit} offset ${filter.offset}
        ) p ${people}
      ) page) as result`,
  );
  return found?.is_known ? found : undefined;
}

/** A payment of the shop. */
export async function findPayment(executor: Executor, shopId: number, id: number): Promise<PaymentRow | undefined> {
  const found = await row<{ found: PaymentRow }>(
    executor,
    sql`select row_to_json(found) as found from (
      select ${columns} from payments p ${people} where p.id = ${id} and p.shop_id = ${shopId}
    ) found`,
  );
  return found?.found;
}

/** How many payments of a customer wait, and what the refunds among them reserve, in kopecks. */
export async function sumWaiting(executor: Executor, customerId: number): Promise<{ count: number; reserved: number }> {
  const found = await row<{ count: number; reserved: number }>(
    executor,
    sql`select count(*)::int as count, coalesce(sum(amount) filter (where kind = 'refund'), 0)::float8 as reserved
      from payments where customer_id = ${customerId} and state = 'W'`,
  );
  return found ?? { count: 0, reserved: 0 };
}

/** A payment about to be asked for; amount in kopecks. */
export interface NewPayment extends Pick<PaymentRow, 'kind' | 'amount' | 'way' | 'receipt' | 'comment'> {
  shopId: number;
  customerId: number;
  /** Who asks for it. */
  authorId: number;
  at: Date;
}

/** Writes a waiting payment with the key that it is asked for under; answers with its id. Fails with a unique violation where the key is taken. */
export async function insertPayment(executor: Executor, payment: NewPayment, key: KeyUse): Promise<number> {
  const { shopId, customerId, authorId, kind, amount, way, comment } = payment;
  const receipt = payment.receipt && JSON.stringify(payment.receipt);
  const written = await row<{ id: number }>(
    executor,
    sql`with written as (
        insert into payments (shop_id, customer_id, kind, amount, way, receipt, comment, created_at, created_by)
        values (${shopId}, ${customerId}, ${kind}, ${amount}::bigint, ${way}, ${receipt}::jsonb, ${comment}, ${at(payment.at)}, ${authorId})
        returning id
      ), kept as (${keepKey(key, sql`written`, payment.at)})
      select id from written`,
  );
  if (!written) throw new Error('The payment was not written');
  return written.id;
}

/** A payment held for a decision; amount in kopecks. */
export type LockedPayment = Pick<PaymentRow, 'id' | 'customer_id' | 'kind' | 'amount' | 'state'>;

/** Holds a payment until the transaction ends. */
export function lockPayment(executor: Executor, shopId: number, id: number): Promise<LockedPayment | undefined> {
  return row<LockedPayment>(
    executor,
    sql`select id, customer_id, kind, amount::float8 as amount, state from payments where id = ${id} and shop_id = ${shopId} for no key update`,
  );
}

/** What was decided of a payment, by whom and in which words. */
export interface Decision {
  state: 'F' | 'C';
  reason: string;
  authorId: number;
  at: Date;
}

/** Writes the decision into a payment that is held. The ledger is the caller's to write. */
export async function decidePayment(executor: Executor, id: number, { state, reason, authorId, at: moment }: Decision): Promise<void> {
  await executor.execute(
    sql`update payments set state = ${state}, reason = ${reason}, decided_by = ${authorId}, decided_at = ${at(moment)} where id = ${id}`,
  );
}

/** Writes a payment as it is, past its lifecycle, for a shop that begins with some; answers with its id. The ledger is the caller's to write. */
export async function insertPaymentAsIs(orm: Orm, payment: typeof payments.$inferInsert): Promise<number> {
  const [written] = await orm.insert(payments).values(payment).returning({ id: payments.id });
  if (!written) throw new Error('The payment was not written');
  return written.id;
}

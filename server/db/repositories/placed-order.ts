import { type SQL, sql } from 'drizzle-orm';
import { planOnce } from '../engine/plan-once.ts';
import type { StoredImage } from '../schema/stored-image.ts';
import { type Days, withinDays } from './days.ts';
import { type Executor, row } from './rows.ts';
import { literal, numberIn } from './text-search.ts';

/** A line of an order, in kopecks. */
export interface OrderLineRow {
  id: number;
  item_id: number | null;
  description: string;
  image: StoredImage | null;
  price: number;
  count: number;
  comment: string;
  state: 'W' | 'O' | 'P' | 'F' | 'C';
}

/** A step of an order's timeline; its author is null for the shop itself. */
export interface StateChangeRow {
  from_state: string | null;
  to_state: string;
  reason: string;
  at: string;
  author_id: number | null;
  first_name: string | null;
  last_name: string | null;
  phone: string | null;
}

/** What lists show of an order; amounts in kopecks. */
export interface OrderCardRow {
  id: number;
  customer_id: number;
  first_name: string;
  last_name: string;
  phone: string | null;
  state: string;
  total: number;
  items_count: number;
  preview: StoredImage[];
  created_at: string;
}

/** All of an order, with its customer's balance. */
export interface OrderRow extends Omit<OrderCardRow, 'preview'> {
  balance: number;
  comment: string;
  delivery_name: string;
  delivery_price: number;
  address: string;
  recipient_name: string;
  recipient_phone: string | null;
  lines: OrderLineRow[];
  timeline: StateChangeRow[];
}

/** Which orders, and which page of them. */
export interface OrderFilter extends Days {
  shopId: number;
  customerId: number | null;
  state: string | null;
  /** Empty means no filter. */
  search: string;
  offset: number;
  limit: number;
}

/** An order as a whole. A statement that has just written one finds it too, where its parts bear the tables' names. */
export function selectOrder(condition: SQL): SQL {
  return sql`select row_to_json(found) as found from (
      select o.id, o.customer_id, c.first_name, c.last_name, c.phone, c.balance, o.state, o.total, o.items_count, o.created_at, o.comment,
        o.delivery_name, o.delivery_price, o.address, o.recipient_name, o.recipient_phone,
        (select coalesce(json_agg(line order by line.id), '[]') from (
          select l.id, l.item_id, l.description, l.image, l.price, l.count, l.comment, l.state from order_lines l where l.order_id = o.id
        ) line) as lines,
        (select coalesce(json_agg(step order by step.id), '[]') from (
          select s.id, s.from_state, s.to_state, s.reason, s.at, s.author_id, a.first_name, a.last_name, a.phone
          from order_state_changes s left join customers a on a.id = s.author_id where s.order_id = o.id
        ) step) as timeline
      from placed_orders o join customers c on c.id = o.customer_id
      where ${condition}
    ) found`;
}

/** An order that is not deleted; `customerId` narrows to that customer's own. */
export async function findOrder(executor: Executor, shopId: number, id: number, customerId: number | null): Promise<OrderRow | undefined> {
  const own = customerId === null ? sql.empty() : sql` and o.customer_id = ${customerId}`;
  const found = await row<{ found: OrderRow }>(
    executor,
    sql`${planOnce}${selectOrder(sql`o.id = ${id} and o.shop_id = ${shopId} and o.deleted_at is null${own}`)}`,
  );
  return found?.found;
}

const beginsWith = (text: string): string => `${literal(text)}%`;

/** A phone as it is kept begins with 7, but is typed with 8, +7 or nothing before it. */
function phonePrefixes(digits: string): string[] {
  return [digits, `7${digits}`, digits.replace(/^8/, '7')].map(beginsWith);
}

function searchCondition(shopId: number, search: string): SQL {
  const name = beginsWith(search.toLowerCase().replaceAll('ё', 'е').replaceAll(/\s+/g, ' '));
  const digits = /^[\s\d()+-]+$/.test(search) ? search.replaceAll(/\D/g, '') : '';
  const phones = digits === '' ? sql.empty() : sql` or c.phone like any (array[${sql.join(phonePrefixes(digits).map((prefix) => sql`${prefix}`), sql`, `)}])`;
  return sql` and (o.id = ${numberIn(search)}::int or o.customer_id in (
    select c.id from customers c where c.shop_id = ${shopId} and (
      translate(lower(c.first_name || ' ' || c.last_name), 'ё', 'е') like ${name}
      or translate(lower(c.last_name || ' ' || c.first_name), 'ё', 'е') like ${name}${phones}
    )))`;
}

/** A page of orders, newest first, and how many there are; undefined where the customer asked for is not the shop's. */
export async function findOrders(executor: Executor, filter: OrderFilter): Promise<{ total: number; result: OrderCardRow[] } | undefined> {
  const { shopId, customerId, state, search } = filter;
  const condition = sql`o.shop_id = ${shopId} and o.deleted_at is null${
    customerId === null ? sql.empty() : sql` and o.customer_id = ${customerId}`
  }${state === null ? sql.empty() : sql` and o.state = ${state}`}${search === '' ? sql.empty() : searchCondition(shopId, search)}${
    withinDays(sql`o.created_at`, filter)
  }`;
  const known = customerId === null ? sql`true` : sql`exists (select 1 from customers where id = ${customerId} and shop_id = ${shopId})`;
  const found = await row<{ is_known: boolean; total: number; result: OrderCardRow[] }>(
    executor,
    sql`select ${known} as is_known,
      (select count(*)::int from placed_orders o where ${condition}) as total,
      (select coalesce(json_agg(page order by page.id desc), '[]') from (
        select o.id, o.customer_id, c.first_name, c.last_name, c.phone, o.state, o.total, o.items_count, o.preview, o.created_at
        from (
          select * from placed_orders o where ${condition} order by o.id desc nulls last limit ${filter.limit} offset ${filter.offset}
        ) o join customers c on c.id = o.customer_id
      ) page) as result`,
  );
  return found?.is_known ? found : undefined;
}

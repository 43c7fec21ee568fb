import { sql } from 'drizzle-orm';
import type { ShopContacts } from '../schema/shop.ts';
import { type Executor, row, rows } from './rows.ts';

/** Which host a shop answers at; null answers for any. */
export interface ShopHostRow {
  id: number;
  host: string | null;
  is_demo: boolean;
}

/** A shop as its visitors see it. */
export interface RetailRow {
  id: number;
  name: string;
  description: string;
  currency: string;
  contacts: ShopContacts;
  requisites: string;
  orders_wait: number;
  payments_wait: number;
}

/** Every shop's host. */
export function findShopHosts(executor: Executor): Promise<ShopHostRow[]> {
  return rows<ShopHostRow>(executor, sql`select id, host, is_demo from shops order by id`);
}

/** A shop, with counts of what waits for those who may see them. */
export function findRetail(executor: Executor, shopId: number, sees: { orders: boolean; payments: boolean }): Promise<RetailRow | undefined> {
  const orders = sees.orders
    ? sql`(select count(*)::int from placed_orders where shop_id = s.id and state = 'created' and deleted_at is null)`
    : sql`0`;
  const payments = sees.payments ? sql`(select count(*)::int from payments where shop_id = s.id and state = 'W')` : sql`0`;
  return row<RetailRow>(
    executor,
    sql`select s.id, s.name, s.description, s.currency, s.contacts, s.requisites, ${orders} as orders_wait, ${payments} as payments_wait from shops s where s.id = ${shopId}`,
  );
}

import { sql } from 'drizzle-orm';
import { type Executor, rows } from './rows.ts';

/** A delivery method; price in kopecks. */
export interface DeliveryRow {
  id: number;
  name: string;
  description: string;
  price: number;
  kind: 'pickup' | 'address';
}

/** A pickup point. */
export interface DeliveryPointRow {
  id: number;
  name: string;
  address: string;
  hours: string;
}

/** The shop's delivery methods. */
export function findDeliveries(executor: Executor, shopId: number): Promise<DeliveryRow[]> {
  return rows(
    executor,
    sql`select id, name, description, price::float8 as price, kind from deliveries where shop_id = ${shopId} and deleted_at is null order by id`,
  );
}

/** The shop's pickup points. */
export function findDeliveryPoints(executor: Executor, shopId: number): Promise<DeliveryPointRow[]> {
  return rows(executor, sql`select id, name, address, hours from delivery_points where shop_id = ${shopId} and deleted_at is null order by id`);
}

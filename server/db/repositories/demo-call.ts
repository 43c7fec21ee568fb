import { sql } from 'drizzle-orm';
import { at, type Executor, row, rows } from './rows.ts';

/** A call of demo mode: `ring`, `number` rang the phone; `call`, the phone called `number`. */
export interface DemoCall {
  id: string;
  shopId: number;
  phone: string;
  number: string;
  kind: 'ring' | 'call';
  createdAt: Date;
}

/** A call that the simulated telephone got. */
export interface DemoRingRow {
  id: string;
  phone: string;
  number: string;
  /** Milliseconds since 1970. */
  created_at: number;
}

/** Keeps a call. */
export async function insertDemoCall(executor: Executor, { id, shopId, phone, number, kind, createdAt }: DemoCall): Promise<void> {
  await executor.execute(
    sql`insert into demo_calls (id, shop_id, phone, number, kind, created_at) values (${id}, ${shopId}, ${phone}, ${number}, ${kind}, ${at(createdAt)})`,
  );
}

/** The calls that a phone got since then, newest first. */
export function findDemoRings(executor: Executor, shopId: number, phone: string, since: Date): Promise<DemoRingRow[]> {
  return rows<DemoRingRow>(
    executor,
    sql`select id, phone, number, (extract(epoch from created_at) * 1000)::float8 as created_at from demo_calls
      where shop_id = ${shopId} and phone = ${phone} and kind = 'ring' and created_at > ${at(since)}
      order by demo_calls.created_at desc, id limit 20`,
  );
}

/** Whether the phone has called the number since then. */
export async function hasDemoCalled(executor: Executor, { shopId, phone, number }: Pick<DemoCall, 'shopId' | 'phone' | 'number'>, since: Date): Promise<boolean> {
  const call = await row(
    executor,
    sql`select 1 from demo_calls where shop_id = ${shopId} and phone = ${phone} and kind = 'call' and number = ${number} and created_at >= ${at(since)} limit 1`,
  );
  return call !== undefined;
}

/** Forgets calls before this. */
export async function deleteDemoCallsBefore(executor: Executor, moment: Date): Promise<void> {
  await executor.execute(sql`delete from demo_calls where created_at < ${at(moment)}`);
}

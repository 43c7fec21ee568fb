import { sql } from 'drizzle-orm';
import { planOnce } from '../engine/plan-once.ts';
import { type Change, changeValues, setUnlessOvertaken } from './change.ts';
import { at, type Executor, rows } from './rows.ts';

/** Whose mark on which item, as of which change. */
export interface MarkKey {
  shopId: number;
  customerId: number;
  itemId: number;
  change: Change | null;
  now: Date;
}

const liveMarks = (customerId: number) =>
  sql`favourites f join items i on i.id = f.item_id and i.deleted_at is null where f.customer_id = ${customerId} and f.is_marked`;

/** Ids of the live items that a customer has marked, newest mark first. */
export async function findMarkedItems(executor: Executor, customerId: number): Promise<number[]> {
  const found = await rows<{ item_id: number }>(
    executor,
    sql`${planOnce}select f.item_id from ${liveMarks(customerId)} order by f.marked_at desc, f.item_id desc`,
  );
  return found.map(({ item_id }) => item_id);
}

/** Marks an item; false where the shop sells no such item, or the customer has marked `maxMarks` others. */
export async function putMark(executor: Executor, { shopId, customerId, itemId, change, now }: MarkKey, maxMarks: number): Promise<boolean> {
  const kept = await rows(
    executor,
    sql`${planOnce}insert into favourites (shop_id, customer_id, item_id, is_marked, marked_at, changed_by, change_number)
      select i.shop_id, ${customerId}::int, i.id, true, ${at(now)}, ${changeValues(change)} from items i
      where i.id = ${itemId} and i.shop_id = ${shopId} and i.deleted_at is null and (
        (select count(*) from ${liveMarks(customerId)}) < ${maxMarks}
        or exists (select 1 from favourites f where f.customer_id = ${customerId} and f.item_id = ${itemId} and f.is_marked)
      )
      on conflict (customer_id, item_id) do update set ${setUnlessOvertaken('favourites', change, {
        is_marked: sql`true`,
        marked_at: sql`case when favourites.is_marked then favourites.marked_at else excluded.marked_at end`,
      })}
      returning 1`,
  );
  return kept.length > 0;
}

/** Takes a mark away. That is noted even where there was none: the change before it may still be on its way. */
export async function takeMark(executor: Executor, { shopId, customerId, itemId, change, now }: MarkKey): Promise<void> {
  await executor.execute(
    sql`${planOnce}insert into favourites (shop_id, customer_id, item_id, is_marked, marked_at, changed_by, change_number)
      select i.shop_id, ${customerId}::int, i.id, false, ${at(now)}, ${changeValues(change)} from items i
      where i.id = ${itemId} and i.shop_id = ${shopId}
      on conflict (customer_id, item_id) do update set ${setUnlessOvertaken('favourites', change, {
        is_marked: sql`false`,
        marked_at: sql`excluded.marked_at`,
      })}`,
  );
}

/** Holds a customer's marks until the transaction ends, so that they can be counted. */
export async function lockMarks(executor: Executor, customerId: number): Promise<void> {
  await executor.execute(sql`select 1 from customers where id = ${customerId} for no key update`);
}

/** Forgets the marks that were taken away before then. */
export async function deleteTakenMarks(executor: Executor, before: Date): Promise<void> {
  await executor.execute(sql`delete from favourites where not is_marked and marked_at < ${at(before)}`);
}

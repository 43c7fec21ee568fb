import { and, desc, eq, exists, lt, not, or, type SQL, sql } from 'drizzle-orm';
import { type Given, planOnce } from '../../engine/plan-once.ts';
import type { Orm } from '../../engine/types.ts';
import { type Change, type ChangeValues, changeValues, setUnlessOvertaken } from '../../query/change.ts';
import { inner } from '../../query/json-rows.ts';
import { customers, favourites, items } from '../../schema.ts';
import { isOnSale } from '../catalogue/on-sale.ts';

/** A customer's favourite, with the number of the change. */
export interface MarkKey {
  shopId: number;
  customerId: number;
  itemId: number;
  change: Change | null;
  now: Date;
}

type MarkValues = Omit<MarkKey, 'change'> & ChangeValues;

const isLiveMark = (customerId: SQL): SQL | undefined =>
  and(eq(favourites.customerId, customerId), eq(favourites.isMarked, true));
const isLiveItem = and(eq(items.id, favourites.itemId), isOnSale());

const markedItems = planOnce('find_marked_items', (orm, given: Given<{ customerId: number }>) =>
  orm
    .select({ itemId: favourites.itemId })
    .from(favourites)
    .innerJoin(items, isLiveItem)
    .where(isLiveMark(given('customerId')))
    .orderBy(desc(favourites.markedAt), desc(favourites.itemId)),
);

/** The ids of a customer's favourites that are still sold, newest first. */
export async function findMarkedItems(orm: Orm, customerId: number): Promise<number[]> {
  return (await markedItems(orm, { customerId })).map(({ itemId }) => itemId);
}

/** The row of a favourite that is added or removed, if the shop has the item. */
const markedItem = (given: Given<MarkValues>, isMarked: boolean) =>
  inner
    .select({
      shopId: items.shopId,
      customerId: sql`${given('customerId')}::int`.as('customer_id'),
      itemId: items.id,
      isMarked: sql`${isMarked}::boolean`.as('is_marked'),
      markedAt: sql`${given('now', favourites.markedAt)}::timestamptz`.as('marked_at'),
      changedBy: sql`${given('changedBy')}::uuid`.as('changed_by'),
      changeNumber: sql`${given('changeNumber')}::int`.as('change_number'),
    })
    .from(items);

const isNamedItem = (given: Given<MarkValues>): SQL | undefined =>
  and(eq(items.id, given('itemId')), eq(items.shopId, given('shopId')));

/** The update if the row exists already. */
const inPlace = (given: Given<MarkValues>, isMarked: boolean, markedAt: SQL) => ({
  target: [favourites.customerId, favourites.itemId],
  set: setUnlessOvertaken(
    favourites,
    { changedBy: sql`${given('changedBy')}::uuid`, changeNumber: sql`${given('changeNumber')}::int` },
    { isMarked: sql`${isMarked}::boolean`, markedAt },
  ),
});

const put = planOnce('put_mark', (orm, given: Given<MarkValues & { maxMarks: number }>) => {
  const marks = inner
    .select({ count: sql`count(*)` })
    .from(favourites)
    .innerJoin(items, isLiveItem)
    .where(isLiveMark(given('customerId')));
  const own = inner
    .select({ itemId: favourites.itemId })
    .from(favourites)
    .where(and(isLiveMark(given('customerId')), eq(favourites.itemId, given('itemId'))));
  return orm
    .insert(favourites)
    .select(
      markedItem(given, true).where(
        and(isNamedItem(given), isOnSale(), or(lt(sql`${marks}`, given('maxMarks')), exists(own))),
      ),
    )
    .onConflictDoUpdate(
      inPlace(
        given,
        true,
        sql`case when ${favourites.isMarked} then ${favourites.markedAt} else excluded.marked_at end`,
      ),
    )
    .returning({ itemId: favourites.itemId });
});

/** Adds a favourite; false if the shop sells no such item, or the customer has `maxMarks` others. */
export async function putMark(orm: Orm, { change, ...mark }: MarkKey, maxMarks: number): Promise<boolean> {
  const kept = await put(orm, { ...mark, ...changeValues(change), maxMarks });
  return kept.length > 0;
}

const take = planOnce('take_mark', (orm, given: Given<MarkValues>) =>
  orm
    .insert(favourites)
    .select(markedItem(given, false).where(isNamedItem(given)))
    .onConflictDoUpdate(inPlace(given, false, sql`excluded.marked_at`)),
);

/** Removes a favourite. A row is written even if there was none, since an earlier change may arrive later. */
export async function takeMark(orm: Orm, { change, ...mark }: MarkKey): Promise<void> {
  await take(orm, { ...mark, ...changeValues(change) });
}

/** Locks a customer's favourites until the transaction ends, so that they can be counted. */
export async function lockMarks(orm: Orm, customerId: number): Promise<void> {
  await orm.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('no key update');
}

/** Deletes the rows of favourites that were removed before this moment. */
export async function deleteTakenMarks(orm: Orm, before: Date): Promise<void> {
  await orm.delete(favourites).where(and(not(favourites.isMarked), lt(favourites.markedAt, before)));
}

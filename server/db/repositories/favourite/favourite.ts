import { and, desc, eq, exists, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm';
import { type Given, planOnce } from '../../engine/plan-once.ts';
import type { Orm } from '../../engine/types.ts';
import { type Change, type ChangeValues, changeValues, setUnlessOvertaken } from '../../query/change.ts';
import { inner } from '../../query/json-rows.ts';
import { customers, favourites, items } from '../../schema.ts';

/** Whose mark on which item, as of which change. */
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
const isLiveItem = and(eq(items.id, favourites.itemId), isNull(items.deletedAt));

const markedItems = planOnce('find_marked_items', (orm, given: Given<{ customerId: number }>) =>
  orm
    .select({ itemId: favourites.itemId })
    .from(favourites)
    .innerJoin(items, isLiveItem)
    .where(isLiveMark(given('customerId')))
    .orderBy(desc(favourites.markedAt), desc(favourites.itemId)),
);

/** Ids of the live items that a customer has marked, newest mark first. */
export async function findMarkedItems(orm: Orm, customerId: number): Promise<number[]> {
  return (await markedItems(orm, { customerId })).map(({ itemId }) => itemId);
}

/** The row of a mark that is put or taken, as far as the shop has the item. */
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

/** What becomes of a row that is there already. */
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
        and(isNamedItem(given), isNull(items.deletedAt), or(lt(sql`${marks}`, given('maxMarks')), exists(own))),
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

/** Marks an item; false where the shop sells no such item, or the customer has marked `maxMarks` others. */
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

/** Takes a mark away. That is noted even where there was none: the change before it may still be on its way. */
export async function takeMark(orm: Orm, { change, ...mark }: MarkKey): Promise<void> {
  await take(orm, { ...mark, ...changeValues(change) });
}

/** Holds a customer's marks until the transaction ends, so that they can be counted. */
export async function lockMarks(orm: Orm, customerId: number): Promise<void> {
  await orm.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('no key update');
}

/** Forgets the marks that were taken away before then. */
export async function deleteTakenMarks(orm: Orm, before: Date): Promise<void> {
  await orm.delete(favourites).where(and(not(favourites.isMarked), lt(favourites.markedAt, before)));
}

import { and, desc, eq, exists, lt, not, or, type SQL, sql } from 'drizzle-orm';
import { type Given, planOnce } from '../../engine/plan-once.ts';
import type { Orm } from '../../engine/types.ts';
import { type NumberedChange, type ChangeValues, changeValues, setUnlessOvertaken } from '../../query/change.ts';
import { inner } from '../../query/json-rows.ts';
import { customers, favourites, items } from '../../schema.ts';
import { isOnSale } from '../catalogue/on-sale.ts';

/** A customer's favourite, with the number of the change. */
export interface FavouriteKey {
  shopId: number;
  customerId: number;
  itemId: number;
  change: NumberedChange | null;
  now: Date;
}

type FavouriteValues = Omit<FavouriteKey, 'change'> & ChangeValues;

const isFavouriteOf = (customerId: SQL): SQL | undefined =>
  and(eq(favourites.customerId, customerId), eq(favourites.isMarked, true));
const isLiveItem = and(eq(items.id, favourites.itemId), isOnSale());

const favouriteItems = planOnce('find_favourites', (orm, given: Given<{ customerId: number }>) =>
  orm
    .select({ itemId: favourites.itemId })
    .from(favourites)
    .innerJoin(items, isLiveItem)
    .where(isFavouriteOf(given('customerId')))
    .orderBy(desc(favourites.markedAt), desc(favourites.itemId)),
);

/** The ids of a customer's favourites that are still sold, newest first. */
export async function findFavourites(orm: Orm, customerId: number): Promise<number[]> {
  return (await favouriteItems(orm, { customerId })).map(({ itemId }) => itemId);
}

/** The row of a favourite that is added or removed, if the shop has the item. */
const changedFavourite = (given: Given<FavouriteValues>, isMarked: boolean) =>
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

const isNamedItem = (given: Given<FavouriteValues>): SQL | undefined =>
  and(eq(items.id, given('itemId')), eq(items.shopId, given('shopId')));

/** The update if the row exists already. */
const inPlace = (given: Given<FavouriteValues>, isMarked: boolean, markedAt: SQL) => ({
  target: [favourites.customerId, favourites.itemId],
  set: setUnlessOvertaken(
    favourites,
    { changedBy: sql`${given('changedBy')}::uuid`, changeNumber: sql`${given('changeNumber')}::int` },
    { isMarked: sql`${isMarked}::boolean`, markedAt },
  ),
});

const put = planOnce('put_favourite', (orm, given: Given<FavouriteValues & { max: number }>) => {
  const others = inner
    .select({ count: sql`count(*)` })
    .from(favourites)
    .innerJoin(items, isLiveItem)
    .where(isFavouriteOf(given('customerId')));
  const own = inner
    .select({ itemId: favourites.itemId })
    .from(favourites)
    .where(and(isFavouriteOf(given('customerId')), eq(favourites.itemId, given('itemId'))));
  return orm
    .insert(favourites)
    .select(
      changedFavourite(given, true).where(
        and(isNamedItem(given), isOnSale(), or(lt(sql`${others}`, given('max')), exists(own))),
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

/** Adds a favourite; false if the shop sells no such item, or the customer has `max` others. */
export async function putFavourite(orm: Orm, { change, ...favourite }: FavouriteKey, max: number): Promise<boolean> {
  const kept = await put(orm, { ...favourite, ...changeValues(change), max });
  return kept.length > 0;
}

const remove = planOnce('remove_favourite', (orm, given: Given<FavouriteValues>) =>
  orm
    .insert(favourites)
    .select(changedFavourite(given, false).where(isNamedItem(given)))
    .onConflictDoUpdate(inPlace(given, false, sql`excluded.marked_at`)),
);

/** Removes a favourite. A row is written even if there was none, since an earlier change may arrive later. */
export async function removeFavourite(orm: Orm, { change, ...favourite }: FavouriteKey): Promise<void> {
  await remove(orm, { ...favourite, ...changeValues(change) });
}

/** Locks a customer's favourites until the transaction ends, so that they can be counted. */
export async function lockFavourites(orm: Orm, customerId: number): Promise<void> {
  await orm.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('no key update');
}

/** Deletes the rows of favourites that were removed before this moment. */
export async function deleteRemovedFavourites(orm: Orm, before: Date): Promise<void> {
  await orm.delete(favourites).where(and(not(favourites.isMarked), lt(favourites.markedAt, before)));
}

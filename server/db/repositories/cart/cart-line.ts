import { and, count, eq, exists, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Given, planOnce } from '../../engine/plan-once.ts';
import type { Orm } from '../../engine/types.ts';
import { type NumberedChange, type ChangeValues, changeValues, setUnlessOvertaken } from '../../query/change.ts';
import { insertRows } from '../../query/insert-rows.ts';
import { inner } from '../../query/json-rows.ts';
import { cartItems, carts, items } from '../../schema.ts';
import { isOnSale } from '../catalogue/on-sale.ts';
import {
  addedUp,
  type CartHolder,
  cartLine,
  type CartLineRow,
  fitCount,
  fitCountOf,
  heldCart,
  isLineItem,
  isSoldItem,
} from './cart.ts';

/** Records the use of a cart. Not at each edit, since only the approximate time matters. */
const touch = (orm: Orm, cartId: SQL, now: SQL) =>
  orm
    .update(carts)
    .set({ updatedAt: sql`${now}::timestamptz` })
    .where(and(eq(carts.id, cartId), lt(carts.updatedAt, sql`${now}::timestamptz - interval '1 hour'`)));

/** An item to be added to a cart. */
export interface NewLine {
  itemId: number;
  count: number;
  comment: string;
  maxLines: number;
  /** The line may not be the first of each so many; null allows it. */
  block: number | null;
  now: Date;
}

const soldItems = alias(items, 'sold');

const add = planOnce('add_cart_line', (orm, given: Given<CartHolder & NewLine>) => {
  const cart = orm.$with('held').as(heldCart(given).for('key share'));
  const inCart = eq(cartItems.cartId, cart.id);
  const lines = inner
    .select({ count: sql`count(*)` })
    .from(cartItems)
    .innerJoin(soldItems, and(eq(soldItems.id, cartItems.itemId), isOnSale(soldItems)))
    .where(inCart);
  const isInsideBlock = sql`coalesce(${lines} % ${given('block')}::int <> 0, true)`;
  const same = inner
    .select({ id: cartItems.id })
    .from(cartItems)
    .where(and(inCart, eq(cartItems.itemId, given('itemId'))));
  const line = insertRows(
    cartItems,
    {
      shopId: items.shopId,
      cartId: cart.id,
      itemId: items.id,
      count: fitCount(sql`${given('count')}::int`),
      comment: sql`${given('comment')}::text`,
    },
    (select) =>
      select
        .from(cart)
        .crossJoin(items)
        .where(
          and(
            eq(items.id, given('itemId')),
            eq(items.shopId, given('shopId')),
            isOnSale(),
            or(and(lt(sql`${lines}`, given('maxLines')), isInsideBlock), exists(same)),
          ),
        ),
  );
  // Named like the table, so that the line's columns are read from the row that was just written.
  const added = orm.$with('cart_items', { cartId: cartItems.cartId }).as(sql`${line} ${addedUp} returning *`);
  const touched = orm
    .$with('touched')
    .as(touch(orm, sql`(select ${added.cartId} from ${added})`, given('now', carts.updatedAt)));
  return orm.with(cart, added, touched).select(cartLine).from(cartItems).innerJoin(items, isLineItem);
});

/**
 * Adds an item to the holder's cart; undefined if there is no such cart or item, or the cart has `maxLines` lines of
 * items that are sold, or ends a `block`.
 */
export async function addLine(orm: Orm, holder: CartHolder, line: NewLine): Promise<CartLineRow | undefined> {
  return (await add(orm, { ...holder, ...line }))[0];
}

/** How many lines of items that are sold a cart has. */
export async function countLines(orm: Orm, cartId: string): Promise<number> {
  const [counted] = await orm
    .select({ lines: count() })
    .from(cartItems)
    .innerJoin(items, isSoldItem)
    .where(eq(cartItems.cartId, cartId));
  return counted?.lines ?? 0;
}

/** A line's new count and comment. */
export interface LineEdit {
  lineId: number;
  count: number;
  comment: string;
  change: NumberedChange | null;
  now: Date;
}

const update = planOnce(
  'update_cart_line',
  (orm, given: Given<CartHolder & Omit<LineEdit, 'change'> & ChangeValues>) => {
    const change = { changedBy: sql`${given('changedBy')}::uuid`, changeNumber: sql`${given('changeNumber')}::int` };
    const count = fitCountOf(cartItems.itemId, sql`${given('count')}::int`);
    const edit = { count, comment: sql`${given('comment')}::text` };
    // Named like the table, so that the line's columns are read from the row that was just written.
    const changed = orm.$with('cart_items').as(
      orm
        .update(cartItems)
        .set(setUnlessOvertaken(cartItems, change, edit))
        .where(and(eq(cartItems.id, given('lineId')), eq(cartItems.cartId, sql`${heldCart(given)}`)))
        .returning(),
    );
    const touched = orm
      .$with('touched')
      .as(touch(orm, sql`(select ${changed.cartId} from ${changed})`, given('now', carts.updatedAt)));
    return orm.with(changed, touched).select(cartLine).from(cartItems).innerJoin(items, isLineItem);
  },
);

/**
 * Sets a line's count and comment, unless a later change of the same page was made before; undefined if the holder has
 * no such line.
 */
export async function updateLine(
  orm: Orm,
  holder: CartHolder,
  { change, ...edit }: LineEdit,
): Promise<CartLineRow | undefined> {
  return (await update(orm, { ...holder, ...edit, ...changeValues(change) }))[0];
}

const remove = planOnce('delete_cart_line', (orm, given: Given<CartHolder & { lineId: number }>) =>
  orm
    .delete(cartItems)
    .where(and(eq(cartItems.id, given('lineId')), eq(cartItems.cartId, sql`${heldCart(given)}`)))
    .returning({ id: cartItems.id }),
);

/** Deletes a line; false if the holder has no such line. */
export async function deleteLine(orm: Orm, holder: CartHolder, lineId: number): Promise<boolean> {
  return (await remove(orm, { ...holder, lineId })).length > 0;
}

/** Deletes all lines of a cart. */
export async function deleteLines(orm: Orm, cartId: string): Promise<void> {
  await orm.delete(cartItems).where(eq(cartItems.cartId, cartId));
}

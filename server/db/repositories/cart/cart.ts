import { and, asc, eq, isNull, lt, notExists, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Given, planOnce } from '../../engine/plan-once.ts';
import type { Orm } from '../../engine/types.ts';
import { insertRows } from '../../query/insert-rows.ts';
import { inner, jsonRows } from '../../query/json-rows.ts';
import { cartItems, carts, items } from '../../schema.ts';
import type { StoredImage } from '../../schema/stored-image.ts';
import { isOnSale } from '../catalogue/on-sale.ts';

type CartItemColumns = typeof cartItems.$inferSelect;
type ItemColumns = typeof items.$inferSelect;

/** A line of a cart with its item's current prices, in kopecks. */
export interface CartLineRow
  extends
    Pick<CartItemColumns, 'id' | 'itemId' | 'count' | 'comment'>,
    Pick<
      ItemColumns,
      'name' | 'retailPrice' | 'discount' | 'discountedPrice' | 'tradePrice' | 'countStep' | 'countMin' | 'stock'
    > {
  image: StoredImage | null;
  /** Whether the item is no longer sold. */
  isGone: boolean;
}

/** A cart with its lines, oldest first. */
export interface CartRow {
  id: string;
  customerId: number | null;
  updatedAt: Date;
  lines: CartLineRow[];
}

/** Who works on a cart: the shop, the cart's id from the request, and the customer. */
export interface CartHolder {
  shopId: number;
  cartId: string;
  customerId: number | null;
}

/** The columns of a CartLineRow. */
export const cartLine = {
  id: cartItems.id,
  itemId: cartItems.itemId,
  count: cartItems.count,
  comment: cartItems.comment,
  name: items.name,
  image: sql<StoredImage | null>`${items.images}->0`,
  retailPrice: items.retailPrice,
  discount: items.discount,
  discountedPrice: items.discountedPrice,
  tradePrice: items.tradePrice,
  countStep: items.countStep,
  countMin: items.countMin,
  stock: items.stock,
  isGone: sql<boolean>`not ${isOnSale()}`,
};
/** The line's item. */
export const isLineItem: SQL = eq(items.id, cartItems.itemId);
/** The line's item is still sold. */
export const isSoldItem: SQL | undefined = and(isLineItem, isOnSale());
/** The largest count of a line. */
export const MAX_COUNT = 999;
/** In characters. */
export const MAX_COMMENT = 1000;

/** The nearest count of an item, not less than this one, that customers may order; up to the limit. */
export const fitCount = (count: SQL, of: Record<'countStep' | 'countMin', SQLWrapper> = items): SQL =>
  sql`fit_count(${count}, ${of.countStep}, ${of.countMin})`;

/** The same of the item with this id. */
export const fitCountOf = (itemId: SQLWrapper, count: SQL): SQL =>
  sql`${inner
    .select({ count: fitCount(count) })
    .from(items)
    .where(eq(items.id, itemId))}`;

/** For a line that exists already: adds the counts up to the limit, and puts a different comment on a new line. */
export const addedUp = sql`on conflict (cart_id, item_id) do update set
  count = ${fitCountOf(sql`excluded.item_id`, sql`${cartItems.count} + excluded.count`)},
  comment = left(case
    when excluded.comment = '' or excluded.comment = ${cartItems.comment} then ${cartItems.comment}
    when ${cartItems.comment} = '' then excluded.comment
    else ${cartItems.comment} || E'\\n' || excluded.comment
  end, ${MAX_COMMENT})`;

const cartsOf = planOnce(
  'find_carts',
  (orm, given: Given<{ shopId: number; cartId: string | null; customerId: number | null }>) =>
    orm
      .select({
        id: carts.id,
        customerId: carts.customerId,
        updatedAt: carts.updatedAt,
        lines: jsonRows(cartLine, (select) =>
          select
            .from(cartItems)
            .innerJoin(items, isLineItem)
            .where(eq(cartItems.cartId, carts.id))
            .orderBy(asc(cartItems.id)),
        ),
      })
      .from(carts)
      .where(
        and(
          eq(carts.shopId, given('shopId')),
          or(eq(carts.id, given('cartId')), eq(carts.customerId, given('customerId'))),
        ),
      ),
);

/** The cart with this id, whoever owns it, and the customer's cart, if they exist. */
export function findCarts(
  orm: Orm,
  shopId: number,
  cartId: string | null,
  customerId: number | null,
): Promise<CartRow[]> {
  return cartsOf(orm, { shopId, cartId, customerId });
}

const otherCarts = alias(carts, 'other');

/**
 * The id of the cart that a holder works on: the requested one if it is a guest's or the holder's; the account's own if
 * no cart has the requested id.
 */
export function heldCart(given: Given<CartHolder>) {
  const sent = inner
    .select({ id: otherCarts.id })
    .from(otherCarts)
    .where(eq(otherCarts.id, given('cartId')));
  const isOwn = eq(carts.customerId, given('customerId'));
  return inner
    .select({ id: carts.id })
    .from(carts)
    .where(
      and(
        eq(carts.shopId, given('shopId')),
        or(and(eq(carts.id, given('cartId')), or(isNull(carts.customerId), isOwn)), and(isOwn, notExists(sent))),
      ),
    );
}

const find = planOnce('find_held_cart', (orm, given: Given<CartHolder>) => {
  const held = orm.$with('held').as(heldCart(given));
  return orm.with(held).select({ id: held.id }).from(held);
});
const lock = planOnce('lock_held_cart', (orm, given: Given<CartHolder>) => {
  const held = orm.$with('held').as(heldCart(given).for('update'));
  return orm.with(held).select({ id: held.id }).from(held);
});

/** The id of the cart that a holder works on. */
export async function findHeldCart(orm: Orm, holder: CartHolder): Promise<string | undefined> {
  return (await find(orm, holder))[0]?.id;
}

/** The same, locked until the transaction ends, so that no line can be added. */
export async function lockHeldCart(orm: Orm, holder: CartHolder): Promise<string | undefined> {
  return (await lock(orm, holder))[0]?.id;
}

/** Locks a guest's cart until the transaction ends; false if there is none. */
export async function lockGuestCart(orm: Orm, shopId: number, cartId: string): Promise<boolean> {
  const found = await orm
    .select({ id: carts.id })
    .from(carts)
    .where(and(eq(carts.id, cartId), eq(carts.shopId, shopId), isNull(carts.customerId)))
    .for('update');
  return found.length > 0;
}

/** Creates a cart; false if its id is taken, or the customer has a cart. */
export async function insertCart(orm: Orm, { cartId, shopId, customerId }: CartHolder, now: Date): Promise<boolean> {
  const made = await orm
    .insert(carts)
    .values({ id: cartId, shopId, customerId, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: carts.id });
  return made.length > 0;
}

/** Moves the lines of a guest's cart into an account's, and deletes the guest's cart. */
export async function mergeCart(orm: Orm, guestCartId: string, cartId: string): Promise<void> {
  const lines = insertRows(
    cartItems,
    {
      shopId: cartItems.shopId,
      cartId: sql`${cartId}::uuid`,
      itemId: cartItems.itemId,
      count: cartItems.count,
      comment: cartItems.comment,
    },
    (select) => select.from(cartItems).where(eq(cartItems.cartId, guestCartId)).orderBy(asc(cartItems.id)),
  );
  await orm.execute(sql`${lines} ${addedUp}`);
  await orm.delete(carts).where(eq(carts.id, guestCartId));
}

/** Records that a cart is used. */
export async function touchCart(orm: Orm, cartId: string, now: Date): Promise<void> {
  await orm.update(carts).set({ updatedAt: now }).where(eq(carts.id, cartId));
}

/**
 * Deletes guests' carts, with their lines: those last used before `idleSince`, and, before `leftSince`, those that were
 * only used in the first half of a day.
 */
export async function deleteIdleGuestCarts(
  orm: Orm,
  { idleSince, leftSince }: { idleSince: Date; leftSince: Date },
): Promise<void> {
  const wasLeft = and(
    lt(carts.updatedAt, leftSince),
    sql`${carts.updatedAt} < ${carts.createdAt} + interval '12 hours'`,
  );
  await orm.delete(carts).where(and(isNull(carts.customerId), or(lt(carts.updatedAt, idleSince), wasLeft)));
}

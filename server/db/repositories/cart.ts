import { type SQL, sql } from 'drizzle-orm';
import { planOnce } from '../engine/plan-once.ts';
import type { StoredImage } from '../schema/stored-image.ts';
import { type Change, setUnlessOvertaken } from './change.ts';
import { at, type Executor, row, rows } from './rows.ts';

/** A line of a cart with what its item costs now, in kopecks. */
export interface CartLineRow {
  id: number;
  item_id: number;
  count: number;
  comment: string;
  name: string;
  image: StoredImage | null;
  retail_price: number;
  discount: number;
  discounted_price: number;
  trade_price: number | null;
}

/** A cart with its lines, oldest first; lines whose item is gone are left out. */
export interface CartRow {
  id: string;
  customer_id: number | null;
  lines: CartLineRow[];
}

/** Whose hand is on a cart: the shop, the cart's id as sent, and who is signed in. */
export interface CartHolder {
  shopId: number;
  cartId: string;
  customerId: number | null;
}

/** The columns of a CartLineRow, of cart_items l and items i. */
export const cartLineColumns = sql.raw(
  `l.id, l.item_id, l.count, l.comment, i.name, i.images->0 as image, i.retail_price::float8 as retail_price, i.discount,
  i.discounted_price::float8 as discounted_price, i.trade_price::float8 as trade_price`,
);
/** Of one item in a cart. */
export const MAX_COUNT = 999;
/** Characters. */
export const MAX_COMMENT = 1000;

/** Counts are added up to the cap, and comments that differ stand one under the other. */
export const joined = sql`count = least(${MAX_COUNT}, cart_items.count + excluded.count),
  comment = left(case
    when excluded.comment = '' or excluded.comment = cart_items.comment then cart_items.comment
    when cart_items.comment = '' then excluded.comment
    else cart_items.comment || E'\\n' || excluded.comment
  end, ${MAX_COMMENT})`;

/** The cart of this id, whoever owns it, and the cart of the customer: each where there is one. */
export function findCarts(executor: Executor, shopId: number, cartId: string | null, customerId: number | null): Promise<CartRow[]> {
  return rows<CartRow>(
    executor,
    sql`${planOnce}select c.id, c.customer_id, (
        select coalesce(json_agg(found), '[]') from (
          select ${cartLineColumns} from cart_items l join items i on i.id = l.item_id and i.deleted_at is null where l.cart_id = c.id order by l.id
        ) found
      ) as lines
      from carts c
      where c.shop_id = ${shopId} and (c.id = ${cartId}::uuid or c.customer_id = ${customerId}::int)`,
  );
}

/**
 * The id of the cart that a holder works on: the one sent where it is a guest's or theirs; else, for an id that is no
 * cart's (any longer, or yet), the account's own.
 */
export function heldCart({ shopId, cartId, customerId }: CartHolder): SQL {
  return sql`select c.id from carts c
    where c.shop_id = ${shopId} and (
      c.id = ${cartId}::uuid and (c.customer_id is null or c.customer_id = ${customerId}::int)
      or c.customer_id = ${customerId}::int and not exists (select 1 from carts other where other.id = ${cartId}::uuid)
    )`;
}

/** The id of the cart that a holder works on. */
export async function findHeldCart(executor: Executor, holder: CartHolder): Promise<string | undefined> {
  return (await row<{ id: string }>(executor, heldCart(holder)))?.id;
}

/** The same, held until the transaction ends: no line can be added meanwhile. */
export async function lockHeldCart(executor: Executor, holder: CartHolder): Promise<string | undefined> {
  return (await row<{ id: string }>(executor, sql`${planOnce}${heldCart(holder)} for update`))?.id;
}

/** Holds a guest's cart until the transaction ends; false where there is none. */
export async function lockGuestCart(executor: Executor, shopId: number, cartId: string): Promise<boolean> {
  const found = await rows(executor, sql`select 1 from carts where id = ${cartId}::uuid and shop_id = ${shopId} and customer_id is null for update`);
  return found.length > 0;
}

/** Makes a cart; false where its id or its customer's cart is there already. */
export async function insertCart(executor: Executor, holder: CartHolder, now: Date): Promise<boolean> {
  const made = await row<{ id: string }>(
    executor,
    sql`insert into carts (id, shop_id, customer_id, updated_at)
      values (${holder.cartId}::uuid, ${holder.shopId}, ${holder.customerId}::int, ${at(now)}) on conflict do nothing returning id`,
  );
  return made !== undefined;
}

/** A part of a statement that notes a cart as in use; not at each edit, since nobody asks for the minute. */
function touchedBy(held: SQL, now: Date): SQL {
  return sql`touched as (
      update carts set updated_at = ${at(now)} where id = (${held}) and updated_at < ${at(now)} - interval '1 day'
    )`;
}

/** Puts an item into the holder's cart; undefined where there is no such cart or item, or the cart has `maxLines` lines. */
export function addLine(
  executor: Executor,
  holder: CartHolder,
  { itemId, count, comment, maxLines, now }: { itemId: number; count: number; comment: string; maxLines: number; now: Date },
): Promise<CartLineRow | undefined> {
  return row<CartLineRow>(
    executor,
    sql`${planOnce}with held as (${heldCart(holder)} for key share), added as (
        insert into cart_items (shop_id, cart_id, item_id, count, comment)
        select i.shop_id, held.id, i.id, ${count}, ${comment} from held, items i
        where i.id = ${itemId} and i.shop_id = ${holder.shopId} and i.deleted_at is null and (
          (select count(*) from cart_items where cart_id = held.id) < ${maxLines}
          or exists (select 1 from cart_items where cart_id = held.id and item_id = ${itemId})
        )
        on conflict (cart_id, item_id) do update set ${joined}
        returning *
      ), ${touchedBy(sql`select cart_id from added`, now)}
      select ${cartLineColumns} from added l join items i on i.id = l.item_id`,
  );
}

/** Whether the shop sells the item. */
export async function isSold(executor: Executor, shopId: number, itemId: number): Promise<boolean> {
  const found = await rows(executor, sql`select 1 from items where id = ${itemId} and shop_id = ${shopId} and deleted_at is null`);
  return found.length > 0;
}

/** Sets a line's count and comment, unless a later change of the same page has come first; undefined where the holder has no such line. */
export function updateLine(
  executor: Executor,
  holder: CartHolder,
  { lineId, count, comment, change, now }: { lineId: number; count: number; comment: string; change: Change | null; now: Date },
): Promise<CartLineRow | undefined> {
  return row<CartLineRow>(
    executor,
    sql`${planOnce}with changed as (
        update cart_items set ${setUnlessOvertaken('cart_items', change, { count: sql`${count}::int`, comment: sql`${comment}::text` })}
        where id = ${lineId} and cart_id = (${heldCart(holder)}) returning *
      ), ${touchedBy(sql`select cart_id from changed`, now)}
      select ${cartLineColumns} from changed l join items i on i.id = l.item_id and i.deleted_at is null`,
  );
}

/** Takes a line out; false where the holder has no such line. */
export async function deleteLine(executor: Executor, holder: CartHolder, lineId: number): Promise<boolean> {
  const gone = await rows(executor, sql`delete from cart_items where id = ${lineId} and cart_id = (${heldCart(holder)}) returning 1`);
  return gone.length > 0;
}

/** Takes every line out of a cart. */
export async function deleteLines(executor: Executor, cartId: string): Promise<void> {
  await executor.execute(sql`delete from cart_items where cart_id = ${cartId}::uuid`);
}

/** Moves the lines of a guest's cart into an account's, and ends the guest's. */
export async function mergeCart(executor: Executor, guestCartId: string, cartId: string): Promise<void> {
  await executor.execute(
    sql`insert into cart_items (shop_id, cart_id, item_id, count, comment)
      select shop_id, ${cartId}::uuid, item_id, count, comment from cart_items where cart_id = ${guestCartId}::uuid order by id
      on conflict (cart_id, item_id) do update set ${joined}`,
  );
  await executor.execute(sql`delete from carts where id = ${guestCartId}::uuid`);
}

/** Ends the guests' carts that nobody has touched since then, and their lines. */
export async function deleteIdleGuestCarts(executor: Executor, since: Date): Promise<void> {
  await executor.execute(sql`delete from carts where customer_id is null and updated_at < ${at(since)}`);
}

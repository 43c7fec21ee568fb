import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/engine/open.ts';
import { type LargeShop, seedLargeShop } from '#server/demo/seeding/large-shop.ts';
import { issueToken } from '#server/auth/tokens.ts';

/** A signed-in customer with a line in their cart. */
interface Buyer {
  customerId: number;
  token: string;
  cartId: string;
  lineId: number;
}

/** What the requests are made of. */
export interface Facts extends LargeShop {
  items: number;
  firstItemId: number;
  staffToken: string;
  /** Of somebody who may change prices. */
  editorToken: string;
  buyers: Buyer[];
  /** Guest carts with two lines each, to be checked out once. */
  fullCarts: string[];
}

const SIZE = { items: 10_000, orders: 5_000 };
const BUYERS = 64;
const FULL_CARTS = 24_000;

async function giveTokens({ orm }: Database, shopId: number, customerIds: readonly number[]): Promise<string[]> {
  const tokens: string[] = [];
  for (const customerId of customerIds) tokens.push(await issueToken(orm, { shopId, customerId, now: new Date() }));
  return tokens;
}

/** Each item has a picture, as in a shop that sells: lists are as long as they are there. */
async function addPictures({ orm }: Database, shopId: number): Promise<void> {
  await orm.execute(
    sql`update items set images = jsonb_build_array(
      jsonb_build_object('key', md5(id::text), 'width', 1280, 'height', 1280, 'widths', '[320,640,1280]'::jsonb))
      where shop_id = ${shopId}`,
  );
}

async function addCarts(
  { orm }: Database,
  shopId: number,
  owners: readonly { cartId: string; customerId: number | null }[],
  linesEach: number,
): Promise<void> {
  await orm.execute(
    sql`insert into carts (id, shop_id, customer_id)
      select o."cartId", ${shopId}, o."customerId" from jsonb_to_recordset(${JSON.stringify(owners)}::jsonb)
        as o ("cartId" uuid, "customerId" int)`,
  );
  await orm.execute(
    sql`insert into cart_items (shop_id, cart_id, item_id, count)
      select ${shopId}, (o ->> 'cartId')::uuid,
        (select min(id) from items where shop_id = ${shopId}) + (n * 7 + line * 977) % ${SIZE.items}, 1 + n % 3
      from jsonb_array_elements(${JSON.stringify(owners)}::jsonb) with ordinality as owner (o, n),
        generate_series(1, ${linesEach}) line`,
  );
}

async function findLines({ orm }: Database, cartIds: readonly string[]): Promise<Map<string, number>> {
  const { rows: found } = await orm.execute<{ cart_id: string; id: number }>(
    sql`select cart_id, min(id) as id from cart_items
      where cart_id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(cartIds)}::jsonb))
      group by cart_id`,
  );
  return new Map(found.map(({ cart_id, id }) => [cart_id, id]));
}

async function addBuyers(db: Database, { shopId, customerIds }: LargeShop): Promise<Buyer[]> {
  const chosen = customerIds.slice(0, BUYERS);
  const owners = chosen.map((customerId) => ({ customerId, cartId: randomUUID() }));
  await addCarts(db, shopId, owners, 3);
  const lines = await findLines(
    db,
    owners.map(({ cartId }) => cartId),
  );
  const tokens = await giveTokens(db, shopId, chosen);
  return owners.map(({ customerId, cartId }, index) => ({
    customerId,
    cartId,
    token: tokens[index] ?? '',
    lineId: lines.get(cartId) ?? 0,
  }));
}

/** Fills an empty, migrated database with the shop that is asked. */
export async function seedFacts(db: Database): Promise<Facts> {
  const shop = await seedLargeShop(db, SIZE);
  const { shopId, staffId } = shop;
  await addPictures(db, shopId);
  const fullCarts = Array.from({ length: FULL_CARTS }, () => randomUUID());
  await addCarts(
    db,
    shopId,
    fullCarts.map((cartId) => ({ cartId, customerId: null })),
    2,
  );
  const buyers = await addBuyers(db, shop);
  const [staffToken = ''] = await giveTokens(db, shopId, [staffId]);
  const {
    rows: [editor],
  } = await db.orm.execute<{ id: number }>(
    sql`insert into customers (shop_id, first_name, last_name, phone, flags)
      values (${shopId}, 'Пётр', 'Лавров', '79500000002', '{edit_item}') returning id`,
  );
  const [editorToken = ''] = await giveTokens(db, shopId, [editor?.id ?? 0]);
  const { rows } = await db.orm.execute<{ id: number }>(sql`select min(id) as id from items where shop_id = ${shopId}`);
  // The pictures moved every row: what was measured of the tables is no longer so.
  await db.orm.execute(sql`vacuum analyze`);
  return { ...shop, items: SIZE.items, firstItemId: rows[0]?.id ?? 0, staffToken, editorToken, buyers, fullCarts };
}

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Permission } from '#contract/types.ts';
import { contractOperations, permissions, type ContractOperation } from '#server/contract/document.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/server/database.ts';
import { describeServer } from '#tests/support/server/engines.ts';
import { PurchaseDesk } from '#tests/support/server/purchase-desk.ts';
import { cases } from './cases.ts';
import { type TestCaller, World, writeCase } from './world.ts';

/** As it stands in JSON, or without its point; nothing else in the world has this amount. */
const BOUGHT_PRICE = /313\.?37/;

describeServer('prices of buying in answers', (engine) => {
  let db: TestDatabase;
  let world: World;
  let purchaseId: number;
  let orderId: number;

  beforeAll(async () => {
    db = await freshDatabase(engine);
    world = await World.open(db);
    purchaseId = (await (await PurchaseDesk.open(world.shop)).purchase()).id;
    orderId = await world.shop.order(world.stranger);
  });
  afterAll(async () => {
    await world.close();
    await db.close();
  });

  /** Every line is in a purchase, every purchase has one, and it was bought for the amount, as the history says. */
  const buyAll = async (): Promise<void> => {
    const { orm } = db;
    await orm.execute(sql`update order_lines set purchase_id = ${purchaseId} where purchase_id is null`);
    await orm.execute(sql`insert into order_lines (shop_id, order_id, description, count, purchase_id, state)
      select shop_id, ${orderId}, '', 1, id, 'O' from purchases p where not exists
        (select 1 from order_lines l where l.purchase_id = p.id)`);
    await orm.execute(sql`insert into bought_prices (line_id, shop_id, purchase_id, price)
      select id, shop_id, purchase_id, 31337 from order_lines on conflict do nothing`);
    await orm.execute(sql`insert into purchase_events (shop_id, purchase_id, kind, lines_count, line_name, price)
      select shop_id, id, 'lines_priced', 1, '', 31337 from purchases p where not exists
        (select 1 from purchase_events e where e.purchase_id = p.id and e.price is not null)`);
  };
  const tells = async ({ id, method, path }: ContractOperation, caller: TestCaller): Promise<boolean> => {
    for (const make of Object.values(cases[id]).flat()) {
      const made = await make(world, caller);
      await buyAll();
      const { url, options } = writeCase(path, made);
      const token = made.token ?? caller.token;
      const answer = await world.app.call(method, url, { ...options, token, address: world.newAddress() });
      if (BOUGHT_PRICE.test(JSON.stringify(answer.body))) return true;
    }
    return false;
  };
  /** Each call twice: the second sees what others have made for this caller. */
  const telling = async (caller: TestCaller): Promise<string[]> => {
    const found = new Set<string>();
    for (const operation of [...contractOperations, ...contractOperations])
      if (await tells(operation, caller)) found.add(operation.id);
    return [...found].toSorted();
  };
  /** What whoever buys for the shop is told of their own purchases; the cases make their caller one. */
  const ofOwnPurchases = ['listPurchaseAlbums', 'markPurchaseLine'];

  it('are told to those who work with purchases by these calls alone, so this test sees them', async () => {
    expect(await telling(await world.customerWith('buyer', ['get_purchase', 'get_strange_orders']))).toEqual([
      'getDayFigures',
      'getPurchase',
      'listPurchaseAlbums',
      'listPurchases',
      'markPurchaseLine',
      'updatePurchase',
    ]);
  });

  it('are told to no guest, to no customer and to no other staff', async () => {
    const guest: TestCaller = { name: 'guest', signedIn: null, flags: new Set(), token: undefined };
    expect(await telling(guest)).toEqual([]);
    const others = permissions.filter((flag): flag is Permission => flag !== 'get_purchase');
    for (const caller of [await world.customerWith('customer', []), await world.customerWith('staff', others)])
      expect([caller.name, await telling(caller)]).toEqual([caller.name, ofOwnPurchases]);
  });
});

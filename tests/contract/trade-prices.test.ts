import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractOperations, type ContractOperation } from '#server/contract/document.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/server/database.ts';
import { describeOnEachEngine } from '#tests/support/server/engines.ts';
import { cases } from './cases.ts';
import { type TestCaller, World, writeCase } from './world.ts';

/** As it stands in JSON; nothing else in the world has this amount. */
const TRADE_PRICE = '277.77';

describeOnEachEngine('trade prices in answers', (engine) => {
  let db: TestDatabase;
  let world: World;

  beforeAll(async () => {
    db = await freshDatabase(engine);
    world = await World.open(db);
  });
  afterAll(async () => {
    await world.close();
    await db.close();
  });

  const tells = async ({ id, method, path }: ContractOperation, caller: TestCaller): Promise<boolean> => {
    for (const make of Object.values(cases[id]).flat()) {
      const made = await make(world, caller);
      const { url, options } = writeCase(path, made);
      const token = made.token ?? caller.token;
      const answer = await world.app.call(method, url, { ...options, token, address: world.newAddress() });
      if (JSON.stringify(answer.body).includes(TRADE_PRICE)) return true;
    }
    return false;
  };
  const telling = async (caller: TestCaller): Promise<string[]> => {
    const found: string[] = [];
    for (const operation of contractOperations) if (await tells(operation, caller)) found.push(operation.id);
    return found.toSorted();
  };

  it('are told to staff who deal with prices by calls that show items and lines, so this test sees them', async () => {
    expect(await telling(await world.customerWith('editor', ['edit_item']))).toEqual([
      'getItem',
      'listItems',
      'listShopItems',
    ]);
    expect(await telling(await world.customerWith('trader', ['trade_price_orders']))).toEqual([
      'checkoutCart',
      'getItem',
      'listItems',
    ]);
  });

  it('are told to no guest, to no retail customer, and to no other staff by any call', async () => {
    const guest: TestCaller = { name: 'guest', signedIn: null, flags: new Set(), token: undefined };
    for (const caller of [
      guest,
      { ...guest, name: 'ended token', token: 'a'.repeat(43) },
      await world.customerWith('retail', ['create_order']),
      await world.customerWith('cashier', ['get_strange_orders', 'edit_payments', 'create_strange_order']),
    ])
      expect([caller.name, await telling(caller)]).toEqual([caller.name, []]);
  });
});

import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractOperations } from '#server/contract/document.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/server/database.ts';
import { describeServer } from '#tests/support/server/engines.ts';
import { crossings } from './crossings.ts';
import type { CaseMaker } from './makers.ts';
import { requestsOf } from './name-samples.ts';
import { idAt, type Naming, namingsOf, type RecordId, withId, withoutIds } from './namings.ts';
import { type TestCaller, World, writeCase } from './world.ts';

const namings = contractOperations.flatMap(namingsOf);
const NO_NUMBER = 999_999_999;
const NO_UUID = '00000000-0000-4000-8000-000000000000';

/**
 * Namings of which the shop's own record is told no more than of none: it is gone afterwards, or was allowed anyway.
 */
const sameAnyway: ReadonlySet<string> = new Set([
  'deleteFavourite path.item_id',
  'deleteListView path.id',
  'deletePermissionGroup path.id',
  'updateOrderLineStates body.forced_ids.[]',
  'updatePlacedOrders body.forced_ids.[]',
]);
const guest: TestCaller = { name: 'guest', signedIn: null, flags: new Set(), token: undefined };
/** A guest's cart gets its name from the client, with the first line. */
const isCart = ({ at, operation }: Naming): boolean => at.includes('cart_id') && operation.id !== 'checkoutCart';

describeServer('someone who may do everything in one shop, naming a record of another', (engine) => {
  let db: TestDatabase;
  let theirs: World;
  let own: World;
  let their: TestCaller;
  let caller: TestCaller;

  beforeAll(async () => {
    db = await freshDatabase(engine);
    [theirs, own] = [await World.open(db), await World.open(db)];
    [their, caller] = [await theirs.owner(), await own.owner()];
  });
  afterAll(async () => {
    await Promise.all([theirs.close(), own.close()]);
    await db.close();
  });

  /** What the server tells of the shop's own request with this id in it, or with that of the shop's own record. */
  const ask = async (naming: Naming, make: CaseMaker, by: TestCaller, id?: RecordId) => {
    const made = await make(own, by);
    const { operation } = naming;
    const { url, options } = writeCase(operation.path, id === undefined ? made : withId(made, naming, id));
    const token = made.token ?? by.token;
    const address = own.newAddress();
    const { status, body, bytes } = await own.app.call(operation.method, url, { ...options, token, address });
    return { status, told: body === null ? bytes.toString() : JSON.stringify(body, withoutIds) };
  };

  const askAll = async (naming: Naming, make: CaseMaker, by: TestCaller, them: TestCaller) => {
    const ofNone = await ask(naming, make, by, naming.isText ? NO_UUID : NO_NUMBER);
    const theirId = idAt(await make(theirs, them), naming) ?? '';
    const before = await theirs.rows();
    const ofTheirs = await ask(naming, make, by, theirId);
    expect(await theirs.rows()).toEqual(before);
    return { ofNone, ofTheirs, ofOwn: await ask(naming, make, by) };
  };

  it.each(namings.filter((naming) => !isCart(naming)).map((naming) => [naming.key, naming] as const))(
    'is told what is told of no record by %s',
    async (key, naming) => {
      for (const make of requestsOf(naming)) {
        const { ofNone, ofTheirs, ofOwn } = await askAll(naming, make, caller, their);
        expect(ofTheirs).toEqual(ofNone);
        expect(ofNone.status).not.toBe(500);
        // Otherwise the request would prove nothing.
        expect(isDeepStrictEqual(ofOwn, ofNone)).toBe(sameAnyway.has(key));
      }
    },
  );

  it.each(namings.filter(isCart).map((naming) => [naming.key, naming] as const))(
    'finds no cart as a guest by %s',
    async (_, naming) => {
      for (const make of requestsOf(naming)) {
        const { ofTheirs, ofOwn } = await askAll(naming, make, guest, guest);
        expect([
          { status: 404, told: '{"code":"not_found","detail":"Не найдено."}' },
          { status: 200, told: '{"id":"id","customer_id":null,"items":[],"total":0}' },
        ]).toContainEqual(ofTheirs);
        expect(ofOwn).not.toEqual(ofTheirs);
      }
    },
  );

  it('has got no row that refers to one of the other', async () => {
    expect(await crossings(db)).toEqual([]);
  });

  it('takes over no guest’s cart of the other', async () => {
    const cartOf = (world: World) => world.shop.cart(world.shop.guest, [{ itemId: world.itemId, count: 4 }]);
    const sumWith = async (cartId: string) => {
      const { body } = await own.app.get<{ total: number }>(`/api/cart/?cart_id=${cartId}`, { token: caller.token });
      return body.total;
    };
    const before = await sumWith(NO_UUID);
    expect(await sumWith(await cartOf(theirs))).toBe(before);
    expect(await sumWith(await cartOf(own))).toBe(before + 2_000);
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractOperations, type ContractOperation } from '#server/contract/document.ts';
import type { OperationId } from '#server/contract/operation.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/server/database.ts';
import { describeServer } from '#tests/support/server/engines.ts';
import { cases } from './cases.ts';
import { asCustomer } from './makers.ts';
import { type OperationCase, type TestCaller, World, writeCase } from './world.ts';

/**
 * Operations that answer 200 though the request was made for another shop: those whose requests name nothing of a shop,
 * which answer about their own; those that give a verdict on each record, here that it isn't known; and those that
 * delete what is deleted already.
 */
const answered: readonly OperationId[] = [
  'sendCall',
  'sendReceiveCall',
  'deleteToken',
  'listSessions',
  'endOtherSessions',
  'listDemoCalls',
  'createDemoCall',
  'getCurrentRetail',
  'updateRetail',
  'getDay',
  'getDayFigures',
  'listInfoPages',
  'updateInfoPage',
  'listCustomers',
  'createCustomer',
  'getCurrentCustomer',
  'countCustomers',
  'updateCustomers',
  'listCategories',
  'createCategory',
  'listItems',
  'countItems',
  'listShopItems',
  'updateItems',
  'exportItems',
  'createItemImport',
  'getCart',
  'listDeliveries',
  'createDelivery',
  'listDeliveryPoints',
  'createDeliveryPoint',
  'listPlacedOrders',
  'listPlacedOrderIds',
  'updatePlacedOrders',
  'getPlacedOrdersTotal',
  'listOpenPurchases',
  'listOrderLines',
  'listOrderLineIds',
  'getOrderLinesTotal',
  'updateOrderLineStates',
  'listOrderGroups',
  'listFavourites',
  'deleteFavourite',
  'uploadFile',
  'listPayments',
  'getPaymentsTotal',
  'listPurchases',
  'getPurchasesTotal',
  'createPurchase',
  'listIntermediaries',
  'listAlbums',
  'listChanges',
  'listListViews',
  'saveListView',
  'deleteListView',
  'listPermissions',
  'listPermissionGroups',
  'createPermissionGroup',
  'deletePermissionGroup',
  'listAudit',
  'listBalanceHistory',
];

describeServer('someone who may do everything in one shop', (engine) => {
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

  const makersOf = ({ id }: ContractOperation) => {
    const { own: ownCase, ownAsStaff, nobody } = cases[id];
    return [ownCase ?? ownAsStaff ?? nobody ?? []].flat();
  };

  it.each(contractOperations.map((operation) => [operation.id, operation] as const))(
    'reaches nothing of another by %s',
    async (id, operation) => {
      for (const make of makersOf(operation)) {
        const made: OperationCase = await make(theirs, their);
        const before = await theirs.rows();
        const { url, options } = writeCase(operation.path, made);
        // A new one each time: an operation may end it.
        const token = await own.app.tokenOf(asCustomer(own, caller));
        const address = own.newAddress();
        const { status } = await own.app.call(operation.method, url, { ...options, token, address });
        expect(await theirs.rows()).toEqual(before);
        expect([id, status >= 200 && status < 300]).toEqual([id, answered.includes(id)]);
      }
    },
  );

  it('isn’t known in the other, where a token of theirs is none', async () => {
    const { status } = await theirs.app.call('GET', '/api/customers/current/', { token: caller.token });
    expect(status).toBe(401);
  });
});

import { expect } from 'vitest';
import { contractOperations } from '#server/contract/document.ts';
import type { OperationId } from '#server/contract/operation.ts';
import { describeShopOnEachEngine } from '#tests/support/server/shop-test.ts';
import type { TestApp } from '#tests/support/server/test-app.ts';
import { fillShop, type FullShop } from './full-shop.ts';
import { filledParts, optionalParts } from './optional-parts.ts';

type AddressOf = (shop: FullShop) => string;

const at =
  (address: string): AddressOf =>
  () =>
    address;

/** The requests whose answers have, together, every optional part; the record pages have lists inside. */
const addresses = {
  listSessions: [at('/auth/sessions/')],
  listDemoCalls: [at('/demo/calls/?phone=79000000022')],
  getDay: [at('/retail/day/')],
  getDayFigures: [at('/retail/day/figures/')],
  listCustomers: [at('/customers/')],
  getCustomer: [({ owner }) => `/customers/${owner.customer.id}/`],
  listCategories: [at('/category/')],
  listItems: [at('/item/list/'), at('/item/list/?search_text=%D1%87%D0%B0%D1%88%D0%BA%D1%84')],
  listShopItems: [at('/items/')],
  listItemImportRows: [({ importId }) => `/items/import/${importId}/rows/`],
  listDeliveries: [at('/delivery/')],
  listDeliveryPoints: [at('/delivery-point/')],
  listPlacedOrders: [at('/placed-order/?scope=shop')],
  listOpenPurchases: [at('/placed-order/purchases/')],
  getPlacedOrder: [
    ({ orderId }) => `/placed-order/${orderId}/`,
    ({ forcedId }) => `/placed-order/${forcedId}/`,
    ({ mergedId }) => `/placed-order/${mergedId}/`,
    ({ intoId }) => `/placed-order/${intoId}/`,
  ],
  listOrderLines: [at('/order/')],
  listOrderGroups: [at('/order/groups/')],
  listPayments: [at('/payment/?scope=shop')],
  listPurchases: [at('/purchases/')],
  getPurchase: [({ purchaseId }) => `/purchases/${purchaseId}/`, ({ receivedId }) => `/purchases/${receivedId}/`],
  listIntermediaries: [at('/intermediary/')],
  listAlbums: [at('/intermediary/albums/')],
  listIntermediaryPurchases: [({ owner }) => `/intermediary/${owner.customer.id}/purchases/`],
  listPurchaseAlbums: [({ owner, purchaseId }) => `/intermediary/${owner.customer.id}/albums/${purchaseId}/`],
  listIntermediaryDeliveries: [({ owner }) => `/intermediary/${owner.customer.id}/deliveries/`],
  listInfoPages: [at('/info/')],
  listListViews: [at('/views/?list=orders')],
  listPermissions: [at('/permissions/')],
  listPermissionGroups: [at('/permission-group/')],
  listAudit: [at('/audit/')],
  listBalanceHistory: [({ buyer }) => `/balance-history/?customer_id=${buyer.customer.id}`],
} satisfies Partial<Record<OperationId, readonly AddressOf[]>>;

const listed = contractOperations.filter(({ id }) => id in addresses);

describeShopOnEachEngine('lists whose rows have every optional part', (it) => {
  let app: TestApp;
  let full: FullShop;
  let token: string;

  it.beforeAll(async ({ site }) => {
    ({ app } = site);
    full = await fillShop(site.shop);
    token = await app.tokenOf(full.owner);
    await app.get('/api/auth/send-call/?phone=79000000022');
  });

  it('are all that the contract has', () => {
    const lists = contractOperations.filter(
      ({ method, answers }) => method === 'get' && optionalParts(answers.get(200) ?? {}).includes('.result[]'),
    );
    expect(lists.map(({ id }) => id).filter((id) => !(id in addresses))).toEqual([]);
  });

  it.for(listed.map(({ id, answers }) => ({ id, schema: answers.get(200) ?? {} })))(
    'answer $id by the contract, with every part filled',
    async ({ id, schema }) => {
      const filled = new Set<string>();
      for (const addressOf of addresses[id as keyof typeof addresses]) {
        const { status, body } = await app.get(`/api${addressOf(full)}`, { token });
        expect([status, body]).toEqual([200, body]);
        for (const part of filledParts(body)) filled.add(part);
      }
      expect(optionalParts(schema).filter((part) => !filled.has(part))).toEqual([]);
    },
  );
});

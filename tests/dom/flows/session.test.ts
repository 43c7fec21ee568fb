import { checkoutKeyStorage, expiryStorage, tokenStorage } from '#api/storage.ts';
import { sessionFlow } from '#app/shell/flows/session.flow.ts';
import { lastSearches } from '#entities/item/last-searches.ts';
import { viewedItems } from '#entities/item/viewed/viewed-items.ts';
import { cartMachine, type CartSummary } from '#machines/cart/cart.machine.ts';
import { lastPlaces } from '#routes/last-places.ts';
import { walkFlow } from '#tests/model/kit/flow/walk-flow.ts';
import { appSessionModel } from '#tests/model/shell/app-session.model.ts';
import { someCustomer, someRetail } from '#tests/support/dom/test-page.tsx';
import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';

const getCart = fromPromise<CartSummary, void>(() => Promise.resolve({ cartId: 'c1', isGuest: false, lineIds: [] }));

/** What a person leaves on a device. */
function leaveTraces(): void {
  tokenStorage.write('token-1');
  checkoutKeyStorage.write('key-1');
  lastSearches.add('чайник');
  viewedItems.add(5);
  lastPlaces.add({ kind: 'order', href: '/order/12/', label: 'Заказ № 12' });
  expiryStorage.clear();
}

it('walks every path of a session, with what is sent and what follows', async () => {
  const { failures, missed, left } = await walkFlow(appSessionModel, {
    flow: sessionFlow,
    answers: {
      getCurrentRetail: () => [{ status: 200, body: someRetail }],
      getCurrentCustomer: () => [{ status: 200, body: someCustomer }],
    },
    actors: () => ({ cart: createActor(cartMachine.provide({ actors: { getCart } })).start() }),
    prepare: leaveTraces,
  });
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
  expect(left).toBe(4);
});

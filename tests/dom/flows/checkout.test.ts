import { cartIdStorage } from '#api/storage.ts';
import { cartDrawer } from '#entities/shop/overlays.ts';
import { phoneLoginMachine } from '#machines/auth/phone-login.machine.ts';
import { cartMachine, type CartSummary } from '#machines/cart/cart.machine.ts';
import { checkoutFlow } from '#storefront/checkout/flows/checkout.flow.ts';
import { walkFlow } from '#tests/model/kit/flow/walk-flow.ts';
import { checkoutModel } from '#tests/model/order/checkout.model.ts';
import { cartOf, lineOf } from '#tests/support/dom/cart-samples.ts';
import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';

const getCart = fromPromise<CartSummary, void>(() => Promise.resolve({ cartId: 'c1', isGuest: true, lineIds: [] }));

it('walks every path of a checkout, with what is sent and what follows', async () => {
  const { failures, missed, left } = await walkFlow(checkoutModel, {
    flow: checkoutFlow,
    answers: { checkoutCart: ({ orderId }: { orderId: number }) => [{ status: 201, body: { id: orderId } }] },
    held: { flushCart: "saves the cart's lines by their own flow" },
    actors: () => ({
      cart: createActor(cartMachine.provide({ actors: { getCart } })).start(),
      login: createActor(phoneLoginMachine, { input: {} }),
    }),
    prepare: () => cartIdStorage.write('c1'),
    each: () => cartDrawer.open(),
    served: { 'GET /cart/?cart_id=c1': { status: 200, body: cartOf([lineOf({ id: 1 })]) } },
  });
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
  expect(left).toBe(0);
});

import { tokenStorage } from '#api/storage.ts';
import { cartFlow } from '#entities/cart/flows/cart.flow.ts';
import type { CartSummary } from '#machines/cart/cart.machine.ts';
import { cartModel } from '#tests/model/cart/cart.model.ts';
import { walkFlow } from '#tests/model/kit/flow/walk-flow.ts';
import { cartOf, lineOf } from '#tests/support/dom/cart-samples.ts';
import { expect, it } from 'vitest';

const empty = { status: 200, body: cartOf([]) };

it('walks every path of the cart, with what is sent and what follows', async () => {
  const { failures, missed, left } = await walkFlow(cartModel, {
    flow: cartFlow,
    prepare: () => tokenStorage.write('token-1'),
    answers: {
      getCart: ({ cartId, isGuest, lineIds }: CartSummary) => [
        {
          status: 200,
          body: { ...cartOf(lineIds.map((id) => lineOf({ id }))), id: cartId, customer_id: isGuest ? null : 7 },
        },
      ],
      addCartItem: () => [{ status: 201, body: lineOf({ id: 5 }) }],
    },
    served: { 'GET /cart/': empty, 'GET /cart/?cart_id=c1': empty },
  });
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
  expect(left).toBe(0);
});

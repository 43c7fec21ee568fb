import { cartQuery } from '#entities/cart/cart.queries.ts';
import { cartLineFlow } from '#entities/cart/flows/cart-line.flow.ts';
import { confirmMachine } from '#machines/shell/confirm.machine.ts';
import { cartLineModel } from '#tests/model/cart/cart-line.model.ts';
import { walkFlow } from '#tests/model/kit/flow/walk-flow.ts';
import { cartOf, lineOf } from '#tests/support/dom/cart-samples.ts';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';

const line = lineOf({ id: 1, count: 2, comment: 'в коробке' });

it('walks every path of a cart line, with what is sent and what follows', async () => {
  const { failures, missed, left } = await walkFlow(cartLineModel, {
    flow: cartLineFlow,
    actors: () => ({ confirm: createActor(confirmMachine).start() }),
    prepare: (queryClient) => queryClient.setQueryData(cartQuery.queryKey, cartOf([line])),
    answers: {
      updateCartItem: () => [{ status: 200, body: line }],
      deleteCartItem: () => [{ status: 204 }],
    },
    brings: {
      confirmDeletion: {
        done: (isYes: boolean, { actor }) =>
          actor('confirm').send({ type: isYes ? 'question.confirmed' : 'question.declined' }),
      },
    },
  });
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
  expect(left).toBe(25);
});

import { connectionFlow } from '#app/shell/flows/connection.flow.ts';
import { categoriesQuery } from '#entities/item/category.queries.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { favouritesMachine } from '#machines/favourite/favourites.machine.ts';
import { appSessionMachine } from '#machines/shell/app-session.machine.ts';
import { walkFlow } from '#tests/model/kit/flow/walk-flow.ts';
import { connectionModel } from '#tests/model/shell/connection.model.ts';
import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';

/** A list on the page that could not be loaded. */
function showFailed(queryClient: QueryClient): void {
  const options = { ...categoriesQuery, retryOnMount: false, refetchOnMount: false };
  const query = queryClient.getQueryCache().build(queryClient, { queryKey: categoriesQuery.queryKey });
  query.setState({ ...query.state, status: 'error', error: new Error('offline') });
  new QueryObserver(queryClient, options).subscribe(() => undefined);
}

it('walks every path of the connection, with what is sent and what follows', async () => {
  const { failures, missed, left } = await walkFlow(connectionModel, {
    flow: connectionFlow,
    answers: { pingServer: () => [{ status: 503 }] },
    actors: () => ({
      cart: createActor(cartMachine),
      session: createActor(appSessionMachine, { input: { isSignedIn: false } }),
      favourites: createActor(favouritesMachine),
    }),
    prepare: showFailed,
    // It fails again, so that each return of the network finds it failed.
    served: { 'GET /category/': { status: 503 } },
  });
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
  expect(left).toBe(0);
});

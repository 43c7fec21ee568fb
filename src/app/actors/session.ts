import { currentCustomerQuery } from '#api/queries/customers.ts';
import { currentRetailQuery } from '#api/queries/retail.ts';
import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

interface Deps {
  queryClient: QueryClient;
}

/** Loads the shop into the cache. */
export const defineGetCurrentRetailActor = ({ queryClient }: Deps) =>
  fromPromise<void, void>(async () => {
    await queryClient.fetchQuery(currentRetailQuery);
  });

/** Loads the current customer into the cache. */
export const defineGetCurrentCustomerActor = ({ queryClient }: Deps) =>
  fromPromise<void, void>(async () => {
    await queryClient.fetchQuery(currentCustomerQuery);
  });

import type { Handlers } from '../contract/handler.ts';
import type { Deps } from '../deps.ts';
import { getCurrentCustomer, listCustomers } from '../domain/customer/customers.ts';
import { signedIn } from '../domain/access/caller.ts';

/** Customers. */
export const customersOperations = (deps: Deps) =>
  ({
    getCurrentCustomer: async ({ caller }) => ({ status: 200, body: await getCurrentCustomer(deps, signedIn(caller)) }),
    listCustomers: async ({ caller, query }) => ({
      status: 200,
      body: await listCustomers(deps, signedIn(caller), query),
    }),
  }) satisfies Pick<Handlers, 'getCurrentCustomer' | 'listCustomers'>;

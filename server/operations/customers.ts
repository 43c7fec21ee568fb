import type { Handlers } from '../contract/handler.ts';
import type { Deps } from '../deps.ts';
import { createCustomer, getCurrentCustomer, getCustomer, listCustomers } from '../domain/customer/customers.ts';
import { signedIn } from '../domain/access/caller.ts';

/** Customers. */
export const customersOperations = (deps: Deps) =>
  ({
    getCurrentCustomer: async ({ caller }) => ({ status: 200, body: await getCurrentCustomer(deps, signedIn(caller)) }),
    listCustomers: async ({ caller, query }) => ({
      status: 200,
      body: await listCustomers(deps, signedIn(caller), query),
    }),
    createCustomer: async ({ caller, body }) => ({
      status: 201,
      body: await createCustomer(deps, signedIn(caller), body),
    }),
    getCustomer: async ({ caller, path }) => ({
      status: 200,
      body: await getCustomer(deps, signedIn(caller), path.customer_id),
    }),
  }) satisfies Pick<Handlers, 'getCurrentCustomer' | 'listCustomers' | 'createCustomer' | 'getCustomer'>;

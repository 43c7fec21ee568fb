import type { Handlers } from '../contract/handler.ts';
import type { Deps } from '../deps.ts';
import { deleteCustomer, recoverCustomer, updateCustomer } from '../domain/customer/change-customer.ts';
import { correctBalance } from '../domain/customer/correct-balance.ts';
import { countCustomers, listCustomers } from '../domain/customer/customer-list.ts';
import { createCustomer, getCurrentCustomer, getCustomer } from '../domain/customer/customers.ts';
import { updateCustomers } from '../domain/customer/many-customers.ts';
import { signedIn } from '../domain/access/caller.ts';

/** Customers. */
export const customersOperations = (deps: Deps) =>
  ({
    getCurrentCustomer: async ({ caller }) => ({ status: 200, body: await getCurrentCustomer(deps, signedIn(caller)) }),
    listCustomers: async ({ caller, query }) => ({
      status: 200,
      body: await listCustomers(deps, signedIn(caller), query),
    }),
    countCustomers: async ({ caller, query }) => ({
      status: 200,
      body: await countCustomers(deps, signedIn(caller), query),
    }),
    updateCustomers: async ({ caller, body }) => ({
      status: 200,
      body: await updateCustomers(deps, signedIn(caller), body),
    }),
    createCustomer: async ({ caller, header, body }) => ({
      status: 201,
      body: await createCustomer(deps, signedIn(caller), { key: header['idempotency-key'], form: body }),
    }),
    getCustomer: async ({ caller, path }) => ({
      status: 200,
      body: await getCustomer(deps, signedIn(caller), path.customer_id),
    }),
    updateCustomer: async ({ caller, path, body }) => ({
      status: 200,
      body: await updateCustomer(deps, signedIn(caller), path.customer_id, body),
    }),
    deleteCustomer: async ({ caller, path }) => {
      await deleteCustomer(deps, signedIn(caller), path.customer_id);
      return { status: 204 };
    },
    recoverCustomer: async ({ caller, path }) => ({
      status: 200,
      body: await recoverCustomer(deps, signedIn(caller), path.customer_id),
    }),
    editCustomerBalance: async ({ caller, path, header, body }) => ({
      status: 200,
      body: await correctBalance(deps, signedIn(caller), {
        id: path.customer_id,
        key: header['idempotency-key'],
        form: body,
      }),
    }),
  }) satisfies Pick<
    Handlers,
    | 'getCurrentCustomer'
    | 'listCustomers'
    | 'countCustomers'
    | 'updateCustomers'
    | 'createCustomer'
    | 'getCustomer'
    | 'updateCustomer'
    | 'deleteCustomer'
    | 'recoverCustomer'
    | 'editCustomerBalance'
  >;

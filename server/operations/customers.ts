import type { Handlers } from '../contract/handler.ts';
import type { Deps } from '../deps.ts';
import { getCurrentCustomer } from '../domain/customers.ts';
import { signedIn } from '../domain/person.ts';

/** Customers. */
export const customersOperations = ({ db }: Deps) =>
  ({
    getCurrentCustomer: async ({ actor }) => ({ status: 200, body: await getCurrentCustomer(db, signedIn(actor)) }),
  }) satisfies Pick<Handlers, 'getCurrentCustomer'>;

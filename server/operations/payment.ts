import type { Handlers } from '../contract/handler.ts';
import type { Deps } from '../deps.ts';
import { createPayment, getPayment, listPayments, updatePayment } from '../domain/payment/payments.ts';
import { signedIn } from '../domain/access/caller.ts';

/** Top-ups and refunds. */
export const paymentOperations = (deps: Deps) =>
  ({
    listPayments: async ({ caller, query }) => ({
      status: 200,
      body: await listPayments(deps, signedIn(caller), query),
    }),
    createPayment: async ({ caller, header, body }) => ({
      status: 200,
      body: await createPayment(deps, signedIn(caller), { key: header['idempotency-key'], form: body }),
    }),
    getPayment: async ({ caller, path }) => ({ status: 200, body: await getPayment(deps, signedIn(caller), path.id) }),
    updatePayment: async ({ caller, path, body }) => ({
      status: 200,
      body: await updatePayment(deps, signedIn(caller), path.id, body),
    }),
  }) satisfies Pick<Handlers, 'listPayments' | 'createPayment' | 'getPayment' | 'updatePayment'>;

import type { Handlers } from '../contract/handler.ts';
import type { Deps } from '../deps.ts';
import { createPayment, listPayments, updatePayment } from '../domain/payments.ts';
import { signedIn } from '../domain/person.ts';

/** Top-ups and refunds. */
export const paymentOperations = (deps: Deps) =>
  ({
    listPayments: async ({ actor, query }) => ({
      status: 200,
      body: await listPayments(deps.db, signedIn(actor), {
        scope: query.scope,
        customerId: query.customer_id ?? null,
        type: query.type ?? null,
        state: query.state ?? null,
        since: query.since ?? null,
        until: query.until ?? null,
        page: query.page,
        limit: query.limit,
      }),
    }),
    createPayment: async ({ actor, header, body }) => ({
      status: 200,
      body: await createPayment(deps, signedIn(actor), { key: header['idempotency-key'], form: body }),
    }),
    updatePayment: async ({ actor, path, body }) => ({ status: 200, body: await updatePayment(deps, signedIn(actor), path.id, body) }),
  }) satisfies Pick<Handlers, 'listPayments' | 'createPayment' | 'updatePayment'>;

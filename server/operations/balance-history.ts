import type { Handlers } from '../contract/handler.ts';
import type { Deps } from '../deps.ts';
import { listBalanceHistory } from '../domain/balance-history.ts';
import { signedIn } from '../domain/person.ts';

/** The ledger as people see it. */
export const balanceHistoryOperations = ({ db }: Deps) =>
  ({
    listBalanceHistory: async ({ actor, query }) => ({
      status: 200,
      body: await listBalanceHistory(db, signedIn(actor), {
        customerId: query.customer_id ?? null,
        orderId: query.order_id ?? null,
        type: query.type ?? null,
        searchText: query.search_text,
        since: query.since ?? null,
        until: query.until ?? null,
        page: query.page,
        limit: query.limit,
      }),
    }),
  }) satisfies Pick<Handlers, 'listBalanceHistory'>;

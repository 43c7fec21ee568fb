import type { Handlers } from '../contract/handler.ts';
import type { Deps } from '../deps.ts';
import { listBalanceHistory } from '../domain/ledger/balance-history.ts';
import { signedIn } from '../domain/access/caller.ts';

/** The balance history. */
export const balanceHistoryOperations = (deps: Deps) =>
  ({
    listBalanceHistory: async ({ caller, query }) => ({
      status: 200,
      body: await listBalanceHistory(deps, signedIn(caller), query),
    }),
  }) satisfies Pick<Handlers, 'listBalanceHistory'>;

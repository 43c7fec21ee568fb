import type { Handlers } from '../contract/handler.ts';
import type { Deps } from '../deps.ts';
import { signedIn } from '../domain/access/caller.ts';
import { listChanges } from '../domain/change/changes.ts';

/** What has changed of late. */
export const changeOperations = (deps: Deps) =>
  ({
    listChanges: async ({ caller, query }) => ({
      status: 200,
      body: await listChanges(deps, signedIn(caller), query.since),
    }),
  }) satisfies Pick<Handlers, 'listChanges'>;

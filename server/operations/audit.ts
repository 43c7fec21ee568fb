import type { Handlers } from '../contract/handler.ts';
import type { Deps } from '../deps.ts';
import { signedIn } from '../domain/access/caller.ts';
import { listAudit } from '../domain/audit/audit.ts';

/** Who changed what. */
export const auditOperations = (deps: Deps) =>
  ({
    listAudit: async ({ caller, query }) => ({ status: 200, body: await listAudit(deps, signedIn(caller), query) }),
  }) satisfies Pick<Handlers, 'listAudit'>;

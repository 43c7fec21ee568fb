import type { Handlers } from '../contract/handler.ts';
import type { Deps } from '../deps.ts';
import { signedIn } from '../domain/access/caller.ts';
import { listAudit } from '../domain/audit/audit.ts';
import { undoChange } from '../domain/audit/undo.ts';
import { getRetail } from '../domain/shop/shops.ts';

/** Who changed what. */
export const auditOperations = (deps: Deps) =>
  ({
    listAudit: async ({ caller, query }) => ({ status: 200, body: await listAudit(deps, signedIn(caller), query) }),
    undoChange: async ({ caller, path }) => {
      const readRetail = async () => ({ ...(await getRetail(deps, caller, [])), calls_used_up: false });
      await undoChange(deps, signedIn(caller), path.id, readRetail);
      return { status: 204 };
    },
  }) satisfies Pick<Handlers, 'listAudit' | 'undoChange'>;

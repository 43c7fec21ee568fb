import type { Handlers } from '../contract/handler.ts';
import type { Deps } from '../deps.ts';
import { signedIn } from '../domain/access/caller.ts';
import { createReport } from '../domain/report/reports.ts';

/** Files of lines of orders. */
export const reportOperations = (deps: Deps) =>
  ({
    createReport: async ({ caller, body }) => ({
      status: 200,
      file: await createReport(deps, signedIn(caller), body),
    }),
    getOrderReport: async ({ caller, path, query }) => ({
      status: 200,
      file: await createReport(deps, signedIn(caller), { what: { order: path.id }, ...query }),
    }),
  }) satisfies Pick<Handlers, 'createReport' | 'getOrderReport'>;

import type { ReportForm } from '#contract/types.ts';
import type { Handlers } from '../contract/handler.ts';
import type { Deps } from '../deps.ts';
import { signedIn, type SignedInCaller } from '../domain/access/caller.ts';
import { createReport, readReport } from '../domain/report/reports.ts';

async function answer(deps: Deps, caller: SignedInCaller, { format, ...asked }: ReportForm) {
  if (format === 'json') return { status: 200 as const, body: await readReport(deps, caller, asked) };
  return { status: 200 as const, file: await createReport(deps, caller, { ...asked, format }) };
}

/** Reports on lines of orders. */
export const reportOperations = (deps: Deps) =>
  ({
    createReport: ({ caller, body }) => answer(deps, signedIn(caller), body),
    getOrderReport: ({ caller, path, query }) => answer(deps, signedIn(caller), { what: { order: path.id }, ...query }),
  }) satisfies Pick<Handlers, 'createReport' | 'getOrderReport'>;

import type { Handlers } from '../contract/handler.ts';
import type { Deps } from '../deps.ts';
import { listCategories } from '../domain/catalogue/catalogue.ts';

/** The category tree. */
export const categoryOperations = (deps: Deps) =>
  ({
    listCategories: async ({ caller }) => ({ status: 200, body: { result: await listCategories(deps, caller) } }),
  }) satisfies Pick<Handlers, 'listCategories'>;

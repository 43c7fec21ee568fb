import type { Handlers } from '../contract/handler.ts';
import type { Deps } from '../deps.ts';
import { signedIn } from '../domain/access/caller.ts';
import { getInfoPage, listInfoPages, updateInfoPage } from '../domain/shop/info-pages.ts';

/** Pages of the shop about itself. */
export const infoOperations = (deps: Deps) =>
  ({
    listInfoPages: async ({ caller }) => ({ status: 200, body: { result: await listInfoPages(deps, caller) } }),
    getInfoPage: async ({ caller, path }) => ({ status: 200, body: await getInfoPage(deps, caller, path.slug) }),
    updateInfoPage: async ({ caller, path, body }) => ({
      status: 200,
      body: await updateInfoPage(deps, signedIn(caller), path.slug, body),
    }),
  }) satisfies Pick<Handlers, 'listInfoPages' | 'getInfoPage' | 'updateInfoPage'>;

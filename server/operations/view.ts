import type { Handlers } from '../contract/handler.ts';
import type { Deps } from '../deps.ts';
import { signedIn } from '../domain/access/caller.ts';
import { deleteListView, listListViews, saveListView, updateListView } from '../domain/view/list-views.ts';

/** Named views of lists. */
export const viewOperations = (deps: Deps) =>
  ({
    listListViews: async ({ caller, query }) => ({
      status: 200,
      body: await listListViews(deps, signedIn(caller), query.list),
    }),
    saveListView: async ({ caller, body }) => ({
      status: 200,
      body: await saveListView(deps, signedIn(caller), body),
    }),
    updateListView: async ({ caller, path, body }) => ({
      status: 200,
      body: await updateListView(deps, signedIn(caller), path.id, body),
    }),
    deleteListView: async ({ caller, path }) => {
      await deleteListView(deps, signedIn(caller), path.id);
      return { status: 204 };
    },
  }) satisfies Pick<Handlers, 'listListViews' | 'saveListView' | 'updateListView' | 'deleteListView'>;

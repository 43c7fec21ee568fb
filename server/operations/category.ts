import type { Handlers } from '../contract/handler.ts';
import type { Deps } from '../deps.ts';
import { signedIn } from '../domain/access/caller.ts';
import { listCategories } from '../domain/catalogue/catalogue.ts';
import { createCategory, deleteCategory, updateCategory } from '../domain/catalogue/edit-category.ts';

/** The category tree. */
export const categoryOperations = (deps: Deps) =>
  ({
    listCategories: async ({ caller }) => ({ status: 200, body: { result: await listCategories(deps, caller) } }),
    createCategory: async ({ caller, header, body }) => ({
      status: 200,
      body: await createCategory(deps, signedIn(caller), { key: header['idempotency-key'], form: body }),
    }),
    updateCategory: async ({ caller, path, body }) => ({
      status: 200,
      body: await updateCategory(deps, signedIn(caller), path.id, body),
    }),
    deleteCategory: async ({ caller, path, query }) => {
      await deleteCategory(deps, signedIn(caller), { id: path.id, itemsTo: query.items_to });
      return { status: 204 };
    },
  }) satisfies Partial<Handlers>;

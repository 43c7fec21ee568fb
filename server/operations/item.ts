import type { Handlers } from '../contract/handler.ts';
import type { Deps } from '../deps.ts';
import { signedIn } from '../domain/access/caller.ts';
import { countItems, getItem, listItems } from '../domain/catalogue/catalogue.ts';
import { exportItems } from '../domain/item-file/export-items.ts';
import { updateItems } from '../domain/catalogue/many-items.ts';
import { listShopItems } from '../domain/catalogue/shop-items.ts';
import { createItem, deleteItem, recoverItem, updateItem } from '../domain/catalogue/edit-item.ts';

/** The catalogue. */
export const itemOperations = (deps: Deps) =>
  ({
    listItems: async ({ caller, query }) => ({ status: 200, body: await listItems(deps, caller, query) }),
    countItems: async ({ caller, query }) => ({ status: 200, body: await countItems(deps, caller, query) }),
    listShopItems: async ({ caller, query }) => ({
      status: 200,
      body: await listShopItems(deps, signedIn(caller), query),
    }),
    updateItems: async ({ caller, body }) => ({ status: 200, body: await updateItems(deps, signedIn(caller), body) }),
    exportItems: async ({ caller, query }) => ({ status: 200, file: await exportItems(deps, signedIn(caller), query) }),
    getItem: async ({ caller, path }) => ({ status: 200, body: await getItem(deps, caller, path.id) }),
    createItem: async ({ caller, header, body }) => ({
      status: 200,
      body: await createItem(deps, signedIn(caller), { key: header['idempotency-key'], form: body }),
    }),
    updateItem: async ({ caller, body }) => ({ status: 200, body: await updateItem(deps, signedIn(caller), body) }),
    deleteItem: async ({ caller, path }) => {
      await deleteItem(deps, signedIn(caller), path.id);
      return { status: 204 };
    },
    recoverItem: async ({ caller, path }) => ({
      status: 200,
      body: await recoverItem(deps, signedIn(caller), path.id),
    }),
  }) satisfies Partial<Handlers>;

import type { Handlers } from '../contract/handler.ts';
import type { Deps } from '../deps.ts';
import { countItems, getItem, listItems } from '../domain/catalogue/catalogue.ts';

/** The catalogue. */
export const itemOperations = (deps: Deps) =>
  ({
    listItems: async ({ caller, query }) => ({ status: 200, body: await listItems(deps, caller, query) }),
    countItems: async ({ caller, query }) => ({ status: 200, body: await countItems(deps, caller, query) }),
    getItem: async ({ caller, path }) => ({ status: 200, body: await getItem(deps, caller, path.id) }),
  }) satisfies Pick<Handlers, 'listItems' | 'countItems' | 'getItem'>;

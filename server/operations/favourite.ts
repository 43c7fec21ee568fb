import type { Handlers } from '../contract/handler.ts';
import type { Deps } from '../deps.ts';
import { readChange } from '../domain/changes.ts';
import { addFavourite, deleteFavourite, listFavourites } from '../domain/favourites.ts';
import { signedIn } from '../domain/person.ts';

/** The items that a customer has marked. */
export const favouriteOperations = (deps: Deps) =>
  ({
    listFavourites: async ({ actor }) => ({ status: 200, body: { items: await listFavourites(deps, signedIn(actor)) } }),
    addFavourite: async ({ actor, header, body }) => ({
      status: 200,
      body: await addFavourite(deps, signedIn(actor), body.item_id, readChange(header['change-number'])),
    }),
    deleteFavourite: async ({ actor, path, header }) => {
      await deleteFavourite(deps, signedIn(actor), path.item_id, readChange(header['change-number']));
      return { status: 204 };
    },
  }) satisfies Pick<Handlers, 'listFavourites' | 'addFavourite' | 'deleteFavourite'>;

import type { Handlers } from '../contract/handler.ts';
import type { Deps } from '../deps.ts';
import { readChange } from '../domain/kit/change-number.ts';
import { addFavourite, deleteFavourite, listFavourites } from '../domain/favourite/favourites.ts';
import { signedIn } from '../domain/access/caller.ts';

/** Favourite items. */
export const favouriteOperations = (deps: Deps) =>
  ({
    listFavourites: async ({ caller }) => ({
      status: 200,
      body: { items: await listFavourites(deps, signedIn(caller)) },
    }),
    addFavourite: async ({ caller, header, body }) => ({
      status: 200,
      body: await addFavourite(deps, signedIn(caller), body.item_id, readChange(header['change-number'])),
    }),
    deleteFavourite: async ({ caller, path, header }) => {
      await deleteFavourite(deps, signedIn(caller), path.item_id, readChange(header['change-number']));
      return { status: 204 };
    },
  }) satisfies Pick<Handlers, 'listFavourites' | 'addFavourite' | 'deleteFavourite'>;

import { favouriteMachine } from '#machines/favourite/favourite.machine.ts';
import { favouritesMachine } from '#machines/favourite/favourites.machine.ts';
import { fromPromise } from 'xstate';
import { defineModel } from '../kit/model.ts';
import { favouritesTable } from './favourites.table.ts';

const neverSaved = fromPromise<void, { itemId: number; isFavourite: boolean }>(() => new Promise(() => undefined));

/** A guest who becomes a customer, with an item of the list and one outside of it to touch. */
export const favouritesModel = defineModel('favourite/favourites', {
  machine: favouritesMachine,
  table: favouritesTable,
  events: {
    'item.toggled': [{ itemId: 1 }, { itemId: 2 }],
    'favourite.saved': [{ itemId: 1 }],
    'favourite.saveFailed': [{ itemId: 2, error: 'refused' }],
  },
  // Single favourites are walked by themselves; here they only live.
  actors: { favourite: favouriteMachine.provide({ actors: { saveFavourite: neverSaved } }) },
  outputs: { listFavourites: [[1], []] },
  projection: ({ value, context, children }) => ({
    value,
    context,
    favourites: Object.keys(children).filter((id) => id.startsWith('favourite-')),
  }),
});

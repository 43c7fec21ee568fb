import { favouriteMachine } from '#machines/favourite/favourite.machine.ts';
import { favouritesMachine } from '#machines/favourite/favourites.machine.ts';
import { fromPromise } from 'xstate';
import { defineModel } from '../kit/model.ts';

const neverSaved = fromPromise<void, { itemId: number; isMarked: boolean }>(() => new Promise(() => undefined));

/** A guest who becomes a customer, with an item of the list and one outside of it to touch. */
export const favouritesModel = defineModel('favourite/favourites', {
  machine: favouritesMachine,
  events: { 'item.toggled': [{ itemId: 1 }, { itemId: 2 }] },
  // Marks are walked by themselves; here they only live.
  actors: { favourite: favouriteMachine.provide({ actors: { saveFavourite: neverSaved } }) },
  outputs: { listFavourites: [[1], []] },
  projection: ({ value, context, children }) => ({
    value,
    context,
    marks: Object.keys(children).filter((id) => id.startsWith('mark-')),
  }),
});

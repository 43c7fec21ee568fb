import { favouriteMachine } from '#machines/favourite/favourite.machine.ts';
import { defineModel } from '../kit/model.ts';
import { someParent } from '../kit/parent.ts';
import { favouriteTable } from './favourite.table.ts';

/** A favourite or not, toggled, saved, refused, and told of from elsewhere. */
export const favouriteModel = defineModel('favourite/favourite', {
  machine: favouriteMachine,
  table: favouriteTable,
  inputs: [
    { parent: someParent, itemId: 1, isFavourite: false },
    { parent: someParent, itemId: 1, isFavourite: true },
  ],
  events: { 'favourite.received': [{ isFavourite: false }, { isFavourite: true }] },
});

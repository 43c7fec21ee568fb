import { favouriteMachine } from '#machines/favourite/favourite.machine.ts';
import { defineModel } from '../kit/model.ts';

/** A mark that is there or not, toggled, saved, refused, and told of from elsewhere. */
export const favouriteModel = defineModel('favourite/favourite', {
  machine: favouriteMachine,
  inputs: [
    { itemId: 1, isMarked: false },
    { itemId: 1, isMarked: true },
  ],
  events: { 'mark.received': [{ isMarked: false }, { isMarked: true }] },
});

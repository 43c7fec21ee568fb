import { defineFlow } from '#page/define-flow.ts';
import { favouritesMachine } from '#machines/favourite/favourites.machine.ts';
import { favouriteMachine, type FavouriteState } from '#machines/favourite/favourite.machine.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import { confirmMachine } from '#machines/shell/confirm.machine.ts';
import { connectionMachine } from '#machines/shell/connection.machine.ts';
import { fromPromise } from 'xstate';

// What must not compile, on the real machines. Lint reports an expected error that is not there.

const effect = fromPromise<void, void>(() => Promise.resolve());
const ignore = (): void => undefined;
const listFavourites = fromPromise<readonly number[], void>(() => Promise.resolve([]));
const text = fromPromise<string, void>(() => Promise.resolve(''));
const effects = () => ({ listFavourites, favourite: favouriteMachine });
const on = () => ({
  'signIn.required': ignore,
  'favourites.loadFailed': ignore,
  'favourite.saved': ignore,
  'favourite.saveFailed': ignore,
});

/** Compiles: all parts are there. */
export const whole = defineFlow(favouritesMachine, { effects, on });
/** Compiles: an event has the type that the machine gives it. */
export const typed = defineFlow(confirmMachine, {
  on: () => ({ 'question.answered': ({ yes }) => void (yes && ignore()) }),
});
/** Compiles: a lifecycle table has no effects and emits nothing. */
export const bare = defineFlow(paymentMachine, {});

export const withoutEffect = defineFlow(favouritesMachine, {
  // @ts-expect-error `listFavourites` is missing
  effects: () => ({ favourite: favouriteMachine }),
  on,
});
export const withUnknownEffect = defineFlow(connectionMachine, {
  // @ts-expect-error the machine has no effect of this name
  effects: () => ({ pingServer: effect, saveFavourite: effect }),
  on: () => ({ 'connection.restored': ignore }),
});
export const withOtherInput = defineFlow(favouriteMachine, {
  // @ts-expect-error the machine gives another input
  effects: () => ({ saveFavourite: fromPromise<void, { paymentId: string }>(() => Promise.resolve()) }),
});
export const withOtherOutput = defineFlow(favouritesMachine, {
  // @ts-expect-error the machine takes another output
  effects: () => ({ listFavourites: text, favourite: favouriteMachine }),
  on,
});
// @ts-expect-error the effects are left out as a whole
export const withoutEffects = defineFlow(favouritesMachine, { on });
export const withoutHandler = defineFlow(favouritesMachine, {
  effects,
  // @ts-expect-error three events are missing
  on: () => ({ 'signIn.required': ignore }),
});
export const withUnknownHandler = defineFlow(favouritesMachine, {
  effects,
  // @ts-expect-error the machine emits no such event
  on: () => ({ ...on(), 'favourite.lost': ignore }),
});
export const withHandlersOfNothing = defineFlow(favouriteMachine, {
  effects: () => ({ saveFavourite: fromPromise<void, FavouriteState>(() => Promise.resolve()) }),
  // @ts-expect-error the machine emits nothing
  on: () => ({ 'favourite.saved': ignore }),
});
// @ts-expect-error the handlers are left out as a whole
export const withoutHandlers = defineFlow(favouritesMachine, { effects });

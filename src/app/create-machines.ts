import type { Api } from '#api/client.ts';
import { phoneLoginMachine } from '#machines/auth/phone-login.machine.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { cartLineMachine } from '#machines/cart/cart-line.machine.ts';
import { favouriteMachine } from '#machines/favourite/favourite.machine.ts';
import { favouritesMachine } from '#machines/favourite/favourites.machine.ts';
import { checkoutMachine } from '#machines/order/checkout.machine.ts';
import { stateChangeMachine } from '#machines/order/state-change.machine.ts';
import { appSessionMachine } from '#machines/shell/app-session.machine.ts';
import { connectionMachine } from '#machines/shell/connection.machine.ts';
import { confirmMachine } from '#machines/shell/confirm.machine.ts';
import type { StoredText } from '#lib/storage.ts';
import type { FirstMachines, RunningActors } from '#ui/machine-types.ts';
import type { ReportFact } from '#ui/provided-machines.tsx';
import type { QueryClient } from '@tanstack/react-query';
import {
  defineDeleteTokenActor,
  defineGetCallStatusActor,
  defineGetTokenActor,
  defineReadClockActor,
  defineSendCallActor,
  defineSendReceiveCallActor,
} from './actors/auth.ts';
import { defineAddCartItemActor, defineGetCartActor } from './actors/cart.ts';
import { definePingServerActor } from './actors/connection.ts';
import { defineConfirmDeletionActor, defineDeleteCartItemActor, defineUpdateCartItemActor } from './actors/cart-line.ts';
import { defineCheckoutCartActor, defineFlushCartActor, defineKeepKeyActor } from './actors/checkout.ts';
import { defineListFavouritesActor, defineSaveFavouriteActor } from './actors/favourite.ts';
import { defineGetCurrentCustomerActor, defineGetCurrentRetailActor } from './actors/session.ts';
import { defineUpdatePlacedOrderStateActor } from './actors/state-change.ts';

/** What the effects of machines are made of. */
export interface MachineDeps {
  api: Api;
  queryClient: QueryClient;
  checkoutKeyStorage: StoredText;
  /** For what is learned after its machine has stopped. */
  reportFact: ReportFact;
  /** The machines that run by the time an effect is wanted: some effects work through another machine. */
  running: () => Pick<RunningActors, 'confirm' | 'cart'>;
}

/** The composition root: where machines meet their effects; those that load later do in `later-machines.ts`. */
export function createMachines(deps: MachineDeps): FirstMachines {
  const cartLine = cartLineMachine.provide({
    actors: {
      updateCartItem: defineUpdateCartItemActor(deps),
      confirmDeletion: defineConfirmDeletionActor(deps),
      deleteCartItem: defineDeleteCartItemActor(deps),
    },
  });
  const favourite = favouriteMachine.provide({ actors: { saveFavourite: defineSaveFavouriteActor(deps) } });
  return {
    appSession: appSessionMachine.provide({
      actors: {
        getCurrentRetail: defineGetCurrentRetailActor(deps),
        getCurrentCustomer: defineGetCurrentCustomerActor(deps),
        deleteToken: defineDeleteTokenActor(deps),
      },
    }),
    cart: cartMachine.provide({
      actors: { getCart: defineGetCartActor(deps), addCartItem: defineAddCartItemActor(deps), cartLine },
    }),
    cartLine,
    checkout: checkoutMachine.provide({
      actors: {
        flushCart: defineFlushCartActor(deps),
        keepKey: defineKeepKeyActor(deps),
        checkoutCart: defineCheckoutCartActor(deps),
      },
    }),
    confirm: confirmMachine,
    favourite,
    favourites: favouritesMachine.provide({ actors: { listFavourites: defineListFavouritesActor(deps), favourite } }),
    connection: connectionMachine.provide({ actors: { pingServer: definePingServerActor() } }),
    phoneLogin: phoneLoginMachine.provide({
      actors: {
        sendCall: defineSendCallActor(deps),
        sendReceiveCall: defineSendReceiveCallActor(deps),
        getCallStatus: defineGetCallStatusActor(deps),
        getToken: defineGetTokenActor(deps),
        readClock: defineReadClockActor(),
      },
    }),
    stateChange: stateChangeMachine.provide({
      actors: { updatePlacedOrderState: defineUpdatePlacedOrderStateActor(deps) },
    }),
  };
}

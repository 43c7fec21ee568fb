import type { Api } from '#api/client.ts';
import { socialLoginMachine } from '#machines/auth/social-login.machine.ts';
import { placingOrderMachine } from '#machines/order/placing-order.machine.ts';
import { payingMachine } from '#machines/payment/paying.machine.ts';
import type { LaterMachines } from '#ui/machine-types.ts';
import { definePayingActors } from './actors/paying.ts';
import { definePlacingOrderActors } from './actors/placing-order.ts';
import { defineSocialLoginActors } from './actors/social-login.ts';

/** The composition root of what is not needed at first: these machines load with the dialogs that start them. */
export function createLaterMachines(deps: { api: Api }): LaterMachines {
  return {
    paying: payingMachine.provide({ actors: definePayingActors(deps) }),
    placingOrder: placingOrderMachine.provide({ actors: definePlacingOrderActors(deps) }),
    socialLogin: socialLoginMachine.provide({ actors: defineSocialLoginActors(deps) }),
  };
}

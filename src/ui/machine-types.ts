import type { phoneLoginMachine } from '#machines/auth/phone-login.machine.ts';
import type { socialLoginMachine } from '#machines/auth/social-login.machine.ts';
import type { appSessionMachine } from '#machines/shell/app-session.machine.ts';
import type { cartMachine } from '#machines/cart/cart.machine.ts';
import type { cartLineMachine } from '#machines/cart/cart-line.machine.ts';
import type { checkoutMachine } from '#machines/order/checkout.machine.ts';
import type { favouriteMachine } from '#machines/favourite/favourite.machine.ts';
import type { favouritesMachine } from '#machines/favourite/favourites.machine.ts';
import type { placingOrderMachine } from '#machines/order/placing-order.machine.ts';
import type { stateChangeMachine } from '#machines/order/state-change.machine.ts';
import type { payingMachine } from '#machines/payment/paying.machine.ts';
import type { connectionMachine } from '#machines/shell/connection.machine.ts';
import type { confirmMachine } from '#machines/shell/confirm.machine.ts';
import type { uploadMachine } from '#machines/upload/upload.machine.ts';
import type { uploadsMachine } from '#machines/upload/uploads.machine.ts';
import type { ActorRefFrom, EmittedFrom, InputFrom } from 'xstate';

/** The machines that run in the page; the composition root in `src/app` gives them their effects. */
export interface ProvidedMachines {
  appSession: typeof appSessionMachine;
  cart: typeof cartMachine;
  /** Started by the cart, one for each of its lines. */
  cartLine: typeof cartLineMachine;
  checkout: typeof checkoutMachine;
  confirm: typeof confirmMachine;
  connection: typeof connectionMachine;
  /** Started by favourites, one for each item that is touched. */
  favourite: typeof favouriteMachine;
  favourites: typeof favouritesMachine;
  /** Started by the dialog of a payment, with which it loads. */
  paying: typeof payingMachine;
  phoneLogin: typeof phoneLoginMachine;
  /** Started by its dialog. */
  placingOrder: typeof placingOrderMachine;
  /** Started by the login dialog, with which it loads. */
  socialLogin: typeof socialLoginMachine;
  /** Started by the page of an order. */
  stateChange: typeof stateChangeMachine;
  /** Started by the pictures of a record, one for each. */
  upload: typeof uploadMachine;
  /** Started by the form that pictures are put into, with which it loads. */
  uploads: typeof uploadsMachine;
}

/** Those that load with the dialog or the page that starts them. */
export type LaterMachines = Pick<ProvidedMachines, 'placingOrder' | 'paying' | 'socialLogin'>;
/** Those that load with a form that takes pictures. */
export type UploadMachines = Pick<ProvidedMachines, 'upload' | 'uploads'>;
/** Those that are there from the start. */
export type FirstMachines = Omit<ProvidedMachines, keyof LaterMachines | keyof UploadMachines>;

/** A machine's name among the provided. */
export type MachineName = keyof ProvidedMachines;
/** What a machine needs to start. */
export type MachineInput<Name extends MachineName> = InputFrom<ProvidedMachines[Name]>;
/** A machine that runs. */
export type MachineActor<Name extends MachineName> = ActorRefFrom<ProvidedMachines[Name]>;
/** What a machine tells the page. */
export type MachineFact<Name extends MachineName> = EmittedFrom<ProvidedMachines[Name]>;

/** What the page does about each fact of each machine: none may be left out. */
export type FactHandlers = {
  [Name in MachineName]: {
    [Type in MachineFact<Name>['type']]: (fact: Extract<MachineFact<Name>, { type: Type }>) => void;
  };
};

/** The machines that run as long as the page does. */
export interface RunningActors {
  session: MachineActor<'appSession'>;
  login: MachineActor<'phoneLogin'>;
  confirm: MachineActor<'confirm'>;
  connection: MachineActor<'connection'>;
  cart: MachineActor<'cart'>;
  favourites: MachineActor<'favourites'>;
  checkout: MachineActor<'checkout'>;
}

import type { phoneLoginMachine } from '#machines/auth/phone-login.machine.ts';
import type { cartMachine } from '#machines/cart/cart.machine.ts';
import type { favouritesMachine } from '#machines/favourite/favourites.machine.ts';
import type { checkoutMachine } from '#machines/order/checkout.machine.ts';
import type { appSessionMachine } from '#machines/shell/app-session.machine.ts';
import type { confirmMachine } from '#machines/shell/confirm.machine.ts';
import type { connectionMachine } from '#machines/shell/connection.machine.ts';
import type { freshnessMachine } from '#machines/shell/freshness.machine.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { ActorRefFrom } from 'xstate';

/** The actors that live as long as the page, by their `systemId`. */
export interface PageActors {
  session: ActorRefFrom<typeof appSessionMachine>;
  login: ActorRefFrom<typeof phoneLoginMachine>;
  confirm: ActorRefFrom<typeof confirmMachine>;
  connection: ActorRefFrom<typeof connectionMachine>;
  freshness: ActorRefFrom<typeof freshnessMachine>;
  cart: ActorRefFrom<typeof cartMachine>;
  favourites: ActorRefFrom<typeof favouritesMachine>;
  checkout: ActorRefFrom<typeof checkoutMachine>;
}

/** Navigation between addresses. */
export interface PageNavigation {
  /** The path, query and hash of the current address. */
  here: () => string;
  goTo: (href: string) => void;
  /** Goes one page back, from under whatever overlays are open; `onNowhere` is called where there is none. */
  leaveBack: (onNowhere: () => void) => void;
  /** Loads the document again, at this address. */
  reloadAt: (href: string) => void;
}

/** What effects and event handlers of a flow may use, besides the modules that they import. */
export interface PageDeps {
  queryClient: QueryClient;
  navigation: PageNavigation;
  /** A page-long actor by its name. */
  actor: <Name extends keyof PageActors>(name: Name) => PageActors[Name];
}

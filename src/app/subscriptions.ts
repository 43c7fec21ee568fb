import { currentCustomerQuery } from '#api/queries/customers.ts';
import { deliveriesQuery } from '#api/queries/delivery.ts';
import { isFavouriteItems } from '#api/queries/favourite.ts';
import { paymentsKey } from '#api/queries/payment.ts';
import { placedOrderQuery, placedOrdersKey } from '#api/queries/placed-order.ts';
import { currentRetailQuery } from '#api/queries/retail.ts';
import { ApiError } from '#lib/api-error.ts';
import { paths } from '#lib/paths.ts';
import type { StoredText } from '#lib/storage.ts';
import type { LoginReason } from '#machines/auth/phone-login.types.ts';
import { cartDrawer, photoOrderDialog } from '#ui/disclosures.ts';
import type { FactHandlers, MachineName, RunningActors } from '#ui/machine-types.ts';
import { forgetErrors, notifyError, notifyFailure } from '#ui/notifier.ts';
import type { ReportFact } from '#ui/provided-machines.tsx';
import type { QueryClient } from '@tanstack/react-query';
import type { EventObject } from 'xstate';
import { changeCachedCart, refreshCart } from './actors/cart-cache.ts';
import { appStrings } from './app.strings.ts';
import type { PageNavigation } from './page-navigation.ts';

/** What handling a fact may touch. */
export interface FactDeps {
  queryClient: QueryClient;
  tokenStorage: StoredText;
  cartIdStorage: StoredText;
  checkoutKeyStorage: StoredText;
  cartReturnStorage: StoredText;
  favouriteWishStorage: StoredText;
  expiryStorage: StoredText;
  navigation: PageNavigation;
  running: () => Pick<RunningActors, 'cart' | 'favourites' | 'login' | 'session'>;
}

/** Whether the server has said what is wrong with what it was sent, and is well itself. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.detail !== undefined && error.status !== undefined && error.status < 500;
}

/** What the page does about each fact: a message, a way to go, data to refresh. */
export function createFactHandlers(deps: FactDeps): FactHandlers {
  const { queryClient, tokenStorage, cartIdStorage, checkoutKeyStorage, cartReturnStorage, expiryStorage, favouriteWishStorage, navigation, running } = deps;
  /** What the server refused may mean that its cart is another than the page's. */
  const refuseCartChange = (error: unknown, context: string): void => {
    notifyError(error, context);
    void refreshCart(queryClient);
  };
  const forgetPerson = (): void => {
    tokenStorage.clear();
    checkoutKeyStorage.clear();
  };
  /** The page starts anew, where the person was, with who they are now. */
  const enter = (token: string, { reason, after }: { reason: LoginReason; after: string | null }): void => {
    tokenStorage.write(token);
    if (reason === 'checkout') cartReturnStorage.write('open');
    navigation.reloadAt(after ?? navigation.here());
  };
  const refreshOrders = (): void => {
    void queryClient.invalidateQueries({ queryKey: placedOrdersKey });
    void queryClient.invalidateQueries({ queryKey: currentRetailQuery.queryKey });
  };
  const refreshPayments = (): void => {
    void queryClient.invalidateQueries({ queryKey: currentCustomerQuery.queryKey });
    void queryClient.invalidateQueries({ queryKey: paymentsKey });
    void queryClient.invalidateQueries({ queryKey: currentRetailQuery.queryKey });
  };
  return {
    appSession: {
      // The page itself shows that there is no shop.
      'shop.missing': () => undefined,
      'profile.failed': () => {
        queryClient.removeQueries({ queryKey: currentCustomerQuery.queryKey });
        notifyFailure(appStrings.profileFailed);
      },
      'session.ended': () => {
        forgetPerson();
        navigation.reloadAt(paths.main.getHref());
      },
      'session.expired': () => {
        forgetPerson();
        expiryStorage.write('expired');
        navigation.reloadAt(navigation.here());
      },
      // The token is the other tab's, and stays as it is.
      'session.changed': () => {
        checkoutKeyStorage.clear();
        navigation.reloadAt(navigation.here());
      },
    },
    cart: {
      'cartId.kept': ({ cartId }) => cartIdStorage.write(cartId),
      'cartId.released': () => cartIdStorage.clear(),
      'cart.loadFailed': ({ error }) => notifyError(error, appStrings.cart.load),
      'cart.emptied': () => void changeCachedCart(queryClient, () => []),
      // The pressed button shows it.
      'item.added': () => undefined,
      'item.addFailed': ({ error }) => refuseCartChange(error, appStrings.cart.add),
    },
    cartLine: {
      'line.saveFailed': ({ error }) => refuseCartChange(error, appStrings.cart.save),
      // Nothing is lost yet: the line sends it again. Of a way that is broken the bar tells.
      'line.saveLost': ({ error, isRepeated }) => {
        if (!isRepeated && error instanceof ApiError && error.kind === 'http') notifyError(error, appStrings.cart.save);
      },
      'line.deleteFailed': ({ error }) => refuseCartChange(error, appStrings.cart.delete),
    },
    favourite: {
      'favourite.saved': () => {
        running().favourites.send({ type: 'mark.saved' });
        // What is on the screen stays there, so that a tap can be taken back; it is fetched anew when next shown.
        void queryClient.invalidateQueries({ predicate: isFavouriteItems, refetchType: 'none' });
      },
      'favourite.saveFailed': ({ error }) => {
        notifyError(error, appStrings.favourites.save);
        // The call may have been carried out without an answer.
        running().favourites.send({ type: 'list.outdated' });
      },
    },
    favourites: {
      'signIn.required': ({ itemId }) => {
        running().login.send({ type: 'dialog.opened', reason: 'favourite' });
        favouriteWishStorage.write(String(itemId));
      },
      'favourites.loadFailed': ({ error }) => notifyError(error, appStrings.favourites.load),
    },
    checkout: {
      'signIn.required': () => {
        cartDrawer.close();
        running().login.send({ type: 'dialog.opened', reason: 'checkout' });
      },
      'checkout.failed': ({ error }) => {
        notifyError(error, appStrings.checkout);
        // Without an answer the order may have been made: news of an empty cart would take the way to ask again.
        if (!(error instanceof ApiError) || error.code === undefined) return;
        void refreshCart(queryClient);
        void queryClient.invalidateQueries({ queryKey: deliveriesQuery.queryKey });
      },
      'order.placed': ({ orderId }) => {
        checkoutKeyStorage.clear();
        running().cart.send({ type: 'order.placed' });
        cartDrawer.close();
        navigation.goTo(paths.checkoutComplete.getHref(orderId));
        refreshOrders();
      },
    },
    connection: {
      'connection.restored': () => {
        running().cart.send({ type: 'connection.restored' });
        running().session.send({ type: 'retry.requested' });
        running().favourites.send({ type: 'list.outdated' });
        void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' }, { cancelRefetch: false });
      },
    },
    // Whoever asked listens for the answer.
    confirm: { 'question.answered': () => undefined },
    paying: {
      'payment.created': () => refreshPayments(),
      'payment.failed': ({ kind, error }) => {
        notifyError(error, appStrings.payment[kind]);
        // It may have been made all the same, and a refund may be refused since the balance is another.
        refreshPayments();
      },
    },
    phoneLogin: {
      'phoneLogin.failed': ({ what, error }) => notifyError(error, appStrings.phoneLogin[what]),
      'phoneLogin.gaveUp': () => notifyFailure(appStrings.phoneLogin.gaveUp),
      'phoneLogin.signedIn': ({ token, reason, after }) => enter(token, { reason, after }),
    },
    socialLogin: {
      'socialLogin.blocked': () => notifyFailure(appStrings.socialLogin.blocked),
      'socialLogin.refused': () => notifyFailure(appStrings.socialLogin.refused),
      // The dialog around it knows what it was opened for.
      'socialLogin.signedIn': ({ token }) => enter(token, running().login.getSnapshot().context),
    },
    placingOrder: {
      'placing.failed': ({ error }) => notifyError(error, appStrings.checkout),
      'order.placed': ({ orderId }) => {
        photoOrderDialog.close();
        navigation.goTo(paths.checkoutComplete.getHref(orderId));
        refreshOrders();
      },
    },
    upload: {
      // What the server says of a picture stands beside it.
      'upload.failed': ({ error }) => {
        if (!isRefused(error)) notifyError(error, appStrings.upload.failed);
      },
    },
    uploads: { 'files.leftOut': ({ limit }) => notifyFailure(appStrings.upload.leftOut(limit)) },
    stateChange: {
      // A move charges an order or returns it, so balances change as well.
      'state.changed': () => {
        void forgetErrors(appStrings.stateChange);
        refreshOrders();
        void queryClient.invalidateQueries({ queryKey: currentCustomerQuery.queryKey });
      },
      'state.refused': ({ orderId, error }) => {
        notifyError(error, appStrings.stateChange);
        void queryClient.invalidateQueries({ queryKey: placedOrderQuery(orderId).queryKey });
      },
    },
  };
}

/** Hands facts to their handlers. */
export function createReporter(handlers: FactHandlers): ReportFact {
  return (name: MachineName, fact: EventObject) => {
    const ofMachine: Readonly<Record<string, ((fact: never) => void) | undefined>> = handlers[name];
    ofMachine[fact.type]?.(fact as never);
  };
}

import { api, unwrap } from '#api/client.ts';
import { checkoutKeyStorage, expiryStorage, tokenStorage } from '#api/storage.ts';
import { lastPlaces } from '#routes/last-places.ts';
import { flushCart } from '#entities/cart/flush-cart.ts';
import { currentCustomerQuery } from '#entities/customer/customer.queries.ts';
import { defineFlow } from '#page/define-flow.ts';
import type { PageDeps } from '#page/page-deps.ts';
import { viewedItems } from '#entities/item/viewed/viewed-items.ts';
import { currentRetailQuery } from '#entities/shop/shop.queries.ts';
import { paths } from '#routes/paths.ts';
import { appSessionMachine } from '#machines/shell/app-session.machine.ts';
import { notifyFailure } from '#ui/notifier/notifier.ts';
import { fromPromise } from 'xstate';
import { lastSearches } from '#entities/item/last-searches.ts';
import { forgetKept } from '../../start/keep-offline.ts';
import { sessionFlowStrings } from './session.flow.strings.ts';

/** Loads the shop into the cache. */
const getCurrentRetail = ({ queryClient }: PageDeps) =>
  fromPromise<void, void>(async () => {
    await queryClient.fetchQuery(currentRetailQuery);
  });

/** Loads the current customer into the cache. */
const getCurrentCustomer = ({ queryClient }: PageDeps) =>
  fromPromise<void, void>(async () => {
    await queryClient.fetchQuery(currentCustomerQuery);
  });

/** Saves the cart's pending edits, then revokes the token on the server. */
const deleteToken = ({ actor }: PageDeps) =>
  fromPromise<void, void>(async ({ signal }) => {
    // Without the token no edit can be saved. A refused edit must not prevent signing out.
    await flushCart(actor('cart'), signal).catch(() => undefined);
    await unwrap(api.DELETE('/auth/token/', { signal }));
  });

function forgetCustomer(): void {
  tokenStorage.clear();
  checkoutKeyStorage.clear();
  lastSearches.clear();
  viewedItems.clear();
  lastPlaces.clear();
  forgetKept();
}

/** The session: the shop, and whether a customer is signed in. */
export const sessionFlow = defineFlow(appSessionMachine, {
  effects: (deps) => ({
    getCurrentRetail: getCurrentRetail(deps),
    getCurrentCustomer: getCurrentCustomer(deps),
    deleteToken: deleteToken(deps),
  }),
  on: ({ queryClient, navigation }) => ({
    // `Site` shows that there is no shop.
    'shop.missing': () => undefined,
    'profile.failed': () => {
      queryClient.removeQueries({ queryKey: currentCustomerQuery.queryKey });
      notifyFailure(sessionFlowStrings.profileFailed);
    },
    'session.ended': () => {
      forgetCustomer();
      navigation.reloadAt(paths.main.getHref());
    },
    'session.expired': () => {
      forgetCustomer();
      expiryStorage.write('expired');
      navigation.reloadAt(navigation.here());
    },
    // Another tab has stored this token, so it must not be removed.
    'session.changed': () => {
      checkoutKeyStorage.clear();
      navigation.reloadAt(navigation.here());
    },
  }),
});

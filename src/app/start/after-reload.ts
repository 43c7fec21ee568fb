import { checkoutReturnStorage, expiryStorage, tokenStorage } from '#api/storage.ts';
import type { PageActors } from '#page/page-deps.ts';
import { cartDrawer } from '#entities/shop/overlays.ts';
import { notifyFailure } from '#ui/notifier/notifier.ts';
import { sessionFlowStrings } from '../shell/flows/session.flow.strings.ts';

/** Continues what the person was doing before the page reloaded itself. */
export function goOnAfterReload(checkout: PageActors['checkout']): void {
  // The person signed in on the way to checkout, which is shown in the cart's drawer.
  if (checkoutReturnStorage.read() !== null && tokenStorage.read() !== null) {
    cartDrawer.open();
    checkout.send({ type: 'checkout.requested', isSignedIn: true });
  }
  if (expiryStorage.read() !== null) notifyFailure(sessionFlowStrings.expired);
  checkoutReturnStorage.clear();
  expiryStorage.clear();
}

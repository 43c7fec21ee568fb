import { cartReturnStorage, expiryStorage } from '#api/storage.ts';
import { cartDrawer } from '#entities/shop/disclosures.ts';
import { notifyFailure } from '#ui/notifier/notifier.ts';
import { sessionFlowStrings } from '../shell/flows/session.flow.strings.ts';

/** Continues what the person was doing before the page reloaded itself. */
export function goOnAfterReload(): void {
  // The person signed in during checkout, which starts in the cart.
  if (cartReturnStorage.read() !== null) cartDrawer.open();
  if (expiryStorage.read() !== null) notifyFailure(sessionFlowStrings.expired);
  cartReturnStorage.clear();
  expiryStorage.clear();
}

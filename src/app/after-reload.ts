import type { StoredText } from '#lib/storage.ts';
import { cartDrawer } from '#ui/disclosures.ts';
import { notifyFailure } from '#ui/notifier.ts';
import { appStrings } from './app.strings.ts';

/** Goes on with what the page was about before it reloaded itself. */
export function goOnAfterReload(stores: Record<'cartReturnStorage' | 'expiryStorage', StoredText>): void {
  const { cartReturnStorage, expiryStorage } = stores;
  // Whoever signed in on the way to checkout goes on where they were.
  if (cartReturnStorage.read() !== null) cartDrawer.open();
  if (expiryStorage.read() !== null) notifyFailure(appStrings.sessionExpired);
  cartReturnStorage.clear();
  expiryStorage.clear();
}

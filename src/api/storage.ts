import { pageHost } from '#lib/page-host.ts';
import { storedText } from '#lib/storage.ts';

/** The bearer token of the signed-in customer. */
export const tokenStorage = storedText(`${pageHost}-token`);

/** The id of a guest's cart. */
export const cartIdStorage = storedText(`${pageHost}-cart-id`);

/** When this browser last changed a cart: tells its other tabs to fetch theirs. */
export const cartChangeStorage = storedText(`${pageHost}-cart-changed`);

/** The idempotency key of an unconfirmed checkout, and its content. */
export const checkoutKeyStorage = storedText(`${pageHost}-checkout-key`, 'session');

/** Whether the token has expired; the page shows a message about it after its reload. */
export const expiryStorage = storedText(`${pageHost}-expired`, 'session');

/** The id of the item that a guest wanted to add to favourites, until they have signed in. */
export const pendingFavouriteStorage = storedText(`${pageHost}-favourite-wish`, 'session');

/** Whether the person has signed in at the front page for nothing particular: whoever works here goes on to work. */
export const landingStorage = storedText(`${pageHost}-landing`, 'session');

/** Whether the person signs in on the way to checkout, and goes on with it afterwards. */
export const checkoutReturnStorage = storedText(`${pageHost}-checkout-return`, 'session');

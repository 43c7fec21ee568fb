import { storedText } from '#lib/storage.ts';

const { host } = globalThis.location;

/** The bearer token of the signed-in customer. */
export const tokenStorage = storedText(`${host}-token`);

/** The id of a guest's cart. */
export const cartIdStorage = storedText(`${host}-cart-id`);

/** When this browser last changed a cart: tells its other tabs to fetch theirs. */
export const cartChangeStorage = storedText(`${host}-cart-changed`);

/** The idempotency key of an unconfirmed checkout, and its content. */
export const checkoutKeyStorage = storedText(`${host}-checkout-key`, 'session');

/** Whether the token has expired; the page shows a message about it after its reload. */
export const expiryStorage = storedText(`${host}-expired`, 'session');

/** The id of the item that a guest wanted to add to favourites, until they have signed in. */
export const pendingFavouriteStorage = storedText(`${host}-favourite-wish`, 'session');

/** Whether the person signs in on the way to checkout, and goes on with it afterwards. */
export const checkoutReturnStorage = storedText(`${host}-checkout-return`, 'session');

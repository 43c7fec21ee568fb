import { storedText } from '#lib/storage.ts';

const { host } = globalThis.location;

/** The bearer token of whoever is signed in. */
export const tokenStorage = storedText(`${host}-token`);

/** The id of a guest's cart. */
export const cartIdStorage = storedText(`${host}-cart-id`);

/** The key of an order on its way, and which order that is. */
export const checkoutKeyStorage = storedText(`${host}-checkout-key`, 'session');

/** Whether the token ended by itself, which the page says once it has been reloaded. */
export const expiryStorage = storedText(`${host}-expired`, 'session');

/** The item that a guest wanted to mark, until they have signed in. */
export const pendingFavouriteStorage = storedText(`${host}-favourite-wish`, 'session');

/** Whether someone signs in on the way to checkout, and comes back to the cart. */
export const cartReturnStorage = storedText(`${host}-cart-return`, 'session');

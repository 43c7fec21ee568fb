/** Whether this runs in a browser; the server draws pages without one. */
export const isInBrowser = 'document' in globalThis;

/** The host of the page; the server stores nothing and calls no host, so it needs none. */
export const pageHost: string = isInBrowser ? location.host : '';

/** Where the page came from. Node takes no relative addresses, so the server has a name that leads nowhere. */
export const pageOrigin: string = isInBrowser ? location.origin : 'http://shop.invalid';

/** The caches of the service worker whose content signing out empties. */
export const KEPT_DATA = {
  documents: 'data-documents',
  shop: 'data-shop',
  goods: 'data-goods',
  pictures: 'data-pictures',
} as const;

/** The cache that says by its one entry that whoever looks is signed in: their pictures may be theirs alone. */
export const VIEWER_CACHE = 'viewer';

/** That entry. */
export const SIGNED_IN_URL = '/signed-in';

/** The header of an answer that the service worker has kept, since the server could not be reached. */
export const KEPT_HEADER = 'x-kept';

/** The address of the page that draws itself, whatever address it stands in for. */
export const SHELL_PATH = '/shell.html';

/** What the page tells its service worker. */
export type WorkerMessage =
  /** Was loaded before the worker had begun to work. */
  | { type: 'keep'; urls: readonly string[] }
  /** The person has signed out. */
  | { type: 'forget' }
  /** No page is open that needs the older worker. */
  | { type: 'takeOver' };

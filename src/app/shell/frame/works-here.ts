import { pageHost } from '#lib/page-host.ts';
import { storedText } from '#lib/storage.ts';

/** Whether whoever is signed in works here, as the last page knew it: what loads takes the office's frame at once. */
export const worksHereStorage = storedText(`${pageHost}-works-here`);

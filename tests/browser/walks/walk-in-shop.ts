import type { Visit } from '#tests/support/browser/visit.ts';
import type { BrowserDriver } from '#tests/model/kit/browser/browser-driver.ts';
import { walkBrowser } from '#tests/model/kit/browser/walk-browser.ts';

/** A problem with a call at this path below `/api`, as a visit notes it. */
const problemAt = ({ source }: RegExp): RegExp =>
  new RegExp(`//[^/]+(?:/api)?${source.replace(/^\^/, '').replace(/\$$/, '(?=[) ]|$)')}`);

/** Walks a page of the real shop. Only the machine's own calls may fail, as the walk lets them. */
export function walkInShop(model: Parameters<typeof walkBrowser>[0], visit: Visit, driver: BrowserDriver) {
  for (const { path } of Object.values(driver.calls)) visit.allow(problemAt(path));
  return walkBrowser(model, visit.page, driver);
}

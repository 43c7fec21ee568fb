import type { Page } from 'playwright-core';

/** The person has looked at another tab and comes back: the page asks at once what others have changed. */
export const comeBack = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const value of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    }
  });

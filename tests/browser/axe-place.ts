import type { Page } from 'playwright-core';
import type { Visit } from '#tests/support/browser/visit.ts';

/** A page or an overlay: where it is, how it opens, and what shows that it is there. */
export interface Place {
  name: string;
  path: string;
  open?: (visit: Visit) => Promise<unknown>;
  shown: (page: Page) => Promise<unknown>;
}

/** Waits for the page's title. */
export const heading = (name: string | RegExp) => (page: Page) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
/** Waits for a dialog. */
export const dialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name }).waitFor();

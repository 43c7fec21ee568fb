import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { favouriteWithoutControl } from '#tests/model/favourite/favourite.controls.ts';
import { favouriteModel } from '#tests/model/favourite/favourite.model.ts';
import type { BrowserDriver } from '#tests/model/kit/browser/browser-driver.ts';
import { it } from '#tests/support/browser/it.ts';
import { walkInShop } from './walk-in-shop.ts';

const heartOf = (page: Page, pressed?: boolean) =>
  page
    .getByRole('heading', { level: 1 })
    .locator('..')
    .getByRole('button', { name: /^Нравится: /, ...(pressed !== undefined && { pressed }) });

const seesHeart = (page: Page, { context }: AnyMachineSnapshot) => ({
  shows: [heartOf(page, context.isFavourite as boolean)],
});

const driver: BrowserDriver = {
  // Nobody who has just signed in has a favourite.
  open: async (page) => {
    await page.goto('/item/1/');
    await heartOf(page).waitFor();
  },
  calls: { saveFavourite: { method: ['POST', 'DELETE'], path: /^\/favourite\/(?:\d+\/)?$/ } },
  press: { 'favourite.toggled': ({ hand, page }) => hand.click(heartOf(page)) },
  withoutControl: favouriteWithoutControl,
  sees: { idle: seesHeart, saving: seesHeart },
};

it('walks every path of a favourite in the real shop', async ({ visit }) => {
  const shopper = await visit({ width: 360, scheme: 'light' }, { path: null, phone: '9001119101' });
  const { failures, missed, notOffered } = await walkInShop(favouriteModel, shopper, driver);
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
  expect(notOffered).toEqual({ 'favourite.received': ['told by the favourites'] });
});

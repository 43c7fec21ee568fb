import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { favouritesWithoutControl } from '#tests/model/favourite/favourites.controls.ts';
import { favouritesModel } from '#tests/model/favourite/favourites.model.ts';
import type { BrowserDriver } from '#tests/model/kit/browser/browser-driver.ts';
import { callApi } from '#tests/support/browser/call-api.ts';
import { it } from '#tests/support/browser/it.ts';
import { tokenOf } from '#tests/support/browser/sign-in.ts';
import { untilAlive } from '#tests/support/browser/visit.ts';
import { walkInShop } from './walk-in-shop.ts';

interface Item {
  id: number;
  name: string;
}

const heartOf = (page: Page, { name }: Item, pressed?: boolean) =>
  page.getByRole('main').getByRole('button', {
    name: `Нравится: ${name}`,
    exact: true,
    ...(pressed !== undefined && { pressed }),
  });
const loginOf = (page: Page) => page.getByRole('dialog', { name: 'Вход по телефону' });

/** Items 1 and 2 of the model are the first ones of the shop; `token` is that of whoever signs in. */
const driverOf = (url: string, token: string, items: readonly Item[]): BrowserDriver => {
  /** Marks as the presses have left them: no save is answered here. */
  const tapped = new Map<number, boolean>();
  const itemOf = (id: number): Item => {
    const item = items[id - 1];
    if (!item) throw new Error(`The walk has no item ${id}`);
    return item;
  };
  const isMarked = (id: number, { context }: AnyMachineSnapshot): boolean =>
    tapped.get(id) ?? (context.favouriteIds as readonly number[] | null)?.includes(id) ?? false;
  const seesHearts = (page: Page, snapshot: AnyMachineSnapshot) => ({
    shows: [1, 2].map((id) => heartOf(page, itemOf(id), isMarked(id, snapshot))),
    hides: [loginOf(page)],
  });
  return {
    open: async (page) => {
      tapped.clear();
      await page.goto('/healthz');
      await page.evaluate(() => localStorage.clear());
      await page.goto('/catalog/');
      await untilAlive(page);
    },
    calls: { listFavourites: { method: 'POST', path: /^\/favourite\/list\/$/, sentAgain: 2 } },
    world: {
      listFavourites: async (ids: readonly number[]) => {
        const item_id = itemOf(1).id;
        await (ids.includes(1)
          ? callApi(url, 'POST', '/favourite/', { body: { item_id }, token })
          : callApi(url, 'DELETE', `/favourite/${item_id}/`, { token }));
      },
    },
    press: {
      // A sign-in ends with the page loaded anew.
      'account.entered': async ({ page }) => {
        await page.evaluate((stored) => localStorage.setItem(`${location.host}-token`, stored), token);
        await page.goto('/catalog/');
      },
      'item.toggled': async ({ hand, page, event, snapshot }) => {
        const { itemId } = event as EventObject & { itemId: number };
        await hand.click(heartOf(page, itemOf(itemId)));
        if (snapshot.matches('guest')) await loginOf(page).getByRole('button', { name: 'Закрыть вход' }).click();
        else tapped.set(itemId, !isMarked(itemId, snapshot));
      },
    },
    withoutControl: favouritesWithoutControl,
    sees: { guest: seesHearts, loading: seesHearts, ready: seesHearts, failed: seesHearts },
  };
};

it('walks every path of the favourites in the real shop', async ({ visit, shop, signedInAs }) => {
  const shopper = await visit({ width: 1280, scheme: 'light' }, { path: null });
  // Saves never end, so that the list hears of none.
  await shopper.page.route(/\/api\/favourite\/(?:\d+\/)?$/, () => undefined);
  const { result } = await callApi<{ result: Item[] }>(shop.url, 'GET', '/item/list/');
  const driver = driverOf(shop.url, tokenOf(await signedInAs('9001119102')), result);
  const { failures, missed, notOffered } = await walkInShop(favouritesModel, shopper, driver);
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
  expect(Object.keys(notOffered).toSorted()).toEqual(['favourite.saveFailed', 'favourite.saved', 'list.outdated']);
});

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { CartAddition, CartSummary } from '#machines/cart/cart.machine.ts';
import { cartWithoutControl } from '#tests/model/cart/cart.controls.ts';
import { cartModel } from '#tests/model/cart/cart.model.ts';
import type { BrowserDriver } from '#tests/model/kit/browser/browser-driver.ts';
import { it } from '#tests/support/browser/it.ts';
import { untilAlive } from '#tests/support/browser/visit.ts';
import { openCart } from '#tests/browser/steps.ts';
import { walkInShop } from './walk-in-shop.ts';
import { bringGuestCart } from './carts.ts';

/** Cards of the page that aren't in the cart yet. */
const addsOf = (page: Page) => page.getByRole('main').getByRole('button', { name: /^В корзину: / });
const addOf = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const cartOf = (page: Page) => page.getByRole('dialog', { name: 'Корзина' });

/** The button of each item of the model: what is in the cart has none, so each time it is another card's. */
const chosen = new Map<number, string>();

const seesAdditions = (page: Page, { context }: AnyMachineSnapshot) => {
  const waiting = (context.additions as CartAddition[]).map(({ itemId }) => itemId);
  const loading = page.getByRole('main').locator('button[data-loading]');
  return {
    shows: waiting.map((id) => loading.and(addOf(page, chosen.get(id) ?? ''))),
    hides: waiting.length === 0 ? [loading] : waiting.length === 1 ? [loading.nth(1)] : [],
    enabled: [addsOf(page).last()],
  };
};

const driverOf = (url: string): BrowserDriver => ({
  open: async (page) => {
    await bringGuestCart(page, url, { count: 1, comment: '' });
    await page.goto('/catalog/');
    await untilAlive(page);
  },
  calls: {
    // The page reads it again whenever it may be out of date.
    getCart: { method: 'GET', path: /^\/cart\/\?cart_id=[^&]+$/, sentAgain: 2, isShared: true },
    addCartItem: { method: 'POST', path: /^\/cart\/[^/]+\/cart-item\/$/ },
  },
  answers: {
    getCart: ({ isGuest }: CartSummary) =>
      isGuest ? undefined : 'whoever walks is a guest: an account has its cart from the start',
  },
  press: {
    'item.chosen': async ({ hand, page, event }) => {
      const { itemId } = event as EventObject & CartAddition;
      const card = addsOf(page).and(page.locator('button:not([data-loading])')).first();
      chosen.set(itemId, (await card.getAttribute('aria-label')) ?? '');
      await hand.click(addOf(page, chosen.get(itemId) ?? ''));
    },
    'retry.requested': async ({ hand, page }) => {
      await openCart({ page });
      await hand.click(cartOf(page).getByRole('button', { name: 'Повторить' }));
      await page.keyboard.press('Escape');
      await cartOf(page).waitFor({ state: 'detached' });
    },
  },
  withoutControl: {
    ...cartWithoutControl,
    'item.chosen': ({ context }, event) =>
      (context.additions as CartAddition[]).some(
        ({ itemId }) => itemId === (event as EventObject & CartAddition).itemId,
      )
        ? 'its button is disabled'
        : undefined,
  },
  sees: { loading: seesAdditions, failed: seesAdditions, ready: seesAdditions },
});

it('walks every path of the cart in the real shop', async ({ visit, shop }) => {
  const guest = await visit({ width: 1280, scheme: 'light' }, { path: null });
  const { failures, missed, notOffered } = await walkInShop(cartModel, guest, driverOf(shop.url));
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
  expect(Object.keys(notOffered).toSorted()).toEqual([
    'cart.received',
    'connection.restored',
    'flush.requested',
    'line.deleteFailed',
    'line.saveFailed',
    'line.saveLost',
  ]);
});

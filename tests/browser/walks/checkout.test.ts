import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { EventObject } from 'xstate';
import { openCart } from '#tests/browser/steps.ts';
import type { BrowserDriver } from '#tests/model/kit/browser/browser-driver.ts';
import { checkoutModel } from '#tests/model/order/checkout.model.ts';
import { it } from '#tests/support/browser/it.ts';
import { tokenOf } from '#tests/support/browser/sign-in.ts';
import { walkInShop } from './walk-in-shop.ts';
import { bringOwnCart } from './carts.ts';

const drawerOf = (page: Page) => page.getByRole('dialog');
const commentOf = (page: Page) => drawerOf(page).getByLabel('Комментарий к заказу');
const submitOf = (page: Page) => drawerOf(page).getByRole('button', { name: /^Оформить заказ ·/ });
const saysWrong = (page: Page) => drawerOf(page).getByText('Проверьте заполнение полей.');
const saysLost = (page: Page) => drawerOf(page).getByText(/^Ответ сервера не пришёл/);

/** Whether the order has been placed, and the cart is empty. */
let isPlaced = false;

const driverOf = (url: string, token: string): BrowserDriver => ({
  open: async (page) => {
    isPlaced = false;
    await bringOwnCart(url, token);
    await page.goto('/');
    await openCart({ page });
  },
  byItself: ['flushCart'],
  calls: { checkoutCart: { method: 'PUT', path: /^\/cart\/[^/]+\/checkout\/$/ } },
  press: {
    'checkout.requested': ({ hand, page }) =>
      hand.click(drawerOf(page).getByRole('button', { name: 'Оформить заказ', exact: true })),
    'checkout.left': ({ hand, page }) =>
      hand.click(drawerOf(page).getByRole('button', { name: 'Вернуться в корзину' })),
    'form.changed': ({ hand, page, event }) =>
      hand.fill(commentOf(page), (event as EventObject & { edits: { comment: string } }).edits.comment),
    'form.submitted': async ({ hand, page }) => {
      await drawerOf(page)
        .getByRole('radio', { name: /Курьер по городу/ })
        .check();
      await drawerOf(page).getByLabel('Адрес доставки').fill('Санкт-Петербург, Садовая улица, 1');
      await drawerOf(page).getByLabel('Получатель', { exact: true }).fill('Анна Шопова');
      await hand.click(submitOf(page));
    },
  },
  withoutControl: {
    'checkout.requested': (_, event) =>
      (event as EventObject & { isSignedIn: boolean }).isSignedIn ? undefined : 'the walk is signed in',
    'retry.requested': 'offered only where the cart was emptied by the order whose answer got lost',
  },
  isSpent: ({ type }) => type === 'xstate.done.actor.checkoutCart',
  follow: ({ type }) => {
    isPlaced = type === 'xstate.done.actor.checkoutCart';
  },
  sees: {
    closed: (page) => ({
      hides: [submitOf(page)],
      ...(isPlaced
        ? { shows: [page.getByRole('heading', { level: 1, name: 'Заказ оформлен' })] }
        : { enabled: [drawerOf(page).getByRole('button', { name: 'Оформить заказ', exact: true })] }),
    }),
    filling: (page, { context: { edits, refusal } }) => ({
      enabled: [submitOf(page)],
      values: [[commentOf(page), (edits as { comment?: string }).comment ?? '']],
      shows: refusal ? [refusal.code === '' ? saysLost(page) : saysWrong(page)] : [],
      hides: refusal ? [] : [saysLost(page), saysWrong(page)],
    }),
    sending: (page) => ({ shows: [drawerOf(page).locator('button[data-loading]')] }),
  },
});

it('walks every path of a checkout in the real shop', async ({ visit, shop, signedInAs }) => {
  const shopper = await visit({ width: 360, scheme: 'light' }, { path: null, phone: '9000000003' });
  const driver = driverOf(shop.url, tokenOf(await signedInAs('9000000003')));
  const { failures, missed, notOffered } = await walkInShop(checkoutModel, shopper, driver);
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
  expect(Object.keys(notOffered).toSorted()).toEqual([
    'checkout.requested',
    'retry.requested',
    'xstate.error.actor.flushCart',
  ]);
});

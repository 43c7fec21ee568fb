import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openCart } from '#tests/browser/steps.ts';
import type { BrowserDriver } from '#tests/model/kit/browser/browser-driver.ts';
import { walkBrowser } from '#tests/model/kit/browser/walk-browser.ts';
import { confirmModel } from '#tests/model/shell/confirm.model.ts';
import { it } from '#tests/support/browser/it.ts';
import { bringGuestCart } from './carts.ts';

const questionOf = (page: Page) => page.getByRole('dialog', { name: 'Удалить «Чайник заварочный' });
const answerOf = (page: Page, name: string) => questionOf(page).getByRole('button', { name, exact: true });
const removalOf = (page: Page) => page.getByLabel('Удалить «Чайник заварочный').first();

const driverOf = (url: string): BrowserDriver => ({
  open: async (page) => {
    await bringGuestCart(page, url, { count: 1, comment: '' });
    await openCart({ page });
  },
  calls: {},
  press: {
    'question.asked': ({ hand, page }) => hand.click(removalOf(page)),
    'question.confirmed': ({ hand, page }) => hand.click(answerOf(page, 'Удалить')),
    'question.declined': ({ hand, page }) => hand.click(answerOf(page, 'Отмена')),
  },
  withoutControl: {
    'question.asked': ({ value }) => (value === 'asking' ? 'the question covers whatever asks' : undefined),
  },
  // The line is gone with it.
  isSpent: ({ type }) => type === 'question.confirmed',
  sees: {
    idle: (page) => ({ hides: [questionOf(page)] }),
    asking: (page) => ({ shows: [questionOf(page)], enabled: [answerOf(page, 'Удалить'), answerOf(page, 'Отмена')] }),
  },
});

it('walks every path of a question in the real shop', async ({ visit, shop }) => {
  const { page } = await visit({ width: 360, scheme: 'light' }, { path: null });
  const { failures, missed, notOffered } = await walkBrowser(confirmModel, page, driverOf(shop.url));
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
  expect(notOffered).toEqual({ 'question.asked': ['the question covers whatever asks'] });
});

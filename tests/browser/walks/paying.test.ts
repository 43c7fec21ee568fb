import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openMenu } from '#tests/browser/steps.ts';
import type { BrowserDriver } from '#tests/model/kit/browser/browser-driver.ts';
import { payingModel } from '#tests/model/payment/paying.model.ts';
import { it } from '#tests/support/browser/it.ts';
import { walkInShop } from './walk-in-shop.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Пополнение баланса' });
const commentOf = (page: Page) => dialogOf(page).getByLabel('Комментарий');
const submitOf = (page: Page) => dialogOf(page).locator('button[type=submit]');
const saysWrong = (page: Page) => dialogOf(page).getByText('Это значение должно быть числом.');
const saysLost = (page: Page) => dialogOf(page).getByText(/^Ответ сервера не пришёл/);
const topUpOf = async (page: Page) => (await openMenu({ page })).getByRole('button', { name: 'Пополнить' });

const driver: BrowserDriver = {
  open: async (page) => {
    await page.goto('/');
    await (await topUpOf(page)).click();
  },
  calls: {
    createPayment: {
      method: 'POST',
      path: /^\/payment\/$/,
      // The shopper of the demo is its third customer.
      sends: () => ({ customer_id: 3, type: 'top_up', amount: 1500.5, way: 'card', comment: 'From Anna' }),
    },
  },
  press: {
    'form.changed': ({ hand, page }) => hand.fill(commentOf(page), 'From Anna'),
    'form.submitted': async ({ hand, page }) => {
      await dialogOf(page).getByLabel('Сумма').fill('1500,5');
      await dialogOf(page).getByText('Карта', { exact: true }).click();
      await commentOf(page).fill('From Anna');
      await hand.click(submitOf(page));
    },
    'dialog.closed': ({ hand, page }) => hand.click(dialogOf(page).getByRole('button', { name: 'Готово' })),
    'dialog.opened': async ({ hand, page }) => hand.click(await topUpOf(page)),
  },
  sees: {
    filling: (page, { context: { refusal } }) => ({
      enabled: [submitOf(page), commentOf(page)],
      shows: refusal ? [refusal.code === 'validation' ? saysWrong(page) : saysLost(page)] : [],
      hides: refusal ? [] : [saysWrong(page), saysLost(page)],
    }),
    sending: (page) => ({ disabled: [commentOf(page)], shows: [dialogOf(page).locator('[data-loading]')] }),
    complete: (page) => ({
      shows: [dialogOf(page).getByText('Заявка на пополнение отправлена'), dialogOf(page).getByText(/1\s500,50\s₽/)],
    }),
    seen: (page) => ({ hides: [dialogOf(page)] }),
  },
};

it('walks every path of a top-up in the real shop', async ({ visit }) => {
  const shopper = await visit({ width: 360, scheme: 'light' }, { path: null, phone: '9000000003' });
  const { failures, missed, notOffered } = await walkInShop(payingModel, shopper, driver);
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
  expect(notOffered).toEqual({});
});

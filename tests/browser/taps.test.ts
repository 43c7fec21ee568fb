import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { it } from '#tests/support/browser/it.ts';

/** Counts taps. Typing is none, and goes to the field that the page has focused by itself or that was tapped. */
function tapping(page: Page) {
  const taps: string[] = [];
  return {
    taps,
    tap: async (what: string, target: Locator): Promise<void> => {
      await target.tap();
      taps.push(what);
    },
    type: async (field: Locator, text: string): Promise<void> => {
      await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
      // The mask attaches itself after the field is painted.
      await expect
        .poll(async () => {
          await field.press('ControlOrMeta+A');
          await page.keyboard.type(text);
          return (await field.inputValue()).replaceAll(/[()\s]/g, '');
        })
        .toBe(text.replaceAll(/\s/g, ''));
    },
  };
}

describe('from the first tap to a placed order on a phone', () => {
  it('takes a newcomer seven taps at most, and somebody who has ordered before four', async ({ visit }) => {
    const { page } = await visit({ width: 360, scheme: 'light' });
    const first = tapping(page);
    const toCheckout = async ({ tap }: ReturnType<typeof tapping>) => {
      await tap(
        'В корзину',
        page
          .getByRole('main')
          .getByRole('button', { name: /^В корзину/ })
          .first(),
      );
      await tap('Корзина', page.getByRole('button', { name: /^Корзина: 1\sтовар\s/ }));
      await tap(
        'Оформить заказ',
        page.getByRole('dialog', { name: 'Корзина' }).getByRole('button', { name: 'Оформить заказ' }),
      );
    };
    const checkout = page.getByRole('dialog', { name: 'Оформление заказа' });
    const submit = checkout.getByRole('button', { name: /^Оформить заказ · / });
    const recipient = checkout.getByLabel('Получатель', { exact: true });
    const isPlaced = () => page.getByRole('heading', { level: 1, name: 'Заказ оформлен' }).waitFor();

    await toCheckout(first);
    await first.type(page.getByLabel('Телефон', { exact: true }), '9112000011');
    await first.tap('Продолжить', page.getByRole('button', { name: 'Продолжить' }));
    const call = page.getByRole('region', { name: 'Пробный телефон' });
    const digits = (await call.locator('mark').innerText()).replaceAll(/\D/g, '');
    const code = page.getByLabel('Код из номера');
    await expect.poll(() => code.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.type(digits);
    await first.tap(
      'Пункт выдачи',
      checkout.getByRole('radiogroup', { name: 'Пункт выдачи' }).getByRole('radio').last(),
    );
    await first.tap('Получатель', recipient);
    await first.type(recipient, 'Анна Шопова');
    await first.tap('Оформить заказ', submit);
    await isPlaced();
    console.log(`${first.taps.length} taps: ${first.taps.join(' → ')}`);
    expect(first.taps).toEqual([
      'В корзину',
      'Корзина',
      'Оформить заказ',
      'Продолжить',
      'Пункт выдачи',
      'Получатель',
      'Оформить заказ',
    ]);

    await page.goto('/');
    const again = tapping(page);
    await toCheckout(again);
    await expect.poll(() => recipient.inputValue()).toBe('Анна Шопова');
    const points = checkout.getByRole('radiogroup', { name: 'Пункт выдачи' }).getByRole('radio');
    expect(await points.last().isChecked()).toBe(true);
    await again.tap('Оформить заказ', submit);
    await isPlaced();
    console.log(`${again.taps.length} taps: ${again.taps.join(' → ')}`);
    expect(again.taps).toHaveLength(4);
  });
});

import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { it } from '#tests/support/browser/it.ts';
import { narrow, type Visit } from '#tests/support/browser/visit.ts';
import { heading } from './axe-place.ts';

/** Puts an item into the cart and opens the checkout. */
async function toCheckout({ page }: Visit, itemId: number): Promise<Locator> {
  await page.goto(`/item/${itemId}/`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'В корзину', exact: true }).click();
  await main.getByRole('button', { name: 'Открыть корзину' }).click();
  await page.getByRole('dialog', { name: 'Корзина' }).getByRole('button', { name: 'Оформить заказ' }).click();
  return page.getByRole('dialog', { name: 'Оформление заказа' });
}

/** Orders an item by itself; returns the id of the order. */
async function order(visited: Visit, itemId: number): Promise<number> {
  const checkout = await toCheckout(visited, itemId);
  await checkout.getByRole('radio', { name: /Отдельный заказ/ }).check();
  await checkout.getByRole('radio', { name: /Курьер по городу/ }).check();
  await checkout.getByLabel('Адрес доставки').fill('Садовая улица, 1');
  await checkout.getByRole('button', { name: /^Оформить заказ/ }).click();
  await heading('Заказ оформлен')(visited.page);
  return Number(new URL(visited.page.url()).searchParams.get('order'));
}

it('a shopper adds to an order and takes it back; staff merge two of theirs and undo it', async ({ visit }) => {
  const shopper = await visit(narrow, { phone: '9000000003' });
  const { page } = shopper;
  const into = await order(shopper, 1);
  const from = await order(shopper, 3);

  const checkout = await toCheckout(shopper, 5);
  await checkout.getByRole('radio', { name: new RegExp(`^Добавить к\\sзаказу №\\s${from}\\b`) }).check();
  await checkout.getByRole('button', { name: /^Добавить к\sзаказу · / }).click();
  await heading(new RegExp(`^Добавлено к\\sзаказу №\\s${from}$`))(page);
  await page.getByRole('button', { name: /^Вернуть в\sкорзину$/ }).click();
  const cart = page.getByRole('dialog', { name: 'Корзина' });
  await expect.poll(() => cart.getByLabel('Количество', { exact: true }).count()).toBe(1);
  await page.goto(`/orders/${from}/`);
  const linesOf = (visited: Visit) =>
    visited.page.getByRole('list', { name: 'Состав заказа' }).getByRole('listitem').count();
  await expect.poll(() => linesOf(shopper)).toBe(1);

  const staff = await visit({ width: 1280, scheme: 'light' }, { path: `/orders/${from}/`, phone: '9000000002' });
  const open = staff.page.getByRole('button', { name: /^Объединить с\sзаказом…$/ });
  await open.click();
  const dialog = staff.page.getByRole('dialog', { name: new RegExp(`^Объединить заказ №\\s${from}$`) });
  await dialog.getByRole('radio', { name: new RegExp(`^Заказ №\\s${into}\\b`) }).check();
  await dialog.getByRole('button', { name: 'Объединить' }).click();
  const undo = staff.page.getByRole('button', { name: 'Отменить объединение' });
  await expect.poll(() => undo.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.goto(`/orders/${into}/`);
  await expect.poll(() => linesOf(shopper)).toBe(2);
  await undo.click();
  await expect.poll(() => open.evaluate((button) => button === document.activeElement)).toBe(true);
  await expect.poll(() => linesOf(staff)).toBe(1);
  await page.reload();
  await expect.poll(() => linesOf(shopper)).toBe(1);

  // In the list of orders, from the two rows; the first order keeps its place.
  await staff.page.goto('/orders?scope=shop');
  for (const id of [into, from])
    await staff.page.getByRole('checkbox', { name: `Выбрать: Заказ №\u00A0${id}` }).check();
  const bar = staff.page.getByRole('group', { name: 'Выбранные заказы' });
  await bar.getByRole('button', { name: 'Объединить' }).click();
  const question = staff.page.getByRole('dialog', { name: 'Объединить два заказа' });
  await question.getByRole('radio', { name: new RegExp(`^Заказ №\\s${into}\\b`), checked: true }).waitFor();
  expect(await question.getByRole('status').innerText()).toMatch(
    new RegExp(
      `^Из\\sзаказа №\\s${from} в\\sзаказ №\\s${into} переходит 1\\sштука\\. ` +
        `Доставка, адрес и\\sцена доставки останутся от\\sзаказа №\\s${into}: Курьер по.+, ` +
        `а\\sне\\sот\\sзаказа №\\s${from}\\.`,
    ),
  );
  await question.getByRole('button', { name: 'Объединить' }).click();
  await bar.getByText(new RegExp(`^Позиции заказа №\\s${from} теперь в\\sзаказе №\\s${into}$`)).waitFor();
  await page.goto(`/orders/${into}/`);
  await expect.poll(() => linesOf(shopper)).toBe(2);
  await bar.getByRole('button', { name: 'Вернуть, как было' }).click();
  await bar.getByText(new RegExp(`^Позиции вернулись в\\sзаказ №\\s${from}$`)).waitFor();
  await page.reload();
  await expect.poll(() => linesOf(shopper)).toBe(1);
  expect([...shopper.problems(), ...staff.problems()]).toEqual([]);
});

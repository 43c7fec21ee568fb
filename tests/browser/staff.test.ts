import { describe, expect } from 'vitest';
import { beginAt } from '#tests/journeys/journey.ts';
import { badgeOf, movesOf, seesOrder, untilMoved } from '#tests/journeys/order-page.ts';
import { staffJourney } from '#tests/journeys/staff.ts';
import { it } from '#tests/support/browser/it.ts';
import { takeScreenshot, updateDocsScreenshot } from '#tests/support/browser/screenshots.ts';
import type { View, Visit } from '#tests/support/browser/visit.ts';

const wide: View = { width: 1280, scheme: 'light' };
const narrow: View = { width: 360, scheme: 'dark' };
const reason = 'Уточняем цвет у покупательницы';

describe('the demo manager with a new order of a shopper', () => {
  let shopper: Visit;
  let manager: Visit;
  let order: string;

  it.beforeAll(async ({ stay }) => {
    [shopper, manager] = await Promise.all([
      stay(narrow, { path: '/orders', phone: '9000000003' }),
      stay(wide, { path: '/item/1/', phone: '9000000002' }),
    ]);
    const created = shopper.page.getByRole('listitem').filter({ hasText: 'Новый' });
    await created
      .getByRole('link', { name: /Заказ №/ })
      .first()
      .click();
    const title = await shopper.page.getByRole('heading', { level: 1, name: /Заказ №/ }).innerText();
    order = title.replaceAll(/\D/g, '');
    return () => Promise.all([shopper.close(), manager.close()]);
  });

  it('opens it from the list of the shop', async () => {
    await beginAt(staffJourney, 'opened', { visit: manager, order });
    await takeScreenshot(manager, 'staff-order');
    await updateDocsScreenshot(manager, 'staff-order');
  });

  it('may do exactly what the table of states allows', async () => {
    await seesOrder(manager.page, 'Новый', ['Отклонить', 'Отменить заказ', 'Принять']);
    await seesOrder(shopper.page, 'Новый', ['Отменить заказ']);
  });

  it('accepts it, and the shopper sees that', async () => {
    const { page } = manager;
    await page.getByRole('button', { name: 'Принять' }).click();
    await seesOrder(page, 'Принят', [
      'Вернуть в «Новый»',
      'Запросить оплату',
      'Отклонить',
      'Отменить заказ',
      'Отметить собранным',
    ]);
    await shopper.page.reload();
    await seesOrder(shopper.page, 'Принят', ['Отменить заказ']);
  });

  it('steps back only with a reason, which the shopper can read', async () => {
    const { page } = manager;
    await page.getByRole('button', { name: 'Вернуть в «Новый»' }).click();
    const question = page.getByRole('dialog', { name: /^Перевести заказ №\s\d+ в статус «Новый»\?$/ });
    await question.getByRole('button', { name: 'Вернуть в «Новый»' }).click();
    await question.getByText('Это поле не может быть пустым.').waitFor();
    await question.getByLabel('Причина').fill(reason);
    await takeScreenshot(manager, 'staff-reason');
    await question.getByRole('button', { name: 'Вернуть в «Новый»' }).click();
    await seesOrder(page, 'Новый', ['Отклонить', 'Отменить заказ', 'Принять']);
    await shopper.page.reload();
    await shopper.page.getByText(reason).waitFor();
    await takeScreenshot(shopper, 'order-history');
  });

  it('is told why a late transition is refused', async () => {
    const { page } = manager;
    await movesOf(page).getByText('Принять').waitFor();
    const isRead = (url: URL) => url.pathname === `/api/placed-order/${order}/`;
    // Holds back what the page would learn by itself while the shopper cancels.
    let letThrough = () => undefined as void;
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route(isRead, async (route) => {
      await held;
      await route.continue();
    });
    await shopper.page.getByRole('button', { name: 'Отменить заказ' }).click();
    const cancel = shopper.page.getByRole('dialog', { name: /^Отменить заказ №\s\d+\?$/ });
    await untilMoved(shopper.page, () => cancel.getByRole('button', { name: 'Отменить заказ' }).click());
    await seesOrder(shopper.page, 'Отменён', []);

    manager.allow(/409/);
    await page.getByRole('button', { name: 'Принять' }).click();
    const question = page.getByRole('dialog', { name: /^Перевести заказ №\s\d+ в статус «Принят»\?$/ });
    await question
      .getByText(/^Запись изменилась, пока вы с\sней работали\. Теперь заказ в\sстатусе «Отменён»/)
      .waitFor();
    await takeScreenshot(manager, 'staff-refused');
    await question.getByRole('button', { name: 'Не сейчас' }).click();
    letThrough();
    await expect.poll(() => badgeOf(page).innerText()).toBe('Отменён');
  });

  it('causes no unexpected errors in the browser', () => {
    expect([...shopper.problems(), ...manager.problems()]).toEqual([]);
  });
});

import { describe, expect } from 'vitest';
import { it } from '#tests/support/browser/it.ts';
import { takeScreenshot } from '#tests/support/browser/screenshots.ts';
import type { Visit } from '#tests/support/browser/visit.ts';
import { openMenu, typeAddress } from './steps.ts';

const question = ({ page }: Visit) => page.getByRole('dialog', { name: /^Подтвердить пополнение на\s123,45\s₽\?$/ });

describe('two people of the demo who may decide payments', () => {
  let owner: Visit;
  let cashier: Visit;
  let paymentId: string;

  it.beforeAll(async ({ stay }) => {
    [owner, cashier] = await Promise.all([
      stay({ width: 1280, scheme: 'light' }, { path: '/', phone: '9000000001' }),
      stay({ width: 360, scheme: 'dark' }, { path: '/', phone: '9000000005' }),
    ]);
    return () => Promise.all([owner.close(), cashier.close()]);
  });

  it('record one for a customer whom they find by name', async () => {
    const { page } = cashier;
    await (await openMenu(cashier)).getByRole('link', { name: /Платежи клиентов/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Платежи клиентов' }).waitFor();
    await page.getByRole('button', { name: 'Записать платёж' }).click();
    const dialog = page.getByRole('dialog', { name: 'Записать платёж' });
    await dialog.getByLabel('Клиент').fill('михаил');
    await dialog.getByRole('button', { name: /Михаил Орлов/ }).click();
    await dialog.getByLabel('Сумма').fill('123,45');
    await takeScreenshot(cashier, 'record-payment');
    await dialog.getByRole('button', { name: 'Записать', exact: true }).click();
    const title = await page.getByRole('heading', { level: 1, name: /^Платёж №/ }).innerText();
    paymentId = title.replaceAll(/\D/g, '');
    await page.getByRole('main').getByText('На проверке').waitFor();
    await takeScreenshot(cashier, 'staff-payment');
  });

  it('confirm it at once: the first does, the later sees who was first', async () => {
    await typeAddress(owner.page, '/payments/all/');
    const name = new RegExp(`^Подтвердить платёж №\\s${paymentId}$`);
    for (const { page } of [owner, cashier]) await page.getByRole('button', { name }).click();
    await takeScreenshot(owner, 'staff-payments');
    await question(cashier).getByRole('button', { name: 'Подтвердить' }).click();
    await cashier.page.getByRole('main').getByText('Подтверждён').waitFor();
    owner.allow(/409/);
    await question(owner).getByRole('button', { name: 'Подтвердить' }).click();
    const told = question(owner).getByText(/^Платёж уже подтверждён: Ольга/);
    await told.waitFor();
    await takeScreenshot(owner, 'payment-decided');
    await question(owner).getByRole('button', { name: 'Закрыть' }).click();
    await expect.poll(() => owner.page.getByRole('button', { name }).count()).toBe(0);
  });

  it('see it in the shift of whoever confirmed it, against what they have counted', async () => {
    const { page } = cashier;
    await typeAddress(page, '/payments/all/');
    await page.getByRole('link', { name: 'Сверка смены' }).click();
    await page.getByRole('heading', { level: 1, name: 'Сверка смены' }).waitFor();
    const total = page.getByRole('row', { name: /^Всего/ });
    await expect.poll(() => total.innerText()).toMatch(/1\s+пополнение 123,45/);
    await page
      .getByRole('row', { name: /1\sпополнение/ })
      .first()
      .getByRole('textbox')
      .pressSequentially('123,4');
    await total.getByText(/^Не\sхватает 0,05/).waitFor();
    await page.reload();
    await total.getByText(/^Не\sхватает 0,05/).waitFor();
    await page
      .getByRole('row', { name: /1\sпополнение/ })
      .first()
      .getByRole('textbox')
      .fill('123,45');
    await total.getByText('Сходится').waitFor();
    await takeScreenshot(cashier, 'shift');
    await page.getByRole('link', { name: /^№\s/ }).click();
    await page.getByRole('heading', { level: 1, name: new RegExp(`^Платёж №\\s${paymentId}$`) }).waitFor();
  });

  it('see how many wait follow what the other decides, without a reload', async () => {
    const { page } = owner;
    await typeAddress(page, '/payments/all/');
    const tab = page.getByRole('navigation', { name: 'Статус' }).getByRole('link', { name: /^На\s+проверке/ });
    const waiting = async () => Number((await tab.innerText()).replaceAll(/\D/g, ''));
    await expect.poll(waiting).toBeGreaterThan(0);
    const before = await waiting();
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    const status = await cashier.page.evaluate(async () => {
      const authorization = `Bearer ${localStorage.getItem(`${location.host}-token`)}`;
      const headers = { authorization, 'content-type': 'application/json' };
      const answer = await fetch('/api/payment/?scope=shop&state=W&type=top_up', { headers });
      const { result } = (await answer.json()) as { result: { id: number; version: number }[] };
      const body = JSON.stringify({ state: 'C', version: result[0]?.version, reason: 'Не поступили' });
      return (await fetch(`/api/payment/${result[0]?.id}/`, { method: 'PUT', headers, body })).status;
    });
    expect(status).toBe(200);
    await expect.poll(waiting).toBe(before - 1);
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  });

  it('find one entry of it in the balance history, which leads to it', async () => {
    const { page } = owner;
    await typeAddress(page, '/balance-history/2/');
    const link = page.getByRole('link', { name: new RegExp(`^Платёж №\\s${paymentId}$`) });
    await link.first().waitFor();
    expect(await link.count()).toBe(1);
    await link.click();
    await page.getByRole('heading', { level: 1, name: /^Платёж №/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/payments/2/${paymentId}/`);
  });
});

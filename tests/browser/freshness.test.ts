import { describe, expect } from 'vitest';
import { it } from '#tests/support/browser/it.ts';
import { takeScreenshot } from '#tests/support/browser/screenshots.ts';
import type { View, Visit } from '#tests/support/browser/visit.ts';
import { openMenu, typeAddress } from './steps.ts';

const wide: View = { width: 1280, scheme: 'light' };
const typed = 'Позвонить до обеда';

/** What stands in the page's memory, and is gone with a reload. */
const mark = ({ page }: Visit) => page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
const isMarked = ({ page }: Visit) => page.evaluate(() => 'isSamePage' in globalThis);

describe('of two colleagues at once', () => {
  let watching: Visit;
  let acting: Visit;
  let order: string;

  it.beforeAll(async ({ stay }) => {
    [watching, acting] = await Promise.all([
      stay(wide, { path: '/orders?scope=shop&state=created', phone: '9000000001' }),
      stay(wide, { path: '/', phone: '9000000002' }),
    ]);
    const first = watching.page.getByRole('link', { name: /№\s\d+$/ }).first();
    order = (await first.innerText()).replaceAll(/\D/g, '');
    return () => Promise.all([watching.close(), acting.close()]);
  });

  const move = async (action: string) => {
    await typeAddress(acting.page, `/orders/${order}/`);
    await acting.page.getByRole('button', { name: action }).click();
    await acting.page.getByRole('button', { name: action }).waitFor({ state: 'detached' });
  };

  it('one sees the badge and the open list follow what the other does, without a reload', async () => {
    const { page } = watching;
    await mark(watching);
    const row = page.getByRole('link', { name: new RegExp(`№\\s${order}$`), includeHidden: true });
    const menu = await openMenu(watching);
    const waiting = async () =>
      Number((await menu.getByRole('link', { name: 'Группы заказов' }).innerText()).replaceAll(/\D/g, ''));
    const before = await waiting();
    expect([await row.count(), before > 0]).toEqual([1, true]);
    await move('Принять');
    await expect.poll(waiting).toBe(before - 1);
    await expect.poll(() => row.count()).toBe(0);
    expect(await isMarked(watching)).toBe(true);
    await page.keyboard.press('Escape');
  });

  it('one keeps what was typed while the page behind the form follows the other, and saves it', async () => {
    const { page } = watching;
    await typeAddress(page, `/orders/${order}/`);
    await page.getByRole('button', { name: 'Изменить доставку' }).click();
    const form = page.getByRole('dialog', { name: new RegExp(`^Заказ №\\s${order}$`) });
    await form.getByLabel('Внутренняя заметка').fill(typed);
    await move('Запросить оплату');
    const state = page.getByRole('main', { includeHidden: true }).getByRole('status', { includeHidden: true }).first();
    // Whether the customer's balance covers the bill depends on which order was first.
    await expect.poll(() => state.innerText()).toMatch(/^(Ожидает оплаты|Оплачен, ждёт сборки)$/);
    expect(await form.getByLabel('Внутренняя заметка').inputValue()).toBe(typed);
    await takeScreenshot(watching, 'form-kept');
    await form.getByRole('button', { name: 'Сохранить' }).click();
    await form.waitFor({ state: 'detached' });
    await page.getByText(typed, { exact: true }).waitFor();
  });

  it('a shopper sees what delivery costs now, and an open form of settings what a colleague wrote', async () => {
    const { page } = watching;
    await typeAddress(page, '/settings/delivery/');
    await page.getByRole('button', { name: 'Изменить «Почта России»' }).click();
    const form = page.getByRole('dialog', { name: 'Способ доставки' });
    await form.getByLabel('Описание').fill('До двери');
    await typeAddress(acting.page, '/item/1/');
    await acting.page.getByRole('main').getByText('Почта России').first().waitFor();
    await mark(watching);
    const changed = await page.evaluate(async () => {
      const token = localStorage.getItem(`${location.host}-token`) ?? '';
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const { result } = await (await fetch('/api/delivery/')).json();
      const { id } = result.find(({ name }: { name: string }) => name === 'Почта России');
      const body = JSON.stringify({ description: 'К подъезду', price: 777 });
      return (await fetch(`/api/delivery/${id}/`, { method: 'PUT', headers, body })).status;
    });
    expect(changed).toBe(200);
    await form.getByText('Сейчас: К подъезду').waitFor();
    await acting.page.getByRole('main').getByText(/777/).first().waitFor();
    expect(await form.getByLabel('Стоимость').inputValue()).toBe('777,00');
    expect(await form.getByLabel('Описание').inputValue()).toBe('До двери');
    await takeScreenshot(watching, 'settings-theirs');
    expect(await isMarked(watching)).toBe(true);
  });

  it('neither sees an unexpected error in the browser', () => {
    expect([...watching.problems(), ...acting.problems()]).toEqual([]);
  });
});

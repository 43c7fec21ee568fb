import { describe, expect } from 'vitest';
import { it } from '#tests/support/browser/it.ts';
import { takeScreenshot } from '#tests/support/browser/screenshots.ts';
import type { Visit } from '#tests/support/browser/visit.ts';
import { openMenu } from './steps.ts';

const rows = ({ page }: Visit) => page.getByRole('main').getByRole('row');
const field = ({ page }: Visit, name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true });
const press = ({ page }: Visit, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();
/** How many there are of all, retail and wholesale, once the page says so. Tests beside this one make customers too. */
const totals = async ({ page }: Visit) => {
  const line = page.getByText(/^\d+\u00A0клиент\S* · розница \d+ · опт \d+$/u).first();
  const [all = 0, retail = 0, wholesale = 0] = ((await line.innerText()).match(/\d+/gu) ?? []).map(Number);
  return { all, retail, wholesale };
};
const told = ({ page }: Visit, text: string | RegExp) => page.getByText(text).first().waitFor();

describe('customers of the shop', () => {
  let owner: Visit;

  it.beforeAll(async ({ stay }) => {
    owner = await stay({ width: 1280, scheme: 'light' }, { path: '/', phone: '9000000001' });
    return owner.close;
  });

  it('are listed by their last names, with how many there are of each type', async () => {
    await (await openMenu(owner)).getByRole('link', { name: 'Клиенты магазина' }).click();
    const { all, retail, wholesale } = await totals(owner);
    expect([all - retail, wholesale]).toEqual([1, 1]);
    // One row each, and the head; those far below the window aren't rendered.
    const table = owner.page.getByRole('table', { name: 'Клиенты' });
    await expect.poll(() => table.getAttribute('aria-rowcount')).toBe(String(all + 1));
    expect(await owner.page.getByRole('navigation', { name: 'Страницы списка' }).count()).toBe(0);
    const names = rows(owner).getByRole('link', { name: /^(Ирина Гладкова|Ольга Зимина|Вера Ильинская)$/u });
    expect(await names.allInnerTexts()).toEqual(['Ирина Гладкова', 'Ольга Зимина', 'Вера Ильинская']);
    await takeScreenshot(owner, 'customers');
  });

  it('are narrowed by type', async () => {
    await owner.page.getByRole('main').getByRole('combobox', { name: 'Тип' }).selectOption('Опт');
    // The head, and the only one who buys wholesale.
    await expect.poll(() => rows(owner).count()).toBe(2);
    await rows(owner).getByText('Дмитрий Корнеев').waitFor();
    await owner.page.getByRole('main').getByRole('combobox', { name: 'Тип' }).selectOption('Все типы');
  });

  it('are changed many at once, with the reason for each that is refused', async () => {
    const { page } = owner;
    const { all, retail } = await totals(owner);
    for (const name of ['Ольга Зимина', 'Вера Ильинская']) await page.getByRole('checkbox', { name }).check();
    await page.getByRole('button', { name: 'Действия' }).click();
    const drawer = page.getByRole('dialog', { name: 'Действия: 2 клиента' });
    await drawer.getByLabel('Что сделать').selectOption('Сделать оптовыми');
    await drawer.getByRole('button', { name: 'Изменить 2 клиентов' }).click();
    await page.getByText('Изменено: 1.').waitFor();
    await page.getByText('Отказано: 1').waitFor();
    await takeScreenshot(owner, 'bulk-customers');
    await page.getByRole('button', { name: 'Готово' }).click();
    await expect.poll(() => totals(owner)).toEqual({ all, retail: retail - 1, wholesale: 2 });
  });

  it('are made by staff, and then given a comment and a group', async () => {
    await owner.page.getByRole('main').getByRole('link', { name: 'Новый клиент' }).click();
    await field(owner, 'Имя').fill('Полина');
    await field(owner, 'Фамилия').fill('Абрамова');
    await field(owner, 'Телефон').fill('9005550011');
    await press(owner, 'Создать клиента');
    await owner.page.getByRole('heading', { level: 1, name: 'Карточка клиента' }).waitFor();
    await field(owner, 'Заметка').fill('Звонить вечером');
    await owner.page.getByRole('checkbox', { name: 'Менеджер' }).check();
    await press(owner, 'Сохранить');
    await told(owner, 'Сохранено: Полина Абрамова');
    await owner.page.reload();
    expect(await field(owner, 'Заметка').inputValue()).toBe('Звонить вечером');
    expect(await owner.page.getByRole('checkbox', { name: 'Менеджер' }).isChecked()).toBe(true);
  });

  it('keep what was typed when a link or Back would leave it', async () => {
    const { page } = owner;
    await field(owner, 'Фамилия').fill('Алексеева');
    for (const leave of [
      () => page.getByRole('link', { name: 'К списку клиентов' }).click(),
      () => page.goBack(),
      () => page.evaluate(() => history.go(-2)),
    ]) {
      await page.waitForFunction(() => history.state?.overlays === 1);
      await leave();
      const question = page.getByRole('dialog', { name: 'Уйти без сохранения?' });
      await question.waitFor();
      await page.keyboard.press('Escape');
      await question.waitFor({ state: 'hidden' });
      expect(await field(owner, 'Фамилия').inputValue()).toBe('Алексеева');
    }
    await field(owner, 'Фамилия').fill('Абрамова');
  });

  it('have a balance that is corrected with a reason', async () => {
    await press(owner, 'Изменить баланс');
    const dialog = owner.page.getByRole('dialog', { name: 'Изменение баланса' });
    await dialog.getByLabel('Сумма').fill('250,50');
    await dialog.getByText(/^Станет: 250,50\s₽$/).waitFor();
    await dialog.getByRole('button', { name: 'Изменить баланс' }).click();
    await dialog.getByText('Это поле не может быть пустым.').waitFor();
    await takeScreenshot(owner, 'edit-balance');
    await dialog.getByLabel('Причина').fill('Подарок');
    await dialog.getByRole('button', { name: 'Изменить баланс' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await owner.page.getByRole('link', { name: 'История баланса' }).click();
    await told(owner, 'Подарок');
    expect(new URL(owner.page.url()).pathname).toMatch(/^\/customers\/\d+\/balance-history\/$/);
  });

  it('are deleted after a question that names their balance, and let in again', async () => {
    await owner.page.getByRole('link', { name: 'Карточка' }).click();
    await press(owner, 'Удалить клиента');
    const question = owner.page.getByRole('dialog', { name: 'Удалить: Полина Абрамова?' });
    await question.getByText(/^На\sбалансе клиента 250,50\s₽\./).waitFor();
    await question.getByRole('button', { name: 'Удалить' }).click();
    await told(owner, 'Клиент удалён: Полина Абрамова');
    await takeScreenshot(owner, 'deleted-customer');
    await owner.page.getByRole('button', { name: 'Восстановить' }).click();
    await owner.page.getByRole('heading', { level: 1, name: 'Карточка клиента' }).waitFor();
    expect(await field(owner, 'Имя').inputValue()).toBe('Полина');
    expect(owner.problems()).toEqual([]);
  });
});

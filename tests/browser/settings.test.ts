import { describe, expect } from 'vitest';
import { it } from '#tests/support/browser/it.ts';
import { takeScreenshot } from '#tests/support/browser/screenshots.ts';
import type { Visit } from '#tests/support/browser/visit.ts';
import { openMenu, typeAddress } from './steps.ts';

const tab = ({ page }: Visit, name: string) =>
  page.getByRole('navigation', { name: 'Разделы настроек' }).getByRole('link', { name }).click();

describe('settings of the shop', () => {
  let owner: Visit;

  it.beforeAll(async ({ stay }) => {
    owner = await stay({ width: 360, scheme: 'light' }, { path: '/', phone: '9000000001' });
    return owner.close;
  });

  it('change the name that every page shows', async () => {
    const { page } = owner;
    await (await openMenu(owner)).getByRole('link', { name: 'Настройки сайта' }).click();
    await page.getByRole('main').getByLabel('Название').fill('Лён и мёд');
    await page.getByRole('main').getByRole('button', { name: 'Сохранить' }).click();
    await page.getByRole('banner').getByText('Лён и мёд').waitFor();
    await expect.poll(() => page.title()).toMatch(/Лён и мёд$/);
  });

  it('add a delivery method that a buyer is offered', async () => {
    const { page } = owner;
    await tab(owner, 'Способы доставки');
    await page.getByRole('button', { name: 'Добавить способ' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Название').fill('Дрон');
    await dialog.getByLabel('Стоимость').fill('700');
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('list', { name: 'Способы доставки' }).getByText('Дрон').waitFor();
    await takeScreenshot(owner, 'settings-delivery');
  });

  it('hide a page that is emptied, and publish one from a draft once its blanks are filled in', async ({ visit }) => {
    const { page } = owner;
    await tab(owner, 'Страницы');
    const row = page.getByRole('listitem').filter({ hasText: 'Возврат и' });
    const write = async (text: string) => {
      await row.getByRole('button').click();
      await page.getByRole('dialog').getByLabel('Текст').fill(text);
    };
    const save = page.getByRole('dialog').getByRole('button', { name: 'Сохранить' });
    const isClosed = () => page.getByRole('dialog').waitFor({ state: 'hidden' });
    await write('');
    await save.click();
    await isClosed();
    await row.getByText('клиенты её не\u00A0видят').waitFor();
    const guest = await visit({ width: 360, scheme: 'light' }, { path: '/info/returns/' });
    guest.allow(/404.*returns/);
    await guest.page.getByRole('heading', { level: 1, name: 'Страница не найдена' }).waitFor();
    const footer = guest.page.getByRole('navigation', { name: 'О\u00A0магазине' });
    await footer.getByRole('link', { name: 'Публичная оферта' }).waitFor();
    expect(await footer.getByRole('link', { name: 'Возврат и\u00A0обмен' }).count()).toBe(0);

    await row.getByRole('button', { name: /^Написать/ }).click();
    await page.getByRole('button', { name: 'Начать с\u00A0черновика' }).click();
    await save.click();
    await page.getByText(/^Впишите своё вместо подсказок/).waitFor();
    await takeScreenshot(owner, 'info-draft');
    await page.getByRole('dialog').getByLabel('Текст').fill('# Наши сроки\nМесяц на раздумья.');
    await save.click();
    await isClosed();
    await guest.page.reload();
    await guest.page.getByRole('heading', { level: 2, name: 'Наши сроки' }).waitFor();
    await expect.poll(() => guest.page.title()).toMatch(/^Возврат и\sобмен — /);
    await footer.getByRole('link', { name: 'Возврат и\u00A0обмен' }).waitFor();
    await takeScreenshot(guest, 'info');
  });

  it('make a permission group whose members are found by it', async () => {
    const { page } = owner;
    await tab(owner, 'Группы прав');
    await page.getByRole('button', { name: 'Добавить группу' }).click();
    const dialog = page.getByRole('dialog', { name: 'Новая группа прав' });
    await dialog.getByLabel('Название').fill('Кладовщик');
    await dialog.getByLabel('Видеть и вести закупки').check();
    await takeScreenshot(owner, 'group-form');
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await dialog.waitFor({ state: 'hidden' });
    const row = page.getByRole('listitem').filter({ hasText: 'Кладовщик' });
    await row.getByText('Видеть и вести закупки').waitFor();
    await row.getByText('Никого нет').waitFor();
    await page.getByRole('listitem').filter({ hasText: 'Кассир' }).getByRole('link', { name: '1 участник' }).click();
    await page.getByRole('heading', { level: 2, name: 'Ольга Зимина' }).waitFor();
  });

  it('tell who changed what, and put back what was before', async () => {
    const { page } = owner;
    await typeAddress(page, '/settings/audit/');
    const entry = page
      .getByRole('listitem')
      .filter({ hasText: 'Настройки магазина · Изменение' })
      .filter({ hasText: 'Лён и мёд' });
    await entry.getByText('Вера Ильинская').waitFor();
    expect((await entry.getByRole('definition').innerText()).replaceAll(/\s+/g, ' ')).toBe(
      'было Лён и глина → стало Лён и мёд',
    );
    await takeScreenshot(owner, 'settings-audit');
    await entry.getByRole('button', { name: 'Отменить' }).click();
    await page.getByRole('banner').getByText('Лён и глина').waitFor();
  });

  it('keep an owner: the last one loses no right to the settings', async () => {
    const { page } = owner;
    await typeAddress(page, '/settings/permissions-group/');
    await page.getByRole('button', { name: 'Изменить «Владелец»' }).click();
    const dialog = page.getByRole('dialog', { name: 'Группа прав' });
    await dialog.getByLabel('Менять настройки магазина').uncheck();
    owner.allow(/409/);
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await dialog.getByRole('alert').waitFor();
    expect(await dialog.getByLabel('Менять настройки магазина').isChecked()).toBe(false);
    expect(owner.problems()).toEqual([]);
  });
});

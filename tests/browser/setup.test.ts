import { describe, expect } from 'vitest';
import { it } from '#tests/support/browser/it.ts';
import { takeScreenshot } from '#tests/support/browser/screenshots.ts';
import type { Visit } from '#tests/support/browser/visit.ts';
import { type NewShop, openNewShop, signInOwner } from './new-shop.ts';
import { openMenu } from './steps.ts';

const ownerPhone = '9550000003';

describe('a new shop is set up from «Сегодня»', () => {
  let shop: NewShop;
  let owner: Visit;

  it.beforeAll(async ({ openAs }) => {
    shop = await openNewShop('Чай и мёд', ownerPhone);
    owner = await openAs({ width: 1280, scheme: 'light' }, { url: shop.url, path: '/' });
    return async () => {
      await owner.close();
      await shop.close();
    };
  });

  const list = () => owner.page.getByRole('region', { name: 'Начнём: настройте магазин' });

  /** Opens a line of the list. */
  const open = async (line: RegExp) => {
    await list().getByRole('link', { name: line }).click();
    await list().waitFor({ state: 'hidden' });
  };

  /** Returns to the list, which has so many lines done. */
  const returnTo = async (done: number) => {
    await (await openMenu(owner)).getByRole('link', { name: 'Сегодня' }).click();
    await list()
      .getByText(new RegExp(`^${done}\\sиз\\s6$`))
      .waitFor();
  };

  it('whose owner lands on it, and says what they are called', async () => {
    const { page } = owner;
    await signInOwner(owner, shop, ownerPhone);
    await list()
      .getByText(/^0\sиз\s6$/)
      .waitFor();
    expect(await page.getByText('Всё разобрано').count()).toBe(0);
    const form = page.getByRole('region', { name: 'Как вас зовут?' });
    await form.getByLabel('Имя').fill('Вера');
    await form.getByLabel('Фамилия').fill('Мостовая');
    await takeScreenshot(owner, 'setup-empty');
    await form.getByRole('button', { name: 'Сохранить' }).click();
    await form.waitFor({ state: 'hidden' });
    await page.reload();
    await list().waitFor();
    expect(await form.count()).toBe(0);
  });

  it('leads to the requisites, to a way of delivery and to a point', async () => {
    const { page } = owner;
    await open(/Реквизиты/);
    await page
      .getByRole('main')
      .getByLabel(/^Организация/)
      .fill('СБП +7 955 000-00-03');
    await page.getByRole('main').getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText('Настройки сохранены').waitFor();
    await returnTo(1);
    await open(/Способ доставки/);
    await page.getByRole('button', { name: 'Добавить способ' }).click();
    const method = page.getByRole('dialog', { name: 'Новый способ доставки' });
    await method.getByLabel('Название').fill('Самовывоз');
    await method.getByLabel('Нужен адрес').uncheck();
    await method.getByRole('button', { name: 'Сохранить' }).click();
    await method.waitFor({ state: 'hidden' });
    await returnTo(2);
    await open(/Пункт выдачи/);
    await page.getByRole('button', { name: 'Добавить пункт' }).click();
    const point = page.getByRole('dialog', { name: 'Новый пункт выдачи' });
    await point.getByLabel('Название').fill('На углу');
    await point.getByLabel('Адрес').fill('Садовая, 2');
    await point.getByRole('button', { name: 'Сохранить' }).click();
    await point.waitFor({ state: 'hidden' });
    await returnTo(3);
  });

  it('leads to a category and to an item', async () => {
    const { page } = owner;
    await open(/Категория/);
    await page.getByRole('button', { name: 'Новая категория' }).first().click();
    const category = page.getByRole('dialog', { name: 'Новая категория' });
    await category.getByLabel('Название').fill('Чай');
    await category.getByRole('button', { name: 'Сохранить' }).click();
    await category.waitFor({ state: 'hidden' });
    await returnTo(4);
    await open(/Товар/);
    await page.getByLabel('Название').fill('Улун');
    await page.getByLabel('Категория').selectOption({ label: 'Чай' });
    await page.getByLabel('Цена', { exact: true }).fill('480');
    await page.getByRole('button', { name: 'Создать товар' }).click();
    await page.getByText('Товар «Улун» создан').waitFor();
    await returnTo(5);
    await takeScreenshot(owner, 'setup-five');
  });

  it('leads to a colleague, and is gone with the last line', async () => {
    const { page } = owner;
    await open(/Сотрудник/);
    await page.getByLabel('Имя').fill('Инна');
    await page.getByLabel('Телефон').fill('9550000004');
    await page.getByRole('button', { name: 'Создать клиента' }).click();
    await page.getByRole('checkbox', { name: 'Владелец' }).check();
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText('Сохранено: Инна').waitFor();
    await (await openMenu(owner)).getByRole('link', { name: 'Сегодня' }).click();
    await page.getByRole('region', { name: 'Всё разобрано' }).waitFor();
    expect(await list().count()).toBe(0);
    expect(owner.problems()).toEqual([]);
  });
});

import type { Page } from 'playwright-core';
import { dialog, heading, type Place } from './axe-place.ts';

/** Where the owner keeps the shop itself. */
export const ofShopkeeping: readonly Place[] = [
  {
    name: 'customers',
    path: '/customers',
    // Other tests make customers too, and of a long list only the first are rendered.
    shown: (page) =>
      page
        .getByRole('main')
        .getByText(/^\+7\s\(/)
        .first()
        .waitFor(),
  },
  {
    name: 'customer',
    path: '/customers/5/edit/',
    open: ({ page }) => page.getByRole('button', { name: 'Дать отдельные права' }).click(),
    shown: (page) => page.getByRole('checkbox', { name: 'Видеть клиентов' }).waitFor(),
  },
  {
    name: 'edit-balance',
    path: '/customers/5/edit/',
    open: ({ page }) => page.getByRole('button', { name: 'Изменить баланс' }).click(),
    shown: dialog('Изменение баланса'),
  },
  ...['main', 'delivery', 'delivery-points', 'permissions-group'].map((tab) => ({
    name: `settings-${tab}`,
    path: `/settings/${tab}/`,
    shown: (page: Page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /^(Сохранить|Добавить)/ })
        .waitFor(),
  })),
  {
    name: 'settings-info',
    path: '/settings/info/',
    open: async ({ page }) => {
      await page.getByRole('button', { name: 'Изменить «Публичная оферта»' }).click();
      await page.getByRole('button', { name: 'Как увидят клиенты' }).click();
    },
    shown: (page) => page.getByRole('region', { name: 'Как увидят клиенты' }).waitFor(),
  },
  {
    name: 'settings-audit',
    path: '/settings/audit/',
    shown: (page) => page.getByText('Изменений пока нет').or(page.getByRole('definition')).first().waitFor(),
  },
  { name: 'profile', path: '/profile/', shown: (page) => page.getByText('Это устройство').waitFor() },
  {
    name: 'shop-items',
    path: '/items/',
    shown: (page) =>
      page
        .getByRole('button', { name: /^Цена, / })
        .first()
        .waitFor(),
  },
  {
    name: 'bulk-items',
    path: '/items/',
    open: async ({ page }) => {
      await page.getByRole('checkbox').nth(1).check();
      await page.getByRole('button', { name: 'Действия' }).click();
      await page.getByLabel('Что сделать').selectOption('Изменить цены на процент');
    },
    shown: (page) => page.getByRole('button', { name: 'Показать новые цены' }).waitFor(),
  },
  {
    name: 'item-form',
    path: '/item/1/edit/',
    open: async ({ page }) => {
      await page.getByRole('button', { name: 'Добавить характеристику' }).click();
      await page.keyboard.type('Объём');
      await page.getByRole('button', { name: 'Сохранить' }).click();
    },
    shown: (page) => page.getByText('Это поле не может быть пустым.').waitFor(),
  },
  { name: 'categories', path: '/categories/', shown: heading('Категории') },
  {
    name: 'category-form',
    path: '/categories/',
    open: ({ page }) => page.getByRole('button', { name: 'Новая категория' }).click(),
    shown: dialog('Новая категория'),
  },
  {
    name: 'group-form',
    path: '/settings/permissions-group/',
    open: ({ page }) => page.getByRole('button', { name: 'Изменить «Кассир»' }).click(),
    shown: dialog('Группа прав'),
  },
  { name: 'create-customer', path: '/customers/new/', shown: heading('Новый клиент') },
];

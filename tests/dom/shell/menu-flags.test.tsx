import { SideMenu } from '#app/shell/menu/side-menu.tsx';
import { menuDrawer } from '#entities/shop/overlays.ts';
import type { Permission } from '#page/shop-context.tsx';
import { someCustomer, someRetail, TestPage } from '#tests/support/dom/test-page.tsx';
import { render, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

it.each<[Permission, [label: string, href: string][]]>([
  ['get_purchase', [['Закупки', '/purchases']]],
  [
    'get_strange_orders',
    [
      ['Группы заказов', '/groups-orders'],
      ['Список заказов', '/list-orders'],
      ['Заказы магазина', '/orders?scope=shop'],
    ],
  ],
  ['get_strange_payments', [['Платежи клиентов', '/payments/all/']]],
  ['get_customers', [['Клиенты магазина', '/customers']]],
  ['edit_retail', [['Настройки сайта', '/settings/main/']]],
  ['make_delivery', [['Настройки сайта', '/settings/delivery/']]],
])('offers the holder of %s alone: %j', async (permission, sections) => {
  menuDrawer.open();
  render(
    <TestPage
      customer={{ ...someCustomer, permissions: [permission] }}
      retail={{ ...someRetail, orders_wait: 0, payments_wait: 0 }}
    >
      <SideMenu />
    </TestPage>,
  );
  const ofEverybody = [
    'Главная',
    'Каталог',
    'Понравившиеся',
    'Профиль',
    'Мои заказы',
    'Платежи',
    'История баланса',
    'Сегодня',
  ];
  const offered = () =>
    within(screen.getByRole('navigation', { name: 'Меню' }))
      .getAllByRole('link')
      .filter(({ textContent }) => !ofEverybody.includes(textContent));
  await waitFor(() => expect(offered().map((link) => [link.textContent, link.getAttribute('href')])).toEqual(sections));
});

import { outcomes, selectAll, type Step, submit } from './acts.ts';
import type { Hands } from './hands.ts';
import type { Shop } from './shop.ts';

const main = ({ page }: Hands) => page.getByRole('main');

async function readCashier(shop: Shop): Promise<{ groups: { id: number }[]; permissions: string[] }> {
  const { id } = await shop.ask<{ id: number }>('GET', '/customers/current/', undefined, 'cashier');
  return shop.ask('GET', `/customers/${id}/`);
}

async function readDelivery(shop: Shop, name: string): Promise<number> {
  const { result } = await shop.ask<{ result: { name: string; price: number }[] }>('GET', '/delivery/');
  return result.find((way) => way.name.startsWith(name))?.price ?? 0;
}

async function readMargin(shop: Shop): Promise<number> {
  return (await shop.ask<{ purchase: { bought: { margin: number } } }>('GET', '/purchases/2/')).purchase.bought.margin;
}

/** What an owner does of an evening. */
export const ownerSteps: readonly Step[] = [
  {
    id: 'debts',
    name: 'whose orders owe, from «Сегодня»',
    person: 'owner',
    path: '/today/',
    run: async (hands) => {
      await hands.click(hands.page.getByRole('link', { name: 'Заказы клиентов с\u00A0долгом' }));
      await main(hands).getByRole('heading', { level: 1, name: 'Заказы' }).waitFor();
    },
    runByKeys: async (hands) => {
      await hands.enter(hands.page.getByRole('link', { name: 'Заказы клиентов с\u00A0долгом' }));
      await main(hands).getByRole('heading', { level: 1, name: 'Заказы' }).waitFor();
    },
  },
  {
    id: 'least-sum',
    name: 'orders from 1 000 ₽ on',
    person: 'owner',
    path: '/settings/main/',
    run: async (hands) => {
      await hands.fill(hands.page.getByLabel('Минимальная сумма заказа'), '1000');
      await hands.click(main(hands).getByRole('button', { name: 'Сохранить' }));
      await hands.page.getByText('Настройки сохранены').waitFor();
    },
    runByKeys: async (hands) => {
      await hands.walkTo(hands.page.getByLabel('Минимальная сумма заказа'));
      await hands.replace('1000');
      await hands.press('Control+Enter');
      await hands.page.getByText('Настройки сохранены').waitFor();
    },
    outcome: {
      read: async (shop) => (await shop.ask<{ min_order_sum: number }>('GET', '/retail/current/')).min_order_sum,
      isRight: outcomes.is(1000),
    },
  },
  {
    id: 'delivery',
    name: 'the courier costs 400 ₽',
    person: 'owner',
    path: '/settings/delivery/',
    run: async (hands) => {
      await hands.click(hands.button(/^Изменить «Курьер/));
      await hands.fill(hands.dialog().getByLabel('Стоимость'), '400');
      await hands.click(submit(hands));
      await hands.dialog().waitFor({ state: 'detached' });
    },
    runByKeys: async (hands) => {
      await hands.enter(hands.button(/^Изменить «Курьер/));
      await hands.isAsked();
      await hands.walkTo(hands.dialog().getByLabel('Стоимость'));
      await hands.replace('400');
      await hands.press('Enter');
      await hands.dialog().waitFor({ state: 'detached' });
    },
    outcome: { read: async (shop) => readDelivery(shop, 'Курьер'), isRight: outcomes.is(400) },
  },
  {
    id: 'member',
    name: 'a cashier becomes a manager too',
    person: 'owner',
    path: '/customers?search=Зимина',
    run: async (hands) => {
      await hands.click(
        main(hands)
          .getByRole('link', { name: /Зимина/ })
          .first(),
      );
      await hands.click(hands.page.getByRole('checkbox', { name: 'Менеджер' }));
      await hands.click(main(hands).getByRole('button', { name: 'Сохранить' }));
      await hands.page.getByText(/^Сохранено: /).waitFor();
    },
    runByKeys: async (hands) => {
      await hands.press('ArrowDown');
      await hands.press('Enter');
      await hands.walkTo(hands.page.getByRole('checkbox', { name: 'Менеджер' }));
      await hands.press('Space');
      await hands.press('Control+Enter');
      await hands.page.getByText(/^Сохранено: /).waitFor();
    },
    outcome: { read: async (shop) => (await readCashier(shop)).groups.length, isRight: outcomes.by(1) },
  },
  {
    id: 'group',
    name: 'cashiers may change settings of delivery',
    person: 'owner',
    path: '/settings/permissions-group/',
    run: async (hands) => {
      await hands.click(hands.button('Изменить «Кассир»'));
      await hands.click(hands.dialog().getByRole('checkbox', { name: 'Настраивать способы доставки' }));
      await hands.click(submit(hands));
      await hands.dialog().waitFor({ state: 'detached' });
    },
    runByKeys: async (hands) => {
      await hands.enter(hands.button('Изменить «Кассир»'));
      await hands.isAsked();
      await hands.walkTo(hands.dialog().getByRole('checkbox', { name: 'Настраивать способы доставки' }));
      await hands.press('Space');
      await hands.press('Control+Enter');
      await hands.dialog().waitFor({ state: 'detached' });
    },
    outcome: {
      read: async (shop) => {
        const path = '/customers/current/';
        const { permissions } = await shop.ask<{ permissions: string[] }>('GET', path, undefined, 'cashier');
        return permissions.includes('make_delivery') ? 1 : 0;
      },
      isRight: outcomes.is(1),
    },
  },
  {
    id: 'all-prices',
    name: 'a category 5 % dearer, to whole tens',
    person: 'owner',
    path: '/items/?search=ваза',
    run: async (hands) => {
      await selectAll(hands);
      await hands.click(hands.button('Действия'));
      await hands.choose(hands.dialog().getByLabel('Что сделать'), 'Изменить цены на процент');
      await hands.choose(hands.dialog().getByLabel('Какие цены'), 'Розничные и\u00A0оптовые');
      await hands.fill(hands.dialog().getByLabel('На сколько процентов'), '5');
      await hands.choose(hands.dialog().getByLabel('Округлить'), 'До 10');
      await hands.click(submit(hands));
      await hands.click(hands.button('Изменить цены на +5\u00A0%'));
      await hands.finish();
    },
    // 1 890 and 5 % are 1 984.50.
    outcome: { read: async (shop) => shop.countPriced('ваза', 1980), isRight: outcomes.by(1) },
  },
  {
    id: 'undo',
    name: 'all of that taken back',
    person: 'owner',
    path: '/settings/audit/',
    run: async (hands) => {
      await hands.click(main(hands).getByRole('link', { name: 'Массовое изменение' }).first());
      await hands.click(hands.button('Отменить всё изменение'));
      await hands.click(hands.dialog().getByRole('button', { name: /^Вернуть \d/ }));
      await hands.finish();
    },
    outcome: { read: async (shop) => shop.countPriced('ваза', 1980), isRight: outcomes.by(-1) },
  },
  {
    id: 'price-list',
    name: 'the price list as an Excel file',
    person: 'owner',
    path: '/items/',
    run: async (hands) => {
      await hands.click(hands.button('Экспорт списка'));
      await hands.click(hands.page.getByRole('menuitem', { name: /Excel \(\.xlsx/ }));
      await hands.page.getByText(/^Файл .* сохранён$/).waitFor();
    },
    runByKeys: async (hands) => {
      await hands.enter(hands.button('Экспорт списка'));
      await hands.page.locator('[role=menuitem]:focus').waitFor();
      await hands.press('Enter');
      await hands.page.getByText(/^Файл .* сохранён$/).waitFor();
    },
  },
  {
    id: 'margin',
    name: 'what a purchase earns: 1 500 ₽ paid for one',
    person: 'owner',
    path: '/today/',
    run: async (hands) => {
      await hands.click(hands.page.getByRole('link', { name: /^Фартуки/ }));
      await hands.click(hands.page.getByRole('textbox', { name: /^Цена закупки/ }).first());
      await hands.type('1500');
      await hands.press('Enter');
      await hands.page.getByText(/ · маржа/).waitFor();
    },
    runByKeys: async (hands) => {
      await hands.enter(hands.page.getByRole('link', { name: /^Фартуки/ }));
      await hands.walkTo(hands.page.getByRole('textbox', { name: /^Цена закупки/ }).first());
      await hands.type('1500');
      await hands.press('Enter');
      await hands.page.getByText(/ · маржа/).waitFor();
    },
    // 2 190 less 1 500.
    outcome: { read: readMargin, isRight: outcomes.is(690) },
  },
  {
    id: 'day-margin',
    name: '«Сегодня» has what it earns',
    person: 'owner',
    path: '/purchases/2/list-orders/',
    run: async (hands) => {
      await hands.click(hands.page.getByRole('link', { name: 'Сегодня' }).first());
      await hands.page
        .getByText(/маржа\s690/)
        .first()
        .waitFor();
    },
    runByKeys: async (hands) => {
      await hands.press('Alt+1');
      await hands.page
        .getByText(/маржа\s690/)
        .first()
        .waitFor();
    },
  },
  {
    id: 'changes',
    name: 'who changed the delivery, and to what',
    person: 'owner',
    path: '/settings/audit/',
    run: async (hands) => {
      await hands.choose(hands.page.getByLabel('Что меняли'), 'Способ доставки');
      await main(hands).getByText(/400/).first().waitFor();
    },
  },
];

import { SmsRu } from '#tests/support/server/sms-ru.ts';
import { outcomes, type Step, submit } from './acts.ts';
import type { Hands } from './hands.ts';
import type { Shop } from './shop.ts';

/** Who has the shop, and who buys there. */
export const emptyPhones = { owner: '9550000001', shopper: '9550000002' } as const;

const list = ({ page }: Hands) => page.getByRole('region', { name: 'Начнём: настройте магазин' });
const main = ({ page }: Hands) => page.getByRole('main');

/** Opens a line of the checklist. */
const openLine = (hands: Hands, line: RegExp) => hands.click(list(hands).getByRole('link', { name: line }));

/** How many lines of the checklist are done; all of them, once it is gone. */
async function countDone(shop: Shop): Promise<number> {
  const { setup } = await shop.ask<{ setup: { is_done: boolean }[] | null }>('GET', '/retail/day/');
  return setup ? setup.filter(({ is_done: isDone }) => isDone).length : 6;
}

/** The one order of the shop: its state, and whether its customer's money covers it. */
async function readOrder(shop: Shop): Promise<string> {
  const path = '/placed-order/?scope=shop';
  const { result } = await shop.ask<{ result: { state: string; is_covered: boolean }[] }>('GET', path);
  const [order] = result;
  return order ? `${order.state}${order.is_covered ? ', paid' : ''}` : 'none';
}

/** Asks to be called in the login dialog, by a phone. */
async function askForCall(hands: Hands, phone: string): Promise<void> {
  await hands.click(hands.dialog('Вход по телефону').getByLabel('Телефон', { exact: true }));
  await hands.type(phone);
  await hands.click(hands.dialog().getByRole('button', { name: 'Продолжить' }));
  await hands.page.getByLabel('Код из номера').waitFor();
  await hands.page.keyboard.type('0417');
  hands.tally.keys += 4;
}

async function openLogin(hands: Hands): Promise<void> {
  await hands.click(hands.button('Открыть меню'));
  await hands.click(hands.dialog('Меню').getByRole('button', { name: 'Войти' }));
}

/** One more line of the checklist is done. */
const done = { read: countDone, isRight: outcomes.by(1) };

/** An empty shop in production, from its owner's first sign-in to the first order that is paid. */
export const emptySteps: readonly Step[] = [
  {
    id: 'sign-in',
    name: 'the owner signs in and says a name',
    person: 'owner',
    path: '/',
    run: async (hands, { sms }) => {
      await openLogin(hands);
      await askForCall(hands, emptyPhones.owner);
      await hands.dialog('Позвоните нам').getByRole('link', { name: /^\+7/ }).waitFor();
      for (const number of SmsRu.numbers) sms?.receive(`7${emptyPhones.owner}`, number);
      const form = hands.page.getByRole('region', { name: 'Как вас зовут?' });
      await hands.fill(form.getByLabel('Имя'), 'Вера');
      await hands.fill(form.getByLabel('Фамилия'), 'Мостовая');
      await hands.click(form.getByRole('button', { name: 'Сохранить' }));
      await form.waitFor({ state: 'hidden' });
    },
  },
  {
    id: 'requisites',
    name: 'requisites of payments',
    person: 'owner',
    path: '/today/',
    run: async (hands) => {
      await openLine(hands, /Реквизиты/);
      await hands.fill(main(hands).getByLabel(/^Организация/), 'СБП +7 955 000-00-01');
      await hands.click(main(hands).getByRole('button', { name: 'Сохранить' }));
      await hands.page.getByText('Настройки сохранены').waitFor();
    },
    outcome: done,
  },
  {
    id: 'way',
    name: 'orders are fetched from a point',
    person: 'owner',
    path: '/today/',
    run: async (hands) => {
      await openLine(hands, /Способ доставки/);
      await hands.click(hands.button('Добавить способ'));
      await hands.fill(hands.dialog().getByLabel('Название'), 'Самовывоз');
      const needsAddress = hands.dialog().getByLabel('Нужен адрес');
      if (await needsAddress.isChecked()) await hands.click(needsAddress);
      await hands.click(submit(hands));
      await hands.dialog().waitFor({ state: 'detached' });
    },
    outcome: done,
  },
  {
    id: 'point',
    name: 'a pickup point',
    person: 'owner',
    path: '/today/',
    run: async (hands) => {
      await openLine(hands, /Пункт выдачи/);
      await hands.click(hands.button('Добавить пункт'));
      await hands.fill(hands.dialog().getByLabel('Название'), 'На углу');
      await hands.fill(hands.dialog().getByLabel('Адрес'), 'Садовая, 2');
      await hands.click(submit(hands));
      await hands.dialog().waitFor({ state: 'detached' });
    },
    outcome: done,
  },
  {
    id: 'category',
    name: 'a category',
    person: 'owner',
    path: '/today/',
    run: async (hands) => {
      await openLine(hands, /Категория/);
      await hands.click(hands.button('Новая категория').first());
      await hands.isAsked();
      await hands.type('Посуда');
      await hands.click(submit(hands));
      await hands.dialog().waitFor({ state: 'detached' });
    },
    outcome: done,
  },
  {
    id: 'item',
    name: 'an item with a price',
    person: 'owner',
    path: '/today/',
    run: async (hands) => {
      await openLine(hands, /Товар/);
      await hands.fill(hands.page.getByLabel('Название'), 'Кувшин');
      await hands.choose(hands.page.getByLabel('Категория'), 'Посуда');
      await hands.fill(hands.page.getByLabel('Цена', { exact: true }), '1200');
      await hands.click(hands.button('Создать товар'));
      await hands.page.getByText('Товар «Кувшин» создан').waitFor();
    },
    outcome: done,
  },
  {
    id: 'staff',
    name: 'a colleague, and the list is gone',
    person: 'owner',
    path: '/today/',
    run: async (hands) => {
      await openLine(hands, /Сотрудник/);
      await hands.fill(hands.page.getByLabel('Имя'), 'Инна');
      await hands.fill(hands.page.getByLabel('Телефон'), '9550000004');
      await hands.click(hands.button('Создать клиента'));
      await hands.click(hands.page.getByRole('checkbox', { name: 'Владелец' }));
      await hands.click(main(hands).getByRole('button', { name: 'Сохранить' }));
      await hands.page.getByText('Сохранено: Инна').waitFor();
    },
    outcome: done,
  },
  {
    id: 'order',
    name: 'a shopper signs in and orders',
    person: 'shopper',
    path: '/catalog/',
    run: async (hands) => {
      await hands.click(hands.button('В корзину: Кувшин'));
      await hands.click(hands.button(/^Корзина/));
      await hands.click(hands.dialog('Корзина').getByRole('button', { name: 'Оформить заказ', exact: true }));
      await askForCall(hands, emptyPhones.shopper);
      const checkout = hands.dialog('Оформление заказа');
      await hands.click(checkout.getByRole('radio', { name: /Самовывоз/ }));
      await hands.fill(checkout.getByLabel('Получатель', { exact: true }), 'Нина Мостовая');
      await hands.click(checkout.getByRole('button', { name: /^Оформить заказ · 1\s200\s₽$/ }));
      await hands.page.getByRole('heading', { level: 1, name: 'Заказ оформлен' }).waitFor();
    },
    outcome: { read: readOrder, isRight: outcomes.is('created') },
  },
  {
    id: 'bill',
    name: 'the owner accepts it and asks for the money',
    person: 'owner',
    path: '/today/',
    run: async (hands) => {
      await hands.click(hands.page.getByRole('link', { name: /Принять нов/ }).first());
      await hands.click(hands.button('Принять').first());
      await hands.finish();
      await hands.click(hands.button('Готово'));
      await hands.click(hands.page.getByRole('link', { name: /^Приняты/ }).first());
      await hands.click(hands.page.getByRole('link', { name: /№\s1$/ }).first());
      await hands.click(hands.button(/Запросить оплату/).first());
      if (await hands.dialog().isVisible()) await hands.click(submit(hands));
    },
    outcome: { read: readOrder, isRight: outcomes.is('need_pay') },
  },
  {
    id: 'tell',
    name: 'the shopper tells that it was paid',
    person: 'shopper',
    path: '/orders',
    run: async (hands) => {
      await hands.click(hands.page.getByRole('link', { name: /№\s1$/ }).first());
      await hands.click(hands.button(/^Пополнить/).first());
      const dialog = hands.dialog('Пополнение баланса');
      await dialog.waitFor();
      if ((await dialog.getByLabel('Сумма').inputValue()) === '') await hands.fill(dialog.getByLabel('Сумма'), '1200');
      await hands.click(submit(hands));
      await hands.page.getByText('Заявка на пополнение отправлена').waitFor();
    },
    outcome: { read: async (shop) => shop.countPayments('W'), isRight: outcomes.is(1) },
  },
  {
    id: 'paid',
    name: 'the owner confirms the money: the order is paid',
    person: 'owner',
    path: '/today/',
    run: async (hands) => {
      await hands.click(hands.page.getByRole('link', { name: /Проверить платёж/ }).first());
      await hands.click(hands.button(/^Подтвердить платёж/).first());
      await hands.click(hands.dialog().getByRole('button', { name: 'Подтвердить' }));
      await hands.page
        .getByText(/Платежей на проверке нет|Ничего|Подтверждён/)
        .first()
        .waitFor();
    },
    outcome: { read: readOrder, isRight: outcomes.is('need_pay, paid') },
  },
];

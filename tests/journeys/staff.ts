import { expect } from 'vitest';
import { setup } from 'xstate';
import { openMenu } from '#tests/browser/steps.ts';
import type { Visit } from '#tests/support/browser/visit.ts';
import { given } from '#tests/support/given.ts';
import type { Journey } from './journey.ts';
import { badgeOf, movesOf, seesOrder, untilMoved } from './order-page.ts';

type WithPage = Pick<Visit, 'page'>;

/** A manager, signed in, with the number of a new order: of a teapot, and of two of what is on a photo. */
interface Staff {
  visit: WithPage;
  order: string;
  /** Where the path comes to money: a cashier, signed in, the top-up by 4000 that waits, and its customer's phone. */
  till?: { visit: WithPage; payment: number; phone: string };
}

const machine = setup({
  types: {} as {
    events: {
      type:
        | 'list.opened'
        | 'order.opened'
        | 'order.accepted'
        | 'photo.priced'
        | 'order.billed'
        | 'lines.sent'
        | 'purchase.opened'
        | 'purchase.stopped'
        | 'purchase.sent'
        | 'purchase.received'
        | 'topUp.confirmed'
        | 'order.collected'
        | 'order.delivered'
        | 'order.handedOver'
        | 'order.completed'
        | 'refund.recorded'
        | 'refund.confirmed';
    };
  },
}).createMachine({
  id: 'staff',
  initial: 'atWork',
  states: {
    atWork: { on: { 'list.opened': 'listed' } },
    listed: { on: { 'order.opened': 'opened' } },
    opened: { on: { 'order.accepted': 'accepted' } },
    accepted: { on: { 'photo.priced': 'priced' } },
    priced: { on: { 'order.billed': 'billed', 'order.collected': 'collectedUnpaid' } },
    collectedUnpaid: { on: { 'topUp.confirmed': 'collected' } },
    billed: { on: { 'lines.sent': 'linesSent' } },
    linesSent: { on: { 'purchase.opened': 'purchaseOpen' } },
    purchaseOpen: { on: { 'purchase.stopped': 'purchaseStopped' } },
    purchaseStopped: { on: { 'purchase.sent': 'purchaseSent' } },
    purchaseSent: { on: { 'purchase.received': 'purchaseReceived' } },
    purchaseReceived: { on: { 'order.opened': 'arrived' } },
    arrived: { on: { 'topUp.confirmed': 'paid' } },
    paid: { on: { 'order.collected': 'collected' } },
    collected: { on: { 'order.delivered': 'onItsWay' } },
    onItsWay: { on: { 'order.handedOver': 'done' } },
    done: { on: { 'order.completed': 'completed' } },
    completed: { on: { 'refund.recorded': 'refundInCheck' } },
    refundInCheck: { on: { 'refund.confirmed': 'refunded' } },
    refunded: {},
  },
});

/** From the shop's list to an order that was bought, paid and handed over, and the rest of its money paid back. */
export const staffJourney: Journey<typeof machine, Staff> = {
  machine,
  on({ visit, order, till }) {
    const { page } = visit;
    const main = page.getByRole('main');
    const link = main.getByRole('link', { name: new RegExp(`№\\s${order}$`) });
    const move = (verb: string) => untilMoved(page, () => movesOf(page).getByText(verb, { exact: true }).click());
    const says = (text: string) => main.getByText(text).first().waitFor();
    const actOnPurchase = (verb: string | RegExp) =>
      page.getByRole('group', { name: 'Действия с закупкой' }).getByRole('button', { name: verb }).click();
    const seesPurchase = async (state: string, pieces: string) => {
      await expect.poll(() => badgeOf(page).innerText()).toBe(state);
      await says(pieces);
    };
    const money = () => {
      const cashier = given(till, 'cashier for a path that comes to money');
      return { ...cashier, page: cashier.visit.page, main: cashier.visit.page.getByRole('main') };
    };
    const confirm = async (question: RegExp, payment: RegExp) => {
      const { page: at, main: list } = money();
      await list.getByRole('button', { name: payment }).click();
      const dialog = at.getByRole('dialog', { name: question });
      await dialog.getByRole('button', { name: 'Подтвердить' }).click();
      await dialog.waitFor({ state: 'detached' });
    };
    const seesRefund = async (state: string, balance: string) => {
      const { page: at, main: payment } = money();
      await expect.poll(() => badgeOf(at).innerText()).toBe(state);
      await payment.getByText(/^−920\s₽$/).waitFor();
      await says(`Списано 3 080 ₽. Баланс клиента: ${balance}`);
    };
    const afterCollecting = [
      'Вернуть в «Принят»',
      'Запросить оплату',
      'Отменить заказ',
      'Отметить выполненным',
      'Передать в доставку',
    ];
    return {
      events: {
        'list.opened': async () => (await openMenu(visit)).getByRole('link', { name: 'Заказы магазина' }).click(),
        'order.opened': () => link.first().click(),
        'order.accepted': () => move('Принять'),
        'photo.priced': async () => {
          await main.getByRole('button', { name: 'Указать цену: Синюю, если есть' }).click();
          const price = main.getByLabel('Цена за штуку');
          await price.fill('150');
          await price.press('Enter');
        },
        'order.billed': () => move('Запросить оплату'),
        'lines.sent': () => main.getByRole('button', { name: 'В закупку магазина' }).click(),
        'purchase.opened': () =>
          main
            .getByRole('link', { name: /^Закупка \d/ })
            .first()
            .click(),
        'purchase.stopped': () => actOnPurchase('Закрыть для заказов'),
        'purchase.sent': () => actOnPurchase('Отправить поставщику'),
        'purchase.received': () => actOnPurchase(/^Все пришли: 3\sшт\.$/),
        'topUp.confirmed': async () => {
          await (await openMenu(money().visit)).getByRole('link', { name: /Платежи клиентов/ }).click();
          await confirm(
            /^Подтвердить пополнение на\s4\s000\s₽\?$/,
            new RegExp(`^Подтвердить платёж №\\s${money().payment}$`),
          );
        },
        'order.collected': () => move('Отметить собранным'),
        'order.delivered': () => move('Передать в доставку'),
        'order.handedOver': () => move('Отметить выполненным'),
        'order.completed': () => move('Завершить'),
        'refund.recorded': async () => {
          const { page: at, phone } = money();
          await at.getByRole('button', { name: 'Записать платёж' }).click();
          const dialog = at.getByRole('dialog', { name: 'Записать платёж' });
          await dialog.getByLabel('Клиент').fill(phone);
          await dialog.getByRole('button', { name: /Анна/ }).click();
          await dialog.getByLabel('Вид').selectOption('Возврат');
          await dialog.getByLabel('Сумма').fill('920');
          await dialog.getByRole('button', { name: 'Записать', exact: true }).click();
          await dialog.waitFor({ state: 'detached' });
        },
        'refund.confirmed': () => confirm(/^Подтвердить возврат 920\s₽\?$/, /^Подтвердить платёж №/),
      },
      states: {
        atWork: () => page.getByRole('button', { name: 'Открыть меню' }).waitFor(),
        listed: async () => {
          await page.getByRole('heading', { level: 1, name: 'Заказы' }).waitFor();
          await link.waitFor();
        },
        opened: () => seesOrder(page, 'Новый', ['Отклонить', 'Отменить заказ', 'Принять']),
        accepted: async () => {
          await seesOrder(page, 'Принят', ['Вернуть в «Новый»', 'Отклонить', 'Отменить заказ']);
          await says('Мешает: укажите цену: фото (строка 2).');
        },
        priced: () =>
          seesOrder(page, 'Принят', [
            'Вернуть в «Новый»',
            'Запросить оплату',
            'Отклонить',
            'Отменить заказ',
            'Отметить собранным',
          ]),
        collectedUnpaid: () =>
          seesOrder(page, 'Собран, ждёт оплаты', ['Вернуть в «Принят»', 'Запросить оплату', 'Отменить заказ']),
        billed: async () => {
          await seesOrder(page, 'Ожидает оплаты', ['Вернуть в «Принят»', 'Отменить заказ']);
          await says('Списано 3 080 ₽. Долг клиента: 3 080 ₽. Пополнение 4 000 ₽ на проверке');
        },
        linesSent: async () => {
          await says('Отправлено в закупку');
          await seesOrder(page, 'Ожидает оплаты', ['Вернуть в «Принят»', 'Отменить заказ']);
        },
        purchaseOpen: () => seesPurchase('Открыта', '0 из 3 шт. пришло'),
        purchaseStopped: () => seesPurchase('Набрана', '0 из 3 шт. пришло'),
        purchaseSent: () => seesPurchase('Отправлена', '0 из 3 шт. пришло'),
        purchaseReceived: () => seesPurchase('Получена', '3 из 3 шт. пришло'),
        arrived: async () => {
          await seesOrder(page, 'Ожидает оплаты', ['Вернуть в «Принят»', 'Отменить заказ']);
          await says('Мешает: баланс клиента не покрывает заказ: не хватает 3 080 ₽.');
        },
        paid: () =>
          seesOrder(
            page,
            'Оплачен, ждёт сборки',
            [
              'Вернуть в «Принят»',
              'Отменить заказ',
              'Отметить выполненным',
              'Отметить собранным',
              'Передать в доставку',
            ].toSorted(),
          ),
        collected: () => seesOrder(page, 'Собран, оплачен', afterCollecting),
        onItsWay: () => seesOrder(page, 'Доставляется', ['Вернуть в «Собран»', 'Отметить выполненным']),
        done: () => seesOrder(page, 'Выполнен', ['Вернуть в «Доставляется»', 'Вернуть в «Собран»', 'Завершить']),
        completed: async () => {
          await seesOrder(page, 'Завершён', []);
          await says('Списано 3 080 ₽. Баланс клиента: 920 ₽');
        },
        refundInCheck: () => seesRefund('На проверке', '920 ₽. Возврат 920 ₽ на проверке'),
        refunded: () => seesRefund('Подтверждён', '0 ₽'),
      },
    };
  },
};

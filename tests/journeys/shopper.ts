import { expect } from 'vitest';
import { setup } from 'xstate';
import { isSignedIn, openCart, openMenu, signIn, signInFromMenu } from '#tests/browser/steps.ts';
import type { ApiSession } from '#tests/support/browser/call-api.ts';
import type { Visit } from '#tests/support/browser/visit.ts';
import { given } from '#tests/support/given.ts';
import type { Journey } from './journey.ts';
import { movesOf, seesOrder, untilMoved } from './order-page.ts';
import { confirmTopUp, moveOrder } from './shop-acts.ts';
import { signInByNetwork, signInByOwnCall } from './ways-in.ts';

/** Who shops. */
interface Shopper {
  visit: Pick<Visit, 'page' | 'view'>;
  /** Where the path signs in: a phone that nobody has signed in with for a minute. */
  phone?: string;
  /** Where the path follows an order: who answers it at the shop. */
  staff?: ApiSession;
}

const machine = setup({
  types: {} as {
    events: {
      type:
        | 'item.searched'
        | 'item.opened'
        | 'item.added'
        | 'openedItem.added'
        | 'signed.in'
        | 'checkout.opened'
        | 'code.entered'
        | 'shop.called'
        | 'network.asked'
        | 'order.placed'
        | 'order.opened'
        | 'order.canceled'
        | 'shop.billed'
        | 'topUp.sent'
        | 'payments.opened'
        | 'payment.withdrawn'
        | 'shop.confirmed'
        | 'shop.handedOver';
    };
  },
}).createMachine({
  id: 'shopper',
  initial: 'guest',
  states: {
    guest: { on: { 'item.searched': 'found', 'signed.in': 'signedIn' } },
    found: { on: { 'item.added': 'guestWithCart', 'item.opened': 'itemOpened' } },
    itemOpened: { on: { 'openedItem.added': 'guestWithCart' } },
    signedIn: { on: { 'item.searched': 'foundSignedIn' } },
    foundSignedIn: { on: { 'item.added': 'withCart' } },
    guestWithCart: { on: { 'signed.in': 'withCart', 'checkout.opened': 'askedToSignIn' } },
    askedToSignIn: { on: { 'code.entered': 'checkout', 'shop.called': 'checkout', 'network.asked': 'checkout' } },
    withCart: { on: { 'checkout.opened': 'checkout' } },
    checkout: { on: { 'order.placed': 'ordered' } },
    ordered: { on: { 'order.opened': 'orderNew' } },
    orderNew: { on: { 'order.canceled': 'orderCanceled', 'shop.billed': 'orderBilled' } },
    orderCanceled: {},
    orderBilled: { on: { 'topUp.sent': 'topUpInCheck' } },
    topUpInCheck: { on: { 'payments.opened': 'paymentsListed', 'shop.confirmed': 'orderPaid' } },
    paymentsListed: { on: { 'payment.withdrawn': 'paymentWithdrawn' } },
    paymentWithdrawn: {},
    orderPaid: { on: { 'shop.handedOver': 'orderDone' } },
    orderDone: {},
  },
});

const teapot = 'Чайник заварочный «Снегирь», 900 мл';
const cartOfOne = 'Корзина: 1 товар на 2 490 ₽';

/** From a guest to an order of a teapot, which is paid and handed over, or taken back. */
export const shopperJourney: Journey<typeof machine, Shopper> = {
  machine,
  on({ visit, ...more }) {
    const { page } = visit;
    const phone = () => given(more.phone, 'phone to sign in with');
    const staff = () => given(more.staff, 'somebody at the shop');
    const main = page.getByRole('main');
    const toCart = main.getByRole('button', { name: `В корзину: ${teapot}` });
    const checkout = page.getByRole('dialog', { name: 'Оформление заказа' });
    const order = async () => {
      const heading = await main.getByRole('heading', { level: 1 }).innerText();
      return given(/№\s(\d+)/.exec(heading)?.[1], `number of an order in «${heading}»`);
    };
    const says = (text: string) => main.getByText(text).first().waitFor();
    const sees = async (cart: string, signedIn: boolean) => {
      await page.getByRole('button', { name: cart, exact: true }).waitFor();
      expect(await isSignedIn(page)).toBe(signedIn);
    };
    // Cards on a phone, a table on wide screens.
    const payment = main.getByRole('listitem').or(main.getByRole('row')).filter({ hasText: 'Пополнение' });
    const withdraw = main.getByRole('button', { name: /^Отозвать платёж №\s\d+$/ });
    return {
      events: {
        'item.searched': async () => {
          // On wide screens it is open already.
          if (visit.view.width === 360) await page.getByRole('button', { name: 'Поиск', exact: true }).click();
          const field = page.getByRole('combobox', { name: 'Поиск по каталогу' });
          await field.fill('снегирь');
          await field.press('Enter');
        },
        'item.opened': () => main.getByRole('link', { name: teapot }).click(),
        'item.added': () => toCart.click(),
        'openedItem.added': () => main.getByRole('button', { name: 'В корзину', exact: true }).click(),
        'signed.in': () => signInFromMenu(visit, phone()),
        'checkout.opened': async () =>
          (await openCart(visit)).getByRole('button', { name: 'Оформить заказ', exact: true }).click(),
        'code.entered': () => signIn(visit, phone()),
        'shop.called': () => signInByOwnCall(page, phone()),
        'network.asked': () => signInByNetwork(page, `Анна ${phone()}`),
        'order.placed': async () => {
          await checkout.getByRole('radio', { name: /Курьер по городу/ }).check();
          await checkout.getByLabel('Адрес доставки').fill('Санкт-Петербург, Садовая улица, 1');
          await checkout.getByLabel('Получатель', { exact: true }).fill('Анна Шопова');
          await checkout.getByLabel('Телефон получателя').fill('9000000003');
          await checkout.getByRole('button', { name: 'Оформить заказ · 2 840 ₽' }).click();
        },
        'order.opened': () => main.getByRole('link', { name: 'Открыть заказ' }).click(),
        'order.canceled': async () => {
          await movesOf(page).getByText('Отменить заказ').click();
          const question = page.getByRole('dialog', { name: /^Отменить заказ №\s\d+\?$/ });
          await untilMoved(page, () => question.getByRole('button', { name: 'Отменить заказ' }).click());
        },
        'shop.billed': async () => moveOrder(staff(), await order(), ['accepted', 'need_pay']),
        'topUp.sent': async () => {
          await main.getByRole('button', { name: 'Пополнить на 2 840 ₽' }).click();
          const dialog = page.getByRole('dialog', { name: 'Пополнение баланса' });
          await dialog.getByText('Карта', { exact: true }).click();
          await dialog.getByRole('button', { name: 'Пополнить на 2 840 ₽' }).click();
          await dialog.getByText('Заявка на пополнение отправлена').waitFor();
          await dialog.getByRole('button', { name: 'Готово' }).click();
          await dialog.waitFor({ state: 'detached' });
        },
        'payments.opened': async () => (await openMenu(visit)).getByRole('link', { name: 'Платежи' }).click(),
        'payment.withdrawn': async () => {
          await withdraw.click();
          const question = page.getByRole('dialog', { name: 'Отозвать пополнение?' });
          await question.getByRole('button', { name: 'Отозвать' }).click();
        },
        'shop.confirmed': async () => confirmTopUp(staff(), await order()),
        'shop.handedOver': async () => moveOrder(staff(), await order(), ['collected', 'delivery', 'done']),
      },
      states: {
        guest: () => sees('Корзина', false),
        found: async () => {
          await main.getByRole('heading', { level: 1, name: '«снегирь»' }).waitFor();
          await toCart.waitFor();
        },
        itemOpened: async () => {
          await main.getByRole('heading', { level: 1, name: teapot }).waitFor();
          expect(await page.title()).toBe(`${teapot} — Лён и глина`);
        },
        signedIn: () => sees('Корзина', true),
        foundSignedIn: () => toCart.waitFor(),
        guestWithCart: () => sees(cartOfOne, false),
        withCart: () => sees(cartOfOne, true),
        askedToSignIn: () => page.getByRole('dialog', { name: 'Вход по телефону' }).waitFor(),
        checkout: () => checkout.getByRole('radio', { name: /Курьер по городу/ }).waitFor(),
        ordered: async () => {
          await page.getByRole('heading', { level: 1, name: 'Заказ оформлен' }).waitFor();
          expect(new URL(page.url()).pathname).toBe('/checkout-complete/');
          await checkout.waitFor({ state: 'detached' });
          await page.getByRole('button', { name: 'Корзина', exact: true }).waitFor();
        },
        orderNew: async () => {
          await seesOrder(page, 'Новый', ['Отменить заказ']);
          await says('К оплате 2 840 ₽');
        },
        orderCanceled: () => seesOrder(page, 'Отменён', []),
        orderBilled: async () => {
          await seesOrder(page, 'Ожидает оплаты', []);
          await says('Списано 2 840 ₽. Долг 2 840 ₽');
        },
        topUpInCheck: () => says('Пополнение на 2 840 ₽ уже на проверке.'),
        paymentsListed: async () => {
          await payment
            .filter({ hasText: /\+2\s840\s₽/ })
            .filter({ hasText: 'На проверке' })
            .waitFor();
          expect(await payment.count()).toBe(1);
        },
        paymentWithdrawn: async () => {
          await payment.filter({ hasText: 'Отменён' }).waitFor();
          await withdraw.waitFor({ state: 'detached' });
        },
        orderPaid: async () => {
          await seesOrder(page, 'Оплачен, ждёт сборки', []);
          await says('Оплачено с баланса: 2 840 ₽');
        },
        orderDone: () => seesOrder(page, 'Выполнен', []),
      },
    };
  },
};

import { expect } from 'vitest';
import { setup } from 'xstate';
import { isSignedIn, openCart, signIn, signInFromMenu, typeAddress } from '#tests/browser/steps.ts';
import type { Visit } from '#tests/support/browser/visit.ts';
import type { Journey } from './journey.ts';

/** Who shops: a phone that nobody has signed in with for a minute, where the path signs in. */
interface Shopper {
  visit: Pick<Visit, 'page'>;
  phone?: string;
}

const machine = setup({
  types: {} as {
    events: { type: 'signed.in' | 'item.added' | 'checkout.opened' | 'phone.confirmed' | 'order.placed' };
  },
}).createMachine({
  id: 'shopper',
  initial: 'guest',
  states: {
    guest: { on: { 'signed.in': 'signedIn', 'item.added': 'guestWithCart' } },
    signedIn: { on: { 'item.added': 'withCart' } },
    guestWithCart: { on: { 'signed.in': 'withCart', 'checkout.opened': 'askedToSignIn' } },
    askedToSignIn: { on: { 'phone.confirmed': 'checkout' } },
    withCart: { on: { 'checkout.opened': 'checkout' } },
    checkout: { on: { 'order.placed': 'ordered' } },
    ordered: {},
  },
});

/** From a guest to a placed order of a teapot. */
export const shopperJourney: Journey<typeof machine, Shopper> = {
  machine,
  on({ visit, phone }) {
    const { page } = visit;
    const checkout = page.getByRole('dialog', { name: 'Оформление заказа' });
    const own = () => {
      if (phone === undefined) throw new Error('This path signs in: it needs a phone');
      return phone;
    };
    const seesCart = async (name: string) => {
      await page.getByRole('button', { name, exact: true }).waitFor();
    };
    const isIn = async (signedIn: boolean) => expect(await isSignedIn(page)).toBe(signedIn);
    const teapot = 'Корзина: 1 товар на 2 490 ₽';
    return {
      events: {
        'signed.in': () => signInFromMenu(visit, own()),
        'item.added': async () => {
          await typeAddress(page, '/catalog/?search=снегирь');
          await page.getByRole('button', { name: 'В корзину: Чайник заварочный «Снегирь», 900 мл' }).click();
        },
        'checkout.opened': async () =>
          (await openCart(visit)).getByRole('button', { name: 'Оформить заказ', exact: true }).click(),
        'phone.confirmed': () => signIn(visit, own()),
        'order.placed': async () => {
          await checkout.getByRole('radio', { name: /Курьер по городу/ }).check();
          await checkout.getByLabel('Адрес доставки').fill('Санкт-Петербург, Садовая улица, 1');
          await checkout.getByLabel('Получатель', { exact: true }).fill('Анна Шопова');
          await checkout.getByRole('button', { name: 'Оформить заказ · 2 840 ₽' }).click();
        },
      },
      states: {
        guest: async () => {
          await seesCart('Корзина');
          await isIn(false);
        },
        signedIn: async () => {
          await seesCart('Корзина');
          await isIn(true);
        },
        guestWithCart: async () => {
          await seesCart(teapot);
          await isIn(false);
        },
        withCart: async () => {
          await seesCart(teapot);
          await isIn(true);
        },
        askedToSignIn: () => page.getByRole('dialog', { name: 'Вход по телефону' }).waitFor(),
        checkout: () => checkout.getByRole('radio', { name: /Курьер по городу/ }).waitFor(),
        ordered: async () => {
          await page.getByRole('heading', { level: 1, name: 'Заказ оформлен' }).waitFor();
          expect(new URL(page.url()).pathname).toBe('/checkout-complete/');
          await checkout.waitFor({ state: 'detached' });
          await seesCart('Корзина');
        },
      },
    };
  },
};

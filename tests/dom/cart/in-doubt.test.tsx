import { checkoutKeyStorage } from '#api/storage.ts';
import { summaryOf } from '#entities/cart/cart-cache.ts';
import { CartWithCheckout } from '#app/overlays/cart-with-checkout.tsx';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { checkoutMachine } from '#machines/order/checkout.machine.ts';
import { phoneLoginMachine } from '#machines/auth/phone-login.machine.ts';
import { appSessionMachine } from '#machines/shell/app-session.machine.ts';
import { confirmMachine } from '#machines/shell/confirm.machine.ts';
import { cartDrawer } from '#entities/shop/overlays.ts';
import { cartOf } from '#tests/support/dom/cart-samples.ts';
import { someCustomer, TestPage } from '#tests/support/dom/test-page.tsx';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';

const done = fromPromise<void, void>(() => Promise.resolve());
const sessionMachine = appSessionMachine.provide({ actors: { getCurrentRetail: done, getCurrentCustomer: done } });
const emptyCart = cartMachine.provide({
  actors: { getCart: fromPromise(() => Promise.resolve(summaryOf(cartOf([])))) },
});
const inDoubt = /^Ваш последний заказ мог быть оформлен/;

async function openEmptyCart(): Promise<void> {
  const actors = {
    cart: createActor(emptyCart).start(),
    checkout: createActor(checkoutMachine).start(),
    confirm: createActor(confirmMachine).start(),
    login: createActor(phoneLoginMachine, { input: {} }).start(),
    session: createActor(sessionMachine, { input: { isSignedIn: true } }).start(),
  };
  act(cartDrawer.open);
  render(
    <TestPage actors={actors} customer={someCustomer}>
      <CartWithCheckout />
    </TestPage>,
  );
  await screen.findByText('В корзине пока пусто');
}

beforeEach(() => checkoutKeyStorage.clear());

it("leads a person who lost an order's answer and reloaded to their orders, once", async () => {
  checkoutKeyStorage.write('key-1\n[]');
  await openEmptyCart();
  expect(await screen.findByText(inDoubt)).toBeInTheDocument();
  await userEvent.click(screen.getByText('Мои заказы'));
  expect(location.pathname).toBe('/orders');
  expect(cartDrawer.isOpen.get()).toBe(false);
  expect(checkoutKeyStorage.read()).toBeNull();
});

it('shows no such hint for a cart without an order', async () => {
  await openEmptyCart();
  expect(screen.queryByText(inDoubt)).toBeNull();
});

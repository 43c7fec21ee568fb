import type { PageActors } from '#page/page-deps.ts';
import { cartQuery } from '#entities/cart/cart.queries.ts';
import { deliveriesQuery, deliveryPointsQuery } from '#entities/order/delivery.queries.ts';
import { summaryOf } from '#entities/cart/cart-cache.ts';
import { CartWithCheckout } from '#app/overlays/cart-with-checkout.tsx';
import '#storefront/checkout/checkout-panel.tsx';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { phoneLoginMachine } from '#machines/auth/phone-login.machine.ts';
import { checkoutMachine } from '#machines/order/checkout.machine.ts';
import { confirmMachine } from '#machines/shell/confirm.machine.ts';
import { appSessionMachine } from '#machines/shell/app-session.machine.ts';
import type { Customer } from '#page/shop-context.tsx';
import { cartDrawer } from '#entities/shop/overlays.ts';
import { checkoutModel } from '#tests/model/order/checkout.model.ts';
import { walkDom, type DomDriver } from '#tests/model/kit/walk-dom.ts';
import { cartOf, lineOf } from '#tests/support/dom/cart-samples.ts';
import { someDeliveries, somePoints } from '#tests/support/dom/order-samples.ts';
import { someCustomer, TestPage } from '#tests/support/dom/test-page.tsx';
import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useActorRef } from '@xstate/react';
import { createAtom } from '@xstate/store';
import { useAtom } from '@xstate/store-react';
import { expect, it } from 'vitest';
import { createActor, fromPromise, type AnyMachineSnapshot, type AnyStateMachine, type EventObject } from 'xstate';

const filled = cartOf([lineOf({ id: 1, count: 2 })]);
const session = appSessionMachine.provide({
  actors: {
    getCurrentRetail: fromPromise<void, void>(() => Promise.resolve()),
    getCurrentCustomer: fromPromise<void, void>(() => Promise.resolve()),
  },
});
const withFilledCart = cartMachine.provide({
  actors: { getCart: fromPromise(() => Promise.resolve(summaryOf(filled))) },
});

const guest = createActor(session, { input: { isSignedIn: false } }).start();
const customer = createActor(session, { input: { isSignedIn: true } }).start();
const isSignedIn = createAtom(false);
const confirm = createActor(confirmMachine).start();
const login = createActor(phoneLoginMachine, { input: {} }).start();
let cart: PageActors['cart'] | undefined;

interface PageProps {
  machine: AnyStateMachine;
  cart: PageActors['cart'];
  queryClient: QueryClient;
  person?: Customer;
}

/** The cart's drawer over a real cart, opened by a guest or by a customer. */
function Page({ machine, cart, queryClient, person = someCustomer }: PageProps) {
  const checkout = useActorRef(machine) as PageActors['checkout'];
  const actors = { cart, checkout, confirm, login, session: useAtom(isSignedIn) ? customer : guest };
  return (
    <TestPage actors={actors} customer={person} queryClient={queryClient}>
      <CartWithCheckout />
    </TestPage>
  );
}

function clientWithShop(): QueryClient {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queryClient.setQueryData(cartQuery.queryKey, filled);
  queryClient.setQueryData(deliveriesQuery.queryKey, someDeliveries);
  queryClient.setQueryData(deliveryPointsQuery.queryKey, somePoints);
  queryClient.setQueryData(['listPlacedOrders', { state: ['created'], limit: 3 }], { result: [], page: 1, total: 0 });
  return queryClient;
}

const fillCart = (isFull: boolean): void =>
  act(() => cart?.send({ type: 'cart.received', cart: summaryOf(isFull ? filled : cartOf([])) }));
const comment = () => screen.getByLabelText<HTMLTextAreaElement>('Комментарий к заказу');
const submit = () => screen.getByText(/^Оформить заказ ·/).closest('button') ?? document.body;

function showsForm({ context }: AnyMachineSnapshot): void {
  expect(comment()).toHaveValue(context.edits.comment ?? '');
  expect(screen.getByLabelText('Получатель')).toHaveValue('Анна Смирнова');
  expect(submit()).toHaveTextContent('1 000');
}

const driver: DomDriver = {
  render: (machine) => {
    cartDrawer.open();
    cart = createActor(withFilledCart).start();
    return <Page machine={machine} cart={cart} queryClient={clientWithShop()} />;
  },
  act: {
    'checkout.requested': async ({ user, event }) => {
      act(() => isSignedIn.set('isSignedIn' in event && event.isSignedIn === true));
      await user.click(await screen.findByText('Оформить заказ'));
    },
    'checkout.left': ({ user }) => user.click(screen.getByText('Вернуться в корзину')),
    'form.changed': ({ event }) => {
      const { edits } = event as EventObject & { edits: { comment: string } };
      // Through another text first, since this one may stand there already.
      for (const value of ['…', edits.comment]) fireEvent.change(comment(), { target: { value } });
    },
    'form.submitted': ({ user }) => user.click(submit()),
    'retry.requested': async ({ user, isTaken }) => {
      // Where the answer got lost, news of an empty cart is what lets a person ask again.
      fillCart(false);
      if (isTaken) await user.click(screen.getByText('Проверить'));
      else expect(screen.queryByText('Проверить')).toBeNull();
      fillCart(true);
    },
  },
  typed: ['form.changed'],
  screen: {
    closed: () => {
      expect(screen.getByText('Оформить заказ').closest('button')).toBeEnabled();
      expect(screen.queryByText('Способ получения')).toBeNull();
    },
    filling: (snapshot) => {
      const { refusal } = snapshot.context;
      showsForm(snapshot);
      expect(submit()).not.toHaveAttribute('data-loading');
      expect(screen.queryByText(/^Ответ сервера не пришёл/) !== null).toBe(refusal?.code === '');
      expect(screen.queryByText('Проверьте заполнение полей.') !== null).toBe(refusal?.code === 'validation');
      expect(screen.queryByText('Кол-во символов должно быть минимум 2') !== null).toBe(refusal?.code === 'validation');
    },
    flushing: (snapshot) => {
      showsForm(snapshot);
      expect(submit()).toHaveAttribute('data-loading', 'true');
    },
    sending: () => expect(submit()).toHaveAttribute('data-loading', 'true'),
  },
};

it('walks every path of checkout in the cart drawer', async () => {
  const { failures, missed } = await walkDom(checkoutModel, driver);
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
});

const nameless: Customer = { ...someCustomer, user: { first_name: '', last_name: '' } };
const twoPoints = [...somePoints, ...somePoints.map((point) => ({ ...point, id: 6, name: 'На Невском' }))];
const lastTime = {
  delivery_id: 1,
  delivery_point_id: 6,
  address: '',
  recipient_name: 'Анна',
  recipient_phone: '79000000001',
};

it.each([
  { what: 'the name where one point is chosen already', person: nameless, points: somePoints, focused: 'Получатель' },
  { what: 'the point where there are two', person: nameless, points: twoPoints, focused: /На\sСадовой/ },
  {
    what: 'nothing but the way back where all is known, as is the last point',
    person: { ...someCustomer, last_delivery: lastTime },
    points: twoPoints,
    focused: /Вернуться в корзину/,
  },
])('begins after sign-in with $what', async ({ person, points, focused }) => {
  act(() => isSignedIn.set(true));
  cartDrawer.open();
  cart = createActor(withFilledCart).start();
  const queryClient = clientWithShop();
  queryClient.setQueryData(deliveryPointsQuery.queryKey, points);
  const machine = checkoutMachine.provide({ actors: { flushCart: fromPromise(() => Promise.resolve('')) } });
  render(<Page machine={machine} cart={cart} queryClient={queryClient} person={person} />);
  fireEvent.click(await screen.findByText('Оформить заказ'));
  const field = typeof focused === 'string' ? await screen.findByLabelText(focused) : null;
  await expect
    .poll(() => document.activeElement)
    .toBe(field ?? screen.getByRole(/Вернуться/.test(String(focused)) ? 'button' : 'radio', { name: focused }));
});

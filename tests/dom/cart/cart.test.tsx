import { cartQuery } from '#entities/cart/cart.queries.ts';
import { CartView } from '#storefront/cart/cart-view.tsx';
import type { CartAddition, cartMachine } from '#machines/cart/cart.machine.ts';
import { CartControl } from '#entities/cart/cart-control.tsx';
import { cartWithoutControl } from '#tests/model/cart/cart.controls.ts';
import { cartModel } from '#tests/model/cart/cart.model.ts';
import { walkDom, type DomDriver } from '#tests/model/kit/walk-dom.ts';
import { cartOf, lineOf } from '#tests/support/dom/cart-samples.ts';
import { cardOf } from '#tests/support/dom/catalogue-server.ts';
import { TestPage } from '#tests/support/dom/test-page.tsx';
import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor, type ActorRefFrom, type AnyMachineSnapshot, type EventObject } from 'xstate';

const items = [cardOf({ id: 7, name: 'Ваза' }), cardOf({ id: 8, name: 'Плед' })];
type CartActor = ActorRefFrom<typeof cartMachine>;

let cart: CartActor | undefined;

/** The drawer's contents beside two items of the catalogue. */
function Page({ cart, queryClient }: { cart: CartActor; queryClient: QueryClient }) {
  return (
    <TestPage actors={{ cart }} queryClient={queryClient}>
      {items.map((item) => (
        <CartControl key={item.id} item={item} lineId={undefined} />
      ))}
      <CartView onCheckout={() => undefined} />
    </TestPage>
  );
}

/** Names, pictures and prices of every line that the model knows; which of them are there, the machine says. */
function clientWithLines(): QueryClient {
  const queryClient = new QueryClient();
  queryClient.setQueryData(cartQuery.queryKey, cartOf([1, 2, 3].map((id) => lineOf({ id, item_id: 100 + id }))));
  return queryClient;
}

const addButton = (itemId: number): HTMLElement => {
  const name = items.find(({ id }) => id === itemId)?.name ?? '';
  return screen.getByLabelText(`В корзину: ${name}`);
};

function showsAdditions({ context }: AnyMachineSnapshot): void {
  const waiting: number[] = context.additions.map(({ itemId }: { itemId: number }) => itemId);
  for (const { id } of items) expect(addButton(id).hasAttribute('data-loading')).toBe(waiting.includes(id));
}

function showsLines({ context }: AnyMachineSnapshot): void {
  expect(screen.queryAllByPlaceholderText('Комментарий к товару')).toHaveLength(context.lineIds.length);
  expect(screen.queryByText('В корзине пока пусто') !== null).toBe(context.lineIds.length === 0);
  const checkout = screen.getByText('Оформить заказ').closest('button');
  expect(checkout).toHaveProperty('disabled', context.lineIds.length === 0);
}

const driver: DomDriver = {
  render: (machine) => {
    cart?.stop();
    cart = createActor(machine).start() as CartActor;
    return <Page cart={cart} queryClient={clientWithLines()} />;
  },
  act: {
    'item.chosen': async ({ user, event, isTaken }) => {
      const button = addButton((event as EventObject & CartAddition).itemId);
      if (isTaken) await user.click(button);
      else expect(button).toBeDisabled();
    },
    'retry.requested': ({ user }) => user.click(screen.getByText('Повторить')),
  },
  withoutControl: cartWithoutControl,
  screen: {
    loading: (snapshot) => {
      expect(screen.getByLabelText('Загрузка...')).toBeInTheDocument();
      showsAdditions(snapshot);
    },
    failed: () => expect(screen.getByText('Не удалось получить корзину')).toBeInTheDocument(),
    ready: (snapshot) => {
      showsLines(snapshot);
      showsAdditions(snapshot);
    },
  },
};

it('walks every path of the cart on the real drawer and the buttons of items', async () => {
  const { failures, missed } = await walkDom(cartModel, driver);
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
});

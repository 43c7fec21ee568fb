import { cartLineIdsQuery, cartQuery } from '#entities/cart/cart.queries.ts';
import { summaryOf } from '#entities/cart/cart-cache.ts';
import { askQuestion } from '#page/ask-question.ts';
import { CartDrawer } from '#storefront/cart/cart-drawer.tsx';
import { ConfirmDialog } from '#app/overlays/confirm-dialog.tsx';
import { phoneLoginMachine } from '#machines/auth/phone-login.machine.ts';
import { cartLineMachine } from '#machines/cart/cart-line.machine.ts';
import { cartMachine, type CartSummary } from '#machines/cart/cart.machine.ts';
import { confirmMachine } from '#machines/shell/confirm.machine.ts';
import { cartDrawer } from '#entities/shop/overlays.ts';
import { CartControl } from '#entities/cart/cart-control.tsx';
import { cardOf } from '#tests/support/dom/catalogue-server.ts';
import { cartOf, lineOf } from '#tests/support/dom/cart-samples.ts';
import { TestPage } from '#tests/support/dom/test-page.tsx';
import { QueryClient, useQuery } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';

const names = ['Чашка', 'Ваза', 'Плед'];

/** A cart with these lines, whose deletions the server takes. */
function startCart(count: number) {
  const data = cartOf(
    names.slice(0, count).map((description, index) => lineOf({ id: index + 1, item_id: index + 7, description })),
  );
  const queryClient = new QueryClient();
  const confirm = createActor(confirmMachine).start();
  const cartLine = cartLineMachine.provide({
    actors: {
      confirmDeletion: fromPromise(({ signal, input }) =>
        askQuestion(confirm, { id: String(input.lineId), kind: 'deleteLine' }, signal),
      ),
      deleteCartItem: fromPromise(async ({ input }) => {
        const left = data.items.filter(({ id }) => id !== input.lineId);
        queryClient.setQueryData(cartQuery.queryKey, cartOf(left));
      }),
    },
  });
  const getCart = fromPromise<CartSummary, void>(() => Promise.resolve({ ...summaryOf(data), cartId: 'c1' }));
  const cart = createActor(cartMachine.provide({ actors: { getCart, cartLine } })).start();
  queryClient.setQueryData(cartQuery.queryKey, data);
  const login = createActor(phoneLoginMachine, { input: {} }).start();
  return { actors: { cart, confirm, login }, queryClient };
}

/** The drawer over such a cart. */
function openCart(count: number): void {
  const page = startCart(count);
  act(cartDrawer.open);

  function Page() {
    const [isStep, setStep] = useState(false);
    return (
      <TestPage {...page}>
        <CartDrawer onCheckout={() => setStep(true)}>
          {isStep ? (
            <button type="button" onClick={() => setStep(false)}>
              Вернуться
            </button>
          ) : undefined}
        </CartDrawer>
        <ConfirmDialog />
      </TestPage>
    );
  }
  render(<Page />);
}

const removeButton = (name: string) => screen.findByRole('button', { name: `Удалить «${name}»` });

async function remove(name: string): Promise<void> {
  await userEvent.click(await removeButton(name));
  await userEvent.click(await screen.findByRole('button', { name: 'Удалить' }));
}

it.each([
  ['next', 'Чашка', 'Ваза'],
  ['next', 'Ваза', 'Плед'],
  ['last', 'Плед', 'Ваза'],
])('goes to the %s line when «%s» is deleted', async (_which, deleted, neighbour) => {
  openCart(3);
  await remove(deleted);
  expect(await removeButton(neighbour)).toHaveFocus();
});

it('goes to the title when the cart gets empty', async () => {
  openCart(1);
  await remove('Чашка');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Корзина' })).toHaveFocus());
});

it('goes to the title when checkout hands back to the cart', async () => {
  openCart(1);
  await userEvent.click(await screen.findByRole('button', { name: 'Оформить заказ' }));
  await userEvent.click(screen.getByText('Вернуться'));
  expect(screen.getByRole('heading', { name: 'Корзина' })).toHaveFocus();
});

const cup = cardOf({ id: 7, name: 'Чашка' });

function Card() {
  const { data: lineIds } = useQuery(cartLineIdsQuery);
  return <CartControl item={cup} lineId={lineIds?.get(cup.id)} />;
}

it('goes to the button that puts an item into the cart when it is taken out there, after a question', async () => {
  render(
    <TestPage {...startCart(1)}>
      <Card />
      <ConfirmDialog />
    </TestPage>,
  );
  const takeOut = () => screen.findByRole('button', { name: /^Убрать из\sкорзины$/ });
  await userEvent.click(await takeOut());
  await userEvent.click(await screen.findByRole('button', { name: 'Отмена' }));
  await waitFor(async () => expect(await takeOut()).toHaveFocus());
  await userEvent.click(await takeOut());
  await userEvent.click(await screen.findByRole('button', { name: 'Удалить' }));
  const putIn = await screen.findByRole('button', { name: 'В корзину: Чашка' });
  await waitFor(() => expect(putIn).toHaveFocus());
});

it('stays in the cart when a line is deleted there whose card is on the page behind', async () => {
  render(
    <TestPage {...startCart(2)}>
      <Card />
      <CartDrawer onCheckout={() => undefined} />
      <ConfirmDialog />
    </TestPage>,
  );
  act(cartDrawer.open);
  await remove('Чашка');
  await screen.findByLabelText('В корзину: Чашка');
  await waitFor(async () => expect(await removeButton('Ваза')).toHaveFocus());
});

import { cartQuery } from '#entities/cart/cart.queries.ts';
import { summaryOf } from '#entities/cart/cart-cache.ts';
import { CartView } from '#storefront/cart/cart-view.tsx';
import type { CartLineEdits, cartLineMachine, CartLineValues } from '#machines/cart/cart-line.machine.ts';
import { cartMachine, type CartSummary } from '#machines/cart/cart.machine.ts';
import { cartLineWithoutControl } from '#tests/model/cart/cart-line.controls.ts';
import { cartLineModel } from '#tests/model/cart/cart-line.model.ts';
import { walkDom, type DomDriver } from '#tests/model/kit/walk-dom.ts';
import { cartOf, lineOf } from '#tests/support/dom/cart-samples.ts';
import { TestPage } from '#tests/support/dom/test-page.tsx';
import { QueryClient } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  createActor,
  fromPromise,
  type ActorRefFrom,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
} from 'xstate';

const saved = { count: 2, comment: 'в коробке' };
const cartAtStart = cartOf([lineOf({ id: 1, ...saved })]);
type CartActor = ActorRefFrom<typeof cartMachine>;

let cart: CartActor | undefined;

/** The real cart, whose line is the machine under test. */
function startCart(machine: AnyStateMachine): CartActor {
  const actors = {
    getCart: fromPromise<CartSummary, void>(() => Promise.resolve({ ...summaryOf(cartAtStart), cartId: 'c1' })),
    cartLine: machine as typeof cartLineMachine,
  };
  return createActor(cartMachine.provide({ actors })).start();
}

function clientWithCart(): QueryClient {
  const queryClient = new QueryClient();
  queryClient.setQueryData(cartQuery.queryKey, cartAtStart);
  return queryClient;
}

const count = () => screen.getByLabelText<HTMLInputElement>('Количество');
const comment = () => screen.getByPlaceholderText<HTMLTextAreaElement>('Комментарий к товару');
const valuesOf = (event: EventObject): CartLineValues => event as EventObject & CartLineValues;

/** Empties the field first, since the text may stand there already. */
function type(field: HTMLElement, text: string): void {
  for (const value of ['', text]) fireEvent.change(field, { target: { value } });
}

const showsLine =
  ({ isSaving }: { isSaving: boolean }) =>
  ({ context }: AnyMachineSnapshot): void => {
    const draft = { ...saved, ...(context.edits as CartLineEdits) };
    expect(count()).toHaveValue(String(draft.count));
    expect(comment()).toHaveValue(draft.comment);
    expect(screen.queryByLabelText('Сохраняем…') !== null, '«Сохраняем…» is there').toBe(isSaving);
    expect(screen.queryByText('Не сохранено') !== null, '«Не сохранено» is there').toBe(context.isLost);
  };
const isGone = () => expect(screen.queryByLabelText('Количество')).toBeNull();

const driver: DomDriver = {
  render: (machine) => {
    cart?.stop();
    cart = startCart(machine);
    return (
      <TestPage actors={{ cart }} queryClient={clientWithCart()}>
        <CartView onCheckout={() => undefined} />
      </TestPage>
    );
  },
  act: {
    'count.changed': ({ event }) => type(count(), String(valuesOf(event).count)),
    'comment.changed': ({ event }) => type(comment(), valuesOf(event).comment),
    'deletion.requested': ({ user }) => user.click(screen.getByLabelText('Удалить «Чашка»')),
  },
  typed: ['count.changed', 'comment.changed'],
  withoutControl: cartLineWithoutControl,
  screenClass: ({ context }) => ({ edits: context.edits }),
  screen: {
    idle: showsLine({ isSaving: false }),
    editing: showsLine({ isSaving: false }),
    saving: showsLine({ isSaving: true }),
    waiting: showsLine({ isSaving: false }),
    asking: showsLine({ isSaving: false }),
    deleting: isGone,
    deleted: isGone,
  },
};

it('walks every path of a cart line on the real drawer', async () => {
  const { failures, missed } = await walkDom(cartLineModel, driver);
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
});

it('says that an item is no longer sold, counts nothing for it, and offers to remove it', async () => {
  const gone = lineOf({ id: 1, description: 'Ваза', price: 700, is_gone: true });
  const queryClient = new QueryClient();
  queryClient.setQueryData(cartQuery.queryKey, cartOf([gone]));
  const actors = {
    getCart: fromPromise<CartSummary, void>(() => Promise.resolve({ ...summaryOf(cartOf([gone])), cartId: 'c1' })),
  };
  const started = createActor(cartMachine.provide({ actors })).start();
  await expect.poll(() => started.getSnapshot().matches('ready')).toBe(true);
  render(
    <TestPage actors={{ cart: started }} queryClient={queryClient}>
      <CartView onCheckout={() => undefined} />
    </TestPage>,
  );
  expect(screen.getByText('Больше не продаётся: в заказ не войдёт.')).toBeInTheDocument();
  expect(screen.queryByText(/700/)).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent(/^Итого\s*0\s₽$/);
  expect(screen.getByText('Оформить заказ').closest('button')).toBeDisabled();
  expect(screen.queryByLabelText('Количество')).toBeNull();
  fireEvent.click(screen.getByLabelText('Удалить «Ваза»'));
  const line = started.getSnapshot().children['line-1'];
  expect(line?.getSnapshot().matches('asking')).toBe(true);
  started.stop();
});

import { currentCustomerQuery } from '#api/queries/customers.ts';
import { currentRetailQuery } from '#api/queries/retail.ts';
import { Site } from '#app/site.tsx';
import { theme } from '#app/theme.ts';
import { appSessionMachine } from '#machines/shell/app-session.machine.ts';
import { connectionMachine } from '#machines/shell/connection.machine.ts';
import { confirmMachine } from '#machines/shell/confirm.machine.ts';
import { phoneLoginMachine } from '#machines/auth/phone-login.machine.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { favouritesMachine } from '#machines/favourite/favourites.machine.ts';
import { checkoutMachine } from '#machines/order/checkout.machine.ts';
import { menuDrawer } from '#ui/disclosures.ts';
import type { MachineActor } from '#ui/machine-types.ts';
import { RunningActorsProvider } from '#ui/running-actors.tsx';
import { walkDom, type DomDriver, type UserStep } from '#tests/model/kit/walk-dom.ts';
import { appSessionModel } from '#tests/model/shell/app-session.model.ts';
import { someCustomer, someRetail } from '#tests/support/test-page.tsx';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { useActorRef } from '@xstate/react';
import { expect, it, vi } from 'vitest';
import { createActor, fromPromise, type AnyStateMachine } from 'xstate';

function Page({ machine, input }: { machine: AnyStateMachine; input: unknown }) {
  const session = useActorRef(machine, { input }) as MachineActor<'appSession'>;
  const actors = {
    session,
    login: createActor(phoneLoginMachine, { input: {} }),
    confirm: createActor(confirmMachine),
    connection: createActor(connectionMachine, { input: {} }),
    cart: createActor(cartMachine),
    favourites: createActor(favouritesMachine),
    checkout: createActor(checkoutMachine),
  };
  const queryClient = new QueryClient();
  queryClient.setQueryData(currentRetailQuery.queryKey, someRetail);
  queryClient.setQueryData(currentCustomerQuery.queryKey, someCustomer);
  return (
    <MantineProvider theme={theme} env="test" withCssVariables={false} withGlobalClasses={false}>
      <QueryClientProvider client={queryClient}>
        <RunningActorsProvider actors={actors}>
          <Site />
        </RunningActorsProvider>
      </QueryClientProvider>
      <button type="button" onClick={() => session.send({ type: 'token.ended' })}>
        Токен закончился
      </button>
      <button type="button" onClick={() => session.send({ type: 'logout.requested' })}>
        Выйти сразу
      </button>
      <button type="button" onClick={() => session.send({ type: 'token.changed' })}>
        Вход в другой вкладке
      </button>
    </MantineProvider>
  );
}

const isInFrame = () => expect(screen.getByRole('link', { name: 'К содержимому' })).toBeInTheDocument();
const isBare = () => expect(screen.queryByRole('link', { name: 'К содержимому' })).toBeNull();
const isLoading = () => {
  isBare();
  expect(screen.getByRole('status')).toHaveTextContent('Загрузка...');
};

const isNotFound = () => {
  isBare();
  expect(screen.getByRole('heading')).toHaveTextContent('Страница не найдена');
  expect(screen.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/');
};

async function logOut({ user, snapshot }: UserStep): Promise<void> {
  // With a profile that failed the menu takes the person for a guest.
  if (snapshot.matches('profileFailed')) return user.click(screen.getByText('Выйти сразу'));
  await user.click(screen.getByLabelText('Открыть меню'));
  await user.click(await screen.findByText('Выйти'));
  act(() => menuDrawer.close());
}

const driver: DomDriver = {
  render: (machine, input) => <Page machine={machine} input={input} />,
  act: {
    'logout.requested': logOut,
    'token.changed': ({ user }) => user.click(screen.getByText('Вход в другой вкладке')),
    'retry.requested': ({ user }) => user.click(screen.getByText('Повторить')),
    'token.ended': ({ user }) => user.click(screen.getByText('Токен закончился')),
  },
  screen: {
    loadingShop: isLoading,
    loadingCustomer: isLoading,
    guest: isInFrame,
    signedIn: isInFrame,
    profileFailed: isInFrame,
    endingToken: isLoading,
    ended: isLoading,
    shopMissing: () => {
      isNotFound();
      expect(screen.queryByText('Повторить')).toBeNull();
    },
    shopUnreached: () => {
      isNotFound();
      expect(screen.getByRole('alert')).toHaveTextContent('Магазин сейчас не отвечает. Проверьте связь и попробуйте ещё раз.');
    },
  },
};

it('walks every path of the session on the real page', async () => {
  history.replaceState(null, '', '/nowhere/');
  const { failures, missed } = await walkDom(appSessionModel, driver);
  history.replaceState(null, '', '/');
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
});

it('loads the page of the address and what it shows first beside the shop, not after it', async () => {
  const asked: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((request) => {
    asked.push(decodeURIComponent(request instanceof Request ? request.url : String(request)));
    return new Promise(() => undefined);
  });
  history.replaceState(null, '', '/catalog/?search=чашка');
  render(<Page machine={appSessionMachine.provide({ actors: { getCurrentRetail: fromPromise<void, void>(() => new Promise(() => undefined)) } })} input={{ isSignedIn: false }} />);
  await expect.poll(() => asked).toContainEqual(expect.stringContaining('/api/item/list/?search_text=чашка'));
  isLoading();
  history.replaceState(null, '', '/');
});

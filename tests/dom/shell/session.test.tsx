import { ALIVE_EVENT } from '#common/drawing.ts';
import type { PageActors } from '#page/page-deps.ts';
import { currentCustomerQuery } from '#entities/customer/customer.queries.ts';
import { currentRetailQuery } from '#entities/shop/shop.queries.ts';
import { Site } from '#app/site.tsx';
import { theme } from '#app/theme/theme.ts';
import { appSessionMachine } from '#machines/shell/app-session.machine.ts';
import { connectionMachine } from '#machines/shell/connection.machine.ts';
import { confirmMachine } from '#machines/shell/confirm.machine.ts';
import { phoneLoginMachine } from '#machines/auth/phone-login.machine.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { favouritesMachine } from '#machines/favourite/favourites.machine.ts';
import { checkoutMachine } from '#machines/order/checkout.machine.ts';
import { menuDrawer } from '#entities/shop/overlays.ts';
import { PageProvider } from '#page/page-context.tsx';
import { walkDom, type DomDriver, type UserStep } from '#tests/model/kit/walk-dom.ts';
import { appSessionWithoutControl } from '#tests/model/shell/app-session.controls.ts';
import { appSessionModel } from '#tests/model/shell/app-session.model.ts';
import { pageOf, someCustomer, someRetail } from '#tests/support/dom/test-page.tsx';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { useActorRef } from '@xstate/react';
import { expect, it, vi } from 'vitest';
import { createActor, fromPromise, type AnyStateMachine } from 'xstate';

function Page({ machine, input }: { machine: AnyStateMachine; input: unknown }) {
  const session = useActorRef(machine, { input }) as PageActors['session'];
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
        <PageProvider page={pageOf({ actors }, queryClient)}>
          <Site />
        </PageProvider>
      </QueryClientProvider>
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

async function logOut({ user }: UserStep): Promise<void> {
  await user.click(screen.getByLabelText('Открыть меню'));
  await user.click(await screen.findByText('Выйти'));
  act(() => menuDrawer.close());
}

const driver: DomDriver = {
  render: (machine, input) => <Page machine={machine} input={input} />,
  act: {
    'logout.requested': logOut,
    'retry.requested': ({ user }) => user.click(screen.getByText('Повторить')),
  },
  withoutControl: {
    ...appSessionWithoutControl,
    'token.changed': 'told by another tab',
    'token.ended': 'told by the API client',
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
      expect(screen.getByRole('alert')).toHaveTextContent(
        'Магазин сейчас не отвечает. Проверьте связь и попробуйте ещё раз.',
      );
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
  render(
    <Page
      machine={appSessionMachine.provide({
        actors: { getCurrentRetail: fromPromise<void, void>(() => new Promise(() => undefined)) },
      })}
      input={{ isSignedIn: false }}
    />,
  );
  await expect.poll(() => asked).toContainEqual(expect.stringContaining('/api/item/list/?search_text=чашка'));
  isLoading();
  history.replaceState(null, '', '/');
});

it('answers what is pressed where the shop can not be reached, on a page that the server has drawn, too', async () => {
  const heard = vi.fn<() => void>();
  document.addEventListener(ALIVE_EVENT, heard, { once: true });
  const getCurrentRetail = fromPromise<void, void>(() => Promise.reject(new Error('offline')));
  render(<Page machine={appSessionMachine.provide({ actors: { getCurrentRetail } })} input={{ isSignedIn: false }} />);
  expect(await screen.findByText('Повторить')).toBeVisible();
  expect(heard).toHaveBeenCalledOnce();
});

import { Snackbar } from '#app/overlays/snackbar.tsx';
import { connectionFlow, pingServer } from '#app/shell/flows/connection.flow.ts';
import { sessionFlow } from '#app/shell/flows/session.flow.ts';
import { createQueryClient } from '#app/start/query-client.ts';
import { currentCustomerQuery } from '#entities/customer/customer.queries.ts';
import { currentRetailQuery } from '#entities/shop/shop.queries.ts';
import { ApiError } from '#lib/api-error.ts';
import { phoneLoginFlow } from '#storefront/auth/flows/phone-login.flow.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { favouritesMachine } from '#machines/favourite/favourites.machine.ts';
import { appSessionMachine } from '#machines/shell/app-session.machine.ts';
import { pageOf, someCustomer, someRetail, TestPage } from '#tests/support/dom/test-page.tsx';
import { notifications } from '@mantine/notifications';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createActor, type EventObject } from 'xstate';

const messages = () => screen.queryAllByRole('alert').map((alert) => alert.textContent);

beforeEach(
  () =>
    void render(
      <TestPage>
        <Snackbar />
      </TestPage>,
    ),
);
afterEach(() => {
  act(() => notifications.clean());
  vi.unstubAllGlobals();
});

const emitted = (event: EventObject & Record<string, unknown>): EventObject => event;

describe('sign-in by a phone call', () => {
  it('says that no call came when it gives up', async () => {
    const { deps } = pageOf({}, new QueryClient());
    phoneLoginFlow.connect(deps).handle(emitted({ type: 'phoneLogin.gaveUp' }));
    await expect.poll(messages).toEqual(['Звонок не поступил. Попробуйте войти ещё раз.']);
  });
});

describe('a profile that cannot be loaded', () => {
  it('is told, and the customer who was known is forgotten, while the shop is kept', async () => {
    const queryClient = new QueryClient();
    queryClient.setQueryData(currentCustomerQuery.queryKey, someCustomer);
    queryClient.setQueryData(currentRetailQuery.queryKey, someRetail);
    sessionFlow.connect(pageOf({}, queryClient).deps).handle(emitted({ type: 'profile.failed' }));
    expect(queryClient.getQueryData(currentCustomerQuery.queryKey)).toBeUndefined();
    expect(queryClient.getQueryData(currentRetailQuery.queryKey)).toBe(someRetail);
    await expect.poll(messages).toEqual(['Ошибка авторизации. Не удалось получить данные вашего профиля']);
  });
});

describe('a connection that is back', () => {
  /** What an actor is told, by its name. */
  function listen() {
    const told: [string, string][] = [];
    const listening = <Actor extends object>(name: string, actor: Actor): Actor =>
      Object.assign(actor, { send: ({ type }: EventObject) => void told.push([name, type]) });
    const actors = {
      cart: listening('cart', createActor(cartMachine)),
      session: listening('session', createActor(appSessionMachine, { input: { isSignedIn: false } })),
      favourites: listening('favourites', createActor(favouritesMachine)),
    };
    return { told, actors };
  }

  it('has the cart, the session and the favourites repeat, and what failed on the screen asked for again', async () => {
    const { told, actors } = listen();
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const asked: string[] = [];
    const show = (name: string, answer: () => Promise<string>): void => {
      const queryFn = (): Promise<string> => {
        asked.push(name);
        return answer();
      };
      onTestFinished(new QueryObserver(queryClient, { queryKey: [name], queryFn }).subscribe(() => undefined));
    };
    show('failed', () => Promise.reject(new ApiError('network', 'Нет связи с магазином')));
    show('answered', () => Promise.resolve('answer'));
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    expect(asked).toEqual(['failed', 'answered']);
    connectionFlow.connect(pageOf({ actors }, queryClient).deps).handle(emitted({ type: 'connection.restored' }));
    expect(told).toEqual([
      ['cart', 'connection.restored'],
      ['session', 'retry.requested'],
      ['favourites', 'list.outdated'],
    ]);
    await expect.poll(() => asked).toEqual(['failed', 'answered', 'failed']);
  });

  it('is looked for by a small request that is given up after ten seconds', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const pings: { url: string; method: string | undefined; signal: AbortSignal | null | undefined }[] = [];
    vi.stubGlobal('fetch', (url: string, { method, signal }: RequestInit) => {
      pings.push({ url, method, signal });
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    });
    const ping = createActor(pingServer);
    ping.subscribe({ error: () => undefined });
    ping.start();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(pings).toMatchObject([{ url: '/healthz', method: 'HEAD' }]);
    expect(pings[0]?.signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(pings[0]?.signal?.aborted).toBe(true);
    expect(ping.getSnapshot().status).toBe('error');
  });
});

describe('a query that fails', () => {
  it.each([
    ['is not repeated where the record is not there', new ApiError('http', 'Not Found', { status: 404 }), 1],
    ['is not repeated where it is not allowed', new ApiError('http', 'Forbidden', { status: 403 }), 1],
    ['is not repeated where the server is at fault', new ApiError('http', 'Error', { status: 500 }), 1],
    ['is repeated twice behind a proxy that finds no server', new ApiError('http', 'Bad Gateway', { status: 502 }), 3],
    ['is repeated twice without an answer', new ApiError('network', 'Нет связи с магазином'), 3],
    ['is not repeated after the time is out', new ApiError('timeout', 'Магазин долго не отвечает'), 1],
  ])('%s', async (_, error, times) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const queryFn = vi.fn<() => Promise<never>>(() => Promise.reject(error));
    const asked = createQueryClient()
      .fetchQuery({ queryKey: ['record'], queryFn })
      .catch(() => undefined);
    await vi.advanceTimersByTimeAsync(60_000);
    await asked;
    expect(queryFn).toHaveBeenCalledTimes(times);
  });
});
